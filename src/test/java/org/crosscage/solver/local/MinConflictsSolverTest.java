package org.crosscage.solver.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverEvent.Improved;
import org.crosscage.core.search.SolverEvent.Restarted;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.kind.killer.rules.KillerRules;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

class MinConflictsSolverTest {

    private static final Settings ANNEALED = Settings.USUAL.with(MinConflictsSolver.ANNEALING, true);

    private final MinConflictsSolver solver = new MinConflictsSolver();
    private final List<SolverEvent> events = new ArrayList<>();

    @Test
    void itFindsTheSolutionOfASmallPuzzleAndDoesNotCallItTheOnlyOne() {
        for (int seed = 1; seed <= 5; seed++) {
            for (var settings : List.of(Settings.USUAL, ANNEALED)) {
                var result = solve(small(), seed, settings, new Limits(1, 1_000_000));
                assertThat(result.solutions()).containsExactly(Solution.of(1, 2, 3, 2, 3, 1, 3, 1, 2));
                assertThat(result.complete()).isFalse();
            }
        }
    }

    @Test
    void itFindsTheSolutionOfAGridWithBoxes() {
        var puzzle = generated("killer", 4);
        var result = solve(puzzle, 1, Settings.USUAL, new Limits(1, 1_000_000));
        assertThat(result.solutions())
                .isEqualTo(new ExactSolver()
                        .solve(puzzle, SolverContext.quiet(Limits.solutions(2)))
                        .solutions());
    }

    @Test
    void itsUtilityCountsRepeatsInBoxesAndInCagesOfSeveralLines() {
        int[] right = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
        int[] twiceTwo = {1, 2, 3, 4, 3, 4, 2, 1, 2, 1, 4, 3, 4, 3, 1, 2};
        int[] boxesFilledTwice = {1, 2, 3, 4, 2, 1, 4, 3, 3, 4, 1, 2, 4, 3, 2, 1};
        var cage = KillerRules.cage(Cells.of(1, 5, 6), 9);
        var violations = new GridViolations(KillerRules.puzzle(4, List.of(cage), Map.of()));
        assertThat(violations.utility(right)).isEqualTo(9 - 7);
        assertThat(violations.utility(twiceTwo)).isEqualTo(9 - 8 + 1);
        assertThat(new GridViolations(KillerRules.puzzle(4, List.of(), Map.of())).utility(boxesFilledTwice))
                .isEqualTo(4 * 2);
    }

    @Test
    void itBeginsWithoutRepeatsInAnyRow() {
        solve(small(), 3, Settings.USUAL, new Limits(1, 0));
        var first = ((Improved) events.getFirst()).grid().toArray();
        SquareLines.rows(3)
                .forEach(
                        row -> assertThat(row.stream().map(cell -> first[cell])).containsExactlyInAnyOrder(1, 2, 3));
        assertThat(events).last().isEqualTo(new GaveUp(GaveUp.Reason.NODE_LIMIT));
    }

    /// A repeat in the second and in the third column, a sum of 4 that should be 3, a 2 that should be 3.
    @Test
    void itsUtilityCountsRepeatsAndHowFarCagesAreOff() {
        var violations = new GridViolations(small());
        assertThat(violations.utility(new int[] {1, 2, 3, 2, 3, 1, 3, 1, 2})).isZero();
        assertThat(violations.utility(new int[] {1, 3, 2, 2, 3, 1, 3, 1, 2})).isEqualTo(1 + 1 + 1 + 1);
        assertThat(violations.violated(new int[] {1, 2, 3, 2, 3, 1, 3, 1, 2})).isEmpty();
    }

    @Test
    void aGridThatGetsNoBetterIsShuffled() {
        var puzzle = generated("kenken", 6);
        solve(puzzle, 1, Settings.USUAL, new Limits(1, 2_000));
        long usual = events.stream().filter(Restarted.class::isInstance).count();
        solve(puzzle, 1, Settings.USUAL.with(MinConflictsSolver.IDLE, 1_000), new Limits(1, 2_000));
        long patient = events.stream().filter(Restarted.class::isInstance).count();
        assertThat(usual).isBetween(5L, 40L);
        assertThat(patient).isLessThanOrEqualTo(2);
    }

    @Test
    void everyImprovementOfTheRunIsOne() {
        solve(generated("kenken", 6), 2, Settings.USUAL, new Limits(1, 2_000));
        var fitness = events.stream()
                .filter(Improved.class::isInstance)
                .map(event -> ((Improved) event).fitness())
                .toList();
        assertThat(fitness).hasSizeGreaterThan(2);
        assertThat(IntStream.range(1, fitness.size())).allMatch(i -> fitness.get(i) < fitness.get(i - 1));
    }

    @Test
    void aLimitOfRoundsIsKept() {
        solve(generated("kenken", 6), 1, Settings.USUAL, new Limits(1, Long.MAX_VALUE, 3));
        assertThat(events).filteredOn(Restarted.class::isInstance).hasSize(3);
        assertThat(events).last().isEqualTo(new GaveUp(GaveUp.Reason.GENERATION_LIMIT));
    }

    @Test
    void aKakuroIsNotForIt() {
        var result = solve(generated("kakuro", 6), 1, Settings.USUAL, new Limits(1, 1_000));
        assertThat(result).isEqualTo(new SolverResult(List.of(), false, 0));
        assertThat(events).containsExactly(new GaveUp(GaveUp.Reason.NOT_FOR_THIS_PUZZLE));
    }

    private SolverResult solve(Puzzle puzzle, long seed, Settings settings, Limits limits) {
        events.clear();
        return solver.solve(
                puzzle, new SolverContext(new SplittableRandom(seed), () -> false, limits, settings, events::add));
    }

    /// `1 2 3 / 2 3 1 / 3 1 2`: a sum, and the others given by cages of one cell.
    private static Puzzle small() {
        int[] digits = {1, 2, 3, 2, 3, 1, 3, 1, 2};
        var cages = new ArrayList<Arithmetic>();
        cages.add(KenKenRules.cage(3, Cells.of(0, 1), Operation.ADD, 3));
        for (int cell = 2; cell < digits.length; cell++) {
            cages.add(KenKenRules.cage(3, Cells.of(cell), Operation.EQUAL, digits[cell]));
        }
        return KenKenRules.puzzle(3, Digits.range(1, 3), cages);
    }

    private static Puzzle generated(String kind, int size) {
        return new Generator(PuzzleKinds.of(kind).drafts(), new ExactSolver())
                .generate(new GenerateRequest(size, size, 1), () -> false)
                .orElseThrow()
                .puzzle();
    }
}
