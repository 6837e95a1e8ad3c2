package org.crosscage.experiment.generator;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.output.MarkdownTable;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Puzzle;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.OptionTable;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.solver.exact.ExactSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `experiment options`: which of the options that a form offers come up, by size and grade. A grade that does not come
/// up in a size without options is not tried.
@Command(name = "options", aliases = "wishes", mixinStandardHelpOptions = true)
public final class OptionsExperiment implements Callable<Integer> {

    private static final double NANOSECONDS = 1e9;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @AllowedNumbers(least = SolveRuns.SHORTEST_SECONDS)
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "3")
    private double seconds = 3;

    @Option(names = "--table", paramLabel = "FILE")
    private Optional<Path> file = Optional.empty();

    @Mixin
    private OfferedSizes offered = new OfferedSizes();

    @Override
    public Integer call() throws IOException {
        var rows = new ArrayList<OptionTable.Row>();
        var table = new MarkdownTable("puzzles", "option", "comes up as", "does not come up");
        offered.forEach((kind, size) -> kind.offeredOptions(size).forEach((option, values) -> {
            for (var value : values) {
                var row = row(kind, new OptionTable.Option(kind.id(), size, option, value));
                rows.add(row);
                var missing = EnumSet.copyOf(grades(kind, size));
                missing.removeAll(row.grades());
                table.row(kind.id() + " " + size, option + "=" + value, words(row.grades()), words(missing));
            }
        }));
        if (file.isPresent()) {
            Files.writeString(file.get(), OptionTable.text(rows));
        }
        spec.commandLine().getOut().println(table);
        spec.commandLine().getOut().flush();
        return 0;
    }

    private static String words(Set<Grade> grades) {
        return Arrays.stream(Grade.values())
                .filter(grades::contains)
                .map(Grade::id)
                .collect(Collectors.joining(", "));
    }

    private static EnumSet<Grade> grades(PuzzleKind kind, Size size) {
        return GradeTimes.standard().of(kind.id(), size).stream()
                .map(GradeTimes.Time::grade)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Grade.class)));
    }

    /// What comes up unasked need not be asked for.
    private OptionTable.Row row(PuzzleKind kind, OptionTable.Option option) {
        var drafts = kind.drafts(Map.of(option.name(), option.value()));
        var found = EnumSet.noneOf(Grade.class);
        if (drafts.supports(option.size().rows(), option.size().columns())) {
            var generator = new Generator(drafts, kind.techniques(), new ExactSolver());
            first(generator, option.size(), Optional.empty())
                    .flatMap(any -> new Grader(kind.techniques()).rate(any, () -> false))
                    .ifPresent(rating -> found.add(rating.grade()));
            // where nothing is unique, nothing is of a grade either
            grades(kind, option.size()).stream()
                    .filter(grade -> !found.isEmpty() && !found.contains(grade))
                    .filter(grade ->
                            first(generator, option.size(), Optional.of(grade)).isPresent())
                    .forEach(found::add);
        }
        return new OptionTable.Row(option, found);
    }

    /// The first puzzle that comes up in the time there is.
    private Optional<Puzzle> first(Generator generator, Size size, Optional<Grade> grade) {
        double start = now();
        for (long seed = offered.seed(); now() - start < seconds; seed++) {
            var made =
                    generator.generate(PuzzleRequirements.of(grade).request(size, seed), () -> now() - start > seconds);
            if (made.isPresent()) {
                return made.map(Generator.Generated::puzzle);
            }
        }
        return Optional.empty();
    }

    /// Processor time of this thread, in seconds.
    private static double now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / NANOSECONDS;
    }
}
