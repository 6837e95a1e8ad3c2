package org.crosscage.print;

import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;
import org.crosscage.drawing.Canvas.Anchor;
import org.crosscage.drawing.Type;

/// The first page: the title, a board, what is inside, and the rules.
final class CoverSheet {

    private static final double TITLE_SIZE = 34;
    private static final double TEXT_SIZE = 10.5;
    private static final double LEADING = 15;
    private static final double LARGEST_TEXT = 12;
    private static final double SMALLEST_TEXT = 6;
    private static final double SPACING = 1.4;
    private static final double BOARD = 200;
    /// A mixed book says the sizes that fit on its cover.
    private static final int MOST_LINES = 12;

    private final BookWords words;
    private final Sheet sheet;
    private final Frame frame;

    CoverSheet(BookWords words, Sheet sheet, Paper paper) {
        this.words = words;
        this.sheet = sheet;
        this.frame = Frame.of(paper);
    }

    /// @param text below the title, empty for none; where it is long, the board and the rules make room for it
    void draw(List<PrintedPuzzle> puzzles, String title, String text) {
        var style = Style.bold(TITLE_SIZE);
        double y = frame.y() + 40;
        y = sheet.lines(
                Letters.lines(title, style.type(), frame.width() / TITLE_SIZE), frame.x(), y, TITLE_SIZE * 1.15, style);
        sheet.text(words.say("count", "count", puzzles.size()), frame.x(), y - 6, Style.quiet(14), Anchor.START);
        y = text.isEmpty() ? y + 24 : text(text, y + 24);
        if (y + BOARD <= bottom()) {
            board(puzzles, y);
            rules(puzzles, y + BOARD + 44);
        }
    }

    private double bottom() {
        return frame.y() + frame.height();
    }

    /// In the usual size, or as much smaller as it has to be to stand on the page.
    ///
    /// @return where what follows may begin
    private double text(String text, double top) {
        double size = LARGEST_TEXT;
        var lines = lines(text, size);
        while (top + lines.size() * size * SPACING > bottom() && size > SMALLEST_TEXT) {
            size -= 0.5;
            lines = lines(text, size);
        }
        return sheet.lines(lines, frame.x(), top + size, size * SPACING, Style.plain(size)) + LEADING;
    }

    private List<String> lines(String text, double size) {
        return text.lines()
                .flatMap(line -> Letters.lines(Letters.known(line), Type.regular(), frame.width() / size).stream())
                .toList();
    }

    private void board(List<PrintedPuzzle> puzzles, double y) {
        var first = puzzles.getFirst();
        double cell = BookPlan.cell(first, new Frame(0, 0, BOARD, BOARD));
        PaperCanvas.draw(Boards.unsolved(first), first.picture(), sheet, frame.x(), y, cell);
        contents(puzzles, new Frame(frame.x() + BOARD + 30, y, frame.width() - BOARD - 30, BOARD));
    }

    private record Line(String name, int cells, Grade grade, boolean graded, PrintedPuzzle example) {}

    private void contents(List<PrintedPuzzle> puzzles, Frame room) {
        var counts = new TreeMap<Line, Integer>(Comparator.comparing(
                        (Line line) -> line.example().entry().puzzle().kind())
                .thenComparing(Line::cells)
                .thenComparing(Line::name)
                .thenComparing(Line::grade)
                .thenComparing(Line::graded));
        puzzles.forEach(puzzle -> counts.merge(line(puzzle), 1, Integer::sum));
        double y = room.y() + 10;
        sheet.text(words.say("inside"), room.x(), y, Style.bold(TEXT_SIZE + 1.5), Anchor.START);
        y += LEADING + 4;
        for (var entry : counts.entrySet().stream().limit(MOST_LINES).toList()) {
            var line = entry.getKey();
            var text = words.texts().say("print.inside.line", "count", entry.getValue(), "name", line.name());
            sheet.text(text, room.x(), y, Style.plain(TEXT_SIZE), Anchor.START);
            var grade = words.grade(line.example());
            sheet.text(grade, room.right(), y, Style.plain(TEXT_SIZE), Anchor.END);
            if (line.graded()) {
                GradeBars.draw(line.grade(), sheet, room.right() - 96, y);
            }
            y += LEADING;
        }
        if (counts.size() > MOST_LINES) {
            sheet.text(
                    words.say("inside.more", "count", counts.size() - MOST_LINES),
                    room.x(),
                    y,
                    Style.plain(TEXT_SIZE),
                    Anchor.START);
        }
    }

    private Line line(PrintedPuzzle puzzle) {
        return new Line(
                words.plainName(puzzle),
                puzzle.picture().tiles().size(),
                puzzle.rating().map(Rating::grade).orElse(Grade.BEYOND),
                puzzle.rating().isPresent(),
                puzzle);
    }

    private void rules(List<PrintedPuzzle> puzzles, double top) {
        double y = top;
        for (var kind : puzzles.stream()
                .map(puzzle -> puzzle.entry().puzzle().kind())
                .distinct()
                .sorted()
                .toList()) {
            y = paragraph(words.say("rules", "kind", words.kind(kind)), words.say("rules." + kind), y);
        }
        paragraph(words.say("grades.title"), words.say("grades"), y);
    }

    /// Left out where there is no room for all of it.
    ///
    /// @return where the next one begins
    private double paragraph(String title, String text, double y) {
        var lines = Letters.lines(text, Type.regular(), frame.width() / TEXT_SIZE);
        if (y + (lines.size() + 1) * LEADING > bottom()) {
            return y;
        }
        sheet.text(title, frame.x(), y, Style.bold(TEXT_SIZE + 1.5), Anchor.START);
        return sheet.lines(lines, frame.x(), y + LEADING + 2, LEADING, Style.plain(TEXT_SIZE)) + LEADING;
    }
}
