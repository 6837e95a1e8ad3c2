package org.crosscage.train.progress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class FirstRatingsTest {

    private static final int HEAVIER_THAN_ANY = 2_000;

    @Test
    void theyReachFromWeakToStrong() {
        var ratings = techniques().mapToDouble(FirstRatingsTest::first).summaryStatistics();

        assertThat(ratings.getMin()).isBetween(550.0, 650.0);
        assertThat(ratings.getMax()).isBetween(2550.0, 2700.0);
    }

    @ParameterizedTest
    @EnumSource
    void withTheWeightTheyNeverFall(Tier tier) {
        double before = first(tier, 1);
        for (int weight = 2; weight <= HEAVIER_THAN_ANY; weight++) {
            assertThat(first(tier, weight)).isGreaterThanOrEqualTo(before);
            before = first(tier, weight);
        }
    }

    @Test
    void whateverTheWeightsTheHarderTierIsRatedHigher() {
        for (int i = 1; i < Tier.values().length; i++) {
            assertThat(first(Tier.values()[i], 1)).isGreaterThan(first(Tier.values()[i - 1], HEAVIER_THAN_ANY));
        }
    }

    /// No weight of a technique lies outside of those that its tier's ratings are made for.
    @Test
    void techniquesOfATierAreRatedDifferentlyWhereTheirWeightsDiffer() {
        for (var tier : Tier.values()) {
            var weights = techniques()
                    .filter(technique -> technique.tier() == tier)
                    .map(Technique::weight)
                    .distinct()
                    .sorted()
                    .toList();
            assertThat(weights).hasSizeGreaterThan(1);
            assertThat(weights.stream().map(weight -> first(tier, weight)))
                    .isSortedAccordingTo(Comparator.naturalOrder())
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void theMoreAnswersTheEasier() {
        var ratings = Stream.of(3, 2, 1)
                .map(answers -> FirstRatings.of(Tier.HARD, 120, answers).rating())
                .toList();

        assertThat(ratings).isSortedAccordingTo(Comparator.naturalOrder()).doesNotHaveDuplicates();
    }

    @Test
    void aGuessIsUncertainThoughNotAsAPlayerOfWhomNothingIsKnown() {
        assertThat(techniques().map(technique -> FirstRatings.of(technique, 2)))
                .allSatisfy(rating -> assertThat(rating.deviation()).isEqualTo(120));
    }

    @Test
    void aTierIsMasteredOnceTheRatingIsSurelyAboveIt() {
        assertThat(FirstRatings.mastered(GlickoRating.UNKNOWN)).contains(Tier.GENTLE);
        assertThat(FirstRatings.mastered(rated(1000, 60))).isEmpty();
        assertThat(FirstRatings.mastered(rated(1400, 60))).contains(Tier.EASY);
        assertThat(FirstRatings.mastered(rated(1400, 200))).contains(Tier.GENTLE);
        assertThat(FirstRatings.mastered(rated(3000, 60))).contains(Tier.EXTREME);
    }

    private static GlickoRating rated(double rating, double deviation) {
        return new GlickoRating(rating, deviation, GlickoRating.FIRST_VOLATILITY);
    }

    @Test
    void whatCannotBeIsNamed() {
        assertThatThrownBy(() -> FirstRatings.of(Tier.EASY, 24, 0)).hasMessageContaining("0 answers");
        assertThatThrownBy(() -> FirstRatings.of(Tier.EASY, 0, 1)).hasMessageContaining("a weight of 0");
    }

    private static Stream<Technique> techniques() {
        List<CatalogueEntry> all = TechniqueCatalogue.all();
        return all.stream().map(CatalogueEntry::technique);
    }

    private static double first(Technique technique) {
        return first(technique.tier(), technique.weight());
    }

    private static double first(Tier tier, int weight) {
        return FirstRatings.of(tier, weight, 1).rating();
    }
}
