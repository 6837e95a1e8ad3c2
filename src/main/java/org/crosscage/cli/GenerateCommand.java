package org.crosscage.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.kind.WishException;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.Wanted;
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

    @Option(names = "--grade", paramLabel = "GRADE")
    private Optional<String> grade = Optional.empty();

    @Option(names = "--technique", paramLabel = "ID")
    private Optional<String> technique = Optional.empty();

    @Option(names = "--tries", paramLabel = "N")
    private Optional<Integer> tries = Optional.empty();

    @Option(names = "--ops", paramLabel = "SIGNS")
    private Optional<String> operations = Optional.empty();

    @Option(names = "--cage-max", paramLabel = "N")
    private Optional<String> largestCage = Optional.empty();

    @Option(names = "--values", paramLabel = "VALUES")
    private Optional<String> values = Optional.empty();

    @Option(names = "--symmetry", paramLabel = "WHICH")
    private Optional<String> symmetry = Optional.empty();

    @Option(names = "--density", paramLabel = "PERCENT")
    private Optional<String> density = Optional.empty();

    @Option(names = "--longest-run", paramLabel = "N")
    private Optional<String> longestRun = Optional.empty();

    @Option(names = "--shortest-run", paramLabel = "N")
    private Optional<String> shortestRun = Optional.empty();

    @Option(names = "--pattern", paramLabel = "FILE")
    private Optional<Path> pattern = Optional.empty();

    @Option(names = "--packs", paramLabel = "DIR")
    private Optional<Path> packs = Optional.empty();

    @Option(names = "--check")
    private boolean check;

    @Option(names = "--practice", paramLabel = "FILE")
    private Optional<Path> practice = Optional.empty();

    private final Texts texts = Texts.in(Locale.getDefault());

    @Override
    public Integer call() throws IOException {
        if (count.filter(n -> n < 1).isPresent()) {
            throw wrong("cli.no-count", Integer.toString(count.get()), "");
        }
        if (packs.isPresent()) {
            var folder = new PackFolder(packs.get(), spec.commandLine().getOut(), err(), texts);
            return check ? folder.check() : folder.write();
        }
        if (practice.isPresent()) {
            writePractice(practice.get());
            return 0;
        }
        return print(chosenKind());
    }

    private int print(PuzzleKind chosen) {
        var output = OutputFormat.of(format, spec, texts).of(chosen);
        var wanted = wanted(chosen);
        requireSupported(chosen, drafts(chosen, wanted));
        long first = seed.orElseGet(() -> new SplittableRandom().nextLong(SEEDS));
        int most = count.orElse(1);
        var batch = new Batch(chosen, size, first, most, wanted);
        var failed = new ArrayList<Long>();
        var printed = output.printing();
        batch.run(made -> {
            if (made.entry().isEmpty()) {
                failed.add(made.seed());
                err().println(texts.say(
                        "cli.none-found",
                        "name",
                        new PuzzleOrder(chosen.id(), size, wanted).name(made.seed()),
                        "count",
                        wanted.tries()));
            } else if (output.canWrite(made.entry().get())) {
                if (printed.isEmpty() && pattern.isPresent()) {
                    warnOfSingles(made.entry().get().puzzle());
                }
                printed.add(made.entry().get());
            } else {
                failed.add(made.seed());
            }
            tell(made.number(), most);
        });
        printed.end();
        return failed.isEmpty() ? 0 : Commands.FAILED;
    }

    private Wanted wanted(PuzzleKind chosen) {
        var wishes = new HashMap<String, String>();
        operations.ifPresent(typed -> wishes.put("ops", typed));
        largestCage.ifPresent(typed -> wishes.put("cage-max", typed));
        values.ifPresent(typed -> wishes.put("values", typed));
        symmetry.ifPresent(typed -> wishes.put("symmetry", typed));
        density.ifPresent(typed -> wishes.put("density", typed));
        longestRun.ifPresent(typed -> wishes.put("longest-run", typed));
        shortestRun.ifPresent(typed -> wishes.put("shortest-run", typed));
        if (pattern.isPresent()) {
            wishes.put("pattern", read(pattern.get()));
        }
        if (tries.filter(n -> n < 1).isPresent()) {
            throw wrong("cli.no-tries", Integer.toString(tries.get()), "");
        }
        var wantedGrade = grade.map(this::grade);
        technique.ifPresent(id -> requireTechnique(chosen, id, wantedGrade));
        return new Wanted(wantedGrade, technique, tries.orElse(GenerateRequest.TRIES), wishes);
    }

    /// A pattern may have runs of one cell, but seldom on purpose.
    private void warnOfSingles(Puzzle puzzle) {
        var singles = puzzle.clues().stream()
                .filter(clue -> clue.cells().size() == 1)
                .map(clue -> puzzle.shape().cell(clue.cells().get(0)))
                .toList();
        if (!singles.isEmpty()) {
            var first = singles.getFirst();
            err().println(texts.say(
                    "cli.pattern-singles",
                    Map.of("count", singles.size(), "row", first.row(), "column", first.column())));
        }
    }

    private String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw wrong("cli.no-pattern-file", file.toString(), "");
        }
    }

    private Grade grade(String typed) {
        return Stream.of(Grade.values())
                .filter(one -> one.id().equals(typed.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> wrong(
                        "cli.no-grade", typed, ids(Stream.of(Grade.values()).map(Grade::id))));
    }

    private void requireTechnique(PuzzleKind chosen, String id, Optional<Grade> wanted) {
        var found = chosen.techniques().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow(() -> wrong(
                        "cli.no-technique", id, ids(chosen.techniques().stream().map(Technique::id))));
        if (wanted.filter(one -> one.compareTo(Grade.of(found.tier())) < 0).isPresent()) {
            throw wrong("cli.technique-too-hard", id, wanted.get().id());
        }
    }

    private Drafts drafts(PuzzleKind chosen, Wanted wanted) {
        try {
            return chosen.drafts(wanted.wishes());
        } catch (WishException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    texts.say("cli.wish." + e.problem().key(), e.problem().arguments()));
        }
    }

    private void writePractice(Path file) throws IOException {
        var known = Files.exists(file) ? new PuzzleInput(spec).read(file.toString()) : List.<PuzzleEntry>of();
        var search = new PracticeSearch(count.orElse(PracticeSearch.SEEDS), known);
        Files.writeString(file, search.text(PRACTICE_EACH));
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

    private void requireSupported(PuzzleKind chosen, Drafts drafts) {
        if (!chosen.drafts().supports(size.rows(), size.columns())) {
            throw new ParameterException(spec.commandLine(), noSize(chosen));
        }
        if (!drafts.supports(size.rows(), size.columns())) {
            throw wrong("cli.size-and-wish", size.toString(), values.orElse("--pattern"));
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
