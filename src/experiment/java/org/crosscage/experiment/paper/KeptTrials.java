package org.crosscage.experiment.paper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.crosscage.experiment.measure.KeptLines;
import picocli.CommandLine.Model.CommandSpec;

/// The runs of an experiment that takes hours, in a [file][KeptLines]: what is in it is not done again.
final class KeptTrials {

    private final KeptLines<Line> lines;
    private final Map<String, RunRecord> done;

    private KeptTrials(KeptLines<Line> lines) {
        this.lines = lines;
        this.done = lines.before().stream()
                .collect(Collectors.toMap(Line::name, Line::trial, (one, again) -> again, HashMap::new));
    }

    /// @param file need not exist yet
    static KeptTrials open(Path file, CommandSpec spec) throws IOException {
        return new KeptTrials(KeptLines.open(file, Line.FORM, Line::of, spec));
    }

    /// The run of this name from the file; or it is made, and kept.
    ///
    /// @param name lower-case letters, digits and `-`: everything that the run depends on
    RunRecord of(String name, Supplier<RunRecord> run) {
        return done.computeIfAbsent(name, _ -> {
            var trial = run.get();
            try {
                lines.add(new Line(name, trial));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return trial;
        });
    }

    /// `gp-hard-7-300s,true,93120.5,…`: the name and what stands in a trial, in its order.
    private record Line(String name, RunRecord trial) {

        static final String FORM = "[-a-z0-9]+,(true|false)(,[-.0-9EInfity]+){6}";

        static Line of(String text) {
            var cells = List.of(text.split(","));
            return new Line(
                    cells.get(0),
                    new RunRecord(
                            Boolean.parseBoolean(cells.get(1)),
                            Double.parseDouble(cells.get(2)),
                            Long.parseLong(cells.get(3)),
                            Long.parseLong(cells.get(4)),
                            Double.parseDouble(cells.get(5)),
                            Long.parseLong(cells.get(6)),
                            Integer.parseInt(cells.get(7))));
        }

        @Override
        public String toString() {
            return name + "," + trial.solved() + "," + trial.milliseconds() + "," + trial.nodes() + ","
                    + trial.generations() + "," + trial.best() + "," + trial.considered() + "," + trial.open();
        }
    }
}
