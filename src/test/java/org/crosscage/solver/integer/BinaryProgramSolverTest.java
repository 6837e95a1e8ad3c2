package org.crosscage.solver.integer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverEvent.Guessed;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.solver.SamplePuzzles;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Puzzles as binary integer programmes: they have the solutions that the puzzle has.
class BinaryProgramSolverTest {

    private static final Limits ALL = new Limits(1_000, Long.MAX_VALUE);

    private final BinaryProgramSolver solver = new BinaryProgramSolver();
    private final List<SolverEvent> events = new ArrayList<>();

    /// Every operation, hidden ones too, of any size, values with and without 0, in puzzles with no solution, one
    /// and several.
    @Test
    void itFindsThoseSolutionsThatTheExactSolverFinds() {
        var samples = new SamplePuzzles(new SplittableRandom(8));
        var counts = new HashSet<Integer>();
        for (int i = 0; i < 90; i++) {
            var puzzle = i % 3 == 0 ? samples.kakuro(5, 5) : samples.kenken(3 + i % 2, 4);
            var result = solve(puzzle, ALL);
            var exact = new ExactSolver().solve(puzzle, SolverContext.quiet(ALL));
            assertThat(result.complete()).isEqualTo(exact.complete());
            if (exact.complete()) {
                assertThat(result.solutions()).containsExactlyInAnyOrderElementsOf(exact.solutions());
                counts.add(Math.min(2, result.solutions().size()));
            }
        }
        assertThat(counts).containsExactlyInAnyOrder(0, 1, 2);
    }

    /// Of a cage of three cells over two rows, by hand.
    @ParameterizedTest
    @CsvSource({
        "ADD, 5, 1 1 3",
        "ADD, 5, 1 2 2",
        "MULTIPLY, 12, 2 2 3",
        "SUBTRACT, 0, 1 2 3",
        "SUBTRACT, 1, 1 1 3",
        "DIVIDE, 3, 1 1 3",
        "DIVIDE, 1, 1 2 2",
        "HIDDEN, 6, 1 2 3",
        "HIDDEN, 12, 2 2 3"
    })
    void aCageOfThreeCellsCanHoldTheseDigits(Operation operation, long target, String digits) {
        assertThat(held(operation, target)).contains(digits);
    }

    @Test
    void aCageOfThreeCellsHoldsNothingElse() {
        assertThat(held(Operation.DIVIDE, 3)).containsExactly("1 1 3");
        assertThat(held(Operation.SUBTRACT, 1)).containsExactly("1 1 3");
        assertThat(held(Operation.MULTIPLY, 12)).containsExactly("2 2 3");
        assertThat(held(Operation.MULTIPLY, 10)).isEmpty();
        assertThat(held(Operation.HIDDEN, 7)).containsExactly("1 3 3", "2 2 3");
    }

    @Test
    void aPuzzleWithoutASolutionIsProvenToHaveNone() {
        var impossible = KakuroRules.puzzle(
                Shape.square(3), Digits.range(1, 9), run -> OptionalLong.of(run.row() == 1 ? 24 : 23), Map.of());
        assertThat(solve(impossible, ALL))
                .isEqualTo(
                        new SolverResult(List.of(), true, solve(impossible, ALL).nodes()));
    }

    @Test
    void everyChoiceIsANodeAndTheLastOneAllowedIsTheLast() {
        var open = KakuroRules.puzzle(Shape.square(6), Digits.range(1, 9), run -> OptionalLong.empty(), Map.of());
        var result = solve(open, new Limits(1, 3));
        assertThat(result).isEqualTo(new SolverResult(List.of(), false, 3));
        assertThat(events).filteredOn(Guessed.class::isInstance).hasSizeBetween(1, 3);
        assertThat(events).last().isEqualTo(new GaveUp(GaveUp.Reason.NODE_LIMIT));
    }

    @Test
    void aStopWhileTheProgrammeIsWrittenIsSeen() {
        var stop = new AtomicBoolean(true);
        var result = solver.solve(
                KakuroRules.puzzle(Shape.square(30), Digits.range(1, 9), run -> OptionalLong.empty(), Map.of()),
                new SolverContext(new SplittableRandom(1), stop::get, ALL, events::add));
        assertThat(result).isEqualTo(new SolverResult(List.of(), false, 0));
        assertThat(events).containsExactly(new GaveUp(GaveUp.Reason.STOPPED));
    }

    /// Every cell has a clue of its own, so that all follows before the first choice.
    @Test
    void aStopWhileTheLibraryWorksOutWhatFollowsIsSeen() {
        var cages = IntStream.range(0, 81)
                .mapToObj(cell -> KenKenRules.cage(
                        9, Cells.of(cell), Operation.EQUAL, (cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1))
                .toList();
        var puzzle = KenKenRules.puzzle(9, Digits.range(1, 9), cages);
        assertThat(solve(puzzle, ALL).nodes()).isZero();
        int asked = 81 + puzzle.constraints().size() + 1; // for each cell, for each constraint, and when all is written
        var left = new AtomicInteger(asked);
        var result = solver.solve(
                puzzle,
                new SolverContext(new SplittableRandom(1), () -> left.getAndDecrement() <= 0, ALL, events::add));
        assertThat(result).isEqualTo(new SolverResult(List.of(), false, 0));
        assertThat(events).last().isEqualTo(new GaveUp(GaveUp.Reason.STOPPED));
        assertThat(left).hasValue(-1);
    }

    /// An equation for each of its cells would be a thousand million numbers.
    @ParameterizedTest
    @EnumSource(names = {"SUBTRACT", "DIVIDE"})
    void aCageOfAllCellsOfTheLargestGridHasRoomInMemory(Operation operation) {
        var cage = KenKenRules.cage(25, Shape.square(25).cells(), operation, 2);
        var puzzle = KenKenRules.puzzle(25, Digits.range(1, 25), List.of(cage));
        assertThat(solve(puzzle, new Limits(1, 0)).solutions()).isEmpty();
    }

    /// What can stand in a cage over the first two cells of the first row and the first of the second one, in order of
    /// size: of all Latin squares of 3, one clue at a time.
    private List<String> held(Operation operation, long target) {
        var cage = Cells.of(0, 1, 3);
        var rest = Shape.square(3).cells().without(cage);
        return IntStream.rangeClosed(9, 14)
                .mapToObj(sum -> KenKenRules.puzzle(
                        3,
                        Digits.range(1, 3),
                        List.of(
                                KenKenRules.cage(3, cage, operation, target),
                                KenKenRules.cage(3, rest, Operation.ADD, sum))))
                .flatMap(puzzle -> solve(puzzle, ALL).solutions().stream())
                .map(solution -> cage.stream()
                        .map(solution::digit)
                        .sorted()
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" ")))
                .distinct()
                .sorted()
                .toList();
    }

    private SolverResult solve(Puzzle puzzle, Limits limits) {
        events.clear();
        return solver.solve(puzzle, new SolverContext(new SplittableRandom(1), () -> false, limits, events::add));
    }
}
