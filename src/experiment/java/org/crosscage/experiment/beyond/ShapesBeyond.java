package org.crosscage.experiment.beyond;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.crosscage.cli.Commands;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.experiment.measure.CpuClock;
import org.crosscage.experiment.measure.KeptLines;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment beyond-level-1 shapes`: all shapes up to so many white cells, with all clues that have exactly one
/// solution. A file keeps a line for every shape that was looked through; a run whose file is there leaves these out.
@Command(name = "shapes", mixinStandardHelpOptions = true)
final class ShapesBeyond implements Callable<Integer> {

    private static final int SMALLEST = 4;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "OUTPUT", descriptionKey = "file")
    private Path file = Path.of("");

    @AllowedNumbers(least = SMALLEST)
    @Option(names = "--cells", defaultValue = "16", paramLabel = "N")
    private int cells = 16;

    @AllowedNumbers(least = 0)
    @Option(names = "--searched", defaultValue = "16", paramLabel = "N")
    private int searched = 16;

    /// @return 0 when all shapes were looked through
    @Override
    public Integer call() throws IOException {
        var kept = KeptLines.open(file, Line.FORM, Line::of, spec);
        var known = kept.before().stream().collect(Collectors.toMap(Line::shape, line -> line, (one, again) -> again));
        var table = new MarkdownTable(
                "cells",
                "shapes",
                "decided by the shape",
                "looked through",
                "left",
                "puzzles with one solution",
                "beyond simple iteration",
                "beyond level 1",
                "CPU s");
        boolean all = true;
        for (int size = SMALLEST; size <= cells; size++) {
            var count = new Count();
            var shapes = Shapes.of(size);
            for (var shape : shapes) {
                if (ShapeSearch.isUnderstood(shape)) {
                    count.understood++;
                } else if (known.containsKey(shape) || size <= searched) {
                    count.add(known.containsKey(shape) ? known.get(shape) : search(shape, kept));
                } else {
                    count.left++;
                }
            }
            table.row(
                    size,
                    shapes.size(),
                    count.understood,
                    count.looked,
                    count.left,
                    count.unique,
                    count.open,
                    count.beyond,
                    count.milliseconds / 1000);
            all &= count.left == 0;
        }
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return all ? 0 : Commands.FAILED;
    }

    private Line search(String shape, KeptLines<Line> kept) throws IOException {
        var clock = new CpuClock();
        var outcome = ShapeSearch.of(shape);
        var line = new Line(
                shape,
                outcome.fillings(),
                outcome.unique(),
                outcome.open(),
                outcome.beyond(),
                Math.round(clock.milliseconds()),
                outcome.example().orElse("-"));
        kept.add(line);
        spec.commandLine().getErr().println(line);
        spec.commandLine().getErr().flush();
        return line;
    }

    private static final class Count {

        private int understood;
        private int looked;
        private int left;
        private long unique;
        private long open;
        private long beyond;
        private long milliseconds;

        void add(Line line) {
            looked++;
            unique += line.unique;
            open += line.open;
            beyond += line.beyond;
            milliseconds += line.milliseconds;
        }
    }

    /// What is kept of a shape: blanks between the parts.
    ///
    /// @param example a puzzle beyond level-1 iteration, as its solution; `-` for none
    private record Line(
            String shape, long fillings, long unique, long open, long beyond, long milliseconds, String example) {

        static final String FORM = "[.x/]+( [0-9]+){5} [-.0-9/]+";

        static Line of(String text) {
            var parts = text.split(" ");
            return new Line(
                    parts[0],
                    Long.parseLong(parts[1]),
                    Long.parseLong(parts[2]),
                    Long.parseLong(parts[3]),
                    Long.parseLong(parts[4]),
                    Long.parseLong(parts[5]),
                    parts[6]);
        }

        @Override
        public String toString() {
            return "%s %d %d %d %d %d %s".formatted(shape, fillings, unique, open, beyond, milliseconds, example);
        }
    }
}
