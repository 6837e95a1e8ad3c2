package org.crosscage.core.sketch.cage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.SketchLines;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Target;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.Strokes;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

final class CageSketchTest {

    @Test
    void flawsSayWhereTheyAre() {
        var cage = Sketches.blank("kenken", 3, 3).apply(Strokes.cage(0, 8));
        assertThat(cage.flaws())
                .contains(new Flaw(CageFlaws.CAGE_NOT_CONNECTED, Cells.of(0, 8)))
                .extracting(Flaw::fault)
                .contains(Flaw.MISSING_CLUE);
    }

    @Test
    void aCageThatIsDrawnThroughAnotherLeavesItsConnectedParts() {
        var sketch = Sketches.blank("kenken", 3, 3).apply(Strokes.cage(0, 1, 2)).apply(Strokes.cage(1, 4));
        assertThat(((CageSketch) sketch).cages().values()).contains(Cells.of(0), Cells.of(2), Cells.of(1, 4));
        var joined = (CageSketch) sketch.apply(Strokes.join(0, 4));
        assertThat(joined.cages().values()).contains(Cells.of(0, 1, 4));
    }

    /// A kind that is not there: boxes beside rows and columns, and sums alone.
    private record BoxedSums() implements CageRules {

        private static final int N = 4;

        @Override
        public String kind() {
            return "boxed-sums";
        }

        @Override
        public int smallest() {
            return N;
        }

        @Override
        public int largest() {
            return N;
        }

        @Override
        public List<Operation> operations() {
            return List.of(Operation.ADD);
        }

        @Override
        public Arithmetic cage(int n, Cells cells, Operation operation, long target) {
            return new Arithmetic(Group.CAGE, cells, operation, target, true);
        }

        @Override
        public Puzzle puzzle(int n, Digits digits, List<Arithmetic> cages) {
            var constraints = new ArrayList<Constraint>();
            for (int i = 0; i < N; i++) {
                int at = i;
                int corner = i / 2 * 8 + i % 2 * 2;
                constraints.add(new AllDifferent(
                        Group.ROW, Cells.of(IntStream.range(0, N).map(k -> at * N + k))));
                constraints.add(new AllDifferent(
                        Group.COLUMN, Cells.of(IntStream.range(0, N).map(k -> k * N + at))));
                constraints.add(new AllDifferent(Group.BOX, Cells.of(corner, corner + 1, corner + N, corner + N + 1)));
            }
            constraints.addAll(cages);
            return Puzzle.of(kind(), Shape.square(N), digits, constraints, Map.of());
        }

        @Override
        public Solution grid(Digits digits, RandomGenerator random) {
            int turn = random.nextInt(N);
            return Solution.of(IntStream.of(1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)
                    .map(digit -> (digit + turn) % N + 1)
                    .toArray());
        }

        @Override
        public Arithmetic clue(int n, Cells cells, Solution digits, RandomGenerator random) {
            var operation = cells.size() == 1 ? Operation.EQUAL : Operation.ADD;
            return cage(n, cells, operation, cells.stream().map(digits::digit).sum());
        }
    }

    @Test
    void aKindWithBoxesAndSumsAloneHasAnEditorByItsRules() {
        var editing = new CageEditing(new BoxedSums());
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
