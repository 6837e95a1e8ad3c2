package org.crosscage.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SetTrainingTest {

    private static final SetTraining PAIRS = new SetTraining(
            new TrainingTopic.OfTechnique("naked-pair", Optional.of(PuzzleKinds.of("kenken"))),
            RunLength.FIVE_POSITIONS);
    private static final SetTraining TIER =
            new SetTraining(new TrainingTopic.OfTier(Tier.HARD, Optional.empty()), RunLength.FIVE_MINUTES);

    @Test
    void severalAreReadAsTheyAreWritten() {
        assertThat(SetTraining.written(List.of(PAIRS, TIER)))
                .isEqualTo("technique-naked-pair.kenken five-positions\ntier-4 five-minutes");
        assertThat(SetTraining.read(SetTraining.written(List.of(PAIRS, TIER)))).containsExactly(PAIRS, TIER);
        assertThat(SetTraining.read("")).isEmpty();
        assertThat(SetTraining.written(List.of())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "level five-positions",
                "due five-positions",
                "missed five-positions",
                "technique-naked-pair",
                "technique-naked-pair endless",
                "technique-naked-pair one-position",
                "technique-naked-pair  five-positions",
                "technique-naked-pair five-positions more",
                "technique-nothing five-positions",
                "technique-cut-set.kenken five-positions",
                "tier-0 five-minutes",
                "tier-3.chess five-minutes",
                "' or 1=1 --"
            })
    void whatNoSetOffersIsNotRead(String line) {
        assertThat(SetTraining.read(line)).isEmpty();
        assertThat(SetTraining.read(PAIRS.written() + "\n" + line)).containsExactly(PAIRS);
    }

    @Test
    void whatIsOnlyOnesOwnAffairOrNeverEndsIsOfferedByNoSet() {
        assertThatThrownBy(() -> new SetTraining(new TrainingTopic.AtLevel(Optional.empty()), RunLength.FIVE_POSITIONS))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SetTraining(TIER.topic(), RunLength.ENDLESS))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRunIsNamedByItsTrainingAlone() {
        var training = new PuzzleSet.Training(17, PAIRS);
        assertThat(training.source()).isEqualTo("set-training-17");
        assertThat(PuzzleSet.Training.named("set-training-17")).contains(17L);
        assertThat(PuzzleSet.Training.named("set-17")).isEmpty();
        assertThat(PuzzleSet.Place.named("set-training-17")).isEmpty();
    }
}
