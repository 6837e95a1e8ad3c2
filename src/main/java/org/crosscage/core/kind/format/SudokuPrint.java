package org.crosscage.core.kind.format;

import java.util.List;
import java.util.regex.Pattern;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Token;

/// Tells a row of a Sudoku between bars from the rows of other puzzles.
public final class SudokuPrint {

    /// Each is an open cell.
    public static final String OPEN = ".0_*xX-";

    private static final Pattern BOX = Pattern.compile("[0-9._*xX-](?:\\s++[0-9._*xX-]){1,3}+|[0-9._*xX-]{3,4}+");
    private static final Pattern CROSSES = Pattern.compile("[xX|\\s]*+");
    private static final int CELLS = 9;
    private static final String END_OF_ROW = ".";

    private SudokuPrint() {}

    /// Whether a line has several signs between each two bars, `5 3 . | . 7 . | . . .`, or nine cells of one sign,
    /// `|5|3| | |7| | | | |`. Crosses alone are a row of a Kakuro.
    public static boolean isRow(Line line) {
        return !CROSSES.matcher(line.text()).matches()
                && (isOfBoxes(line) || !cells(line.whole()).isEmpty());
    }

    private static boolean isOfBoxes(Line line) {
        var boxes = line.cells('|').stream().map(box -> box.stripped().text()).toList();
        boolean isFramed = boxes.size() > 2
                && boxes.getFirst().isEmpty()
                && boxes.getLast().isEmpty();
        boxes = isFramed ? boxes.subList(1, boxes.size() - 1) : boxes;
        return boxes.size() > 1
                && boxes.stream().allMatch(box -> BOX.matcher(box).matches());
    }

    /// The nine cells between the bars of a row, empty where nothing is between two, or none. The row may be in a
    /// frame, and LaTeX has a dot behind it.
    public static List<Token> cells(Token row) {
        if (row.text().indexOf('|') < 0) {
            return List.of();
        }
        var cells = row.split('|').stream().map(Token::stripped).toList();
        boolean isFramed = cells.size() == CELLS + 2
                && cells.getFirst().text().isEmpty()
                && (cells.getLast().text().isEmpty() || cells.getLast().text().equals(END_OF_ROW));
        cells = isFramed ? cells.subList(1, CELLS + 1) : cells;
        return cells.size() == CELLS && cells.stream().allMatch(SudokuPrint::isCell) ? cells : List.of();
    }

    private static boolean isCell(Token cell) {
        return cell.text().length() <= 1 && OPEN.contains(cell.text())
                || cell.number(1, CELLS).isPresent();
    }
}
