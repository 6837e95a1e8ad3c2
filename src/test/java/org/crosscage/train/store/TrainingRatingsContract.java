package org.crosscage.train.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.crosscage.player.Preferences;
import org.crosscage.train.AnsweredPosition;
import org.crosscage.train.FirstRatings;
import org.crosscage.train.Glicko2;
import org.crosscage.train.GlickoRating;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingTopic;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What holds on every database of how strong a player is, and how hard a position.
abstract class TrainingRatingsContract extends TrainingContract {

    @BeforeEach
    void nobodyWasAskedAnything() {
        client.sql("delete from position_rating").update();
    }

    @Test
    void aPositionThatIsFoundRatesThePlayerAndThePosition() {
        assertThat(runs.rating(player, KENKEN)).isEmpty();

        find(position(0));

        var expected = Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, first(0), 1);
        assertThat(runs.rating(player, KENKEN)).contains(expected.player());
        assertThat(runs.rating(player, KAKURO)).isEmpty();
        assertThat(stored(0)).contains(expected.position());
        assertThat(expected.player().rating()).isGreaterThan(GlickoRating.UNKNOWN.rating());
        assertThat(expected.position().rating()).isLessThan(first(0).rating());
    }

    @Test
    void eachAnswerBeginsWithWhatTheOneBeforeMadeOfTheRating() {
        find(position(0));
        var after = runs.rating(player, KENKEN).orElseThrow();
        pass(Duration.ofDays(3));
        assertThat(runs.rating(player, KENKEN)).contains(Glicko2.rested(after, Duration.ofDays(3)));

        miss(position(1));

        var expected = Glicko2.answer(after, Duration.ofDays(3), first(1), 0);
        assertThat(runs.rating(player, KENKEN)).contains(expected.player());
        assertThat(stored(1)).contains(expected.position());
        var answers = runs.answers(player);
        assertThat(answers.stream().map(AnsweredPosition::after))
                .containsExactly(Optional.of(after), Optional.of(expected.player()));
        assertThat(runs.ratingBefore(player, answers.get(1))).contains(after);
        assertThat(runs.ratingBefore(player, answers.get(0))).isEmpty();
    }

    @Test
    void aHintThatWasToldLowersWhatAnAnswerCounts() {
        var run = beginWith(position(0));
        runs.told(player, run.id(), 1, 2);
        runs.found(player, run.id(), 1, MOVE);
        assertThat(runs.rating(player, KENKEN))
                .contains(Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, first(0), 0.25)
                        .player());
    }

    @Test
    void aPositionIsWhatAllPlayersMadeOfIt() {
        find(position(0));
        var once = stored(0).orElseThrow();
        player = newPlayer();

        miss(position(0));

        var expected = Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, once, 0);
        assertThat(stored(0)).contains(expected.position());
        assertThat(runs.rating(player, KENKEN)).contains(expected.player());
        assertThat(client.sql("select rated from position_rating where position_id = :id")
                        .param("id", position(0))
                        .query(OffsetDateTime.class)
                        .single()
                        .toInstant())
                .isEqualTo(now());
    }

    @Test
    void onlyTheFirstTimeThatAPositionIsAskedIsRated() {
        miss(position(0));
        var before = runs.rating(player, KENKEN);
        var hard = stored(0);
        var last = runs.answers(player).getFirst();

        pass(Duration.ofMinutes(1));
        find(position(0));

        assertThat(runs.answers(player)).hasSize(2).last().satisfies(answer -> {
            assertThat(answer.score()).isEqualTo(1);
            assertThat(answer.after()).isEmpty();
            assertThat(runs.ratingBefore(player, answer)).isEmpty();
        });
        assertThat(runs.rating(player, KENKEN).map(GlickoRating::rating)).isEqualTo(before.map(GlickoRating::rating));
        assertThat(stored(0)).isEqualTo(hard);
        pass(Duration.ofMinutes(-1));
        assertThat(runs.rating(player, KENKEN)).isEqualTo(before).isEqualTo(last.after());
    }

    @Test
    void whoWantsNoRatingsGetsNoneAndRatesNothing() {
        preferences.change(player, now -> now.with(Preferences.RATINGS, false));
        find(position(0));
        assertThat(runs.rating(player, KENKEN)).isEmpty();
        assertThat(stored(0)).isEmpty();
        assertThat(runs.answers(player))
                .singleElement()
                .satisfies(answer -> assertThat(answer.after()).isEmpty());

        preferences.change(player, now -> now.with(Preferences.RATINGS, true));
        find(position(1));
        assertThat(runs.rating(player, KENKEN)).isPresent();
    }

    @Test
    void whoIsAskedAtTheirLevelIsAskedHarderPositionsOnceTheyAreStrong() {
        double weak = averageAsked();
        for (int number = 0; number < 12; number++) {
            find(kenkenOf("xy-chain", number % 3)
                    .orElse(kenkenOf("als-xz", number).orElseThrow()));
        }
        assertThat(averageAsked()).isGreaterThan(weak + 100);
    }

    private static Optional<String> kenkenOf(String technique, int number) {
        return KENKEN.techniques().stream()
                .filter(each -> each.id().equals(technique))
                .flatMap(each -> TrainingPositions.standard().ids(KENKEN, each).stream())
                .skip(number)
                .findFirst();
    }

    private double averageAsked() {
        var ratings = new ArrayList<Double>();
        for (int i = 0; i < 10; i++) {
            var run = begin(new TrainingTopic.AtLevel(Optional.of(KENKEN)), RunLength.ENDLESS);
            var position = runs.position(task(run).position()).orElseThrow();
            ratings.add(
                    FirstRatings.of(position.technique(), position.answers()).rating());
        }
        return ratings.stream().mapToDouble(each -> each).average().orElseThrow();
    }

    /// Both find no rating of the position yet, and both want to store the first.
    @Test
    void twoPlayersWhoAreTheFirstToAnswerAPositionBothRateIt() throws Exception {
        for (int number = 0; number < 10; number++) {
            client.sql("delete from position_rating").update();
            var asked = number;
            var together = new CyclicBarrier(2);
            var other = runs.beginWith(newPlayer(), position(asked), "").orElseThrow();
            var mine = runs.beginWith(newPlayer(), position(asked), "").orElseThrow();
            try (var threads = Executors.newFixedThreadPool(2)) {
                var answers = List.of(mine, other).stream()
                        .map(run -> (Callable<TrainingRun>) () -> {
                            together.await(10, TimeUnit.SECONDS);
                            return runs.found(run.player(), run.id(), 1, MOVE);
                        })
                        .toList();
                for (var done : threads.invokeAll(answers)) {
                    assertThat(done.get().answers().getFirst().after()).isPresent();
                }
            }
            var once = Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, first(asked), 1)
                    .position();
            var twice =
                    Glicko2.answer(GlickoRating.UNKNOWN, Duration.ZERO, once, 1).position();
            assertThat(stored(asked).orElseThrow().rating()).isCloseTo(twice.rating(), within(1e-9));
        }
    }

    private static GlickoRating first(int number) {
        var position = TrainingPositions.standard().find(position(number)).orElseThrow();
        return FirstRatings.of(position.technique(), position.answers());
    }

    private Optional<GlickoRating> stored(int number) {
        return transactions.execute(_ -> new TrainingRows(client).ratingForUpdate(position(number)));
    }
}
