package org.crosscage.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageDestination;
import org.apache.pdfbox.text.PDFTextStripper;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Solution;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.print.PageMarks.Area;
import org.crosscage.print.PageMarks.Glyph;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What stands on the pages of a book, mark by mark: each clue and each digit in its cell, nothing given away, nothing
/// on top of anything else.
final class PrintedPagesTest {

    private static final Texts TEXTS = Texts.in(Locale.ENGLISH);
    private static final ExactSolver SOLVER = new ExactSolver();
    private static final int SIDE = 6;
    private static final int BLACK = 0x000000;
    private static final int WHITE = 0xffffff;
    private static final int THIN = 0x606060;
    private static final int HATCH = 0x8a8a8a;

    private static final List<PrintedPuzzle> PUZZLES = Stream.of("kakuro", "kenken", "kenken", "kakuro", "kenken")
            .map(kind -> new PuzzleOrder(kind, new Size(SIDE, SIDE), PuzzleRequirements.ANYTHING))
            .flatMap(new OneEach()::made)
            .toList();

    private static final class OneEach {

        private long seed = 20;

        Stream<PrintedPuzzle> made(PuzzleOrder order) {
            return order
                    .make(seed++, SOLVER, () -> false)
                    .map(entry -> PrintedPuzzle.of(entry, SOLVER.count(entry.puzzle(), () -> false), () -> false))
                    .stream();
        }
    }

    private interface Look {
        void at(PDDocument document) throws IOException;
    }

    private static void look(int perPage, boolean cover, Look look) throws IOException {
        var book = new Book(PUZZLES, new BookOptions("Five", Paper.A4, perPage, cover, true));
        try (var document = Loader.loadPDF(book.pdf(TEXTS))) {
            look.at(document);
        }
    }

    /// The boards on a page, each as the squares of its tiles in reading order.
    private static List<List<Rectangle2D>> boards(PageMarks page) {
        var squares = page.areas().stream()
                .map(Area::bounds)
                .filter(area -> Math.abs(area.getWidth() - area.getHeight()) < 0.01)
                .toList();
        // the frame of a board is a square too, and begins it
        int each = 1 + SIDE * SIDE;
        assertThat(squares.size() % each).isZero();
        return IntStream.range(0, squares.size() / each)
                .mapToObj(i -> squares.subList(i * each + 1, (i + 1) * each))
                .toList();
    }

    private static String within(Rectangle2D square, PageMarks page) {
        return page.glyphs().stream()
                .filter(glyph -> square.contains(glyph.x(), glyph.y()))
                .map(Glyph::text)
                .collect(Collectors.joining());
    }

    private static void assertBoard(
            List<Rectangle2D> squares, PrintedPuzzle puzzle, Optional<Solution> solution, PageMarks page) {
        var tiles = puzzle.picture().tiles();
        for (int i = 0; i < tiles.size(); i++) {
            var meant = switch (tiles.get(i)) {
                case Picture.White white ->
                    text(white.clue())
                            + solution.map(digits -> Integer.toString(digits.digit(white.cell())))
                                    .orElse("");
                case Picture.Black black -> text(black.across()) + text(black.down());
            };
            assertThat(within(squares.get(i), page)).as("tile %d", i).isEqualTo(meant);
        }
    }

