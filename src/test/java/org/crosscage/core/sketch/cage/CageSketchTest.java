package org.crosscage.core.sketch.cage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Picture;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.SketchLines;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Target;
import org.crosscage.edit.SketchText;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.Strokes;
import org.crosscage.kind.template.Template;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

final class CageSketchTest {

    @Test
    void flawsSayWhereTheyAre() {
        var cage = Sketches.blank("kenken", 3, 3).apply(Strokes.cage(0, 8));
        assertThat(cage.flaws())
                .contains(new Flaw(CageFlaws.CAGE_NOT_CONNECTED, Cells.of(0, 8), 1))
                .extracting(Flaw::fault)
                .contains(Flaw.MISSING_CLUE);
    }

    @Test
    void cluesThatAreMissingAreCountedNotTheirCells() {
        var sketch = Sketches.blank("kenken", 3, 3).apply(Strokes.cage(0, 1, 2)).apply(Strokes.cage(3, 4, 5, 6, 7, 8));
        assertThat(sketch.flaws()).containsExactly(new Flaw(Flaw.MISSING_CLUE, Cells.of(0, 1, 2, 3, 4, 5, 6, 7, 8), 2));
        assertThat(sketch.apply(new Edit.Clue(Slot.cage(0), Target.sum(6))).flaws())
                .containsExactly(new Flaw(Flaw.MISSING_CLUE, Cells.of(3, 4, 5, 6, 7, 8), 1));
    }

    @Test
    void aCageThatIsDrawnThroughAnotherLeavesItsConnectedParts() {
        var sketch = Sketches.blank("kenken", 3, 3).apply(Strokes.cage(0, 1, 2)).apply(Strokes.cage(1, 4));
        assertThat(((CageSketch) sketch).cages().values()).contains(Cells.of(0), Cells.of(2), Cells.of(1, 4));
        var joined = (CageSketch) sketch.apply(Strokes.join(0, 4));
        assertThat(joined.cages().values()).contains(Cells.of(0, 1, 4));
    }

    /// Thick lines around cages where there is nothing else; where there are boxes, these have them.
    @Test
    void boxesAreDrawnAndASignOnlyWhereThereIsAChoice() {
        var boxed = new Template().editing().blank(4, 4);
        var clued = boxed.apply(Strokes.cage(0, 1)).apply(new Edit.Clue(Slot.cage(0), Target.sum(5)));
        assertThat(tiles(clued).map(Picture.White::region).distinct()).hasSize(4);
        assertThat(tiles(clued).map(Picture.White::cage).distinct()).hasSize(15).doesNotContain(OptionalInt.empty());
        assertThat(tiles(clued).flatMap(tile -> tile.clue().stream()).map(Picture.Clue::text))
                .containsExactly("5");

        var plain = Sketches.blank("kenken", 3, 3).apply(Strokes.cage(0, 1));
        var signed = plain.apply(new Edit.Clue(Slot.cage(0), Target.sum(5)));
        assertThat(tiles(signed).map(Picture.White::region).distinct()).hasSize(8);
        assertThat(tiles(signed).map(Picture.White::cage)).containsOnly(OptionalInt.empty());
        assertThat(tiles(signed).flatMap(tile -> tile.clue().stream()).map(Picture.Clue::text))
                .containsExactly("5+");
    }

    /// 20! is past what a product can be.
    @Test
    void aCageWhoseProductIsTooLargeGetsNoClueUntilACellIsTakenFromIt() {
        int n = 20;
        var row = IntStream.range(0, n).toArray();
        var drawn = CageSketch.blank(new ProductRules(), n).apply(Strokes.cage(row));
        for (int cell : row) {
            drawn = drawn.apply(new Edit.Fill(cell, OptionalInt.of(cell + 1)));
        }
        assertThat(drawn.clueAt(Slot.cage(0))).isEmpty();
        var solution = new ProductRules()
                .grid(Digits.range(1, n), Map.of(), new SplittableRandom(1), () -> false)
                .orElseThrow();
        var changes = new CageChanges(drawn, solution)
                .all().stream()
                        .filter(change -> change.places().containsAll(Cells.of(row)))
                        .toList();
        assertThat(changes).isNotEmpty().allMatch(change -> change.edits().size() > 1);
    }

    /// Cells in no cage are single in a sketch: they lack no clue, and are drawn without an outline.
    @Test
    void aCellMayBeInNoCageAndMayBeGiven() {
        var blank = Sketches.blank("killer", 4, 4);
        assertThat(blank.flaws()).extracting(Flaw::fault).containsExactly(CageFlaws.NOTHING_DRAWN);
        assertThat(blank.isPlayable()).isFalse();
        var given = blank.apply(new Edit.Give(0, OptionalInt.of(2)));
        assertThat(given.flaws()).isEmpty();
        assertThat(given.puzzle().orElseThrow().givens()).containsExactly(Map.entry(0, 2));
        assertThat(given.apply(new Edit.Give(0, OptionalInt.empty()))).isEqualTo(blank);
        assertThat(given.apply(new Edit.Give(1, OptionalInt.of(5)))).isEqualTo(given);

        var drawn = given.apply(Strokes.cage(4, 5));
        assertThat(drawn.isPlayable()).isFalse();
        assertThat(drawn.flaws()).extracting(Flaw::places).containsExactly(Cells.of(4, 5));
        var clued = drawn.apply(new Edit.Clue(Slot.cage(5), Target.sum(3)));
        assertThat(clued.puzzle().orElseThrow().clues()).hasSize(1);
        assertThat(clued.isPlayable()).isTrue();
        assertThat(tiles(clued).filter(tile -> tile.cage().isPresent()).map(Picture.White::cell))
                .containsExactly(4, 5);
        assertThat(SketchText.read(SketchText.write(clued))).isEqualTo(clued);
        assertThat(Sketches.of(clued.puzzle().orElseThrow())).isEqualTo(clued);
    }

