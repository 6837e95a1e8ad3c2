package org.crosscage.kind.kakuro.generate;

import java.util.BitSet;
import java.util.Optional;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.OptionException;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroGrid;

/// A pattern as it is typed: a line for each row as drawn, `#` for black and `.` for white, blanks between them or
/// not; the clue row and the clue column are black. Runs of one cell are taken, as the formats take them.
public final class WrittenPattern {

    private static final int LONGEST_RUN = 9;
    private static final int LARGEST = KakuroDrafts.LARGEST;

    private WrittenPattern() {}

    /// @throws OptionException when it is none, or no Kakuro can stand on it
    static Shape shape(String text) {
        var rows = text.lines()
                .map(row -> row.replaceAll("\\s", ""))
                .filter(row -> !row.isEmpty())
                .toList();
        if (rows.isEmpty() || rows.size() > LARGEST || rows.getFirst().length() > LARGEST) {
            throw wrong(1, 1, "", Message.of("pattern-size").counting("most", LARGEST));
        }
        int columns = rows.getFirst().length();
        var white = new BitSet();
        for (int row = 1; row <= rows.size(); row++) {
            var line = rows.get(row - 1);
            if (line.length() != columns) {
                throw wrong(row, 1, line, Message.of("pattern-row").counting("cells", columns));
            }
            for (int column = 1; column <= columns; column++) {
                char place = line.charAt(column - 1);
                if (place != '#' && place != '.') {
                    throw wrong(row, column, String.valueOf(place), Message.of("pattern-place"));
                }
                if (place == '.' && (row == 1 || column == 1)) {
                    throw wrong(row, column, ".", Message.of("pattern-edge"));
                }
                white.set((row - 1) * columns + column - 1, place == '.');
            }
        }
        return checked(Shape.of(rows.size(), columns, white));
    }

    private static Shape checked(Shape shape) {
        if (shape.cellCount() == 0) {
            throw wrong(1, 1, "#", Message.of("pattern-black"));
        }
        for (var run : KakuroGrid.runs(shape)) {
            int length = run.cells().size();
            if (length > LONGEST_RUN) {
                var first = shape.cell(run.cells().get(0));
                throw wrong(
                        first.row(),
                        first.column(),
                        Integer.toString(length),
                        Message.of("pattern-run").naming("direction", run.direction()));
            }
        }
        return shape;
    }

    /// The runs of one cell of a puzzle; empty when it has none.
    public static Optional<Message> singles(Puzzle puzzle) {
        var singles = puzzle.clues().stream()
                .filter(clue -> clue.cells().size() == 1)
                .map(clue -> puzzle.shape().cell(clue.cells().get(0)))
                .toList();
        return singles.stream()
                .findFirst()
                .map(first -> Message.of("pattern-singles")
                        .counting("count", singles.size())
                        .naming("row", first.row())
                        .naming("column", first.column()));
    }

    private static OptionException wrong(int row, int column, String found, Message problem) {
        return new OptionException("pattern", found, problem.naming("row", row).naming("column", column));
    }
}
