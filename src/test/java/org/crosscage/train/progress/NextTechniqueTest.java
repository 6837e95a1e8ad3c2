package org.crosscage.train.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.train.progress.NextTechnique.Why;
import org.junit.jupiter.api.Test;

final class NextTechniqueTest {

    private static final Instant BEGIN = Instant.parse("2026-03-01T10:00:00Z");

    private final GivenAnswers answers = new GivenAnswers(BEGIN);

    @Test
    void whoeverIsNewBeginsAtTheBeginning() {
        assertThat(next(Map.of(), Set.of()))
                .isEqualTo(TechniqueCatalogue.all().getFirst().id() + " NEXT_IN_ORDER");
    }

    @Test
    void whatCostMostHintsComesFirstAndOfEqualsTheEasier() {
        answers.add("kenken", "naked-pair", "AAAA_xx").add("kenken", "x-wing", "x");

        assertThat(next(Map.of("parity", 5, "innie", 9, "hidden-pair", 9), Set.of()))
                .isEqualTo("hidden-pair COSTLIEST");
    }

    @Test
    void hintsAboutFirstStepsCountOnlyUntilAMediumTechniqueIsMet() {
        var hints = Map.of("single-square", 8, "hidden-pair", 2);

        assertThat(next(Map.of("single-square", 8), Set.of())).isEqualTo("single-square COSTLIEST");
        assertThat(next(hints, Set.of("naked-pair"))).isEqualTo("hidden-pair COSTLIEST");
    }

    @Test
    void whatIsKnownNeedsNoTrainingWhateverItCost() {
        answers.add("kenken", "innie", "AAAA");

        assertThat(next(Map.of("parity", 5, "innie", 9), Set.of())).isEqualTo("parity COSTLIEST");
    }

    @Test
    void whatHasLapsedComesBeforeWhatIsBegun() {
        answers.add("kenken", "hidden-single", "x").add("kenken", "naked-pair", "AAAA_xx");

        assertThat(next(Map.of(), Set.of())).isEqualTo("naked-pair LAPSED");
    }

    @Test
    void whatIsBegunIsBroughtToAnEnd() {
        answers.add("kenken", "naked-pair", "Ax").add("kenken", "x-wing", "x");

        assertThat(next(Map.of(), Set.of())).isEqualTo("naked-pair BEGUN");
    }

    @Test
    void whoeverFinishesHarderPuzzlesDoesNotBeginBelowThem() {
        var next = NextTechnique.of(standings(Map.of(), Set.of("innie")), TechniqueCatalogue.all(), _ -> true)
                .orElseThrow();

        assertThat(next.why()).isEqualTo(Why.NEXT_IN_ORDER);
        assertThat(next.entry().technique().tier()).isEqualTo(Tier.HARD);
        assertThat(next.standing().standing()).isEqualTo(Standing.NOT_MET);
    }

    @Test
    void whatWasPassedOverComesWhenNothingElseIsLeft() {
        var allButTheFirst = TechniqueCatalogue.all().stream()
                .skip(1)
                .map(CatalogueEntry::id)
                .collect(Collectors.toSet());

        assertThat(next(Map.of(), allButTheFirst))
                .isEqualTo(TechniqueCatalogue.all().getFirst().id() + " NEXT_IN_ORDER");
    }

    @Test
    void whatCannotBeTrainedIsPassedOver() {
        var first = TechniqueCatalogue.all().getFirst();

        assertThat(NextTechnique.of(
                                standings(Map.of(first.id(), 9), Set.of()),
                                TechniqueCatalogue.all(),
                                entry -> !entry.equals(first))
                        .map(NextTechnique::entry))
                .contains(TechniqueCatalogue.all().get(1));
    }

    @Test
    void whoeverHasMetEverythingAndBegunNothingIsToldNothing() {
        var all = TechniqueCatalogue.all().stream().map(CatalogueEntry::id).collect(Collectors.toSet());

        assertThat(NextTechnique.of(standings(Map.of(), all), TechniqueCatalogue.all(), _ -> true))
                .isEqualTo(Optional.empty());
    }

    private String next(Map<String, Integer> hintCosts, Set<String> needed) {
        var next = NextTechnique.of(standings(hintCosts, needed), TechniqueCatalogue.all(), _ -> true)
                .orElseThrow();
        return next.entry().id() + " " + next.why();
    }

    private TechniqueStandings standings(Map<String, Integer> hintCosts, Set<String> needed) {
        return new TechniqueStandings(answers.all(), hintCosts, needed, answers.now());
    }
}
