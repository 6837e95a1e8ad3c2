package org.crosscage.print;

import java.util.List;
import org.crosscage.core.generate.Rating;
import org.crosscage.drawing.Canvas.Anchor;

/// One solved puzzle on its part of a page: the small board, and beside it the number, the grade and what it needed.
record SolutionSheet(BookWords words, Sheet sheet) {

    static final int COLUMNS = 2;
    static final int ROWS = 4;

    private static final double GAP = 22;
    private static final double BOARD = 140;
    private static final double BETWEEN = 10;
    private static final double LARGEST_CELL = Paper.points(8);
    private static final double SIZE = 7.5;
    private static final double SMALLEST = 4.5;
    private static final double LEADING = 1.25;

    /// Above a board that has a page of its own.
    private static final double TEXT_ABOVE = 110;

    /// The side of a cell where several solutions share a page.
    static double smallCell(PrintedPuzzle puzzle, Frame page) {
        return BookPlan.cell(puzzle, board(place(page, 0)));
    }

    static Frame place(Frame page, int index) {
        return page.part(COLUMNS, ROWS, index, GAP);
    }

    private static Frame board(Frame place) {
        return new Frame(place.x(), place.y(), BOARD, place.height());
    }

    /// @param number from 1
    /// @param from the page of the puzzle
    void drawSmall(PrintedPuzzle puzzle, int number, Frame place, int from) {
        board(puzzle, board(place));
        double left = place.x() + BOARD + BETWEEN;
        text(puzzle, number, new Frame(left, place.y(), place.right() - left, place.height()), from);
    }

    /// The same on a page of its own.
    void drawLarge(PrintedPuzzle puzzle, int number, Frame page, int from) {
        text(puzzle, number, new Frame(page.x(), page.y(), page.width(), TEXT_ABOVE - BETWEEN), from);
        board(puzzle, page.below(TEXT_ABOVE));
    }

    private void board(PrintedPuzzle puzzle, Frame room) {
        double cell = Math.min(BookPlan.cell(puzzle, room), LARGEST_CELL);
        PaperCanvas.draw(Boards.solved(puzzle), puzzle.picture(), sheet, room.x(), room.y(), cell);
    }

    private void text(PrintedPuzzle puzzle, int number, Frame room, int from) {
        var head = Style.bold(9.5);
        var note = Style.quiet(SIZE);
        double y = room.y() + 9;
        sheet.text(Integer.toString(number), room.x(), y, head, Anchor.START);
        puzzle.rating()
                .map(Rating::grade)
                .ifPresent(grade -> GradeBars.draw(grade, sheet, room.x() + head.width(number + "  "), room.y() + 9));
        sheet.reference(words.say("puzzle-on", "page", from), room.right(), y, note, Anchor.END, from);
        y += 12;
        sheet.text(words.plainName(puzzle), room.x(), y, Style.plain(SIZE), Anchor.START);
        y += SIZE * LEADING;
        sheet.text(words.grade(puzzle), room.x(), y, Style.plain(SIZE), Anchor.START);
        y += SIZE * LEADING + 4;
        techniques(words.techniques(puzzle), new Frame(room.x(), y, room.width(), room.height() - (y - room.y())));
    }

    /// As small as it has to be, so that nothing is missing.
    private void techniques(String text, Frame room) {
        double size = SIZE;
        while (size > SMALLEST && lines(text, size, room).size() * size * LEADING > room.height()) {
            size -= 0.25;
        }
        sheet.lines(lines(text, size, room), room.x(), room.y(), size * LEADING, Style.plain(size));
    }

    private static List<String> lines(String text, double size, Frame room) {
        return Letters.lines(text, Style.plain(size).type(), room.width() / size);
    }
}
