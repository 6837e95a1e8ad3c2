package org.crosscage.train.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;
import org.junit.jupiter.api.Test;

/// When positions that were missed are asked again, on every database, in runs of what is due.
class ReviewsTest extends TrainingContract {

    private static final Duration A_DAY = Duration.ofDays(1);

    @Test
    void whatCountsNothingIsMissedWhetherItWasFoundInTheEndOrNot() {
        var afterAWrongTry = beginWith(position(0));
        runs.wrong(player, afterAWrongTry.id(), 1);
        runs.found(player, afterAWrongTry.id(), 1, MOVE, false, runs.now());
        pass(Duration.ofMinutes(1));
        var told = beginWith(position(1));
        runs.told(player, told.id(), 1, 3);
        runs.found(player, told.id(), 1, MOVE, false, runs.now());
        var hinted = beginWith(position(2));
        runs.told(player, hinted.id(), 1, 2);
        runs.found(player, hinted.id(), 1, MOVE, false, runs.now());
        var late = beginWith(position(3));
        pass(Duration.ofMinutes(50));
        runs.found(player, late.id(), 1, MOVE, false, runs.now());

        assertThat(runs.history().reviews(player).missed()).containsExactly(position(0), position(1));
    }

    @Test
    void whatIsMissedIsAskedAtOnceTheLongestAgoFirstAndEachOnceInARun() {
        for (int number : List.of(4, 2, 3)) {
            miss(position(number));
            pass(Duration.ofMinutes(1));
        }
        var run = begin(MISSED, RunLength.ENDLESS);
        var asked = new ArrayList<String>();
        while (!run.isOver()) {
            asked.add(task(run).position());
            runs.shown(player, run.id(), task(run).place());
            run = runs.next(player, run.id(), task(run).place());
        }
        assertThat(asked).containsExactly(position(4), position(2), position(3));
    }

    @Test
    void aRunOfOneKindAsksWhatWasMissedOfThatKind() {
        var kakuro = begin(new TrainingTopic.AtLevel(Optional.of(KAKURO)), RunLength.ENDLESS);
        runs.shown(player, kakuro.id(), 1);
        miss(position(0));
        pass(A_DAY);

        var asked = new TreeMap<String, String>();
        for (var kind : List.of(KENKEN, KAKURO)) {
            var run = begin(new TrainingTopic.Due(Optional.of(kind)), RunLength.ENDLESS);
            asked.put(kind.id(), task(run).position());
            runs.found(player, run.id(), 1, MOVE, false, runs.now());
            assertThat(runs.next(player, run.id(), 1).isOver()).isTrue();
        }
        assertThat(asked)
                .containsEntry("kenken", position(0))
                .containsEntry("kakuro", task(kakuro).position());
    }

    @Test
    void aMissedPositionThatIsGoneIsPassedOver() {
        miss(position(0));
        client.sql("update training_answer set position_id = 'kenken.naked-pair.00000000' where player = :player")
                .param("player", player)
                .update();
        assertThat(runs.begin(player, MISSED, RunLength.ENDLESS, "")).isEmpty();
        assertThat(runs.history().reviews(player).missed()).isEmpty();

        miss(position(1));
        assertThat(task(begin(MISSED, RunLength.ENDLESS)).position()).isEqualTo(position(1));
    }

    @Test
    void whatSomebodyElseMissedDoesNotComeBack() {
        miss(position(0));
        player = newPlayer();
        find(position(0));
        pass(A_DAY);
        assertThat(runs.begin(player, DUE, RunLength.ENDLESS, "")).isEmpty();
        assertThat(runs.history().reviews(player).byPosition()).isEmpty();
    }
}
