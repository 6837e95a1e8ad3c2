package org.crosscage.solver.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.junit.jupiter.api.Test;

class ExactSolverTest {

    @Test
    void aProperPuzzleHasOneSolutionAndThatIsProven() {
        var result = solve(square(17, 16, 17, 16), Limits.solutions(2));
        assertThat(result.isUnique()).isTrue();
        assertThat(result.solutions()).containsExactly(Solution.of(8, 9, 9, 7));
    }

    @Test
    void aPuzzleWithoutSolutionIsProvenToHaveNone() {
        var result = solve(square(17, 16, 17, 17), Limits.solutions(2));
        assertThat(result.isUnsolvable()).isTrue();
    }

    @Test
    void severalSolutionsAreCountedUpToTheLimit() {
        assertThat(solve(square(10, 10, 10, 10), Limits.solutions(100)).solutions())
                .hasSize(8);
        assertThat(solve(square(10, 10, 10, 10), Limits.solutions(100)).complete())
                .isTrue();
        assertThat(solve(square(10, 10, 10, 10), Limits.solutions(3)).solutions())
                .hasSize(3);
        assertThat(solve(square(10, 10, 10, 10), Limits.solutions(3)).complete())
                .isFalse();
    }

    @Test
    void aSingleCellThatCannotHaveItsTargetMakesThePuzzleUnsolvable() {
        var cells = Shape.square(3).cells();
        var puzzle = KenKenRules.puzzle(
                3,
                Digits.range(1, 3),
                List.of(
                        KenKenRules.cage(3, Cells.of(0), Operation.EQUAL, 1_000_000_000_000L),
                        KenKenRules.cage(3, cells.without(0), Operation.ADD, 17)));
        assertThat(solve(puzzle, Limits.solutions(2)).isUnsolvable()).isTrue();
    }

    @Test
    void cellsOfTwoCagesMayBeAlike() {
        var both = Cells.of(0, 1);
        var puzzle = Puzzle.of(
                "any",
                Shape.square(2),
                Digits.range(1, 4),
                List.of(
                        new Arithmetic(Group.CAGE, both, Operation.ADD, 6, false),
                        new Arithmetic(Group.CAGE, both, Operation.MULTIPLY, 9, false)),
                Map.of(2, 1, 3, 1));
        assertThat(solve(puzzle, Limits.solutions(2)).solutions()).containsExactly(Solution.of(3, 3, 1, 1));
    }

    @Test
    void cellsThatNoRuleReachesTakeAnyDigit() {
        var white = new BitSet();
        white.set(4);
        var puzzle =
                KakuroRules.puzzle(Shape.of(3, 3, white), Digits.range(1, 9), run -> OptionalLong.empty(), Map.of());
        var result = solve(puzzle, Limits.solutions(20));
        assertThat(result.solutions()).hasSize(9);
        assertThat(result.complete()).isTrue();
    }

    @Test
    void aGuessIsAnnouncedBeforeWhatIsFoundAndRetractedAfterwards() {
        var events = new ArrayList<SolverEvent>();
        var context = new SolverContext(new SplittableRandom(0), () -> false, new Limits(100, 1_000), events::add);
        new ExactSolver().solve(square(5, 5, 5, 5), context);
        var guess = (SolverEvent.Guessed) events.getFirst();
        assertThat(events.get(1)).isInstanceOf(SolverEvent.Found.class);
        assertThat(((SolverEvent.Found) events.get(1)).solution().digit(guess.cell()))
                .isEqualTo(guess.digit());
        assertThat(events.get(2)).isEqualTo(new SolverEvent.Retracted(guess.cell(), guess.digit()));
    }

    @Test
    void theNodeLimitEndsTheSearchAndIsSaid() {
        var events = new ArrayList<SolverEvent>();
        var context = new SolverContext(new SplittableRandom(0), () -> false, new Limits(100, 1), events::add);
        var result = new ExactSolver().solve(square(10, 10, 10, 10), context);
        assertThat(result.nodes()).isEqualTo(1);
        assertThat(result.complete()).isFalse();
        assertThat(events).last().isEqualTo(new SolverEvent.GaveUp(SolverEvent.GaveUp.Reason.NODE_LIMIT));
    }

