package org.crosscage.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.crosscage.cli.generate.Batch;
import org.crosscage.cli.generate.PackFolder;
import org.crosscage.cli.generate.PositionMaker;
import org.crosscage.cli.generate.PracticeSearch;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.OrderOptions;
import org.crosscage.cli.input.PositionInput;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.OutputFormat;
import org.crosscage.cli.output.WholeFile;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.texts.Texts;
import org.crosscage.train.PositionFile.Numbered;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `generate`: new puzzles on standard output, or what is made of many: the shipped packs in a folder, puzzles to
/// practise on, positions to train on. Puzzle number i has the seed `seed + i`, and its seed stands in its name, so
/// that it can be made again alone.
@Command(name = "generate", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class GenerateCommand implements Callable<Integer> {

    private static final long SEEDS = 1_000_000;

    /// How many puzzles a technique gets to be practised on: the first is its worked example.
    private static final int PRACTICE_EACH = 4;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private OrderOptions orders = new OrderOptions();

    @AllowedNumbers(least = 1)
    @Option(names = "--count", paramLabel = "N")
    private Optional<Integer> count = Optional.empty();

    @Option(names = "--seed", paramLabel = "X")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--format", defaultValue = "text", paramLabel = "ID")
    private String format = "text";

    @Option(names = "--packs", paramLabel = "DIR")
    private Optional<Path> packs = Optional.empty();

    @Option(names = "--check")
    private boolean check;

    @Option(names = "--practice", paramLabel = "FILE")
    private Optional<Path> practice = Optional.empty();

    @Option(names = "--positions", paramLabel = "FILE")
    private Optional<Path> positions = Optional.empty();

    private final Texts texts = Texts.in(Locale.getDefault());

    @Override
    public Integer call() throws IOException {
        if (check && packs.isEmpty() && positions.isEmpty()) {
            throw wrong(
                    texts.say("cli.goes-only-with", "option", "--check", "other", "--packs", "another", "--positions"));
        }
        if (packs.isPresent()) {
            requireNothingBeside("--packs", "--check");
            var folder = new PackFolder(packs.get(), spec.commandLine().getOut(), err(), texts);
            return (check ? folder.check() : folder.write()) ? 0 : Commands.FAILED;
        }
        if (practice.isPresent()) {
            requireNothingBeside("--practice", "--kind", "--technique", "--count");
            writePractice(practice.get());
            return 0;
        }
        if (positions.isPresent()) {
            return check ? checkPositions(positions.get()) : makePositions(positions.get());
        }
        return print(orders.order());
    }

    /// @param others the options that can be typed with it
    /// @throws ParameterException in words, when another one is typed, which would do nothing
    private void requireNothingBeside(String option, String... others) {
        spec.commandLine().getParseResult().matchedOptions().stream()
                .map(OptionSpec::longestName)
                .filter(typed -> !typed.equals(option) && !List.of(others).contains(typed))
                .findFirst()
                .ifPresent(typed -> {
                    throw wrong(texts.say(
                            "cli.does-not-go-with",
                            "option",
                            typed,
                            "other",
                            option,
                            "expected",
                            String.join(", ", others)));
                });
    }

    private int print(PuzzleOrder order) {
        var chosen = PuzzleKinds.of(order.kind());
        var output = OutputFormat.of(format, List.of(), spec, texts).of(chosen);
        long first = seed.orElseGet(() -> new SplittableRandom().nextLong(SEEDS));
        int most = count.orElse(1);
        var failed = new ArrayList<Long>();
        var printed = output.printing();
        orders.doubts(order).forEach(err()::println);
        new Batch(chosen, order.size(), first, most, order.requirements())
                .run(
                        made -> {
                            if (made.entry().isEmpty()) {
                                failed.add(made.seed());
                                err().println(Batch.noneFound(order, made.seed(), texts));
                            } else if (output.canWrite(made.entry().get())) {
                                if (printed.isEmpty()) {
                                    orders.remark(made.entry().get().puzzle(), order)
                                            .ifPresent(err()::println);
                                }
                                printed.add(made.entry().get());
                            } else {
                                failed.add(made.seed());
                            }
                            report(made.number(), most);
                        },
                        Batch.Waiting.telling(order, err(), texts));
        printed.end();
        return failed.isEmpty() ? 0 : Commands.FAILED;
    }

    private void writePractice(Path file) throws IOException {
        var target = new WholeFile(file, spec, texts);
        var known = Files.exists(file) ? new PuzzleInput(spec).read(file.toString()) : List.<PuzzleEntry>of();
        var search = new PracticeSearch(
                count.orElse(PracticeSearch.SEEDS),
                known,
                orders.techniques(),
                (kind, size) -> err().println(texts.say("cli.practice", "kind", kind.id(), "size", size.toString())));
        var text = search.text(PRACTICE_EACH);
        target.write(stream -> stream.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    private int makePositions(Path file) {
        requireNothingBeside("--positions", "--kind", "--technique", "--count", "--check");
        var target = new WholeFile(file, spec, texts);
        maker(Files.exists(file) ? new PositionInput(spec).read(file) : new LinkedHashMap<>())
                .write(count.orElse(PositionMaker.EACH), text -> write(target, text));
        return 0;
    }

    private static void write(WholeFile target, String text) {
        try {
            target.write(stream -> stream.write(text.getBytes(StandardCharsets.US_ASCII)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int checkPositions(Path file) {
        requireNothingBeside("--positions", "--check", "--kind", "--technique");
        return maker(new PositionInput(spec).read(file)).check() ? 0 : Commands.FAILED;
    }

    private PositionMaker maker(SequencedMap<String, List<Numbered>> known) {
        return new PositionMaker(known, orders.techniques(), spec.commandLine().getOut(), err(), texts);
    }

    private void report(int number, int of) {
        if (of > 1) {
            err().println(texts.say("cli.progress", "number", number, "count", of));
        }
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
