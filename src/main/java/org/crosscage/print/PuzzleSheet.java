package org.crosscage.print;

import org.crosscage.core.generate.Rating;
import org.crosscage.drawing.Canvas.Anchor;

/// One puzzle on its part of a page: a caption, and the board below it.
record PuzzleSheet(BookWords words, Sheet sheet) {

    /// Between two puzzles, in points.
    static final double GAP = 20;

    /// What the caption takes.
    static final double CAPTION = 30;

    /// A board of few cells does not fill its place: 17 mm are enough to write in.
    private static final double LARGEST_CELL = Paper.points(17);

    /// The caption of a small board is wider than it.
    private static final double LEAST_CAPTION = 190;

    private static final double NAME_SIZE = 10.5;
    private static final double NOTE_SIZE = 7.5;

    /// @param number from 1
    /// @param solvedOn the page of its solution, 0 where there is none
    void draw(PrintedPuzzle puzzle, int number, Frame place, int solvedOn) {
        var room = place.below(CAPTION);
        var drawing = Boards.unsolved(puzzle);
        double cell = Math.min(BookPlan.cell(puzzle, room), LARGEST_CELL);
        double width = drawing.extent().width() * cell;
        double captionWidth = Math.max(width, Math.min(LEAST_CAPTION, place.width()));
        var caption = new Frame(place.middle() - captionWidth / 2, place.y(), captionWidth, CAPTION);
        caption(puzzle, number, caption, solvedOn);
        PaperCanvas.draw(drawing, puzzle.picture(), sheet, place.middle() - width / 2, room.y(), cell);
    }

    private void caption(PrintedPuzzle puzzle, int number, Frame caption, int solvedOn) {
        double first = caption.y() + 10;
        double second = first + 12;
        var head = Style.bold(NAME_SIZE);
        var note = Style.quiet(NOTE_SIZE);
        var counted = number + "  ";
        sheet.text(counted, caption.x(), first, head, Anchor.START);
        double after = caption.x() + head.width(counted);
        double room = caption.right() - after - GradeBars.WIDTH - 6;
        sheet.text(Letters.cut(words.name(puzzle), head.type(), room / NAME_SIZE), after, first, head, Anchor.START);
        puzzle.rating()
                .map(Rating::grade)
                .ifPresent(grade -> GradeBars.draw(grade, sheet, caption.right() - GradeBars.WIDTH, first));
        var grade = words.grade(puzzle);
        sheet.text(grade, caption.right(), second, Style.plain(NOTE_SIZE), Anchor.END);
        double left = caption.x();
        var digits = words.digits(puzzle);
        if (!digits.isEmpty()) {
            var plain = Style.bold(NOTE_SIZE);
            sheet.text(digits, left, second, plain, Anchor.START);
            left += plain.width(digits) + 8;
        }
        if (solvedOn > 0) {
            var reference = words.say("solution-on", "page", solvedOn);
            sheet.reference(reference, left, second, note, Anchor.START, solvedOn);
            left += note.width(reference) + 6;
        }
        double free = caption.right() - left - note.width(grade) - 6;
        var id = Letters.known(puzzle.entry().id());
        // a name that is cut says nothing
        if (puzzle.entry().hasOwnId() && note.width(id) <= free) {
            sheet.text(id, left, second, note, Anchor.START);
        }
    }
}
