package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class PositionChoiceTest {

    private static final GlickoRating CERTAIN = new GlickoRating(1720, Glicko2.SMALLEST_DEVIATION, 0.06);

    @Test
    void theFirstPositionIsAtTheRating() {
        assertThat(PositionChoice.level(GlickoRating.UNKNOWN, OptionalDouble.empty()))
                .isEqualTo(1500);
    }

    @Test
    void aPlayerWhoIsKnownIsAskedAtTheRatingWhateverTheLastAnswerWas() {
        for (double score : new double[] {0, 0.25, 1}) {
            assertThat(PositionChoice.level(CERTAIN, OptionalDouble.of(score))).isEqualTo(1720);
        }
    }

    @Test
    void theLessIsKnownTheWiderTheStepsUpAndDown() {
        var somewhatKnown = new GlickoRating(1500, 95, 0.06);

        assertThat(PositionChoice.level(somewhatKnown, OptionalDouble.of(1))).isEqualTo(1600);
        assertThat(PositionChoice.level(somewhatKnown, OptionalDouble.of(0))).isEqualTo(1400);
        assertThat(PositionChoice.level(GlickoRating.UNKNOWN, OptionalDouble.of(1)))
                .isEqualTo(2110);
        assertThat(PositionChoice.level(GlickoRating.UNKNOWN, OptionalDouble.of(0)))
                .isEqualTo(890);
    }

    @Test
    void helpMakesTheStepSmallerOrTurnsItRound() {
        var player = new GlickoRating(1500, 95, 0.06);

        assertThat(PositionChoice.level(player, OptionalDouble.of(0.5))).isEqualTo(1500);
        assertThat(PositionChoice.level(player, OptionalDouble.of(0.25))).isEqualTo(1450);
    }

    @Test
    void chosenIsWhatIsNearTheLevelAndNotAlwaysTheSame() {
        var candidates = IntStream.rangeClosed(600, 2600).boxed().toList();
        var random = new SplittableRandom(1);

        var chosen = IntStream.range(0, 500)
                .map(i -> PositionChoice.nearest(candidates, Integer::doubleValue, 1720, random)
                        .orElseThrow())
                .toArray();

        assertThat(IntStream.of(chosen).boxed())
                .allSatisfy(each -> assertThat(each).isBetween(1570, 1870));
        assertThat(IntStream.of(chosen).average().orElseThrow()).isEqualTo(1720, within(5.0));
        assertThat(IntStream.of(chosen).distinct().count()).isGreaterThan(50);
    }

    @Test
    void ofSeveralOfOneRatingEachIsChosenSometimes() {
        var random = new SplittableRandom(1);

        var chosen = IntStream.range(0, 100)
                .mapToObj(i -> PositionChoice.nearest(List.of("a", "b", "c"), each -> 1500, 1720, random)
                        .orElseThrow());

        assertThat(chosen.distinct()).containsExactlyInAnyOrder("a", "b", "c");
    }

    @Test
    void theLevelOfAStrongPlayerIsAnsweredByTheHardestThereIs() {
        assertThat(PositionChoice.nearest(List.of(700.0, 2450.0, 1900.0), each -> each, 4000, new SplittableRandom(1)))
                .contains(2450.0);
    }

    @Test
    void withoutCandidatesNothingIsChosen() {
        assertThat(PositionChoice.nearest(List.<Double>of(), each -> each, 1500, new SplittableRandom(1)))
                .isEmpty();
    }
}
