package org.crosscage.cli.solve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;

/// Runs solvers on puzzles and looks at what comes out: every grid is held against its puzzle, and where a solver
/// found one solution and cannot know whether it is the only one, the exact solver finds out.
///
/// @param settings by the solver's id
/// @param limit for each run, and for the exact solver afterwards
/// @param count how many solutions are enough; empty where nobody asked
/// @param repeat how often each puzzle is timed, at least 1; all runs are alike, because they have the same seed
public record SolveRuns(
        Map<String, Settings> settings, long seed, Duration limit, Optional<Integer> count, int repeat, Texts texts) {

    /// The shortest time that is worth measuring.
    public static final double SHORTEST_SECONDS = 0.001;

    /// Looks for this many solutions where nothing else is asked for: enough to know whether there is only one.
    private static final int USUAL_COUNT = 2;

    /// How long a search may take where nobody says so.
    public static final Duration USUAL_LIMIT = Duration.ofSeconds(60);

    /// For the compiler, before anything that is repeated is timed.
    private static final Duration WARM_UP = Duration.ofSeconds(1);

    /// How many solutions a puzzle has, looked for as long as `solve` does.
    public static SolutionCount count(Puzzle puzzle) {
        return count(puzzle, USUAL_LIMIT);
    }

    /// How many solutions a puzzle has, as far as that is found out in this time.
    public static SolutionCount count(Puzzle puzzle, Duration limit) {
        return new ExactSolver().count(puzzle, after(limit));
    }

    /// Whether each puzzle is run once only, by a program that is not warm.
    public boolean isCold() {
        return repeat == 1;
    }

    /// Runs a solver on all puzzles in turn for a while. Does nothing where nothing is repeated: a single run shall
    /// not take twice as long.
    public void warmUp(Solver solver, List<PuzzleEntry> entries) {
        if (isCold() || entries.isEmpty()) {
            return;
        }
        var over = after(WARM_UP);
        for (int i = 0; !over.getAsBoolean(); i++) {
            run(solver, entries.get(i % entries.size()).puzzle(), over);
        }
    }

    /// @throws IllegalStateException when the solver found a grid that does not solve the puzzle
    public SolveReport solve(Solver solver, PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        var first = run(solver, puzzle, after(limit));
        var nanos = new ArrayList<>(List.of(first.nanos()));
        while (nanos.size() < repeat) {
            nanos.add(run(solver, puzzle, after(limit)).nanos());
        }
        var wrong = first.result().solutions().stream()
                .filter(solution -> !puzzle.isSolvedBy(solution))
                .findFirst();
        if (wrong.isPresent()) {
            throw new IllegalStateException(solver.id() + " found " + wrong.get() + ", which is no solution");
        }
        var verdict = verdict(first, puzzle);
        return new SolveReport(
                entry.id(),
                Optional.of(entry),
                solver.id(),
                verdict.outcome(),
                verdict.count(),
                verdict.all(),
                verdict.found(),
                median(nanos) / 1000.0,
                first.result().nodes(),
                first.counts(),
                Stream.of(verdict.message(), program(first.counts()))
                        .filter(words -> !words.isEmpty())
                        .collect(Collectors.joining(" ")));
    }

    private String program(EventCounts counts) {
        return counts.program()
                .map(expression -> texts.say("cli.remark.program", "expression", expression))
                .orElse("");
    }

    private Run run(Solver solver, Puzzle puzzle, BooleanSupplier stop) {
        var counts = new EventCounts();
        var limits = new Limits(wanted(), Long.MAX_VALUE);
        var context = new SolverContext(
                new SplittableRandom(seed), stop, limits, settings.getOrDefault(solver.id(), Settings.USUAL), counts);
        long start = System.nanoTime();
        var result = solver.solve(puzzle, context);
        return new Run(result, counts, System.nanoTime() - start);
    }

    private Verdict verdict(Run run, Puzzle puzzle) {
        var result = run.result();
        var found = result.solutions();
        if (found.size() > 1) {
            return new Verdict(PuzzleOutcome.SEVERAL, OptionalInt.of(found.size()), result.complete(), found, "");
        }
        if (result.complete()) {
            var outcome = found.isEmpty() ? PuzzleOutcome.NONE : PuzzleOutcome.SOLVED;
            return new Verdict(outcome, OptionalInt.of(found.size()), true, found, "");
        }
        if (found.isEmpty()) {
            return new Verdict(PuzzleOutcome.GAVE_UP, OptionalInt.empty(), false, found, gaveUp(run.counts()));
        }
        if (wanted() == 1) {
            return new Verdict(PuzzleOutcome.SOLVED, OptionalInt.of(1), false, found, "");
        }
        if (run.counts().gaveUp().isPresent()) {
            return new Verdict(
                    PuzzleOutcome.GAVE_UP, OptionalInt.empty(), false, found, texts.say("cli.remark.others-not-known"));
        }
        return proven(found, puzzle);
    }

    /// Whether the only solution that was found is the only one there is.
    private Verdict proven(List<Solution> found, Puzzle puzzle) {
        var limits = new Limits(wanted(), Long.MAX_VALUE);
        var proof = new ExactSolver()
                .solve(puzzle, new SolverContext(new SplittableRandom(seed), after(limit), limits, event -> {}));
        int counted = proof.solutions().size();
        boolean known = proof.complete() || counted == wanted();
        var all = new ArrayList<>(found);
        proof.solutions().stream().filter(other -> !found.contains(other)).forEach(all::add);
        return new Verdict(
                counted > 1 ? PuzzleOutcome.SEVERAL : PuzzleOutcome.SOLVED,
                known ? OptionalInt.of(counted) : OptionalInt.empty(),
                proof.complete(),
                all.subList(0, Math.min(all.size(), wanted())),
                texts.say("cli.remark." + (counted > 1 ? "not-only" : known ? "only" : "only-not-known")));
    }

    private String gaveUp(EventCounts counts) {
        var reason = counts.gaveUp().map(GaveUp.Reason::name).orElse("other");
        return texts.say(
                "cli.remark.gave-up." + reason.toLowerCase(Locale.ROOT).replace('_', '-'),
                "seconds",
                limit.toMillis() / 1000.0);
    }

    private int wanted() {
        return count.orElse(USUAL_COUNT);
    }

    private static BooleanSupplier after(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        return () -> System.nanoTime() - end > 0;
    }

    private static long median(List<Long> nanos) {
        return nanos.stream().sorted().skip(nanos.size() / 2).findFirst().orElseThrow();
    }

    private record Run(SolverResult result, EventCounts counts, long nanos) {}

    private record Verdict(
            PuzzleOutcome outcome, OptionalInt count, boolean all, List<Solution> found, String message) {}
}
