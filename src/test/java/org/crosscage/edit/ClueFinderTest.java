package org.crosscage.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.edit.EditingContractTest.made;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.crosscage.core.model.Cells;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.Slot;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ClueFinderTest {

    private final ExactSolver solver = new ExactSolver();
    private final ClueFinder filling = new ClueFinder(solver, () -> 5);

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void theShapeStaysAndGetsCluesWithOneSolution(String kind) {
        var drawn = SketchText.read(
                SketchText.write(Sketches.of(made(kind, 6, 3))).replaceAll("\n(across|down|clues) .*", ""));
        var tries = new AtomicInteger();
        var filled = filling.fill(drawn, () -> false, tries::set).orElseThrow();
        assertThat(SketchText.write(filled).replaceAll("\n(across|down|clues) .*", ""))
                .isEqualTo(SketchText.write(drawn));
        assertThat(solver.solve(filled.puzzle().orElseThrow(), SolverContext.quiet(Limits.solutions(2)))
                        .isUnique())
                .isTrue();
        assertThat(tries).hasPositiveValue();
        assertThat(filling.fill(drawn, () -> false, _ -> {})).contains(filled);
        assertThat(filling.fill(drawn, () -> true, _ -> {})).isEmpty();
    }

    /// Cells in no cage stay in none, and what is given stays given.
    @Test
    void cluesAreFoundAroundTheDigitsThatAreGiven() {
        var sheet = Sketches.blank("killer", 4, 4);
        for (var cage : List.of(Cells.of(0, 1), Cells.of(2, 3, 7), Cells.of(4, 8), Cells.of(5, 6), Cells.of(9, 10))) {
            sheet = sheet.apply(Strokes.cage(cage.stream().toArray()));
        }
        var drawn = given(given(sheet, 12, 3), 15, 2);
        var filled = filling.fill(drawn, () -> false, _ -> {}).orElseThrow();
        assertThat(filled.clues().keySet())
                .containsExactlyInAnyOrder(Slot.cage(0), Slot.cage(2), Slot.cage(4), Slot.cage(5), Slot.cage(9));
        var puzzle = filled.puzzle().orElseThrow();
        assertThat(puzzle.givens()).isEqualTo(Map.of(12, 3, 15, 2));
        assertThat(solver.solve(puzzle, SolverContext.quiet(Limits.solutions(2)))
                        .isUnique())
                .isTrue();
        assertThat(filling.fill(given(drawn, 14, 2), () -> false, _ -> {})).isEmpty();
    }

    @Test
    void ofASheetWithGivenDigitsAloneNothingIsFoundUnlessTheyLeaveOneSolution() {
        var sheet = Sketches.blank("killer", 4, 4);
        for (int place : new int[] {0, 5, 10}) {
            sheet = given(sheet, place, place / 4 + 1);
        }
        assertThat(filling.fill(sheet, () -> false, _ -> {})).isEmpty();
        var whole = given(given(sheet, 3, 4), 13, 1);
        assertThat(filling.fill(whole, () -> false, _ -> {})).contains(whole);
    }

    private static Sketch given(Sketch sketch, int place, int digit) {
        return sketch.apply(new Edit.Give(place, OptionalInt.of(digit)));
    }

    @Test
    void aShapeThatNoPuzzleCanHaveIsLeftAlone() {
        assertThat(filling.fill(Sketches.blank("kakuro", 12, 12), () -> false, _ -> {}))
                .isEmpty();
    }
}
