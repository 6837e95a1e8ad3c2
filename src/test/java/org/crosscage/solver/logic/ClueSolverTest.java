package org.crosscage.solver.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.QueuedClue;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.Considered;
import org.crosscage.core.search.SolverEvent.Dequeued;
import org.crosscage.core.search.SolverEvent.Enqueued;
import org.crosscage.core.search.SolverEvent.Guessed;
import org.crosscage.core.search.SolverEvent.Narrowed;
import org.crosscage.core.search.SolverEvent.Retracted;
import org.crosscage.core.search.SolverResult;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.SamplePuzzles;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ClueSolverTest {

    private final List<SolverEvent> events = new ArrayList<>();

    static Stream<Solver> solvers() {
        return Stream.of(
                ClueSolver.queue(),
                ClueSolver.queueLevelOne(),
                ClueSolver.simpleIteration(),
                ClueSolver.levelOneInRounds());
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void whatTheySolveIsTheOnlySolutionAndWhatTheyRefuteHasNone(Solver solver) {
        int solved = 0;
        int refuted = 0;
        for (var puzzle : samples()) {
            var truth = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(2)));
            var result = solve(solver, puzzle);
            if (result.complete()) {
                assertThat(truth.complete()).isTrue();
                assertThat(result.solutions()).isEqualTo(truth.solutions());
                solved += result.solutions().size();
                refuted += result.isUnsolvable() ? 1 : 0;
            } else {
                assertThat(result.solutions()).isEmpty();
            }
        }
        assertThat(solved).isPositive();
        assertThat(refuted).isPositive();
    }

    /// Nothing that stands in a solution is ever taken away.
    @ParameterizedTest
    @MethodSource("solvers")
    void noSolutionIsLost(Solver solver) {
        for (var puzzle : samples()) {
            var truth = new ExactSolver().solve(puzzle, SolverContext.quiet(Limits.solutions(50)));
            solve(solver, puzzle);
            assertThat(events).filteredOn(Narrowed.class::isInstance).allSatisfy(event -> {
                var narrowed = (Narrowed) event;
                assertThat(truth.solutions())
                        .allSatisfy(solution -> assertThat(narrowed.left().contains(solution.digit(narrowed.cell())))
                                .isTrue());
            });
        }
    }

    @Test
    void roundsLeaveWhatTheQueueLeaves() {
        for (var puzzle : samples()) {
            var queue = solve(ClueSolver.queue(), puzzle);
            var rounds = solve(ClueSolver.simpleIteration(), puzzle);
            assertThat(rounds.solutions()).isEqualTo(queue.solutions());
            assertThat(rounds.complete()).isEqualTo(queue.complete());
        }
    }

    /// The same candidates, cell by cell: neither stops as long as any trial takes something away. Where there is no
    /// solution each ends at the first cell without a candidate that it comes to.
    @Test
    void levelOneInRoundsLeavesWhatTheFixpointOfTheQueueLeaves() {
        int beyondSimple = 0;
        for (var puzzle : samples()) {
            boolean dead = solve(ClueSolver.levelOneFixpoint(), puzzle).isUnsolvable();
            var expected = left();
            assertThat(solve(ClueSolver.levelOneInRounds(), puzzle).isUnsolvable())
                    .isEqualTo(dead);
            if (!dead) {
                assertThat(left()).isEqualTo(expected);
                solve(ClueSolver.simpleIteration(), puzzle);
                beyondSimple += left().equals(expected) ? 0 : 1;
            }
        }
        assertThat(beyondSimple).isPositive();
    }

    @Test
    void levelOneSolvesAllThatTheQueueSolves() {
        int solved = 0;
        for (var puzzle : samples()) {
            if (solve(ClueSolver.queue(), puzzle).isUnique()) {
                assertThat(solve(ClueSolver.queueLevelOne(), puzzle).isUnique()).isTrue();
                solved++;
            }
        }
        assertThat(solved).isGreaterThan(10);
    }

    @Test
    void aGeneratedKakuroIsSolvedByLevelOne() {
        var puzzle = new Generator(PuzzleKinds.of("kakuro").drafts(), new ExactSolver())
                .generate(new GenerateRequest(10, 10, 1), () -> false)
                .orElseThrow()
                .puzzle();
        assertThat(solve(ClueSolver.queueLevelOne(), puzzle).solutions())
                .hasSize(1)
                .allMatch(puzzle::isSolvedBy);
    }

    @Test
    void theFirstClueIsOneWithTheFewestWaysWhenNothingIsKnown() {
        for (var puzzle : samples()) {
            solve(ClueSolver.queue(), puzzle);
            long fewest = puzzle.constraints().stream()
                    .mapToLong(constraint -> new WayCount(puzzle.digits()).of(constraint))
                    .min()
                    .orElseThrow();
            var first = events.stream()
                    .filter(Considered.class::isInstance)
                    .map(Considered.class::cast)
                    .findFirst()
                    .orElseThrow();
            assertThat(new WayCount(puzzle.digits()).of(first.constraint())).isEqualTo(fewest);
        }
    }

    @Test
    void trialsAreTakenBackBeforeTheirClueIsDoneAndOnlyLevelOneTries() {
        int guesses = 0;
        for (var puzzle : samples()) {
            solve(ClueSolver.queue(), puzzle);
            assertThat(events).noneMatch(Guessed.class::isInstance);
            solve(ClueSolver.queueLevelOne(), puzzle);
            int standing = 0;
            for (var event : events) {
                switch (event) {
                    case Guessed guessed -> standing++;
                    case Retracted retracted -> standing--;
                    default -> assertThat(standing).isZero();
                }
                guesses += event instanceof Guessed ? 1 : 0;
            }
        }
        assertThat(guesses).isPositive();
    }

    /// Whoever follows the events has the queue, and it is its first clue that is considered.
    @Test
    void theQueueIsToldByWhoComesAndGoes() {
        int triedOut = 0;
        for (var puzzle : samples()) {
            solve(ClueSolver.queueLevelOne(), puzzle);
            var queue = new TreeMap<Integer, QueuedClue>();
            for (var event : events) {
                switch (event) {
                    case Enqueued(var clue) -> queue.put(clue.index(), clue);
                    case Dequeued(int index) -> queue.remove(index);
                    case Considered considered -> {
                        var next = queue.values().stream().sorted().findFirst().orElseThrow();
                        assertThat(puzzle.constraints().get(next.index())).isEqualTo(considered.constraint());
                        assertThat(next.marked()).isEqualTo(considered.triedOut());
                        triedOut += next.marked() ? 1 : 0;
                    }
                    default -> {}
                }
            }
        }
        assertThat(triedOut).isPositive();
    }

    @Test
    void theQueueTakesUnmarkedCluesFirstAndThoseWithFewWays() {
        var queue = new ClueQueue(new long[] {30, 10, 20}, events::add);
        queue.add(0);
        queue.add(1);
        queue.add(2);
        assertThat(queue.first()).isEqualTo(new QueuedClue(1, 10, false));
        queue.mark(1, 2);
        assertThat(queue.first().index()).isEqualTo(2);
        queue.add(1);
        assertThat(queue.first()).as("it lost its mark").isEqualTo(new QueuedClue(1, 2, false));
        queue.mark(1, 1);
        queue.mark(2, 20);
        assertThat(queue.hasUnmarked()).isTrue();
        assertThat(queue.first().index()).isEqualTo(0);
        queue.dropMarked(0);
        assertThat(queue.first().index()).as("it has no mark").isEqualTo(0);
        queue.mark(0, 3);
        assertThat(queue.hasUnmarked()).isFalse();
        assertThat(queue.all()).extracting(QueuedClue::index).containsExactly(1, 0, 2);
        List.of(1, 0, 2).forEach(queue::dropMarked);
        assertThat(queue.isEmpty()).isTrue();
    }

    private SolverResult solve(Solver solver, Puzzle puzzle) {
        events.clear();
        return solver.solve(
                puzzle,
                new SolverContext(new SplittableRandom(0), () -> false, new Limits(2, 10_000_000), events::add));
    }

    /// What the last solver left of those cells that it narrowed.
    private Map<Integer, Digits> left() {
        var left = new TreeMap<Integer, Digits>();
        for (var event : events) {
            if (event instanceof Narrowed(int cell, var digits)) {
                left.put(cell, digits);
            }
        }
        return left;
    }

    private static List<Puzzle> samples() {
        var samples = new SamplePuzzles(new SplittableRandom(8));
        return Stream.iterate(0, i -> i < 40, i -> i + 1)
                .map(i -> i % 2 == 0 ? samples.kenken(3 + i % 4 / 2, 3) : samples.kakuro(5 + i % 3, 5))
                .toList();
    }
}
