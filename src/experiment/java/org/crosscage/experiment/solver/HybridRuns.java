package org.crosscage.experiment.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.SearchBegan;
import org.crosscage.experiment.measure.CpuClock;

/// Runs of a solver on puzzles with some seeds each. Times are the thread's own, in milliseconds, so that other work
/// on the machine does not count.
final class HybridRuns {

    /// So many runs before anything is measured, for the compiler.
    private static final int WARM_UP = 200;

    /// So many standard errors to either side are a 95 % interval.
    private static final double NORMAL_95 = 1.96;

    private final Solver solver;
    private final Settings settings;
    private final int seeds;
    private final Duration limit;
    private final long nodes;
    private final List<Integer> left = new ArrayList<>();
    private final List<String> unsolved = new ArrayList<>();
    private final List<Double> times = new ArrayList<>();
    private final List<Double> work = new ArrayList<>();
    private int puzzles;

    /// @param limit a run that takes longer has failed
    /// @param nodes a run that spends more has failed too
    HybridRuns(Solver solver, Settings settings, int seeds, Duration limit, long nodes) {
        this.solver = solver;
        this.settings = settings;
        this.seeds = seeds;
        this.limit = limit;
        this.nodes = nodes;
    }

    /// Makes the compiler ready; counts for nothing.
    HybridRuns warmedUp(List<PuzzleEntry> entries) {
        for (int i = 0; i < WARM_UP && !entries.isEmpty(); i++) {
            run(entries.get(i % entries.size()).puzzle(), i, Duration.ofMillis(20));
        }
        return this;
    }

    /// Counts puzzles in which search has cells left; of the others nothing but their number.
    HybridRuns measure(List<PuzzleEntry> entries) {
        for (var entry : entries) {
            puzzles++;
            for (int seed = 1; seed <= seeds; seed++) {
                var run = run(entry.puzzle(), seed, limit);
                if (run.left == 0) {
                    break;
                }
                if (seed == 1) {
                    left.add(run.left);
                }
                work.add(Math.log(Math.max(1, run.nodes)));
                if (run.solved) {
                    times.add(run.milliseconds);
                } else {
                    unsolved.add(entry.id() + " " + seed);
                }
            }
        }
        return this;
    }

    private Run run(Puzzle puzzle, long seed, Duration most) {
        int[] open = {0};
        var clock = new CpuClock();
        var result = solver.solve(
                puzzle,
                new SolverContext(
                        new SplittableRandom(seed),
                        clock.alarm(most),
                        new Limits(1, nodes),
                        settings,
                        event -> open[0] += openCells(event)));
        double milliseconds = clock.milliseconds();
        boolean solved = result.solutions().stream().anyMatch(puzzle::isSolvedBy);
        return new Run(open[0], solved, milliseconds, result.nodes());
    }

    private static int openCells(SolverEvent event) {
        return event instanceof SearchBegan(int cells) ? cells : 0;
    }

    int puzzles() {
        return puzzles;
    }

    /// In how many puzzles search had cells left.
    int searched() {
        return left.size();
    }

    /// How many cells: the median and the most.
    String cellsLeft() {
        int[] sorted = left.stream().mapToInt(Integer::intValue).sorted().toArray();
        return sorted.length == 0 ? "" : sorted[sorted.length / 2] + ", " + sorted[sorted.length - 1];
    }

    int runs() {
        return times.size() + unsolved.size();
    }

    int solved() {
        return times.size();
    }

    /// Puzzle and seed of each run that found nothing.
    List<String> unsolved() {
        return unsolved;
    }

    /// The time that a share of all runs does not exceed; `–` where that share did not solve.
    ///
    /// @param share 0…1
    String time(double share) {
        double[] sorted =
                times.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        int at = Math.min(runs() - 1, (int) (share * runs()));
        return at < 0 || at >= sorted.length ? "–" : "%.2f".formatted(sorted[at]);
    }

    /// The geometric mean of the nodes of all runs; those without success count as far as they came.
    String work() {
        return work.isEmpty() ? "–" : "%.0f".formatted(Math.exp(mean(work)));
    }

    /// How many times the work of other runs, of the same puzzles and seeds: the ratio of the geometric means with
    /// its 95 % interval, each run beside the one with the same puzzle and seed.
    ///
    /// @throws IllegalArgumentException when those are not as many
    String workBeside(HybridRuns others) {
        if (others.work.size() != work.size()) {
            throw new IllegalArgumentException(work.size() + " runs beside " + others.work.size());
        }
        if (work.size() < 2) {
            return "–";
        }
        var ratios = new ArrayList<Double>();
        for (int i = 0; i < work.size(); i++) {
            ratios.add(work.get(i) - others.work.get(i));
        }
        double mean = mean(ratios);
        double squares = ratios.stream()
                .mapToDouble(ratio -> (ratio - mean) * (ratio - mean))
                .sum();
        double either = NORMAL_95 * Math.sqrt(squares / (ratios.size() - 1) / ratios.size());
        return "%.2f (%.2f–%.2f)".formatted(Math.exp(mean), Math.exp(mean - either), Math.exp(mean + either));
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    /// The longest of the runs that solved.
    String longest() {
        return times.isEmpty()
                ? "–"
                : "%.2f"
                        .formatted(Arrays.stream(times.toArray(Double[]::new))
                                .mapToDouble(Double::doubleValue)
                                .max()
                                .orElseThrow());
    }

    /// @param left how many cells techniques left open
    private record Run(int left, boolean solved, double milliseconds, long nodes) {}
}
