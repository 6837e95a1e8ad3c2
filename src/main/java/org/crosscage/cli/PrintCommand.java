package org.crosscage.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.cli.generate.GeneratedBook;
import org.crosscage.cli.input.AllowedNumbers;
import org.crosscage.cli.input.OrderOptions;
import org.crosscage.cli.input.PuzzleInput;
import org.crosscage.cli.output.WholeFile;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.print.Book;
import org.crosscage.print.BookOptions;
import org.crosscage.print.BookTitle;
import org.crosscage.print.Letters;
import org.crosscage.print.Paper;
import org.crosscage.print.PrintedPuzzle;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `print`: the puzzles of files, or new ones, as a book of PDF.
@Command(name = "print", resourceBundle = Commands.BUNDLE, mixinStandardHelpOptions = true)
final class PrintCommand implements Callable<Integer> {

    private static final int USUAL_COUNT = 20;
    private static final long SEEDS = 1_000_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..*", paramLabel = "FILE", descriptionKey = "files")
    private List<String> files = new ArrayList<>();

    @Option(names = "--out", required = true, paramLabel = "FILE")
    private Path out = Path.of("");

    @Option(names = "--paper", defaultValue = "a4", paramLabel = "PAPER")
    private String paper = "a4";

    @Option(names = "--per-page", defaultValue = "4", paramLabel = "N")
    private String perPage = "4";

    @Option(names = "--title", paramLabel = "TITLE")
    private Optional<String> title = Optional.empty();

    @Option(names = "--cover", defaultValue = "yes", paramLabel = "YES-OR-NO")
    private String cover = "yes";

    @Option(names = "--solutions", defaultValue = "yes", paramLabel = "YES-OR-NO")
    private String solutions = "yes";

    @Mixin
    private OrderOptions orders = new OrderOptions();

    @AllowedNumbers(least = 1, most = GeneratedBook.MOST)
    @Option(names = "--count", paramLabel = "N")
    private Optional<Integer> count = Optional.empty();

    @Option(names = "--seed", paramLabel = "X")
    private Optional<Long> seed = Optional.empty();

    private final Texts texts = Texts.in(Locale.getDefault());

    @Override
    public Integer call() throws IOException {
        var paperChosen = chosenPaper();
        boolean hasCover = yes("--cover", cover);
        boolean hasSolutions = yes("--solutions", solutions);
        int perPageChosen = chosenPerPage();
        title.ifPresent(this::requireTitle);
        var target = new WholeFile(out, spec, texts);
        var asked = asked();
        var input = new PuzzleInput(spec);
        var puzzles = asked.isPresent()
                ? asked.get().puzzles(spec.commandLine().getErr(), texts)
                : printed(input.readAll(files));
        if (puzzles.isEmpty()) {
            return Commands.FAILED;
        }
        var options = new BookOptions(
                title.map(String::strip).orElseGet(() -> BookTitle.of(puzzles, texts)),
                paperChosen,
                perPageChosen,
                hasCover,
                hasSolutions);
        var book = new Book(puzzles, options);
        target.write(file -> book.write(texts, file));
        report(book, puzzles.size());
        if (input.hasComplained()) {
            return Commands.USAGE;
        }
        return asked.isPresent() && puzzles.size() < asked.get().count() ? Commands.FAILED : 0;
    }

    /// A book of new puzzles, where one is asked for.
    private Optional<GeneratedBook> asked() {
        boolean isNew = orders.areGiven() || count.isPresent() || seed.isPresent();
        if (isNew != files.isEmpty()) {
            throw wrong(isNew ? "cli.print.both" : "cli.print.nothing", "", "");
        }
        return isNew ? Optional.of(newBook()) : Optional.empty();
    }

    private GeneratedBook newBook() {
        int puzzles = count.orElse(USUAL_COUNT);
        var order = orders.order();
        orders.doubts(order).forEach(spec.commandLine().getErr()::println);
        return new GeneratedBook(order, puzzles, seed.orElseGet(() -> new SplittableRandom().nextLong(SEEDS)));
    }

    private List<PrintedPuzzle> printed(List<PuzzleEntry> entries) {
        return entries.stream()
                .map(entry -> PrintedPuzzle.of(entry, SolveRuns.count(entry.puzzle()), () -> false))
                .toList();
    }

    private Paper chosenPaper() {
        return Stream.of(Paper.values())
                .filter(one -> one.id().equals(paper.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> wrong(
                        "cli.print.paper", paper, ids(Stream.of(Paper.values()).map(Paper::id))));
    }

    private int chosenPerPage() {
        return BookOptions.PER_PAGE.stream()
                .filter(one -> one.toString().equals(perPage))
                .findFirst()
                .orElseThrow(() -> wrong(
                        "cli.print.per-page",
                        perPage,
                        ids(BookOptions.PER_PAGE.stream().map(String::valueOf))));
    }

    private void requireTitle(String typed) {
        if (typed.isBlank() || typed.strip().length() > BookOptions.LONGEST_TITLE) {
            throw wrong("cli.print.title", typed, Integer.toString(BookOptions.LONGEST_TITLE));
        }
        var unknown = Letters.unknown(typed.strip());
        if (!unknown.isEmpty()) {
            throw wrong("cli.print.title-signs", typed, unknown);
        }
    }

    private boolean yes(String option, String typed) {
        return switch (typed.toLowerCase(Locale.ROOT)) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw wrong("cli.print.yes-or-no", typed, option);
        };
    }

    private void report(Book book, int puzzles) {
        var small = book.tooSmall();
        if (!small.isEmpty()) {
            spec.commandLine().getErr().println(BookTitle.tooSmall(book, texts));
        }
        spec.commandLine()
                .getErr()
                .println(texts.say(
                        "cli.print.written", "file", out.toString(), "puzzles", puzzles, "pages", book.pages()));
    }

    private static String ids(Stream<String> ids) {
        return ids.collect(Collectors.joining(", "));
    }

    private ParameterException wrong(String key, String found, String expected) {
        return new ParameterException(spec.commandLine(), texts.say(key, "found", found, "expected", expected));
    }
}
