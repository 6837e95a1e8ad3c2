package org.crosscage.print;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// Which puzzle and which solution stand on which page. Puzzles are counted from 0 here, pages from 1 with the cover.
final class BookPlan {

    /// In a smaller cell nobody writes: 4 mm, in points.
    static final double LEAST_CELL = Paper.points(4);

    /// In a smaller cell nobody reads a solution.
    private static final double LEAST_SOLVED_CELL = Paper.points(2.4);

    private final BookOptions options;
    private final Frame frame;
    private final List<List<Integer>> puzzlePages;
    private final List<List<Integer>> solutionPages;

    BookPlan(List<PrintedPuzzle> puzzles, BookOptions options) {
        this.options = options;
        this.frame = Frame.of(options.paper());
        puzzlePages = pages(puzzles, options.perPage(), this::isAlone);
        solutionPages = options.solutions()
                ? pages(puzzles, SolutionSheet.COLUMNS * SolutionSheet.ROWS, this::isSolvedAlone)
                : List.of();
    }

    /// Whether the place of one among several is too small for it.
    boolean isAlone(PrintedPuzzle puzzle) {
        return options.perPage() > 1 && cell(puzzle, slot(options)) < LEAST_CELL;
    }

    /// The same of its solution.
    boolean isSolvedAlone(PrintedPuzzle puzzle) {
        return SolutionSheet.smallCell(puzzle, frame) < LEAST_SOLVED_CELL;
    }

    /// In order; what is too large for its place has a page of its own.
    private static List<List<Integer>> pages(List<PrintedPuzzle> puzzles, int most, Predicate<PrintedPuzzle> large) {
        var pages = new ArrayList<List<Integer>>();
        var page = new ArrayList<Integer>();
        for (int number = 0; number < puzzles.size(); number++) {
            boolean alone = large.test(puzzles.get(number));
            if (!page.isEmpty() && (alone || page.size() == most)) {
                pages.add(List.copyOf(page));
                page.clear();
            }
            if (alone) {
                pages.add(List.of(number));
            } else {
                page.add(number);
            }
        }
        if (!page.isEmpty()) {
            pages.add(List.copyOf(page));
        }
        return List.copyOf(pages);
    }

    /// The place of one puzzle among several, without its caption.
    static Frame slot(BookOptions options) {
        return Frame.of(options.paper())
                .part(options.columns(), options.rows(), 0, PuzzleSheet.GAP)
                .below(PuzzleSheet.CAPTION);
    }

    /// How long a cell's side is where a board fills a place.
    static double cell(PrintedPuzzle puzzle, Frame place) {
        var extent = Boards.unsolved(puzzle).extent();
        return Math.min(place.width() / extent.width(), place.height() / extent.height());
    }

    /// The side of a puzzle's cells as printed.
    double cell(PrintedPuzzle puzzle) {
        return isAlone(puzzle) ? cell(puzzle, frame.below(PuzzleSheet.CAPTION)) : cell(puzzle, slot(options));
    }

    List<List<Integer>> puzzlePages() {
        return puzzlePages;
    }

    List<List<Integer>> solutionPages() {
        return solutionPages;
    }

    int firstPuzzlePage() {
        return options.cover() ? 2 : 1;
    }

    int firstSolutionPage() {
        return firstPuzzlePage() + puzzlePages.size();
    }

    int pages() {
        return firstSolutionPage() - 1 + solutionPages.size();
    }

    int pageOfPuzzle(int number) {
        return firstPuzzlePage() + indexOf(number, puzzlePages);
    }

    /// Only with solutions.
    int pageOfSolution(int number) {
        return firstSolutionPage() + indexOf(number, solutionPages);
    }

    private static int indexOf(int number, List<List<Integer>> pages) {
        return IntStream.range(0, pages.size())
                .filter(page -> pages.get(page).contains(number))
                .findFirst()
                .orElseThrow();
    }
}
