package org.crosscage.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.core.game.Examples.marks;
import static org.crosscage.core.game.Examples.played;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.game.Examples;
import org.crosscage.core.game.Game;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.Test;

/// All steps that are open at a position.
class OpenStepTest {

    private static final List<Technique> ALL = PuzzleKinds.of("kakuro").techniques();
    private static final Teaching TEACHING = new Teaching(ALL, true, true);

    private final Hints hints = new Hints(Examples.finder(), SearchLimit.ENDLESS);

    @Test
    void allOpenStepsAreListedEasiestFirst() {
        var open = hints.open(Game.of(ExamplePuzzles.oneSolution()), TEACHING, () -> false);

        assertThat(open).hasSizeGreaterThan(1);
        assertThat(open.getFirst().hint()).isEqualTo(next(Game.of(ExamplePuzzles.oneSolution())));
        assertThat(open)
                .isSortedAccordingTo(Comparator.comparing(
                        step -> ALL.indexOf(step.hint().goal().technique())));
        assertThat(open)
                .allSatisfy(
                        step -> assertThat(step.hint().goal().reason().key()).isNotEmpty());
    }

    @Test
    void allStepsAreAllThatTheTechniquesFindAndThoseAreMarkedWhoseWholeChangeEasierOnesMake() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        var board = Board.of(game.puzzle());
        var all = ALL.stream()
                .flatMap(technique -> new RuleEngine(List.of(technique)).all(board).stream())
                .toList();

        var open = hints.open(game, TEACHING, () -> false);

        assertThat(open).extracting(step -> step.hint().goal()).containsExactlyElementsOf(all);
        assertThat(open.getFirst().covered()).isFalse();
        assertThat(open)
                .filteredOn(step -> step.hint().goal().technique().id().equals("killer-combination"))
                .isNotEmpty()
                .allMatch(OpenStep::covered);
    }

    @Test
    void withoutAnEasierTechniqueAHarderOneIsListed() {
        var combinations = ALL.stream()
                .filter(technique -> technique.id().equals("killer-combination"))
                .toList();

        var open =
                hints.open(Game.of(ExamplePuzzles.oneSolution()), new Teaching(combinations, true, true), () -> false);

        assertThat(open).isNotEmpty();
    }

    @Test
    void thePlayersOwnOrderIsTheOrderOfTheList() {
        var reversed = ALL.reversed();

        var open = hints.open(Game.of(ExamplePuzzles.oneSolution()), new Teaching(reversed, true, true), () -> false);

        assertThat(open)
                .isSortedAccordingTo(Comparator.comparing(
                        step -> reversed.indexOf(step.hint().goal().technique())));
    }

    @Test
    void aListedStepCanBeDone() {
        var game = Game.of(ExamplePuzzles.oneSolution());
        for (var step : hints.open(game, TEACHING, () -> false)) {
            var after = game.play(step.hint().move());

            assertThat(next(after)).as(step.toString()).isInstanceOfAny(Hint.Deduction.class, Hint.Nothing.class);
            assertThat(hints.open(after, TEACHING, () -> false))
                    .extracting(OpenStep::hint)
                    .doesNotContain(step.hint());
        }
    }

    @Test
    void whoStopsTheSearchGetsWhatWasFound() {
        assertThat(hints.open(Game.of(ExamplePuzzles.oneSolution()), TEACHING, () -> true))
                .isEmpty();
    }

    @Test
    void noStepIsListedWhileADigitOrAMarkIsWrong() {
        assertThat(hints.open(played(ExamplePuzzles.oneSolution(), 0, 9), TEACHING, () -> false))
                .isEmpty();
        assertThat(hints.open(Game.of(ExamplePuzzles.oneSolution()).play(marks(0, 9)), TEACHING, () -> false))
                .isEmpty();
    }

    private Hint next(Game game) {
        return hints.next(game, OptionalInt.empty(), TEACHING, ALL);
    }
}
