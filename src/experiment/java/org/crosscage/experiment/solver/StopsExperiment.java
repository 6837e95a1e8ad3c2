package org.crosscage.experiment.solver;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.SolverChoice;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.experiment.measure.CpuClock;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment stops`: how long each solver works on very large puzzles without asking whether it is to stop: from its
/// start to the first time, from one time to the next, and from the yes to its end. In the thread's own time, without
/// warming up, because nobody who says stop waits until a program is warm.
@Command(name = "stops", mixinStandardHelpOptions = true)
public final class StopsExperiment implements Callable<Integer> {

    /// What a solver promises.
    private static final double MOST_MILLISECONDS = 50;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private SolverChoice choice = new SolverChoice();

    @AllowedNumbers(least = SolveRuns.SHORTEST_SECONDS)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "2")
    private double seconds = 2;

    /// @return 0 when none took longer than it may
    @Override
    public Integer call() {
        var solvers = choice.solvers(Texts.in(Locale.getDefault()));
        var puzzles = LargePuzzles.all();
        var head = new ArrayList<>(List.of("solver"));
        puzzles.keySet().forEach(name -> head.add(name + ", ms"));
        var table = new MarkdownTable(head.toArray(String[]::new));
        var late = new ArrayList<String>();
        for (var solver : solvers) {
            var row = new ArrayList<Object>(List.of(solver.id()));
            puzzles.forEach((name, puzzle) -> row.add(told(solver, name, puzzle, late)));
            table.row(row.toArray());
        }
        var out = spec.commandLine().getOut();
        out.println(table + "\n\nlonger than " + MOST_MILLISECONDS + " ms: "
                + (late.isEmpty() ? "none" : String.join(", ", late)));
        out.flush();
        return late.isEmpty() ? 0 : Commands.FAILED;
    }

    private String told(Solver solver, String name, Puzzle puzzle, List<String> late) {
        if (!solver.handles(puzzle)) {
            return "–";
        }
        double longest = longest(solver, puzzle);
        if (longest > MOST_MILLISECONDS) {
            late.add(solver.id() + " on " + name);
        }
        return "%.1f".formatted(longest);
    }

    private double longest(Solver solver, Puzzle puzzle) {
        var watch = new Watch(seconds * Duration.ofSeconds(1).toMillis());
        solver.solve(
                puzzle, new SolverContext(new SplittableRandom(1), watch, new Limits(2, Long.MAX_VALUE), event -> {}));
        return watch.ended();
    }

    /// A stop flag that looks at the clock whenever it is asked.
    private static final class Watch implements BooleanSupplier {

        private final CpuClock clock = new CpuClock();
        private final double most;
        private double asked;
        private double longest;

        /// @param most after so many milliseconds it says yes
        Watch(double most) {
            this.most = most;
        }

        @Override
        public boolean getAsBoolean() {
            double now = clock.milliseconds();
            longest = Math.max(longest, now - asked);
            asked = now;
            return now > most;
        }

        /// The longest time in which nobody asked, in milliseconds.
        double ended() {
            getAsBoolean();
            return longest;
        }
    }
}