    private static String text(Optional<Picture.Clue> clue) {
        return clue.map(Picture.Clue::text).orElse("");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6, 9})
    void eachPuzzleHasItsCluesAndNoDigitAndEachSolutionItsDigits(int perPage) throws IOException {
        look(perPage, true, document -> {
            int puzzlePages = Math.ceilDiv(PUZZLES.size(), perPage);
            assertBoard(
                    boards(marks(document, 1)).getFirst(), PUZZLES.getFirst(), Optional.empty(), marks(document, 1));
            for (int i = 0; i < PUZZLES.size(); i++) {
                var puzzle = PUZZLES.get(i);
                var page = marks(document, 2 + i / perPage);
                assertBoard(boards(page).get(i % perPage), puzzle, Optional.empty(), page);
                var solved = marks(document, 2 + puzzlePages);
                assertThat(puzzle.solution()).isPresent();
                assertBoard(boards(solved).get(i), puzzle, puzzle.solution(), solved);
            }
        });
    }

    private static PageMarks marks(PDDocument document, int page) throws IOException {
        return PageMarks.on(document.getPage(page - 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6, 9})
    void nothingStandsOnAnythingElseOrBeyondTheMargins(int perPage) throws IOException {
        look(perPage, true, document -> {
            for (int number = 1; number <= document.getNumberOfPages(); number++) {
                var page = marks(document, number);
                var paper = document.getPage(number - 1).getMediaBox();
                double margin = Frame.MARGIN - 1;
                var usable = new Rectangle2D.Double(
                        margin, margin, paper.getWidth() - 2 * margin, paper.getHeight() - 2 * margin);
                assertThat(page.areas()).allMatch(area -> usable.contains(area.bounds()));
                assertThat(page.glyphs()).allMatch(glyph -> usable.contains(glyph.x(), glyph.y()));
                assertThat(page.glyphs().stream().map(glyph -> Math.round(glyph.x()) + " " + Math.round(glyph.y())))
                        .doesNotHaveDuplicates();
                var boards = boards(page);
                for (int i = 1; i < boards.size(); i++) {
                    assertThat(bounds(boards.get(i)).intersects(bounds(boards.get(i - 1))))
                            .isFalse();
                }
            }
        });
    }

    private static Rectangle2D bounds(List<Rectangle2D> squares) {
        return squares.getFirst().createUnion(squares.getLast());
    }

    /// A bar is filled where nothing white stands in it.
    @Test
    void asManyBarsAreFilledAsAGradeIsHigh() throws IOException {
        look(1, false, document -> {
            for (int i = 0; i < PUZZLES.size(); i++) {
                int grade = PUZZLES.get(i).rating().orElseThrow().grade().ordinal();
                var bars = marks(document, 1 + i).areas().stream()
                        .filter(area -> area.bounds().getWidth() < 4)
                        .toList();
                assertThat(bars.stream().filter(bar -> bar.colour() == BLACK)).hasSize(7);
                assertThat(bars.stream().filter(bar -> bar.colour() == WHITE)).hasSize(6 - grade);
                assertThat(text(document, 1 + i))
                        .contains(TEXTS.say("shell.grade."
                                + PUZZLES.get(i).rating().orElseThrow().grade().id()));
            }
        });
    }

    private static String text(PDDocument document, int page) throws IOException {
        var stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        stripper.setSortByPosition(true);
        return stripper.getText(document);
    }

    /// Copiers lose greys: what is black is told by lines too.
    @Test
    void blackCellsHaveOutlinesThoseWithoutClueAreHatchedAndCagesHaveThickLines() throws IOException {
        look(1, false, document -> {
            for (int i = 0; i < PUZZLES.size(); i++) {
                var page = marks(document, 1 + i);
                var squares = boards(page).getFirst();
                var tiles = PUZZLES.get(i).picture().tiles();
                for (int tile = 0; tile < tiles.size(); tile++) {
                    if (tiles.get(tile) instanceof Picture.Black black) {
                        assertBlack(page, squares.get(tile), black);
                    } else if (tile % SIDE > 0 && tiles.get(tile - 1) instanceof Picture.White left) {
                        boolean isInside = ((Picture.White) tiles.get(tile)).region() == left.region();
                        assertThat(sides(page, squares.get(tile)).getFirst()).contains(isInside ? THIN : BLACK);
                    }
                }
            }
        });
    }

    private static void assertBlack(PageMarks page, Rectangle2D square, Picture.Black black) {
        assertThat(sides(page, square))
                .hasSize(4)
                .allSatisfy(side -> assertThat(side).contains(BLACK));
        boolean isBare = black.across().isEmpty() && black.down().isEmpty();
        assertThat(page.strokes().stream()
                        .filter(stroke -> stroke.colour() == HATCH)
                        .filter(stroke -> square.contains(
                                (stroke.from().getX() + stroke.to().getX()) / 2,
                                (stroke.from().getY() + stroke.to().getY()) / 2)))
                .hasSize(isBare ? 7 : 0);
    }

    /// The colours of the lines along the left, right, lower and upper side.
    private static List<List<Integer>> sides(PageMarks page, Rectangle2D square) {
        double left = square.getMinX();
        double right = square.getMaxX();
        double low = square.getMinY();
        double high = square.getMaxY();
        return Stream.of(
                        new double[] {left, low, left, high},
                        new double[] {right, low, right, high},
                        new double[] {left, low, right, low},
                        new double[] {left, high, right, high})
                .map(side -> page.strokes().stream()
                        .filter(stroke -> stroke.joins(side[0], side[1], side[2], side[3]))
                        .map(PageMarks.Stroke::colour)
                        .toList())
                .toList();
    }

    @Test
    void pagesAreNumberedAndWhatRefersToAPageLeadsThere() throws IOException {
        look(2, true, document -> {
            for (int page = 2; page <= document.getNumberOfPages(); page++) {
                assertThat(text(document, page).strip()).endsWith("\n" + page);
            }
            // three pages of puzzles, one of solutions
            assertThat(targets(document, 2)).containsExactly(5, 5);
            assertThat(targets(document, 4)).containsExactly(5);
            assertThat(targets(document, 5)).containsExactly(2, 2, 3, 3, 4);
            var outline = document.getDocumentCatalog().getDocumentOutline();
            var bookmarks = StreamSupport.stream(outline.children().spliterator(), false)
                    .flatMap(part -> StreamSupport.stream(part.children().spliterator(), false))
                    .toList();
            var pages = new ArrayList<Integer>();
            for (var bookmark : bookmarks) {
                pages.add(document.getPages().indexOf(bookmark.findDestinationPage(document)) + 1);
            }
            assertThat(pages).containsExactly(2, 2, 3, 3, 4, 5, 5, 5, 5, 5);
        });
    }

    private static List<Integer> targets(PDDocument document, int page) throws IOException {
        var targets = new ArrayList<Integer>();
        for (var annotation : document.getPage(page - 1).getAnnotations()) {
            var destination = (PDPageDestination) ((PDAnnotationLink) annotation).getDestination();
            targets.add(destination.retrievePageNumber() + 1);
        }
        return targets;
    }
}
