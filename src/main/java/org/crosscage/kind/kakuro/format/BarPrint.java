package org.crosscage.kind.kakuro.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.kind.format.SudokuPrint;
import org.crosscage.kind.kakuro.rules.Tile;

/// The bar print of the evolutionary-Kakuro report: `|XXXXX| 0/17| 0/16|`, cells between bars, sums as
/// *across/down*, 0 for none, a blank or a digit for a white cell. A grid full of digits is a puzzle with its
/// solution; a few digits are givens. Cells may be split by tabs too, as the report's tables are when they are
/// copied; there, an empty cell is as [KakuroSheet#table] says. Puzzles are split by blank lines.
public final class BarPrint implements BlockFormat {

    private static final String BLACK = "XXXXX";
    private static final String WHITE = "     ";
    private static final Pattern SUMS = Pattern.compile("([0-9]{1,4})\\s*/\\s*([0-9]{1,4})");
    private static final Pattern CROSSES = Pattern.compile("[xX]+");
    private static final Pattern PLACEHOLDER = Pattern.compile("_*");
    private static final int MOST_SUM = 9999;

    @Override
    public String id() {
        return "bar";
    }

    @Override
    public boolean looksLike(String text) {
        var first = Lines.first(text, 1);
        if (first.isEmpty()
                || !isRow(first.get(0))
                || SudokuPrint.isRow(first.get(0))
                || isTabbed(first.get(0)) && ClueGrid.hasSumsDown(first.get(0))) {
            return false;
        }
        var row = first.get(0).text();
        return row.contains("/")
                || row.toUpperCase(Locale.ROOT).contains(BLACK)
                || cells(first.get(0)).stream().allMatch(cell -> cell.text().length() == WHITE.length());
    }

    @Override
    public boolean resembles(String text) {
        var first = Lines.first(text, 2);
        return first.stream().anyMatch(line -> line.text().indexOf('|') >= 0)
                && first.stream().noneMatch(SudokuPrint::isRow)
                && (text.contains("/") || text.contains(BLACK));
    }

    @Override
    public PuzzleEntry read(List<Line> block) {
        var sheet = new KakuroSheet();
        if (isTabbed(block.getFirst())) {
            sheet.table(block, BarPrint::cells, BarPrint::tile);
            return sheet.assembled().entry();
        }
        for (var line : block) {
            if (!isRow(line)) {
                throw line.whole().error(Message.of("bar-row-expected"));
            }
            var cells = cells(line);
            sheet.row(cells.stream().map(BarPrint::tile).toList(), cells);
        }
        return sheet.assembled().entry();
    }

    @Override
    public String write(PuzzleEntry entry) {
        var tiles = KakuroSheet.ordinaryTiles(entry.puzzle());
        if (entry.puzzle().givens().size() == entry.puzzle().cellCount()) {
            throw new UnwritableException(Message.of("all-given"));
        }
        return tiles.stream()
                .map(row -> row.stream().map(BarPrint::cell).collect(Collectors.joining("|", "|", "|\n")))
                .collect(Collectors.joining());
    }

    private static String cell(Tile tile) {
        return switch (tile) {
            case Tile.White white when white.digit() == Tile.NONE -> WHITE;
            case Tile.White white -> "  " + white.digit() + "  ";
            case Tile.Black black when black.equals(Tile.PLAIN_BLACK) -> BLACK;
            case Tile.Black black -> String.format(Locale.ROOT, "%2d/%2d", sum(black.across()), sum(black.down()));
        };
    }

    private static long sum(long clue) {
        return Tile.writable(clue, MOST_SUM) == Tile.NONE ? 0 : clue;
    }

    private static boolean isRow(Line line) {
        return line.text().indexOf('|') >= 0 || isTabbed(line);
    }

    private static boolean isTabbed(Line line) {
        return line.text().indexOf('|') < 0 && line.text().indexOf('\t') >= 0;
    }

    /// The cells of a row; the blanks outside of the outer bars are none.
    private static List<Token> cells(Line line) {
        if (line.text().indexOf('|') < 0) {
            return line.cells('\t');
        }
        var cells = new ArrayList<>(line.cells('|'));
        if (cells.get(0).text().isBlank()) {
            cells.remove(0);
        }
        if (cells.size() > 1 && cells.get(cells.size() - 1).text().isBlank()) {
            cells.remove(cells.size() - 1);
        }
        return cells;
    }

    private static Tile tile(Token cell) {
        var text = cell.stripped().text();
        if (PLACEHOLDER.matcher(text).matches()) {
            return Tile.BLANK;
        }
        if (CROSSES.matcher(text).matches()) {
            return Tile.PLAIN_BLACK;
        }
        var sums = SUMS.matcher(text);
        if (sums.matches()) {
            return new Tile.Black(clue(sums.group(2)), clue(sums.group(1)));
        }
        return new Tile.White(cell.stripped()
                .number(0, 99)
                .orElseThrow(() -> cell.stripped().error(Message.of("bar-cell-expected"))));
    }

    private static long clue(String sum) {
        int clue = Integer.parseInt(sum);
        return clue == 0 ? Tile.NONE : clue;
    }
}
