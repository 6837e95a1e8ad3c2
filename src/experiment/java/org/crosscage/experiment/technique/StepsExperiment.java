package org.crosscage.experiment.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.crosscage.cli.Commands;
import org.crosscage.cli.generate.Batch;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.PuzzleKinds;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `experiment steps`: every step of every technique that is open on the way through puzzles with exactly one
/// solution, those of files and generated ones: how often each technique is the step taken, how often it is found,
/// and whether any of these steps contradicts the solution.
@Command(name = "steps", mixinStandardHelpOptions = true)
public final class StepsExperiment implements Callable<Integer> {

    private static final int AT_ONCE = 100;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @AllowedNumbers(least = 0)
    @Option(names = "--count", paramLabel = "N", defaultValue = "10000")
    private int count = 10_000;

    @Option(names = "--seed", paramLabel = "X", defaultValue = "1")
    private long seed = 1;

    @AllowedNumbers(least = 1)
    @Option(names = "--every", paramLabel = "K", defaultValue = "4")
    private int every = 4;

    /// @return 0 when no step was wrong
    @Override
    public Integer call() {
        var entries = new PuzzleInput(spec).readAll(files);
        boolean right = true;
        for (var kind : PuzzleKinds.all()) {
            var counts = new StepCounts(kind.techniques(), every);
            counts.add(entries.stream()
                    .filter(entry -> entry.puzzle().kind().equals(kind.id()))
                    .toList());
            generated(kind).forEach(counts::add);
            tell(kind, counts);
            right &= counts.wrong() == 0;
        }
        return right ? 0 : Commands.FAILED;
    }

    /// The generated puzzles, as many of each of the kind's sizes, some at a time.
    private Stream<List<PuzzleEntry>> generated(PuzzleKind kind) {
        var sizes = kind.sizes();
        int each = Math.ceilDiv(count, sizes.size());
        return sizes.stream()
                .flatMap(size -> Stream.iterate(0, made -> made < each, made -> made + AT_ONCE)
                        .map(made -> new Batch(kind, size, seed + made, Math.min(AT_ONCE, each - made))))
                .map(Batch::entries);
    }

    private void tell(PuzzleKind kind, StepCounts counts) {
        var table = new MarkdownTable("technique", "tier", "steps taken", "steps open", "of them wrong");
        for (var technique : kind.techniques()) {
            table.row(
                    technique.id(),
                    technique.tier().level(),
                    counts.taken(technique),
                    counts.open(technique),
                    counts.wrong(technique));
        }
        var out = spec.commandLine().getOut();
        out.println("### %s%n%n%d puzzles, %d finished; all steps at %d positions%n%n%s%n"
                .formatted(kind.id(), counts.puzzles(), counts.finished(), counts.positions(), table));
        out.flush();
    }
}