    @Test
    void theLargestKakuroIsSolvedWithoutRecursion() {
        var puzzle = largestKakuro();
        var result = solve(puzzle, new Limits(1, 100_000));
        assertThat(puzzle.cellCount()).isGreaterThan(10_000);
        assertThat(result.solutions()).hasSize(1).allMatch(puzzle::isSolvedBy);
    }

    @Test
    void theLargestKenKenWithCagesOfAnySizeEndsByTheLimit() {
        for (int largest : new int[] {2, 4, 40, 625}) {
            for (var operation : List.of(Operation.ADD, Operation.HIDDEN)) {
                var puzzle = largestKenKen(largest, operation);
                var result = solve(puzzle, new Limits(2, 300));
                assertThat(result.nodes()).isLessThanOrEqualTo(300);
                assertThat(result.solutions()).allMatch(puzzle::isSolvedBy);
            }
        }
    }

    @Test
    void aLargeKakuroWithVeryManySolutionsEndsByTheLimit() {
        var puzzle = manyRunsOfNine(150);
        var events = new ArrayList<SolverEvent>();
        var context = new SolverContext(new SplittableRandom(0), () -> false, new Limits(2, 500), events::add);
        var result = new ExactSolver().solve(puzzle, context);
        assertThat(puzzle.cellCount()).isGreaterThan(19_000);
        assertThat(result.complete()).isFalse();
        assertThat(result.solutions()).allMatch(puzzle::isSolvedBy);
        assertThat(result.nodes()).isEqualTo(500);
        assertThat(events).last().isEqualTo(new SolverEvent.GaveUp(SolverEvent.GaveUp.Reason.NODE_LIMIT));
    }

    private static SolverResult solve(Puzzle puzzle, Limits limits) {
        return new ExactSolver().solve(puzzle, SolverContext.quiet(limits));
    }

    /// Four cells with the sums of the columns and the rows.
    private static Puzzle square(long firstDown, long secondDown, long firstAcross, long secondAcross) {
        var white = new BitSet();
        white.set(4, 6);
        white.set(7, 9);
        var shape = Shape.of(3, 3, white);
        return KakuroRules.puzzle(
                shape,
                Digits.range(1, 9),
                run -> OptionalLong.of(
                        run.row() == 1
                                ? run.column() == 2 ? firstDown : secondDown
                                : run.row() == 2 ? firstAcross : secondAcross),
                Map.of());
    }

    /// 200 × 200, full of blocks of two by two whose sums leave two ways each.
    private static Puzzle largestKakuro() {
        var white = new BitSet();
        IntStream.range(0, 200 * 200)
                .filter(place -> place / 200 < 199 && place % 200 < 199)
                .filter(place -> place / 200 % 3 > 0 && place % 200 % 3 > 0)
                .forEach(white::set);
        return KakuroRules.puzzle(Shape.of(200, 200, white), Digits.range(1, 9), run -> OptionalLong.of(3), Map.of());
    }

    /// Diagonals of black cells leave runs of nine, which hold every digit, and at the border shorter ones without a
    /// clue.
    private static Puzzle manyRunsOfNine(int size) {
        var white = new BitSet();
        IntStream.range(0, size * size)
                .filter(place -> place / size > 0 && place % size > 0)
                .filter(place -> (place / size + place % size) % 10 > 0)
                .forEach(white::set);
        return KakuroRules.puzzle(
                Shape.of(size, size, white),
                Digits.range(1, 9),
                run -> run.cells().size() == 9 ? OptionalLong.of(45) : OptionalLong.empty(),
                Map.of());
    }

    /// Cages are stretches of the grid in a snake, row by row.
    private static Puzzle largestKenKen(int largestCage, Operation operation) {
        int n = 25;
        var cages = new ArrayList<Arithmetic>();
        for (int from = 0; from < n * n; from += largestCage) {
            var cells = Cells.of(IntStream.range(from, Math.min(n * n, from + largestCage))
                    .map(i -> i / n % 2 == 0 ? i : i / n * n + n - 1 - i % n));
            long sum = cells.stream().map(cell -> (cell / n + cell % n) % n + 1).sum();
            cages.add(KenKenRules.cage(n, cells, cells.size() == 1 ? Operation.EQUAL : operation, sum));
        }
        return KenKenRules.puzzle(n, Digits.range(1, n), cages);
    }
}
