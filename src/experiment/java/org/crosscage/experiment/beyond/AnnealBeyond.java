package org.crosscage.experiment.beyond;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.SupportedSizes;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.Size;
import org.crosscage.experiment.measure.CpuClock;
import org.crosscage.experiment.measure.KeptLines;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment beyond-level-1 anneal`: simulated annealing from a generated puzzle. A file keeps a line for every
/// block; a run whose file is there goes on after the last one.
@Command(name = "anneal", mixinStandardHelpOptions = true)
final class AnnealBeyond implements Callable<Integer> {

    private static final String NOTHING = "-";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "OUTPUT", descriptionKey = "file")
    private Path file = Path.of("");

    @Option(names = "--size", defaultValue = "10", paramLabel = "SIZE")
    private Size size = new Size(10, 10);

    @Option(names = "--seed", defaultValue = "1", paramLabel = "X")
    private long seed = 1;

    @AllowedNumbers(least = 1)
    @Option(names = "--blocks", defaultValue = "100", paramLabel = "N")
    private int blocks = 100;

    /// @return 0 when the run came upon a puzzle that level-1 iteration does not solve, now or before
    @Override
    public Integer call() throws IOException {
        new SupportedSizes(PuzzleKinds.of("kakuro"), spec, Texts.in(Locale.getDefault())).require(size);
        var kept = KeptLines.open(file, Line.FORM, Line::of, spec);
        var lines = kept.before().stream().filter(this::isOfThisRun).toList();
        boolean found = lines.stream().anyMatch(line -> !line.found.equals(NOTHING));
        var annealing = lines.isEmpty()
                ? new Annealing(start(), seed, 0)
                : new Annealing(Pattern.of(lines.getLast().current), seed, lines.getLast().block);
        while (annealing.blocks() < blocks) {
            found |= !next(annealing, kept).found.equals(NOTHING);
        }
        return found ? 0 : Commands.FAILED;
    }

    private boolean isOfThisRun(Line line) {
        return line.size.equals(size.toString()) && line.seed == seed;
    }

    /// The line of the next block, which is kept and printed.
    private Line next(Annealing annealing, KeptLines<Line> kept) throws IOException {
        var clock = new CpuClock();
        var best = annealing.run();
        var evaluation = annealing.evaluation();
        var line = new Line(
                size.toString(),
                seed,
                annealing.blocks(),
                Math.round(clock.milliseconds()),
                evaluation.simple(),
                evaluation.levelOne(),
                evaluation.solutions(),
                annealing.current().toString(),
                best.map(Pattern::toString).orElse(NOTHING));
        kept.add(line);
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
        return line;
    }

    private Pattern start() {
        var generated = new Generator(PuzzleKinds.of("kakuro").drafts(), new ExactSolver())
                .generate(new GenerateRequest(size.rows(), size.columns(), seed), () -> false)
                .orElseThrow();
        return Pattern.of(generated.puzzle().shape(), generated.solution());
    }

    /// What is kept of a block: blanks between the parts.
    ///
    /// @param block how many blocks are done with it
    /// @param milliseconds that it took of the processor
    /// @param current the puzzle at its end, of which the counts of open candidates are
    /// @param found the best one beyond level-1 iteration that it saw, `-` for none
    private record Line(
            String size,
            long seed,
            int block,
            long milliseconds,
            int simple,
            int levelOne,
            int solutions,
            String current,
            String found) {

        static final String FORM = "[0-9]+x[0-9]+ -?[0-9]+( [0-9]+){5} [.0-9/]+ [-.0-9/]+";

        static Line of(String text) {
            var parts = text.split(" ");
            return new Line(
                    parts[0],
                    Long.parseLong(parts[1]),
                    Integer.parseInt(parts[2]),
                    Long.parseLong(parts[3]),
                    Integer.parseInt(parts[4]),
                    Integer.parseInt(parts[5]),
                    Integer.parseInt(parts[6]),
                    parts[7],
                    parts[8]);
        }

        @Override
        public String toString() {
            return "%s %d %d %d %d %d %d %s %s"
                    .formatted(size, seed, block, milliseconds, simple, levelOne, solutions, current, found);
        }
    }
}
