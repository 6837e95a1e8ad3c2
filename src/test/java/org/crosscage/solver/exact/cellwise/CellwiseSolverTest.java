package org.crosscage.solver.exact.cellwise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
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
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverEvent.Guessed;
import org.crosscage.core.search.SolverEvent.Retracted;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.solver.SamplePuzzles;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CellwiseSolverTest {

    private final List<SolverEvent> events = new ArrayList<>();

    static Stream<Solver> solvers() {
        return Stream.concat(prudent(), Stream.of(CellwiseSolver.bruteForce()));
    }

    /// Those that see that something is wrong before the grid is full.
    static Stream<Solver> prudent() {
        return Stream.of(
                CellwiseSolver.backtracking(),
                CellwiseSolver.backtrackingBest(),
                CellwiseSolver.cspBacktracking(),
                CellwiseSolver.forwardChecking(),
                CellwiseSolver.fewestValues());
    }

    /// Worked by hand for [#tiny()]: up to the solution, which is `1 2 / 2 1`, and up to the proof that there is no
    /// other. Simple backtracking fills 1, 2, 2, 1; then tries 2 in the first cell, 1 in the second, and in the
    /// third 1, which its clue forbids. Over variables also the values are tried that stand beside. Forward
    /// checking sees at the 2 in the first cell that nothing is left for the third. The fewest values are in the
    /// third cell, and then everywhere. Brute force tries 2 + 4 + 8 + 16 values.
    @ParameterizedTest
    @CsvSource({
        "backtracking, 4, 7",
        "backtracking-best, 4, 7",
        "csp-backtracking, 6, 12",
        "forward-checking, 4, 5",
        "fewest-values, 4, 4",
        "brute-force, 14, 30"
    })
    void nodesAreValuesTriedInCells(String id, long untilFound, long untilProven) {
        var solver = solvers().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
        var first = solve(solver, tiny(), 1);
        assertThat(first.solutions()).containsExactly(Solution.of(1, 2, 2, 1));
        assertThat(first.complete()).isFalse();
        assertThat(first.nodes()).isEqualTo(untilFound);
        var all = solve(solver, tiny(), 2);
        assertThat(all.isUnique()).isTrue();
        assertThat(all.nodes()).isEqualTo(untilProven);
    }

    @ParameterizedTest
    @MethodSource("prudent")
    void theyFindWhatTheExactSolverFindsAndAsMany(Solver solver) {
        var samples = new SamplePuzzles(new SplittableRandom(5));
        int several = 0;
        int none = 0;
        for (int i = 0; i < 40; i++) {
            var puzzle = i % 2 == 0 ? samples.kenken(3 + i % 4 / 2, 4) : samples.kakuro(3 + i % 3, 4);
            var truth = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(20)));
            var result = solve(solver, puzzle, 20);
            if (truth.complete()) {
                assertThat(result.complete()).isTrue();
                assertThat(result.solutions()).containsExactlyInAnyOrderElementsOf(truth.solutions());
            } else {
                assertThat(result.solutions()).hasSize(20).allMatch(puzzle::isSolvedBy);
            }
            several += truth.solutions().size() > 1 ? 1 : 0;
            none += truth.isUnsolvable() ? 1 : 0;
        }
        assertThat(several).isPositive();
        assertThat(none).isPositive();
    }

    @Test
    void bruteForceFindsThemToo() {
        var samples = new SamplePuzzles(new SplittableRandom(6));
        for (int i = 0; i < 10; i++) {
            var puzzle = i % 2 == 0 ? samples.kenken(3, 3) : samples.kakuro(3, 3);
            var truth = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(100)));
            assertThat(solve(CellwiseSolver.bruteForce(), puzzle, 100).solutions())
                    .containsExactlyInAnyOrderElementsOf(truth.solutions());
        }
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void theLimitOfNodesEndsThemAndIsSaid(Solver solver) {
        var result = solver.solve(
                latin(), new SolverContext(new SplittableRandom(0), () -> false, new Limits(2, 8), events::add));
        assertThat(result).isEqualTo(new SolverResult(List.of(), false, 8));
        assertThat(events).filteredOn(Guessed.class::isInstance).hasSize(8);
        assertThat(events).last().isEqualTo(new GaveUp(GaveUp.Reason.NODE_LIMIT));
    }

    @Test
    void simpleBacktrackingTriesTheSmallestValueFirst() {
        solve(CellwiseSolver.backtracking(), latin(), 1);
        assertThat(events).startsWith(new Guessed(0, 1), new Guessed(1, 2), new Guessed(2, 3), new Guessed(3, 2));
    }

    /// With 1 2 3 above, a 3 leaves only 1 for the cell beside it, and a 2 leaves 1 and 3.
    @Test
    void bestBacktrackingTriesTheValueFirstThatLeavesTheNextCellTheFewest() {
        solve(CellwiseSolver.backtrackingBest(), latin(), 1);
        assertThat(events).startsWith(new Guessed(0, 1), new Guessed(1, 2), new Guessed(2, 3), new Guessed(3, 3));
    }

    @ParameterizedTest
    @CsvSource({"ADD, 5", "MULTIPLY, 6"})
    void bestBacktrackingTakesAValueBackThatTheLargestDigitsCannotHelp(Operation operation, long target) {
        solve(CellwiseSolver.backtrackingBest(), domino(operation, target), 1);
        assertThat(events)
                .startsWith(
                        new Guessed(0, 1),
                        new Retracted(0, 1),
                        new Guessed(0, 2),
                        new Guessed(1, 1),
                        new Retracted(1, 1));
    }

    @ParameterizedTest
    @CsvSource({"ADD", "MULTIPLY"})
    void bestBacktrackingTakesAValueBackThatIsTooMuchAlready(Operation operation) {
        solve(CellwiseSolver.backtrackingBest(), domino(operation, 2), 100);
        assertThat(events.get(events.indexOf(new Guessed(0, 3)) + 1)).isEqualTo(new Retracted(0, 3));
    }

    @Test
    void aProductMayBecomeZeroAfterItWasTooMuch() {
        var puzzle = twoByTwo(
                Digits.of(0, 3),
                KenKenRules.cage(2, Cells.of(0, 1), Operation.MULTIPLY, 0),
                KenKenRules.cage(2, Cells.of(2, 3), Operation.ADD, 3));
        assertThat(solvers())
                .allSatisfy(solver -> assertThat(solve(solver, puzzle, 10).solutions())
                        .containsExactlyInAnyOrder(Solution.of(0, 3, 3, 0), Solution.of(3, 0, 0, 3)));
    }

    private SolverResult solve(Solver solver, Puzzle puzzle, int solutions) {
        events.clear();
        return solver.solve(
                puzzle,
                new SolverContext(
                        new SplittableRandom(0), () -> false, new Limits(solutions, 10_000_000), events::add));
    }

    /// The first row adds up to 3, the second is given by two cages of one cell.
    private static Puzzle tiny() {
        return twoByTwo(
                Digits.range(1, 2),
                KenKenRules.cage(2, Cells.of(0, 1), Operation.ADD, 3),
                KenKenRules.cage(2, Cells.of(2), Operation.EQUAL, 2),
                KenKenRules.cage(2, Cells.of(3), Operation.EQUAL, 1));
    }

    private static Puzzle twoByTwo(Digits digits, Arithmetic... cages) {
        var lines = Stream.of(
                new AllDifferent(Group.ROW, Cells.of(0, 1)),
                new AllDifferent(Group.ROW, Cells.of(2, 3)),
                new AllDifferent(Group.COLUMN, Cells.of(0, 2)),
                new AllDifferent(Group.COLUMN, Cells.of(1, 3)));
        return Puzzle.of(
                "kenken",
                Shape.square(2),
                digits,
                Stream.<Constraint>concat(lines, Stream.of(cages)).toList(),
                Map.of());
    }

    /// All nine cells in one cage, which says nothing.
    private static Puzzle latin() {
        return KenKenRules.puzzle(
                3,
                Digits.range(1, 3),
                List.of(KenKenRules.cage(3, Shape.square(3).cells(), Operation.ADD, 18)));
    }

    /// The first two cells of three by three in a cage, the others in one of which only its lines say something.
    private static Puzzle domino(Operation operation, long target) {
        var others = Shape.square(3).cells().without(Cells.of(0, 1));
        return KenKenRules.puzzle(
                3,
                Digits.range(1, 3),
                List.of(
                        KenKenRules.cage(3, Cells.of(0, 1), operation, target),
                        KenKenRules.cage(3, others, Operation.ADD, 13)));
    }
}
