package org.crosscage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.Solvers;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What README and docs show is what the commands say.
final class DocumentsTest {

    private static final String EXAMPLE = "    ";
    private static final Path README = Path.of("README.md");
    private static final Path DOCS = Path.of("docs");
    private static final Path FORMATS = DOCS.resolve("formats.md");
    private static final Path TERMINAL = DOCS.resolve("terminal.md");

    /// A link without what is after its #, or what an image or a source of one shows.
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)[^)]*\\)|(?:src|srcset|href)=\"([^\"#]+)\"");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void theExampleOfALineOfJsonIsWhatSolveSaysOfTheKakuro() throws IOException {
        var shown = lines(TERMINAL).stream()
                .dropWhile(line -> !line.startsWith(EXAMPLE + "{\"id\""))
                .takeWhile(line -> line.startsWith(EXAMPLE))
                .map(String::strip)
                .collect(Collectors.joining());
        var said = run("solve", "--solver", "rules", "--json", file("kakuro.txt", column("puzzle small-kakuro")));
        assertThat(untimed(said)).isEqualTo(untimed(shown)).contains("\"steps\":8");
    }

    @Test
    void thePuzzlesInOtherFormatsAreWhatConvertWrites() throws IOException {
        var kakuro = file("kakuro.txt", column("puzzle small-kakuro"));
        var kenKen = file("kenken.txt", column("puzzle small-kenken"));
        assertThat(run("convert", "--to", "text", kakuro)).isEqualTo(column("puzzle small-kakuro"));
        assertThat(run("convert", "--to", "text", kenKen)).isEqualTo(column("puzzle small-kenken"));
        assertThat(run("convert", "--to", "bar", kakuro)).isEqualTo(below("bar"));
        assertThat(run("convert", "--to", "four-column", kakuro)).isEqualTo(below("four-column"));
        assertThat(run("convert", "--to", "letters", kenKen)).isEqualTo(below("letters"));
        assertThat(run("convert", "--to", "puzzlink", kakuro)).isEqualTo(behind("puzzlink"));
        assertThat(run("convert", "--to", "holst", kakuro)).isEqualTo(behind("holst"));
        assertThat(run("convert", "--to", "keen", kenKen)).isEqualTo(behind("keen"));
        assertThat(run("convert", "--to", "json", kakuro, kenKen)).isEqualTo(block("{"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"puzzle small-kakuro", "puzzle small-kenken"})
    void theReadmeShowsTheSamePuzzles(String head) throws IOException {
        assertThat(column(README, head)).isEqualTo(column(head));
    }

    /// As whoever copies the example pastes it.
    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/formats.md"})
    void theExampleAsItStandsIsAFileWithBothPuzzles(Path document) throws IOException {
        var example = lines(document).stream()
                .dropWhile(line -> !line.startsWith(EXAMPLE + "puzzle small-kakuro"))
                .takeWhile(line -> line.isEmpty() || line.startsWith(EXAMPLE))
                .collect(Collectors.joining("\n"));
        assertThat(PuzzleFormats.read(example)).extracting("id").containsExactly("small-kakuro", "small-kenken");
    }

    @Test
    void theExampleWithBoxesIsAPuzzleWithOneSolution() throws IOException {
        var puzzle = PuzzleFormats.TEXT.readOne(block("puzzle small-killer")).puzzle();
        assertThat(new ExactSolver()
                        .solve(puzzle, SolverContext.quiet(new Limits(2, 1_000)))
                        .isUnique())
                .isTrue();
    }

    @Test
    void itIsShownInTheFormatsOfItsKindWithoutItsGivenDigit() throws IOException {
        var puzzle = file(
                "killer.txt",
                block("puzzle small-killer")
                        .lines()
                        .filter(line -> !line.startsWith("given"))
                        .collect(Collectors.joining("\n")));
        assertThat(run("convert", "--to", "layers", puzzle)).isEqualTo(below("layers"));
        assertThat(run("convert", "--to", "sums", puzzle)).isEqualTo(below("sums"));
    }

    @Test
    void theTableOfFormatsHasThoseThatThereAre() throws IOException {
        assertThat(idsBelow(FORMATS, "| format |"))
                .containsExactlyElementsOf(
                        PuzzleFormats.all().stream().map(PuzzleFormat::id).toList());
    }

    @Test
    void theTableOfSolversHasThoseThatThereAre() throws IOException {
        assertThat(idsBelow(TERMINAL, "| solver |"))
                .containsExactlyInAnyOrderElementsOf(
                        Solvers.all().stream().map(Solver::id).toList());
    }

    @Test
    void whatTheReadmeLinksToOrShowsIsThereAndNotEmpty() throws IOException {
        assertThat(targets(README)).contains("docs/architecture.md", "docs/decisions.md", "LICENSE");
        assertThat(targets(README))
                .allSatisfy(target -> assertThat(Path.of(target)).isNotEmptyFile());
    }

    /// So the README leads to each of them, and they to what is there.
    @Test
    void everyDocumentIsLinkedFromTheReadmeAndLinksToWhatIsThere() throws IOException {
        try (var files = Files.list(DOCS)) {
            var documents =
                    files.filter(file -> file.toString().endsWith(".md")).toList();
            assertThat(targets(README))
                    .containsAll(documents.stream().map(Path::toString).toList());
            for (var document : documents) {
                assertThat(targets(document))
                        .as(document.toString())
                        .allSatisfy(target -> assertThat(DOCS.resolve(target)).isNotEmptyFile());
            }
        }
    }

    /// The files that a document links to or shows.
    private static List<String> targets(Path document) throws IOException {
        return LINK.matcher(Files.readString(document))
                .results()
                .map(link -> link.group(1) == null ? link.group(2) : link.group(1))
                .filter(target -> !target.startsWith("http"))
                .distinct()
                .toList();
    }

    /// What a table names in the first cells of its rows, one or several in each.
    private static List<String> idsBelow(Path document, String head) throws IOException {
        return lines(document).stream()
                .dropWhile(line -> !line.startsWith(head))
                .skip(2)
                .takeWhile(line -> line.startsWith("| `"))
                .flatMap(line -> Pattern.compile("`([^`]+)`")
                        .matcher(line.split("\\|")[1])
                        .results())
                .map(id -> id.group(1))
                .toList();
    }

    private static String untimed(String json) {
        return json.strip().replaceAll("\"micros\":[0-9.]+", "\"micros\":0");
    }

    /// What stands in a column of an example, without its first line.
    private static String below(String head) throws IOException {
        return column(head).lines().skip(1).collect(Collectors.joining("\n", "", "\n"));
    }

    /// What stands behind the first word of an example's line.
    private static String behind(String first) throws IOException {
        return lines(FORMATS).stream()
                .filter(line -> line.startsWith(EXAMPLE + first + " "))
                .map(line -> line.substring((EXAMPLE + first).length()).strip() + "\n")
                .collect(Collectors.joining());
    }

    private static String column(String head) throws IOException {
        return column(FORMATS, head);
    }

    /// The column of an example that begins with these words, as far as the next one in the same line, or the end.
    private static String column(Path document, String head) throws IOException {
        var example = lines(document).stream()
                .dropWhile(line -> !line.matches(EXAMPLE + "(.*  )?" + head + "(  .*)?"))
                .takeWhile(line -> line.startsWith(EXAMPLE))
                .toList();
        int from = example.getFirst().indexOf(head);
        int gap = example.getFirst().indexOf("  ", from);
        int to = gap < 0 ? Integer.MAX_VALUE : gap + width(example.getFirst().substring(gap));
        return example.stream()
                .map(line -> line.substring(Math.min(from, line.length()), Math.min(to, line.length())))
                .map(String::stripTrailing)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n", "", "\n"));
    }

    /// A whole example that begins with this line.
    private static String block(String first) throws IOException {
        return lines(FORMATS).stream()
                .dropWhile(line -> !line.equals(EXAMPLE + first))
                .takeWhile(line -> line.startsWith(EXAMPLE))
                .map(line -> line.substring(EXAMPLE.length()))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static int width(String blanks) {
        return blanks.length() - blanks.stripLeading().length();
    }

    private static List<String> lines(Path document) throws IOException {
        return Files.readAllLines(document);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    /// What a command says, without blanks at line ends.
    private static String run(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        int code = new Commands().run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
        assertThat(code).as(err.toString()).isZero();
        return Stream.of(out.toString().split("\n"))
                .map(String::stripTrailing)
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
