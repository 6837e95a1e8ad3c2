package org.crosscage.cli;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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

/// Runs of a solver on puzzles with some seeds each. Times are the thread's own, in milliseconds, so that other work
/// on the machine does not count.
final class HybridRuns {

    /// So many runs before anything is measured, for the compiler.
    private static final int WARM_UP = 200;

    /// Looking at the thread's clock takes long; it is looked at once in so many times.
    private static final int ASKED_AGAIN = 64;

    private final Solver solver;
    private final Settings settings;
    private final int seeds;
    private final Duration limit;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Integer> left = new ArrayList<>();
    private final List<String> unsolved = new ArrayList<>();
    private final List<Double> times = new ArrayList<>();
    private int puzzles;

    /// @param limit a run that takes longer has failed
    HybridRuns(Solver solver, Settings settings, int seeds, Duration limit) {
        this.solver = solver;
        this.settings = settings;
        this.seeds = seeds;
        this.limit = limit;
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
        long start = threads.getCurrentThreadCpuTime();
        var alarm = new Alarm(start + most.toNanos());
        var result = solver.solve(
                puzzle,
                new SolverContext(
                        new SplittableRandom(seed),
                        alarm::hasRung,
                        new Limits(1, Long.MAX_VALUE),
                        settings,
                        event -> open[0] += openCells(event)));
        double milliseconds = (threads.getCurrentThreadCpuTime() - start) / 1e6;
        boolean solved = result.solutions().stream().anyMatch(puzzle::isSolvedBy);
        return new Run(open[0], solved, milliseconds);
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

    /// Once it has rung it goes on ringing.
    private final class Alarm {

        private final long end;
        private int asked;
        private boolean rung;

        Alarm(long end) {
            this.end = end;
        }

        boolean hasRung() {
            rung |= ++asked % ASKED_AGAIN == 0 && threads.getCurrentThreadCpuTime() > end;
            return rung;
        }
    }

    /// @param left how many cells techniques left open
    private record Run(int left, boolean solved, double milliseconds) {}
}
