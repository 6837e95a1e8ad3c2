package org.crosscage.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.PuzzleFormats;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `generate`: new puzzles on standard output, or the shipped packs into a folder. Puzzle number i has the seed
/// `seed + i`, and its seed stands in its name, so that it can be made again alone.
@Command(name = "generate", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class GenerateCommand implements Callable<Integer> {

    private static final long SEEDS = 1_000_000;

    /// How many puzzles a technique gets to be practised on: the first is its worked example.
    private static final int PRACTICE_EACH = 4;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--kind", defaultValue = "kakuro", paramLabel = "KIND")
    private String kind = "kakuro";

    @Option(names = "--size", defaultValue = "9", paramLabel = "SIZE")
    private Size size = new Size(9, 9);

    @Option(names = "--count", paramLabel = "N")
    private Optional<Integer> count = Optional.empty();

    @Option(names = "--seed", paramLabel = "X")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--format", defaultValue = "text", paramLabel = "ID")
    private String format = "text";

    @Option(names = "--packs", paramLabel = "DIR")
    private Optional<Path> packs = Optional.empty();

    @Option(names = "--practice", paramLabel = "FILE")
    private Optional<Path> practice = Optional.empty();

    private final Texts texts = Texts.in(Locale.getDefault());

    @Override
    public Integer call() throws IOException {
        if (count.filter(n -> n < 1).isPresent()) {
            throw wrong("cli.no-count", Integer.toString(count.get()), "");
        }
        if (packs.isPresent()) {
            writePacks(packs.get());
        } else if (practice.isPresent()) {
            int seeds = count.orElse(PracticeSearch.SEEDS);
            Files.writeString(practice.get(), new PracticeSearch(seeds).text(PRACTICE_EACH));
        } else {
            print(chosenKind(), chosenFormat());
        }
        return 0;
    }

    private void print(PuzzleKind chosen, PuzzleFormat chosenFormat) {
        requireSupported(chosen);
        long first = seed.orElseGet(() -> new SplittableRandom().nextLong(SEEDS));
        int most = count.orElse(1);
        var batch = new Batch(chosen, size, first, most);
        var out = spec.commandLine().getOut();
        batch.run(new Generator(chosen.drafts(), new ExactSolver()), made -> {
            out.print((made.number() == 1 ? "" : "\n") + chosenFormat.write(made.entry()));
            out.flush();
            tell(made.number(), most);
        });
    }

    private void writePacks(Path folder) throws IOException {
        for (var pack : Packs.ALL) {
            var file = folder.resolve(pack.file());
            Files.createDirectories(file.getParent());
            Files.writeString(file, Packs.text(pack));
            err().println(texts.say("cli.pack-written", "file", file.toString(), "count", pack.count()));
        }
    }

    private void tell(int number, int of) {
        if (of > 1) {
            err().println(texts.say("cli.progress", "number", number, "count", of));
        }
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }

    private PuzzleKind chosenKind() {
        return PuzzleKinds.all().stream()
                .filter(k -> k.id().equals(kind))
                .findFirst()
                .orElseThrow(() -> wrong(
                        "cli.no-kind", kind, ids(PuzzleKinds.all().stream().map(PuzzleKind::id))));
    }

    private PuzzleFormat chosenFormat() {
        return PuzzleFormats.byId(format)
                .orElseThrow(() -> wrong(
                        "cli.no-format",
                        format,
                        ids(PuzzleFormats.all().stream().map(PuzzleFormat::id))));
    }

    private void requireSupported(PuzzleKind chosen) {
        if (!chosen.drafts().supports(size.rows(), size.columns())) {
            throw new ParameterException(spec.commandLine(), noSize(chosen));
        }
    }

    private String noSize(PuzzleKind chosen) {
        var drafts = chosen.drafts();
        return texts.say(
                "cli.no-size",
                Map.of(
                        "kind", texts.say("shell.kind." + chosen.id()),
                        "found", size.toString(),
                        "least", drafts.smallest(),
                        "most", drafts.largest(),
                        "shape", drafts.square() ? "square" : "any"));
    }

    private ParameterException wrong(String key, String found, String expected) {
        return new ParameterException(spec.commandLine(), texts.say(key, "found", found, "expected", expected));
    }

    private static String ids(Stream<String> ids) {
        return ids.collect(Collectors.joining(", "));
    }
}
