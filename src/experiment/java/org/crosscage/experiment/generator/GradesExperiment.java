package org.crosscage.experiment.generator;

import java.util.EnumMap;
import java.util.concurrent.Callable;
import org.crosscage.cli.generate.Batch;
import org.crosscage.cli.generate.RatedBatch;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment grades`: how often each grade comes out of the generator, by kind and size.
@Command(name = "grades", mixinStandardHelpOptions = true)
public final class GradesExperiment implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @AllowedNumbers(least = 1)
    @Option(names = "--count", paramLabel = "N", defaultValue = "1000")
    private int count = 1_000;

    @Mixin
    private OfferedSizes offered = new OfferedSizes();

    @Override
    public Integer call() {
        var head = new String[Grade.values().length + 2];
        head[0] = "puzzles";
        head[1] = "count";
        for (var grade : Grade.values()) {
            head[grade.ordinal() + 2] = grade.id();
        }
        var table = new MarkdownTable(head);
        offered.forEach((kind, size) -> table.row(row(kind, size)));
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private Object[] row(PuzzleKind kind, Size size) {
        var counts = new EnumMap<Grade, Integer>(Grade.class);
        new RatedBatch(kind, new Batch(kind, size, offered.seed(), count).entries())
                .ratings()
                .forEach(rating -> counts.merge(rating.grade(), 1, Integer::sum));
        var row = new Object[Grade.values().length + 2];
        row[0] = kind.id() + " " + size;
        row[1] = count;
        for (var grade : Grade.values()) {
            row[grade.ordinal() + 2] = "%.2f %%".formatted(100.0 * counts.getOrDefault(grade, 0) / count);
        }
        return row;
    }
}
