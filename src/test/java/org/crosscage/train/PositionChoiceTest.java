package org.crosscage.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.train.PositionChoice.RatedPosition;
import org.crosscage.train.PositionChoice.RatedTechnique;
import org.crosscage.train.progress.Glicko2;
import org.crosscage.train.progress.GlickoRating;
import org.junit.jupiter.api.Test;

final class PositionChoiceTest {

    /// So many that each of a few possible ones comes.
    private static final int DRAWS = 900;

    private static final GlickoRating CERTAIN = new GlickoRating(1720, Glicko2.SMALLEST_DEVIATION, 0.06);

    @Test
    void theFirstPositionIsOneThatMostFind() {
        assertThat(PositionChoice.level(GlickoRating.UNKNOWN, OptionalDouble.empty()))
                .isEqualTo(1000);
    }

    @Test
    void theLessIsKnownTheNearerToTheFirstOneTheLevelIs() {
        var hardlyKnown = new GlickoRating(1500, 325, 0.06);

        assertThat(PositionChoice.level(hardlyKnown, OptionalDouble.of(1))).isEqualTo(1530);
        assertThat(PositionChoice.level(hardlyKnown, OptionalDouble.of(0))).isEqualTo(970);
        assertThat(PositionChoice.level(new GlickoRating(2200, 300, 0.06), OptionalDouble.empty()))
                .isEqualTo(2200);
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
        var hardlyKnown = new GlickoRating(1500, 300, 0.06);
        assertThat(PositionChoice.level(hardlyKnown, OptionalDouble.of(1))).isEqualTo(2010);
        assertThat(PositionChoice.level(hardlyKnown, OptionalDouble.of(0))).isEqualTo(990);
    }

    @Test
    void helpMakesTheStepSmallerOrTurnsItRound() {
        var player = new GlickoRating(1500, 95, 0.06);

        assertThat(PositionChoice.level(player, OptionalDouble.of(0.5))).isEqualTo(1500);
        assertThat(PositionChoice.level(player, OptionalDouble.of(0.25))).isEqualTo(1450);
    }

    @Test
    void nearTheLevelEveryTechniqueIsAsLikelyHoweverManyPositionsItHas() {
        var drawn = draws(
                List.of(
                        technique("easier", 1340, 1340),
                        technique("just-near", 1360, 1360),
                        technique("same", 1500, IntStream.range(1400, 1600).toArray()),
                        technique("harder", 1640, 1640),
                        technique("much-harder", 1660, 1660)),
                Optional.empty(),
                1500);

        assertThat(drawn.map(PositionChoiceTest::technique)
                        .collect(Collectors.groupingBy(each -> each, Collectors.counting())))
                .containsOnlyKeys("just-near", "same", "harder")
                .allSatisfy((_, times) -> assertThat(times).isBetween(DRAWS / 3L - 100, DRAWS / 3L + 100));
    }

    @Test
    void ofATechniqueEveryPositionNearTheLevelComesSometimesAndNoOther() {
        var drawn = draws(List.of(technique("one", 1500, 1340, 1360, 1500, 1640, 1660)), Optional.empty(), 1500);

        assertThat(drawn.map(RatedPosition::rating)).containsOnly(1360.0, 1500.0, 1640.0);
    }

    @Test
    void theTechniqueThatWasAskedLastComesOnlyWhenNoOtherIsNear() {
        var far = technique("far", 2000, 2000);
        var last = technique("last", 1500, 1500, 1510);
        var near = technique("near", 1400, 1400);
        var wasLast = Optional.of("kind.last.1500");

        assertThat(draws(List.of(far, last, near), wasLast, 1500).map(PositionChoiceTest::technique))
                .containsOnly("near");
        assertThat(draws(List.of(far, last), wasLast, 1500).map(PositionChoiceTest::technique))
                .containsOnly("last");
    }

    @Test
    void whereNothingIsLeftNearTheLevelWhatIsNextToItComes() {
        var techniques = List.of(
                technique("asked", 1500),
                technique("moved", 1450, 2600, 2700),
                technique("next", 1750, 1750, 1790, 1810),
                technique("far", 2000, 2000));

        assertThat(draws(techniques, Optional.empty(), 1500).map(RatedPosition::rating))
                .containsOnly(1750.0, 1790.0);
    }

    @Test
    void whereAllPositionsTurnedOutOtherwiseTheNearestComes() {
        var techniques = List.of(technique("one", 1500, 2600, 2500), technique("other", 1450, 2700));

        assertThat(draws(techniques, Optional.empty(), 1500).map(RatedPosition::rating))
                .containsOnly(2500.0);
    }

    @Test
    void beyondAllTechniquesThoseAroundTheNearestCome() {
        var techniques = List.of(
                technique("easiest", 600, 600),
                technique("easy", 740, 740),
                technique("middle", 1500, 1500),
                technique("hard", 2300, 2300),
                technique("hardest", 2410, 2410, 2450));

        assertThat(draws(techniques, Optional.empty(), 4000).map(RatedPosition::rating))
                .containsOnly(2300.0, 2410.0, 2450.0);
        assertThat(draws(techniques, Optional.empty(), -200).map(RatedPosition::rating))
                .containsOnly(600.0, 740.0);
        assertThat(draws(techniques, Optional.empty(), 1880).map(RatedPosition::rating))
                .containsOnly(1500.0);
    }

    @Test
    void onlyThePositionsOfTheTechniqueThatIsDrawnAreRead() {
        var read = new ArrayList<String>();
        var techniques = Stream.of("a", "b", "c")
                .map(name -> new RatedTechnique(name, 1500, () -> {
                    read.add(name);
                    return List.of(position(name, 1500));
                }))
                .toList();

        var drawn = PositionChoice.draw(techniques, Optional.empty(), 1500, new SplittableRandom(1))
                .orElseThrow();

        assertThat(read).containsExactly(technique(drawn));
    }

    @Test
    void withoutPositionsNothingIsDrawn() {
        assertThat(PositionChoice.draw(List.of(), Optional.empty(), 1500, new SplittableRandom(1)))
                .isEmpty();
        assertThat(PositionChoice.draw(
                        List.of(technique("one", 1500), technique("other", 2000)),
                        Optional.empty(),
                        1500,
                        new SplittableRandom(1)))
                .isEmpty();
    }

    private static Stream<RatedPosition> draws(List<RatedTechnique> techniques, Optional<String> last, double level) {
        var random = new SplittableRandom(1);
        return Stream.generate(() ->
                        PositionChoice.draw(techniques, last, level, random).orElseThrow())
                .limit(DRAWS);
    }

    private static RatedTechnique technique(String name, double rating, int... positions) {
        return new RatedTechnique(
                name,
                rating,
                () -> IntStream.of(positions)
                        .mapToObj(each -> position(name, each))
                        .toList());
    }

    private static RatedPosition position(String technique, int rating) {
        return new RatedPosition("kind." + technique + "." + rating, rating);
    }

    private static String technique(RatedPosition position) {
        return position.id().split("\\.", -1)[1];
    }
}
