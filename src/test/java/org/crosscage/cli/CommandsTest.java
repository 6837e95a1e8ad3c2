package org.crosscage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.crosscage.ShippedKinds;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.logic.Technique;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.Practice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandsTest extends TerminalTest {

    @Test
    void helpListsEverySubCommandInWords() {
        assertThat(run("help")).isZero();
        assertThat(out.toString())
                .contains("generate", "solve", "convert", "Makes puzzles with exactly one solution")
                .doesNotContain("usage.description");
    }

    @Test
    void rateSaysHowHardAPuzzleIs() throws IOException {
        assertThat(run("rate", file(BOARD.formatted("17")))).isZero();
        assertThat(out.toString()).startsWith("small (3x3): gentle, score ").contains("× Magic combination");
    }

    @Test
    void rateAsJsonHasALineForEachPuzzle() throws IOException {
        assertThat(run(
                        "rate",
                        "--json",
                        file(BOARD.formatted("17") + BOARD.formatted("16").replace("small", "none"))))
                .isZero();
        assertThat(out.toString().lines())
                .satisfiesExactly(
                        proper -> assertThat(proper)
                                .startsWith(
                                        "{\"id\":\"small\",\"kind\":\"kakuro\",\"size\":\"3x3\",\"solutions\":1,\"grade\":\"gentle\","
                                                + "\"tier\":1,\"score\":")
                                .contains("\"percentile\":null,\"techniques\":{\"last-cell\":3,\"magic-combination\":"),
                        unsolvable -> assertThat(unsolvable)
                                .contains(
                                        "\"solutions\":0,\"grade\":\"-\",\"tier\":null,\"score\":null,\"bottlenecks\":null"));
    }

    @Test
    void rateSaysWhyAPuzzleHasNoGrade() throws IOException {
        var several = BOARD.formatted("10").replace("17", "10").replace("16", "10");
        run("rate", file(BOARD.formatted("16").replace("small", "none") + several));
        assertThat(out.toString())
                .contains("no grade, because it has no solution")
                .contains("no grade, because it has several solutions");
    }

    @Test
    void rateDoesNotCallAPuzzleImproperWhenTimeRunsOut() throws IOException {
        var slow =
                Path.of("src/test/resources/org/crosscage/cli/long-search.txt").toString();
        run("rate", "--limit", "0.01", slow);
        run("rate", "--limit", "0.01", "--json", slow);
        assertThat(out.toString())
                .contains("long-search (9x9): no grade, because there was not time to find out whether")
                .contains("\"solutions\":null,\"grade\":\"-\"");
    }

    @Test
    void aFileThatCannotBeReadDoesNotKeepRateFromTheOthers() throws IOException {
        var puzzle = file(BOARD.formatted("17"));
        assertThat(run("rate", folder.resolve("nowhere.txt").toString(), puzzle))
                .isEqualTo(Commands.USAGE);
        assertThat(out.toString()).startsWith("small (3x3): gentle, score ");
        assertThat(err.toString()).contains("nowhere.txt cannot be read");
    }

    @Test
    void aFormatThatIsNotThereIsSaidWithThoseThatAre() throws IOException {
        var puzzle = file(BOARD.formatted("17"));
        assertThat(run("convert", puzzle, "--to", "foo")).isEqualTo(Commands.USAGE);
        assertThat(run("generate", "--kind", "kenken", "--size", "4", "--format", "bar"))
                .isEqualTo(Commands.USAGE);
        assertThat(err.toString().lines())
                .anySatisfy(said -> assertThat(said).contains("“foo”").endsWith(", svg, png."))
                .anySatisfy(said -> assertThat(said).contains("“bar”").doesNotContain("svg"));
    }

    /// One run for both, because it takes seconds.
    @Test
    void
            practiceIsFoundForTheTechniquesThatGeneratedPuzzlesNeedAndMoreIsLookedForWhereThereIsOnePuzzleAndKeptWhereThereIsNone()
                    throws IOException {
        var kenken = PuzzleKinds.of("kenken");
        var levelOne = kenken.techniques().getLast();
        var known = Practice.standard().puzzles(kenken, levelOne);
        var file = folder.resolve("practice.txt");
        Files.writeString(file, PuzzleFormats.TEXT.write(known) + neighboursWithTheSameClue());
        assertThat(run("generate", "--practice", file.toString(), "--count", "1"))
                .isZero();
        var written = PuzzleFormats.read(Files.readString(file));
        assertThat(written)
                .extracting(PuzzleEntry::id)
                .contains("kakuro.hidden-single.1", "kenken.hidden-single.1")
                .contains("kakuro.xy-chain.2", "kenken.hidden-pair.2", "kenken.cage-claims-line.2");
        assertThat(written)
                .filteredOn(entry -> entry.id().startsWith("kenken.level-1."))
                .extracting(PuzzleEntry::puzzle)
                .isEqualTo(known.stream().map(PuzzleEntry::puzzle).toList())
                .isNotEmpty();
    }

    /// A puzzle that needs level-1, and would be kept if it were not ugly.
    private static String neighboursWithTheSameClue() throws IOException {
        try (var in = CommandsTest.class.getResourceAsStream("ugly-practice.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void practiceIsLookedForOnlyForTheKindAndTechniqueThatAreNamed() throws IOException {
        var known = Practice.standard().puzzles(PuzzleKinds.of("kakuro"), technique("kakuro", "naked-pair"));
        var file = folder.resolve("practice.txt");
        Files.writeString(file, PuzzleFormats.TEXT.write(known));
        assertThat(run(
                        "generate",
                        "--practice",
                        file.toString(),
                        "--count",
                        "1",
                        "--kind",
                        "kenken",
                        "--technique",
                        "hidden-single"))
                .isZero();
        var written = PuzzleFormats.read(Files.readString(file));
        assertThat(written).extracting(PuzzleEntry::id).contains("kenken.hidden-single.1");
        assertThat(written)
                .filteredOn(entry -> !entry.id().startsWith("kenken.hidden-single."))
                .extracting(PuzzleEntry::puzzle)
                .containsExactlyElementsOf(
                        known.stream().map(PuzzleEntry::puzzle).toList());
        assertThat(err.toString()).contains("kenken").doesNotContain("kakuro");
        assertThat(run("generate", "--practice", file.toString(), "--kind", "kenken", "--technique", "nothing"))
                .isEqualTo(Commands.USAGE);
    }

    @Test
    void aPuzzleOfThePracticeFileThatIsNamedForNoTechniqueStaysAsItIs() throws IOException {
        var other = PuzzleFormats.TEXT.read(
                "puzzle a\ntitle Ours\n" + BOARD.formatted("17").split("\n", 2)[1]);
        var file = folder.resolve("practice.txt");
        Files.writeString(file, PuzzleFormats.TEXT.write(other));
        for (int i = 0; i < 2; i++) {
            assertThat(run(
                            "generate",
                            "--practice",
                            file.toString(),
                            "--count",
                            "1",
                            "--kind",
                            "kenken",
                            "--technique",
                            "hidden-single"))
                    .isZero();
            var written = PuzzleFormats.TEXT.read(Files.readString(file));
            assertThat(written).extracting(PuzzleEntry::id).startsWith("kenken.hidden-single.1");
            assertThat(written.getLast()).isEqualTo(other.getFirst());
            assertThat(written).containsOnlyOnce(other.getFirst());
        }
    }

    @Test
    void aTechniqueForWhichNoPracticeIsFoundKeepsItsPuzzles() throws IOException {
        var file = folder.resolve("practice.txt");
        var known = BOARD.formatted("17").replace("small", "kakuro.single-square.1");
        Files.writeString(file, known);
        assertThat(run(
                        "generate",
                        "--practice",
                        file.toString(),
                        "--count",
                        "1",
                        "--kind",
                        "kakuro",
                        "--technique",
                        "single-square"))
                .isZero();
        assertThat(PuzzleFormats.TEXT.read(Files.readString(file))).isEqualTo(PuzzleFormats.TEXT.read(known));
    }

    @Test
    void aPracticeFileThatCannotBeWrittenIsRefusedBeforeTheSearch() {
        var file = folder.resolve("none/practice.txt");
        assertThat(run("generate", "--practice", file.toString(), "--technique", "nishio", "--count", "1"))
                .isEqualTo(Commands.USAGE);
        assertThat(err.toString())
                .contains(file + " cannot be written. Its folder must exist and be writable")
                .doesNotContain("Looking through");
    }

    @Test
    void aTechniqueThatIsNotThereIsRefusedWithThoseOfTheKindOrOfAllKinds() {
        var file = folder.resolve("practice.txt").toString();
        assertThat(run("generate", "--practice", file, "--technique", "nope")).isEqualTo(Commands.USAGE);
        assertThat(run("generate", "--practice", file, "--technique", "nope", "--kind", "kenken"))
                .isEqualTo(Commands.USAGE);
        assertThat(err.toString().lines().filter(said -> said.contains("nope")))
                .satisfiesExactly(
                        ofAll -> assertThat(ofAll)
                                .startsWith("There is no technique “nope”. Techniques: ")
                                .contains("crossing", "twin-cages"),
                        ofKind -> assertThat(ofKind)
                                .startsWith("There is no technique “nope” for this kind. Techniques: ")
                                .contains("twin-cages")
                                .doesNotContain("crossing"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            PRACTICE --size 5;                  --size does not go with --practice, which only takes --kind, --technique, --count.
            PRACTICE --grade easy;              --grade does not go with --practice
            PRACTICE --seed 7;                  --seed does not go with --practice
            PRACTICE --format json;             --format does not go with --practice
            PRACTICE --tries 7;                 --tries does not go with --practice
            PRACTICE --ops *;                   --ops does not go with --practice
            --packs FILE --check --practice FILE; --practice does not go with --packs, which only takes --check.
            --packs FILE --check --kind kenken; --kind does not go with --packs
            --check;                            --check goes only with --packs or --positions.
            PRACTICE --check;                   --check goes only with --packs or --positions.
            """)
    void anOptionThatWouldDoNothingIsRefused(String typed, String said) {
        var file = folder.resolve("made");
        var practice = "--practice FILE --kind kenken --technique hidden-single --count 1";
        assertThat(run(("generate " + typed.replace("PRACTICE", practice).replace("FILE", file.toString())).split(" ")))
                .isEqualTo(Commands.USAGE);
        assertThat(err.toString()).startsWith(said);
        assertThat(out.toString()).isEmpty();
        assertThat(file).doesNotExist();
    }

    private static Technique technique(String kind, String id) {
        return PuzzleKinds.of(kind).techniques().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void helpIsGivenWhateverElseIsTyped() {
        assertThat(run("generate", "--count", "0", "--help")).isZero();
        assertThat(out.toString()).startsWith("Usage: crosscage generate");
    }

    @Test
    void noPracticeIsLookedForInNoPuzzles() {
        var file = folder.resolve("practice.txt");
        assertThat(run("generate", "--practice", file.toString(), "--count", "0"))
                .isEqualTo(Commands.USAGE);
        assertThat(file).doesNotExist();
    }

    @Test
    void ratePlacesAPuzzleAmongGeneratedOnes() throws IOException {
        assertThat(run("generate", "--kind", "kenken", "--size", "6", "--seed", "5"))
                .isZero();
        var file = file(out.toString());
        out.getBuffer().setLength(0);
        assertThat(run("rate", "--json", file)).isZero();
        assertThat(out.toString()).containsPattern("\"percentile\":\\d+,");
    }

    @Test
    void aReferenceIsRatedFromPuzzlesOfAllGradesAndPuzzlesThatAreThereAreNotMadeAgain() throws IOException {
        var puzzles = folder.resolve("reference");
        var file = folder.resolve("percentiles.txt");
        for (var kind : PuzzleKinds.all()) {
            for (var size : kind.sizes()) {
                if (!kind.id().equals("kenken") || size.rows() != 5) {
                    Files.createDirectories(puzzles);
                    Files.writeString(
                            puzzles.resolve(kind.id() + "-" + size + "-1.txt"),
                            PuzzleFormats.TEXT.write(
                                    ShippedKinds.isShipped(kind)
                                            ? Practice.standard()
                                                    .puzzles(
                                                            kind,
                                                            kind.techniques().get(5))
                                            : List.of(new PuzzleEntry(
                                                    "lesson",
                                                    Map.of(),
                                                    kind.lesson().puzzle(),
                                                    Optional.empty(),
                                                    List.of()))));
                }
            }
        }
        assertThat(run("rate", "--reference", file.toString(), "--puzzles", puzzles.toString(), "--count", "15"))
                .isZero();
        assertThat(PuzzleFormats.read(Files.readString(puzzles.resolve("kenken-5x5-1.txt"))))
                .extracting(entry -> entry.id().replaceFirst("-\\d+$", ""))
                .hasSize(15)
                .filteredOn(id -> !id.endsWith("-easy"))
                .containsSubsequence("kenken-5x5-gentle", "kenken-5x5-medium", "kenken-5x5-hard");
        assertThat(Files.readString(file)).contains("\nkenken 5x5 15 ", "\nkenken 9x9 4 ", "\nkakuro 15x15 4 ");
    }

    @Test
    void rateNeedsAFile() {
        assertThat(run("rate")).isEqualTo(Commands.USAGE);
    }

    @Test
    void convertWritesAnotherFormatThatReadsBackToTheSamePuzzle() throws IOException {
        assertThat(run("convert", "--to", "bar", file(BOARD.formatted("17")))).isZero();
        assertThat(PuzzleFormats.read(out.toString()).getFirst().puzzle())
                .isEqualTo(PuzzleFormats.read(BOARD.formatted("17")).getFirst().puzzle());
    }

    @Test
    void aBookTakesTheSameOptionsAsNewPuzzlesDo(@TempDir Path folder) {
        var book = folder.resolve("book.pdf");
        assertThat(run(
                        "print",
                        "--out",
                        book.toString(),
                        "--kind",
                        "kenken",
                        "--size",
                        "4",
                        "--ops",
                        "*",
                        "--count",
                        "2",
                        "--seed",
                        "1"))
                .isZero();
        assertThat(book).isNotEmptyFile();
        assertThat(err.toString()).contains("2 puzzles on");

        assertThat(run("print", "--out", book.toString(), "--kind", "kakuro", "--ops", "*"))
                .isEqualTo(Commands.USAGE);
        assertThat(run("print", "--out", book.toString(), "--kind", "kenken", "--technique", "bound"))
                .isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("“bound”");
    }

    @Test
    void puzzlesOfSeveralFilesWithOneNameAreWrittenUnderNamesOfTheirOwn(@TempDir Path folder) throws IOException {
        var first = Files.writeString(folder.resolve("first.txt"), BOARD.formatted("17"));
        var second = Files.writeString(
                folder.resolve("second.txt"),
                BOARD.formatted("17") + "\n" + BOARD.formatted("17").replace("small", "small-2"));
        assertThat(run("convert", "--to", "text", first.toString(), second.toString()))
                .isZero();
        assertThat(PuzzleFormats.read(out.toString()))
                .extracting(PuzzleEntry::id)
                .containsExactly("small", "small-3", "small-2");
        assertThat(err.toString()).contains("A second puzzle is called “small”, so it is written as “small-3”.");
    }

    @Test
    void convertDrawsPicturesIntoAFolderAFileForEachPuzzle(@TempDir Path folder) throws IOException {
        var twice = file(BOARD.formatted("17") + "\n" + BOARD.formatted("17").replace("small", "a/b"));
        for (var format : List.of("svg", "png")) {
            assertThat(run(
                            "convert",
                            "--to",
                            format,
                            "--out",
                            folder.resolve("new").toString(),
                            twice))
                    .isZero();
        }
        assertThat(err.toString()).contains(folder.resolve("new") + ": 2 pictures");
        try (var files = Files.list(folder.resolve("new"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("small.svg", "a_b.svg", "small.png", "a_b.png");
        }
        assertThat(folder.resolve("new/small.svg")).content().contains("<title>small</title>");
        assertThat(ImageIO.read(folder.resolve("new/a_b.png").toFile()).getWidth())
                .isGreaterThan(150);
    }

    @Test
    void onePictureThatIsTextMayGoToTheTerminalAndOthersSayWhatIsMissing() throws IOException {
        assertThat(run("convert", "--to", "svg", file(BOARD.formatted("17")))).isZero();
        assertThat(out.toString()).startsWith("<svg ").endsWith("</svg>\n");
        assertThat(run("convert", "--to", "png", file(BOARD.formatted("17")))).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("A picture of the format png cannot go to the terminal.");
        assertThat(run("convert", "--to", "bar", "--out", "x", file(BOARD.formatted("17"))))
                .isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("--out is only for pictures");
    }

    @Test
    void convertSaysWhenAFormatCannotHoldThePuzzle() throws IOException {
        assertThat(run("convert", "--to", "letters", file(BOARD.formatted("17"))))
                .isEqualTo(Commands.FAILED);
        assertThat(err.toString())
                .contains("small (Kakuro) cannot be written as letters: this format is for another kind of puzzle.");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void ofAMixedFileThePuzzleIsNamedThatCannotBeWritten() throws IOException {
        var mixed = BOARD.formatted("17") + """

            puzzle odd-one
            size 3
            cage 6* r1c1 r1c2 r1c3
            cage 6+ r2c1 r2c2 r2c3
            cage 6+ r3c1 r3c2 r3c3
            end
            """;
        assertThat(run("convert", "--to", "bar", file(mixed))).isEqualTo(Commands.FAILED);
        assertThat(err.toString())
                .contains(
                        "odd-one (KenKen) cannot be written as bar",
                        "Nothing was written. These formats can hold all the puzzles: text, link, json. Use --to text.")
                .doesNotContain("small");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void printWritesABookOfTheFilesPuzzles(@TempDir Path folder) throws IOException {
        var pdf = folder.resolve("book.pdf");
        assertThat(run("print", "--out", pdf.toString(), "--title", "Ours", file(BOARD.formatted("17"))))
                .isZero();
        assertThat(Files.readAllBytes(pdf)).startsWith("%PDF-".getBytes(StandardCharsets.US_ASCII));
        assertThat(err.toString()).contains("book.pdf: 1 puzzle on 3 pages.");
    }

    @Test
    void printMakesTheSameBookOfNewPuzzlesFromASeed(@TempDir Path folder) throws IOException {
        var one = folder.resolve("one.pdf");
        var two = folder.resolve("two.pdf");
        for (var pdf : List.of(one, two)) {
            assertThat(run(
                            "print",
                            "--out",
                            pdf.toString(),
                            "--kind",
                            "kenken",
                            "--size",
                            "4",
                            "--count",
                            "5",
                            "--seed",
                            "7",
                            "--paper",
                            "letter",
                            "--per-page",
                            "6"))
                    .isZero();
        }
        assertThat(one).hasSameBinaryContentAs(two);
    }

    @Test
    void printSaysWhatItCannotDoAndLeavesNothingBehind(@TempDir Path folder) throws IOException {
        var pdf = folder.resolve("book.pdf").toString();
        var puzzle = file(BOARD.formatted("17"));
        assertThat(run("print", "--out", pdf)).isEqualTo(Commands.USAGE);
        assertThat(run("print", "--out", pdf, "--kind", "kenken", puzzle)).isEqualTo(Commands.USAGE);
        for (var perPage : List.of("3", "0", "-1", "10", "99999999999", "abc")) {
            assertThat(run("print", "--out", pdf, "--per-page", perPage, puzzle))
                    .isEqualTo(Commands.USAGE);
            assertThat(err.toString())
                    .contains("“%s” is not a value for --per-page: a page can hold 1, 2, 4, 6, 9 puzzles."
                            .formatted(perPage));
        }
        assertThat(run("print", "--out", pdf, "--paper", "a5", puzzle)).isEqualTo(Commands.USAGE);
        assertThat(run("print", "--out", pdf, "--title", "数独", puzzle)).isEqualTo(Commands.USAGE);
        assertThat(run("print", "--out", folder.resolve("none/book.pdf").toString(), puzzle))
                .isEqualTo(Commands.USAGE);
        assertThat(err.toString())
                .contains(
                        "There is nothing to print",
                        "Print either files or new puzzles",
                        "There is no paper “a5”. Papers: a4, letter.",
                        "has characters that cannot be printed: 数 独",
                        "cannot be written. Its folder must exist");
        try (var left = Files.list(folder)) {
            assertThat(left.filter(each -> !puzzle.equals(each.toString()))).isEmpty();
        }
    }

    @Test
    void helpOnACommandThatDoesNotExistIsAnErrorOfOneSentence() {
        assertThat(run("help", "foo")).isEqualTo(Commands.USAGE);
        assertThat(err.toString())
                .contains(
                        "There is no command “foo”. Commands: generate, solve, race, rate, convert, print, transfer, backup, help.")
                .doesNotContain("Usage");
    }

    @Test
    void aBackupNamesWhatWasTyped() {
        assertThat(run("backup", "--nonsense")).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).startsWith("“--nonsense” is not understood here.");

        var nowhere = folder.resolve("nowhere").resolve("games.zip").toString();
        run("backup", "--data", folder.toString(), "--out", nowhere);
        assertThat(err.toString()).contains(nowhere + " cannot be").doesNotContain(".part");
    }

    @Test
    void whatIsNotUnderstoodIsSaidInOneSentence() {
        assertThat(run("foo")).isEqualTo(Commands.USAGE);
        assertThat(run("solve", "--frob", "x")).isEqualTo(Commands.USAGE);
        assertThat(run("convert", "x.txt")).isEqualTo(Commands.USAGE);
        assertThat(run("generate", "--size", "big")).isEqualTo(Commands.USAGE);
        assertThat(run("generate", "--packs")).isEqualTo(Commands.USAGE);
        assertThat(run("print", "--out", "--count", "2")).isEqualTo(Commands.USAGE);
        assertThat(run("print", "--count", "2")).isEqualTo(Commands.USAGE);
        assertThat(run("rate")).isEqualTo(Commands.USAGE);
        assertThat(err.toString())
                .contains(
                        "There is no command “foo”.",
                        "--packs needs a value.",
                        "--out needs a value.",
                        "--out is missing.",
                        "“--frob” is not understood here.",
                        "--to is missing.",
                        "“big” is not a value for --size: use a number of rows and columns such as 9, or both such as 6x9.")
                .doesNotContain("Usage");
    }

    @Test
    void generateWritesPuzzlesInOrderWithTheSeedInTheName() {
        assertThat(run("generate", "--kind", "kenken", "--size", "4", "--seed", "7", "--count", "5"))
                .isZero();
        assertThat(PuzzleFormats.read(out.toString()))
                .extracting("id")
                .containsExactly("kenken-4x4-7", "kenken-4x4-8", "kenken-4x4-9", "kenken-4x4-10", "kenken-4x4-11");
        assertThat(err.toString()).contains("1 of 5", "5 of 5");
    }

    @Test
    void generateWritesAllPuzzlesIntoOneJsonDocument() throws IOException {
        assertThat(run(
                        "generate",
                        "--kind",
                        "kenken",
                        "--size",
                        "4",
                        "--seed",
                        "7",
                        "--count",
                        "3",
                        "--format",
                        "json"))
                .isZero();
        var text = out.toString();
        assertThat(PuzzleFormats.byId("json").orElseThrow().read(text))
                .extracting("id")
                .containsExactly("kenken-4x4-7", "kenken-4x4-8", "kenken-4x4-9");
        out.getBuffer().setLength(0);
        assertThat(run("convert", "--to", "json", file(text))).isZero();
        assertThat(out.toString()).isEqualTo(text);
    }

    @Test
    void generateTakesRowsAndColumnsAndAFormat() {
        assertThat(run("generate", "--kind", "kakuro", "--size", "6x9", "--seed", "1", "--format", "bar"))
                .isZero();
        var shape = PuzzleFormats.read(out.toString()).getFirst().puzzle().shape();
        assertThat(List.of(shape.rows(), shape.columns())).containsExactly(6, 9);
    }

    @Test
    void whatCannotBeGeneratedIsSaid() {
        assertThat(run("generate", "--kind", "sudoku")).isEqualTo(Commands.USAGE);
        assertThat(run("generate", "--kind", "kenken", "--size", "4x5")).isEqualTo(Commands.USAGE);
        assertThat(run("generate", "--size", "big")).isEqualTo(Commands.USAGE);
        assertThat(run("generate", "--format", "papyrus")).isEqualTo(Commands.USAGE);
        assertThat(run("generate", "--count", "0")).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("sudoku", "4x5", "“big”", "papyrus", "“0”");
    }

    @Test
    void aFormatThatCannotHoldWhatIsGeneratedIsSaidInOneSentence() {
        assertThat(run("generate", "--kind", "kenken", "--format", "bar")).isEqualTo(Commands.USAGE);
        assertThat(run("generate", "--kind", "kenken", "--size", "4", "--values", "0-3", "--format", "letters"))
                .isEqualTo(Commands.FAILED);
        assertThat(err.toString())
                .contains(
                        "The format “bar” is for another kind of puzzle. Formats for this one: text, link,"
                                + " letters, keen, keen-save, gauguin, cages, json.",
                        "(KenKen) cannot be written as letters: this format cannot hold the digits {0 1 2 3}.")
                .doesNotContain("Exception");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aFileThatCannotBeWrittenIsNamed() throws IOException {
        var below = Path.of(file("no folder")).resolve("packs");
        assertThat(run("generate", "--packs", below.toString())).isEqualTo(Commands.FAILED);
        assertThat(err.toString())
                .containsPattern("puzzle.txt.* cannot be read or written.")
                .doesNotContain("Exception");
    }

    @Test
    void triesAreCounted() {
        assertThat(run("generate", "--tries", "0")).isEqualTo(Commands.USAGE);
        assertThat(err.toString()).contains("“0” is too small for --tries: use at least 1.");
    }

    @Test
    void ofASizeThatCannotBeGeneratedItIsSaidWhatCan() {
        assertThat(run("generate", "--size", "99")).isEqualTo(Commands.USAGE);
        assertThat(run("generate", "--kind", "kenken", "--size", "4x5")).isEqualTo(Commands.USAGE);
        assertThat(err.toString())
                .contains("There is no Kakuro of size 99x99. It has 6 to 30 rows and 6 to 30 columns")
                .contains("There is no KenKen of size 4x5. It has 3 to 12 rows and as many columns");
    }

    @Override
    protected int run(PrintWriter out, PrintWriter err, String... arguments) {
        return new Commands().run(out, err, arguments);
    }
}
