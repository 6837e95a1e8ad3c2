package org.crosscage.solver.genetic.memetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Grid;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.Deduced;
import org.crosscage.core.search.SolverEvent.Generation;
import org.crosscage.core.search.SolverEvent.Improved;
import org.crosscage.core.search.SolverEvent.Restarted;
import org.crosscage.core.search.SolverEvent.SearchBegan;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.solver.SamplePuzzles;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

class HybridSolverTest {

    private static final Settings AT_ONCE = Settings.USUAL.with(HybridSolver.TIER, 0);

    private final HybridSolver solver =
            new HybridSolver(puzzle -> PuzzleKinds.of(puzzle.kind()).techniques(), new ExactSolver());
    private final List<SolverEvent> events = new ArrayList<>();

    @Test
    void generatedPuzzlesAreSolvedWithoutAnyRule() {
        for (var puzzle : List.of(generated("kakuro", 12), generated("kenken", 9))) {
            for (int seed = 1; seed <= 3; seed++) {
                assertThat(solve(puzzle, seed, AT_ONCE, Limits.solutions(1)).solutions())
                        .hasSize(1)
                        .allMatch(puzzle::isSolvedBy);
            }
            assertThat(events).contains(new SearchBegan(puzzle.cellCount())).noneMatch(Deduced.class::isInstance);
        }
    }