    /// A Sudoku is a puzzle of this kind, which has no cage.
    @Test
    void givenDigitsAloneMakeASudoku() {
        var sheet = Sketches.blank("killer", 9, 9);
        for (int row = 0; row < 9; row++) {
            for (int column = row % 2; column < 9; column += 2) {
                int digit = (row % 3 * 3 + row / 3 + column) % 9 + 1;
                sheet = sheet.apply(new Edit.Give(9 * row + column, OptionalInt.of(digit)));
            }
        }
        assertThat(sheet.flaws()).isEmpty();
        assertThat(sheet.isPlayable()).isTrue();
        assertThat(sheet.hasNoClue()).isFalse();
        var sudoku = sheet;
        var puzzle = sheet.puzzle().orElseThrow();
        assertThat(puzzle.clues()).isEmpty();
        assertThat(puzzle.givens()).hasSize(41);
        assertThat(Sketches.of(puzzle)).isEqualTo(sheet);
        assertThat(SketchText.read(SketchText.write(sheet))).isEqualTo(sheet);
        var solved = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(2)));
        assertThat(solved.solutions()).isNotEmpty();
        var solution = solved.solutions().getFirst();
        assertThat(sudoku.changes(solution, Cells.NONE))
                .hasSizeGreaterThan(40)
                .allSatisfy(change -> assertThat(sudoku.applyAll(change.edits())
                                .puzzle()
                                .orElseThrow()
                                .isSolvedBy(solution))
                        .isTrue());
    }

    @Test
    void aDigitOfTheSolutionMakesNoCageOfACellWithoutOne() {
        var drawn = Sketches.blank("killer", 4, 4).apply(Strokes.cage(4, 5));
        for (int place : List.of(0, 4, 5)) {
            drawn = drawn.apply(new Edit.Fill(place, OptionalInt.of(place % 4 + 1)));
        }
        assertThat(drawn.clues()).containsExactly(Map.entry(Slot.cage(4), Target.sum(3)));
        var alone = drawn.apply(new Edit.Clue(Slot.cage(0), Target.sum(1)));
        assertThat(alone.puzzle().orElseThrow().clues()).hasSize(2);
    }

    @Test
    void aSumThatDifferentDigitsCannotMakeIsAFlaw() {
        var drawn = Sketches.blank("killer", 4, 4).apply(Strokes.cage(4, 5));
        for (var sum : Map.of(2, false, 3, true, 7, true, 8, false).entrySet()) {
            var clued = drawn.apply(new Edit.Clue(Slot.cage(4), Target.sum(sum.getKey())));
            assertThat(clued.flaws().isEmpty()).isEqualTo(sum.getValue());
        }
    }

    private static Stream<Picture.White> tiles(Sketch sketch) {
        return sketch.picture().tiles().stream().map(Picture.White.class::cast);
    }

    @Test
    void aKindWithBoxesAndSumsAloneHasAnEditorByItsRules() {
        var editing = new Template().editing();
        assertThat(editing.operations()).isEmpty();
        var drawn = editing.blank(4, 4)
                .apply(Strokes.cage(0, 1))
                .apply(Strokes.cage(2, 3, 7))
                .apply(Strokes.cage(4, 8));
        var clue = Slot.cage(1);
        assertThat(drawn.apply(new Edit.Clue(clue, new Target(Operation.MULTIPLY, 2))))
                .isEqualTo(drawn);
        assertThat(drawn.apply(new Edit.Clue(clue, Target.sum(5))).clueAt(clue)).contains(Target.sum(5));
        // what is not whole has its rows, columns and boxes
        assertThat(drawn.puzzle().orElseThrow().units()).hasSize(12);

        var whole = editing.withClues(drawn, 1, new ExactSolver(), () -> false, _ -> {})
                .orElseThrow();
        var puzzle = whole.puzzle().orElseThrow();
        assertThat(editing.of(puzzle)).isEqualTo(whole);
        assertThat(whole.isPlayable()).isTrue();
        var solved = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(2)));
        assertThat(solved.isUnique()).isTrue();
        assertThat(whole.changes(solved.solutions().getFirst(), Cells.NONE))
                .isNotEmpty()
                .allSatisfy(change -> assertThat(whole.applyAll(change.edits())
                                .puzzle()
                                .orElseThrow()
                                .isSolvedBy(solved.solutions().getFirst()))
                        .isTrue());

        var lines = SketchLines.of(List.of(whole.lines().strip().split("\n")));
        assertThat(editing.read(4, 4, whole.digits(), whole.filled(), lines)).isEqualTo(whole);
    }
}
