package org.crosscage.solver.genetic.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.crosscage.solver.ReportBoards.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverEvent.Generation;
import org.crosscage.core.search.SolverEvent.Restarted;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.solver.genetic.Scored;
import org.junit.jupiter.api.Test;

/// The genetic algorithm of the report, held against what the report prints.
class FullGridSolverTest {

    /// “Array” of its failed attempt at the expert level, and of its successful one.
    private static final int[] FAILED = {
        8, 9, 3, 1, 1, 7, 8, 4, 4, 7, 5, 9, 7, 1, 7, 2, 9, 5, 9, 5, 9, 1, 7, 1, 7, 5, 8, 4
    };

    private static final int[] SUCCESSFUL = {
        8, 9, 3, 1, 2, 6, 8, 4, 3, 8, 9, 7, 3, 5, 6, 1, 9, 6, 8, 5, 9, 1, 7, 2, 7, 4, 9, 3
    };

    private final List<SolverEvent> events = new ArrayList<>();

    @Test
    void theFaultsOfTheFailedExpertArrayAreThoseOfTheReport() {
        var faults = new FaultCount(board(4)).of(FAILED);
        assertThat(faults).isEqualTo(new Faults(2, 3, 6, 0));
        assertThat(faults.fitness()).isEqualTo(11);
    }

    @Test
    void theSuccessfulExpertArrayHasNone() {
        assertThat(new FaultCount(board(4)).of(SUCCESSFUL).fitness()).isZero();
    }

    /// Each product alone is as far off as a number can be.
    @Test
    void faultsOfManyProductsTogetherAreManyAndNotFewer() {
        var cages = IntStream.range(0, 5)
                .mapToObj(i -> Cells.of(IntStream.range(i * 125, i * 125 + 125)))
                .map(cells -> KenKenRules.cage(25, cells, Operation.MULTIPLY, 1))
                .toList();
        var puzzle = KenKenRules.puzzle(25, Digits.range(1, 25), cages);
        int[] digits = new int[puzzle.cellCount()];
        Arrays.fill(digits, 25);
        assertThat(new FaultCount(puzzle).of(digits).fitness()).isGreaterThan(1e18);
    }

    @Test
    void theTwoSetsOfParametersAreThoseOfTheReport() {
        assertThat(usual(FullGridSolver.light())).containsExactly("500", "7", "1", "0.7", "1", "0.001", "100");
        assertThat(usual(FullGridSolver.pro())).containsExactly("5000", "3", "2", "0.9", "3", "0.01", "100");
    }

    @Test
    void theEasyBoardIsSolvedInTheFirstTenGenerations() {
        for (int seed = 1; seed <= 5; seed++) {
            events.clear();
            assertThat(solve(FullGridSolver.light(), board(1), seed, Settings.USUAL))
                    .isTrue();
            assertThat(events)
                    .filteredOn(Generation.class::isInstance)
                    .hasSizeLessThanOrEqualTo(10)
                    .last()
                    .extracting(last -> ((Generation) last).best())
                    .isEqualTo(0.0);
        }
    }

    @Test
    void aRunThatFailsEndsAfterTheRandomGenerationAndAHundredMore() {
        var few = Settings.USUAL.with(ReportParameters.LIGHT.population(), 10);
        assertThat(solve(FullGridSolver.light(), board(4), 1, few)).isFalse();
        assertThat(events).filteredOn(Generation.class::isInstance).hasSize(101);
        assertThat(events).last().isEqualTo(new GaveUp(GaveUp.Reason.GENERATION_LIMIT));
    }

    @Test
    void thePopulationIsMadeAnewAfterEachAgeUntilTheLastOneEnds() {
        var few = Settings.USUAL
                .with(ReportParameters.LIGHT.population(), 10)
                .with(RestartedEvolution.LENGTH, 3)
                .with(RestartedEvolution.COUNT, 4);
        for (var solver : List.of(FullGridSolver.retrievable(), FullGridSolver.crowd())) {
            events.clear();
            assertThat(solve(solver, board(4), 1, few)).isFalse();
            assertThat(events.stream().filter(Restarted.class::isInstance))
                    .containsExactly(new Restarted(4), new Restarted(8), new Restarted(12));
            assertThat(events).filteredOn(Generation.class::isInstance).hasSize(16);
        }
    }

    /// Ages of four generations: three are free, and then every other one.
    @Test
    void inAnAgeAfterACrowdAgreedEverybodyHasItsDigits() {
        var anyAgreement = Settings.USUAL
                .with(ReportParameters.LIGHT.population(), 10)
                .with(RestartedEvolution.LENGTH, 3)
                .with(RestartedEvolution.COUNT, 6)
                .with(RestartedEvolution.AGREEMENT, 0.0);
        assertThat(solve(FullGridSolver.crowd(), board(4), 1, anyAgreement)).isFalse();
        var beginnings = events.stream()
                .filter(Generation.class::isInstance)
                .map(Generation.class::cast)
                .filter(generation -> generation.number() % 4 == 0)
                .toList();
        assertThat(beginnings)
                .extracting(age -> age.diversity() == 0)
                .containsExactly(false, false, false, true, false, true);
    }

    @Test
    void aCrowdAgreesWhereEnoughOfItsFittestDo() {
        var population = List.of(
                new Scored(new int[] {9, 9, 9}, 5),
                new Scored(new int[] {1, 2, 3}, 1),
                new Scored(new int[] {1, 2, 4}, 2),
                new Scored(new int[] {1, 5, 6}, 3));
        assertThat(consensus(0.75, List.of(population)).agreed(1)).containsExactly(1, -1, -1);
        assertThat(consensus(0.75, List.of(population)).agreed(0.6)).containsExactly(1, 2, -1);
        assertThat(consensus(0, List.of(population)).agreed(1)).containsExactly(1, 2, 3);
    }

    /// Those of one age are nearly the same grid.
    @Test
    void whatOneAgeAgreesOnTheOthersCanVoteDown() {
        var one = List.of(new Scored(new int[] {1, 2, 3}, 1), new Scored(new int[] {1, 2, 3}, 1));
        var other = List.of(new Scored(new int[] {1, 4, 3}, 1), new Scored(new int[] {1, 4, 3}, 1));
        assertThat(consensus(1, List.of(one)).agreed(0.75)).containsExactly(1, 2, 3);
        assertThat(consensus(1, List.of(one, other)).agreed(0.75)).containsExactly(1, -1, 3);
        assertThat(consensus(1, List.of(one, other, other, other)).agreed(0.75)).containsExactly(1, 4, 3);
    }

    private static Consensus consensus(double share, List<List<Scored>> populations) {
        var consensus = new Consensus(share);
        populations.forEach(consensus::ask);
        return consensus;
    }

    private boolean solve(Solver solver, Puzzle puzzle, int seed, Settings settings) {
        var context = new SolverContext(
                new SplittableRandom(seed), () -> false, new Limits(1, Long.MAX_VALUE), settings, events::add);
        return !solver.solve(puzzle, context).solutions().isEmpty();
    }

    private static List<String> usual(Solver solver) {
        assertThat(solver.parameters())
                .allMatch(parameter -> parameter.paperText().orElseThrow().equals(parameter.usualText()));
        return solver.parameters().stream().map(Parameter::usualText).toList();
    }
}
