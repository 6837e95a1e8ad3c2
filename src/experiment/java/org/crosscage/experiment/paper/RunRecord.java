package org.crosscage.experiment.paper;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverResult;
import org.crosscage.experiment.measure.CpuClock;

/// One run of a solver in an experiment that repeats a paper's: it looks for one solution, on this thread alone.
///
/// @param solved whether a grid was found, and it solves the puzzle
/// @param milliseconds of the thread's own time
/// @param nodes as the solver counts them
/// @param generations how many were told of, the random one included
/// @param best the smallest fitness that was told of
/// @param considered how often a clue was considered
/// @param open how many cells had no digit, or more than one candidate, at the end; for solvers that narrow
record RunRecord(
        boolean solved, double milliseconds, long nodes, long generations, double best, long considered, int open) {

    /// @param set the solver's parameters, by their ids
    /// @param limit in the thread's own time
    static RunRecord of(Solver solver, Puzzle puzzle, Map<String, String> set, long seed, Duration limit) {
        return of(solver, puzzle, set, seed, limit, Long.MAX_VALUE);
    }

    /// @param nodes a run that needs more has failed
    static RunRecord of(Solver solver, Puzzle puzzle, Map<String, String> set, long seed, Duration limit, long nodes) {
        var heard = new Heard(puzzle);
        var clock = new CpuClock();
        SolverResult result = solver.solve(
                puzzle,
                new SolverContext(
                        new SplittableRandom(seed),
                        clock.alarm(limit),
                        new Limits(1, nodes),
                        Settings.of(solver.parameters(), set),
                        heard::accept));
        double milliseconds = clock.milliseconds();
        boolean solved = result.solutions().stream().anyMatch(puzzle::isSolvedBy);
        return new RunRecord(
                solved,
                milliseconds,
                result.nodes(),
                heard.generations,
                heard.best,
                heard.considered,
                solved ? 0 : heard.open());
    }

    /// `28 of 30`.
    static String share(List<RunRecord> trials) {
        return solved(trials) + " of " + trials.size();
    }

    static long solved(List<RunRecord> trials) {
        return trials.stream().filter(RunRecord::solved).count();
    }

    /// The median of some numbers, to so many places behind the point; `–` where there are none.
    static String median(double[] numbers, int places) {
        if (numbers.length == 0) {
            return "–";
        }
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        return ("%." + places + "f").formatted(sorted[sorted.length / 2]);
    }

    static String times(List<RunRecord> trials, int places) {
        return median(trials.stream().mapToDouble(RunRecord::milliseconds).toArray(), places);
    }

    /// In which generation the solution came, 0 for the random one, of those runs in which it came.
    static LongStream firstHits(List<RunRecord> trials) {
        return trials.stream().filter(RunRecord::solved).mapToLong(trial -> trial.generations - 1);
    }

    /// What is told while it runs.
    private static final class Heard {

        private final int[] candidates;
        private long generations;
        private long considered;
        private double best = Double.POSITIVE_INFINITY;

        Heard(Puzzle puzzle) {
            this.candidates = new int[puzzle.cellCount()];
            Arrays.setAll(
                    candidates,
                    cell -> puzzle.given(cell).isPresent() ? 1 : puzzle.digits().size());
        }

        void accept(SolverEvent event) {
            switch (event) {
                case SolverEvent.Generation _ -> generations++;
                case SolverEvent.Considered _ -> considered++;
                case SolverEvent.Narrowed(int cell, var left) -> candidates[cell] = left.size();
                case SolverEvent.Improved(var _, double fitness) -> best = Math.min(best, fitness);
                default -> {}
            }
        }

        int open() {
            return (int) Arrays.stream(candidates).filter(count -> count != 1).count();
        }
    }
}