    /// Clues missing, digits that end before 9, cells given, operations hidden, values of all sorts.
    @Test
    void unusualPuzzlesAreSolvedWithoutAnyRuleWhereTheyHaveASolution() {
        var samples = new SamplePuzzles(new SplittableRandom(17));
        int solved = 0;
        for (int i = 0; i < 60; i++) {
            var puzzle = i % 2 == 0 ? samples.kenken(3 + i % 5, 4) : samples.kakuro(5 + i % 5, 7);
            var truth = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(1)));
            var result =
                    solve(puzzle, i, AT_ONCE, new Limits(1, truth.solutions().isEmpty() ? 50_000 : 1_000_000));
            assertThat(result.solutions()).hasSameSizeAs(truth.solutions()).allMatch(puzzle::isSolvedBy);
            solved += result.solutions().size();
        }
        assertThat(solved).isGreaterThan(30);
    }

    /// Local search alone finds nothing in so many cells. What can be worked out without a guess is little of this one.
    @Test
    void aLargeKakuroIsSolvedWithoutAnyRuleByTheGreedyDecoder() {
        var puzzle = generated("kakuro", 20);
        for (int seed = 1; seed <= 2; seed++) {
            assertThat(solve(puzzle, seed, AT_ONCE, Limits.solutions(1)).solutions())
                    .hasSize(1)
                    .allMatch(puzzle::isSolvedBy);
        }
    }

    @Test
    void whereSomeClueIsNoRunTheGreedyDecoderIsNotUsed() {
        var puzzle = generated("kenken", 7);
        solve(puzzle, 1, AT_ONCE.with(Rates.FORESIGHT, 0), Limits.solutions(1));
        var always = List.copyOf(events);
        events.clear();
        solve(puzzle, 1, AT_ONCE.with(Rates.FORESIGHT, 1_000_000), Limits.solutions(1));
        assertThat(events).isEqualTo(always);
    }

    @Test
    void whatRulesSolveIsKnownToHaveOneSolutionAndNothingIsBred() {
        var result = solve(generated("kenken", 5), 1, Settings.USUAL.with(HybridSolver.TIER, 6), Limits.solutions(1));
        assertThat(result.isUnique()).isTrue();
        assertThat(result.nodes()).isZero();
        assertThat(events).noneMatch(SearchBegan.class::isInstance).anyMatch(Deduced.class::isInstance);
    }

    @Test
    void nothingIsBredWhereItIsShownThatThereIsNoSolution() {
        var cage = KenKenRules.cage(3, Shape.square(3).cells(), Operation.ADD, 17);
        var puzzle = KenKenRules.puzzle(3, Digits.range(1, 3), List.of(cage));

        var result = solve(puzzle, 1, AT_ONCE, new Limits(1, Long.MAX_VALUE));

        assertThat(result.isUnsolvable()).isTrue();
        assertThat(result.nodes()).isZero();
    }

    @Test
    void aStepOfLocalSearchIsANodeAndTheirLimitIsKept() {
        var result = solve(generated("kenken", 9), 1, AT_ONCE, new Limits(1, 37));

        assertThat(result.nodes()).isEqualTo(37);
        assertThat(events).last().isEqualTo(new SolverEvent.GaveUp(SolverEvent.GaveUp.Reason.NODE_LIMIT));
    }

    @Test
    void whatIsBredIsNotClaimedToBeTheOnlySolution() {
        assertThat(solve(generated("kenken", 5), 1, AT_ONCE, Limits.solutions(1))
                        .complete())
                .isFalse();
    }

    @Test
    void generationsAreNumberedInOrderAndSayTheTruthOfThemselves() {
        var settings = AT_ONCE.with(Rates.LOCAL_STEPS, 0).with(Rates.PATIENCE, 2);
        solve(generated("kenken", 9), 1, settings, new Limits(1, 1_000));
        var generations = events.stream()
                .filter(Generation.class::isInstance)
                .map(Generation.class::cast)
                .toList();
        assertThat(generations).hasSizeGreaterThan(3);
        assertThat(generations.stream().map(Generation::number))
                .containsExactlyElementsOf(IntStream.range(0, generations.size())
                        .asLongStream()
                        .boxed()
                        .toList());
        assertThat(generations).allSatisfy(generation -> {
            assertThat(generation.best()).isLessThanOrEqualTo(generation.median());
            assertThat(generation.median()).isLessThanOrEqualTo(generation.worst());
            assertThat(generation.mean()).isBetween(generation.best(), generation.worst());
            assertThat(generation.diversity()).isBetween(0.0, 1.0);
        });
        assertThat(events).anyMatch(Restarted.class::isInstance);
    }

    @Test
    void everyImprovementIsOne() {
        solve(generated("kakuro", 12), 1, AT_ONCE.with(Rates.LOCAL_STEPS, 1), new Limits(1, 500));
        var improved = events.stream()
                .filter(Improved.class::isInstance)
                .map(Improved.class::cast)
                .toList();
        assertThat(improved).hasSizeGreaterThan(1);
        for (int i = 1; i < improved.size(); i++) {
            assertThat(improved.get(i).fitness()).isLessThan(improved.get(i - 1).fitness());
        }
    }

    @Test
    void aLimitOfGenerationsIsKept() {
        var settings = AT_ONCE.with(Rates.LOCAL_STEPS, 0);
        solve(generated("kenken", 9), 1, settings, new Limits(1, Long.MAX_VALUE, 4));
        assertThat(events).filteredOn(Generation.class::isInstance).hasSize(4);
        assertThat(events).last().isEqualTo(new SolverEvent.GaveUp(SolverEvent.GaveUp.Reason.GENERATION_LIMIT));
    }

    /// Genes that were stopped half-way know only some constraints; nothing may be bred from them.
    @Test
    void aStopThatIsSeenOnceIsAStop() {
        var puzzle = generated("kenken", 9);
        for (int at = 1; at <= 60; at += 4) {
            int only = at;
            var asked = new AtomicInteger();
            var result = solver.solve(
                    puzzle,
                    new SolverContext(
                            new SplittableRandom(1),
                            () -> asked.incrementAndGet() == only,
                            new Limits(1, 100),
                            AT_ONCE,
                            events::add));
            assertThat(result.solutions()).allMatch(puzzle::isSolvedBy);
        }
        assertThat(events).contains(new SolverEvent.GaveUp(SolverEvent.GaveUp.Reason.STOPPED));
    }

    @Test
    void anotherSeedIsAnotherRun() {
        var puzzle = generated("kenken", 9);
        var grids = new HashSet<Grid>();
        for (int seed = 1; seed <= 5; seed++) {
            events.clear();
            solve(puzzle, seed, AT_ONCE.with(Rates.LOCAL_STEPS, 0), new Limits(1, 1));
            grids.add(((Improved) events.stream()
                            .filter(Improved.class::isInstance)
                            .findFirst()
                            .orElseThrow())
                    .grid());
        }
        assertThat(grids).hasSizeGreaterThan(3);
    }

    @Test
    void noTwoOfAPopulationAreTheSameAndTheFittestSurvive() {
        var population = new Population(2);
        assertThat(population.add(new Individual(new int[] {1, 2}, 3))).isTrue();
        assertThat(population.add(new Individual(new int[] {1, 2}, 3))).isFalse();
        assertThat(population.add(new Individual(new int[] {2, 1}, 1))).isTrue();
        assertThat(population.add(new Individual(new int[] {2, 2}, 2))).isTrue();
        population.select();
        assertThat(population.count()).isEqualTo(2);
        assertThat(population.describe(7)).isEqualTo(new Generation(7, 1, 1.5, 1.5, 2, 0.5, Grid.of(2, 1)));
    }

    private SolverResult solve(Puzzle puzzle, long seed, Settings settings, Limits limits) {
        return solver.solve(
                puzzle, new SolverContext(new SplittableRandom(seed), () -> false, limits, settings, events::add));
    }

    private static Puzzle generated(String kind, int size) {
        return new Generator(PuzzleKinds.of(kind).drafts(), new ExactSolver())
                .generate(new GenerateRequest(size, size, 1), () -> false)
                .orElseThrow()
                .puzzle();
    }
}
