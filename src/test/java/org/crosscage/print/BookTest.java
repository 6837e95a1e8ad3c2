package org.crosscage.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.text.PDFTextStripper;
import org.crosscage.Sweep;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class BookTest {

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);
    private static final ExactSolver SOLVER = new ExactSolver();

    /// Seven of each kind, made once.
    private static final List<PrintedPuzzle> SEVEN_OF_EACH = Stream.of("kakuro", "kenken")
            .flatMap(kind -> IntStream.range(0, 7).mapToObj(seed -> made(kind, new Size(6, 6), seed, Map.of())))
            .toList();

    private static PrintedPuzzle made(String kind, Size size, long seed, Map<String, String> options) {
        var wanted = new PuzzleRequirements(Optional.empty(), Optional.empty(), 2000, options);
        return new PuzzleOrder(kind, size, wanted)
                .make(seed, SOLVER, () -> false)
                .map(entry -> PrintedPuzzle.of(entry, SOLVER.count(entry.puzzle(), () -> false), () -> false))
                .orElseThrow();
    }

    private static BookOptions options(Paper paper, int perPage) {
        return new BookOptions("Fourteen for the train", paper, perPage, true, true);
    }

    private interface Look<T> {
        T at(PDDocument document) throws IOException;
    }

    private static <T> T read(Book book, Look<T> look) throws IOException {
        try (var document = Loader.loadPDF(book.pdf(TEXTS))) {
            return look.at(document);
        }
    }

    private static String text(PDDocument document, int page) throws IOException {
        var stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        stripper.setSortByPosition(true);
        return stripper.getText(document);
    }

    private static String page(Book book, int page) throws IOException {
        return read(book, document -> text(document, page));
    }

    /// Each paper with every other number of puzzles on a page, and strictly with every number.
    static List<BookOptions> layouts() {
        var all = Stream.of(Paper.values())
                .flatMap(paper -> BookOptions.PER_PAGE.stream().map(perPage -> options(paper, perPage)))
                .toList();
        return Sweep.of(all, 2, "");
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void aBookHasAllPuzzlesWithTheirPagesAndSolutionsOnItsPaper(BookOptions options) throws IOException {
        var book = new Book(SEVEN_OF_EACH, options);
        int puzzlePages = Math.ceilDiv(14, options.perPage());
        int solutionPages = Math.ceilDiv(14, 8);
        read(book, document -> {
            assertThat(document.getNumberOfPages())
                    .isEqualTo(1 + puzzlePages + solutionPages)
                    .isEqualTo(book.pages());
            for (var page : document.getPages()) {
                assertThat((double) page.getMediaBox().getWidth())
                        .isCloseTo(options.paper() == Paper.A4 ? 595.28 : 612, within(0.1));
                assertThat((double) page.getMediaBox().getHeight())
                        .isCloseTo(options.paper() == Paper.A4 ? 841.89 : 792, within(0.1));
            }
            assertThat(text(document, 1))
                    .contains("Fourteen for the train", "14 puzzles", "Rules of Kakuro", "Rules of KenKen");
            for (int i = 0; i < 14; i++) {
                int page = 2 + i / options.perPage();
                int solved = 2 + puzzlePages + i / 8;
                assertThat(text(document, page))
                        .contains(
                                "Solution: page " + solved,
                                SEVEN_OF_EACH.get(i).entry().id());
                assertThat(text(document, solved)).contains("from page " + page);
            }
            assertThat(text(document, 2 + puzzlePages)).contains("Solutions", " ×");
            return null;
        });
    }

    @Test
    void itsFontsAreEmbeddedAndItDrawsNoImages() throws IOException {
        var fonts = read(new Book(SEVEN_OF_EACH, options(Paper.A4, 4)), document -> {
            var embedded = new ArrayList<Boolean>();
            for (var page : document.getPages()) {
                for (var name : page.getResources().getFontNames()) {
                    embedded.add(page.getResources().getFont(name).isEmbedded());
                }
                assertThat(page.getResources().getXObjectNames()).isEmpty();
            }
            return embedded;
        });
        assertThat(fonts).hasSizeGreaterThan(4).containsOnly(true);
    }

    @Test
    void itSaysWhatItIsAndHasABookmarkForEachPuzzleAndSolution() throws IOException {
        var titles = read(new Book(SEVEN_OF_EACH, options(Paper.A4, 9)), document -> {
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo("Fourteen for the train");
            assertThat(document.getDocumentCatalog().getLanguage()).isEqualTo("en");
            return StreamSupport.stream(
                            document.getDocumentCatalog()
                                    .getDocumentOutline()
                                    .children()
                                    .spliterator(),
                            false)
                    .flatMap(part -> Stream.concat(
                            Stream.of(part),
                            StreamSupport.stream(part.children().spliterator(), false)))
                    .map(PDOutlineItem::getTitle)
                    .toList();
        });
        assertThat(titles).hasSize(3 + 14 + 14).contains("Cover", "Puzzles", "Solutions", "Solution 14");
        assertThat(titles).anyMatch(title -> title.startsWith("8. KenKen 6\u00a0×\u00a06, "));
    }

    @Test
    void theSolutionsNameTheTechniquesThatEachPuzzleNeeded() throws IOException {
        var puzzle = SEVEN_OF_EACH.getFirst();
        var book = new Book(List.of(puzzle), new BookOptions("One", Paper.A4, 1, false, true));
        var said = read(book, document -> text(document, 2)).replaceAll("\\s+", " ");
        puzzle.rating()
                .orElseThrow()
                .techniques()
                .forEach((id, count) -> assertThat(said)
                        .contains(TEXTS.say("hints.technique-name." + id).split(" ")[0], "×" + count));
    }

    @Test
    void aPuzzleWithoutAnIdIsNotCalledPuzzle() throws IOException {
        var entry = PuzzleFormats.TEXT
                .read(PuzzleFormats.TEXT.write(
                        PuzzleEntry.of("", SEVEN_OF_EACH.getFirst().entry().puzzle())))
                .getFirst();
        var book = new Book(
                List.of(PrintedPuzzle.of(entry, SOLVER.count(entry.puzzle(), () -> false), () -> false)),
                new BookOptions("One", Paper.A4, 1, false, true));
        assertThat(page(book, 1)).contains("Solution: page 2").doesNotContain("puzzle");
    }

    @Test
    void realSignsAndAllValuesArePrinted() throws IOException {
        var signs = made("kenken", new Size(6, 6), 1, Map.of("ops", "+-*/"));
        var zeros = made("kenken", new Size(6, 6), 1, Map.of("values", "0-5"));
        var book = new Book(List.of(signs, zeros), new BookOptions("Signs", Paper.A4, 2, false, true));
        assertThat(page(book, 1)).containsPattern("\\d[−×÷]");
        assertThat(page(book, 2)).contains("0");
    }

    /// Nobody could fill it in otherwise.
    @Test
    void digitsThatAPuzzlesSizeDoesNotTellStandBelowItsName() throws IOException {
        var fromZero = made("kenken", new Size(6, 6), 1, Map.of("values", "0-5"));
        var odd = made("kenken", new Size(4, 4), 1, Map.of("values", "1,2,4,8"));
        for (int perPage : BookOptions.PER_PAGE) {
            var book = new Book(List.of(fromZero, odd), new BookOptions("Own", Paper.A4, perPage, false, true));
            assertThat(page(book, 1)).contains("Digits 0 to 5");
            assertThat(page(book, perPage == 1 ? 2 : 1)).contains("Digits 1, 2, 4, 8");
        }
        var usual = new Book(SEVEN_OF_EACH, new BookOptions("Usual", Paper.A4, 4, false, true));
        assertThat(page(usual, 1)).doesNotContain("Digits ");
    }

    @Test
    void aPuzzleThatHasNoRoomAmongOthersGetsAPageOfItsOwn() throws IOException {
        var large = PrintedPuzzle.unsolved(PuzzleEntry.of("large", kakuro(30, 30)));
        var small = SEVEN_OF_EACH.getFirst();
        var book = new Book(List.of(small, large, small), new BookOptions("Mixed", Paper.A4, 9, false, false));
        assertThat(book.pages()).isEqualTo(3);
        assertThat(book.tooSmall()).isEmpty();
        assertThat(page(book, 2)).contains("Kakuro 30\u00a0×\u00a030", "not graded");
    }

    @Test
    void amongNineAPuzzleStaysAsLongAsItsCellsHaveFourMillimetres() {
        var small = SEVEN_OF_EACH.getFirst();
        for (int side : List.of(12, 15)) {
            var among = PrintedPuzzle.unsolved(PuzzleEntry.of("among", kakuro(side, side)));
            var book = new Book(List.of(small, among, small), new BookOptions("Mixed", Paper.A4, 9, false, false));
            assertThat(book.pages()).as("pages with a side of %d", side).isEqualTo(side == 12 ? 1 : 3);
        }
    }

    @Test
    void aSolutionThatNobodyCouldReadAmongOthersHasAPageOfItsOwn() throws IOException {
        var large = PrintedPuzzle.unsolved(PuzzleEntry.of("large", kakuro(24, 24)));
        var small = SEVEN_OF_EACH.getFirst();
        var book = new Book(List.of(small, large, small), new BookOptions("Mixed", Paper.A4, 1, false, true));
        assertThat(book.pages()).isEqualTo(3 + 3);
        assertThat(page(book, 5))
                .contains("Kakuro 24\u00a0×\u00a024", "from page 2")
                .doesNotContain("from page 1");
    }

    @Test
    void ofAPuzzleWithSeveralSolutionsNoneIsPrintedAndThatIsSaid() throws IOException {
        var puzzle = PuzzleFormats.read("puzzle many\ntitle Sunday\nsize 3 3\ngrid\n# 7\\ 5\\\n\\6 . .\n\\6 . .\nend\n")
                .getFirst();
        var printed = PrintedPuzzle.of(puzzle, SOLVER.count(puzzle.puzzle(), () -> false), () -> false);
        assertThat(SOLVER.solve(printed.entry().puzzle(), SolverContext.quiet(Limits.solutions(3)))
                        .solutions())
                .hasSizeGreaterThan(1);
        assertThat(printed.solution()).isEmpty();
        var book = new Book(List.of(printed), new BookOptions("One", Paper.A4, 1, false, true));
        assertThat(page(book, 1)).contains("Sunday", "not graded");
        assertThat(page(book, 2)).contains("This puzzle has several", "solutions, so none is");
    }

    @Test
    void aBookSaysWhenTimeWasTooShortToCountSolutions() throws IOException {
        var unknown = SOLVER.count(SEVEN_OF_EACH.getFirst().entry().puzzle(), () -> true);
        var printed = PrintedPuzzle.of(SEVEN_OF_EACH.getFirst().entry(), unknown, () -> false);
        var book = new Book(List.of(printed), new BookOptions("One", Paper.A4, 1, false, true));
        assertThat(page(book, 2).replaceAll("\\s+", " "))
                .contains("not graded", "There wasn’t time to find", "out whether this puzzle has");
    }

    @Test
    void aBookSaysThatAPuzzleHasNoSolution() throws IOException {
        var printed = PrintedPuzzle.of(SEVEN_OF_EACH.getFirst().entry(), new SolutionCount.None(), () -> false);
        var book = new Book(List.of(printed), new BookOptions("One", Paper.A4, 1, false, true));
        assertThat(page(book, 2).replaceAll("\\s+", " ")).contains("This puzzle has no solution.");
    }

    @Test
    void theCoverCountsWhatIsInside() throws IOException {
        var counts = Pattern.compile("(\\d+) × (?:Kakuro|KenKen) 6\u00a0×\u00a06")
                .matcher(page(new Book(SEVEN_OF_EACH, options(Paper.A4, 4)), 1))
                .results()
                .mapToInt(count -> Integer.parseInt(count.group(1)));
        assertThat(counts.sum()).isEqualTo(14);
    }

    @Test
    void cellsBelowFourMillimetresAreSaid() {
        var wide = PrintedPuzzle.unsolved(PuzzleEntry.of("wide", kakuro(3, 60)));
        var book = new Book(List.of(wide), new BookOptions("Wide", Paper.A4, 1, false, false));
        assertThat(BookTitle.tooSmall(book, TEXTS)).startsWith("Puzzle 1 has cells of only 3.0 mm");
    }

    /// Blocks of two by two white cells: every third row and column is black.
    private static Puzzle kakuro(int rows, int columns) {
        var text = new StringBuilder("puzzle blocks\nsize " + rows + " " + columns + "\ngrid\n");
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                boolean above = row % 3 == 0;
                boolean before = column % 3 == 0;
                text.append(above && before ? "# " : above ? "4\\ " : before ? "\\4 " : ". ");
            }
            text.append("\n");
        }
        return PuzzleFormats.read(text + "end\n").getFirst().puzzle();
    }

    @Test
    void aBookIsTheSameFileEveryTime() {
        var book = new Book(SEVEN_OF_EACH, options(Paper.LETTER, 6));
        assertThat(book.pdf(TEXTS)).isEqualTo(book.pdf(TEXTS));
    }

    @Test
    void theFirstPageAloneIsThePageOfTheBook() throws IOException {
        var book = new Book(SEVEN_OF_EACH, options(Paper.A4, 4));
        var whole = read(book, document -> text(document, 2));
        try (var alone = Loader.loadPDF(book.pagePdf(2, TEXTS))) {
            assertThat(alone.getNumberOfPages()).isOne();
            assertThat(text(alone, 1)).isEqualTo(whole);
        }
    }

    @Test
    void aTitleThatCannotBeWrittenIsRefused() {
        assertThat(Letters.unknown("数独 and 数")).isEqualTo("数 独");
        assertThatThrownBy(() -> new BookOptions("数独", Paper.A4, 4, true, true))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new BookOptions("Three", Paper.A4, 3, true, true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[1, 2, 4, 6, 9]");
    }
}
