package org.crosscage.kind.kakuro.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kakuro.rules.Tile;

/// A grid of cells such as `17\16`, the sum down and the sum across, split by blanks, tabs or commas: `x`, `#` or `\`
/// black, `0`, `_`, `.` or, between tabs and commas, nothing white, a digit given. In the first row and column nothing
/// is
/// black: a sheet leaves its corner empty, and no white cell is there. A grid full of digits is a puzzle
/// with its solution. Puzzles are split by blank lines.
public final class ClueGrid implements BlockFormat {

    private static final Pattern CELL = Pattern.compile("[0-9]{0,4}\\\\[0-9]{0,4}|[xX#]{1,2}|[.]|_{1,2}|[0-9]{1,2}|");
    /// A sum beside its stroke, whichever that is, in a row of several cells.
    private static final Pattern SUM =
            Pattern.compile("[0-9]\\\\|\\\\[0-9]|^\\s*+[#.xX_]\\s++(?:[#.xX_]\\s++)*+[0-9]{1,2}+/");
    private static final Pattern WHITE = Pattern.compile("0|[.]|_{1,2}|");
    private static final Pattern BLACK = Pattern.compile("[xX#]{1,2}|\\\\");
    private static final char SLASH = '\\';
    private static final int MOST_SUM = 9999;

    @Override
    public String id() {
        return "grid";
    }

    /// Its first row holds a sum, or is black and the next row holds one.
    @Override
    public boolean looksLike(String text) {
        var first = Lines.first(text, 2);
        return first.stream().anyMatch(line -> line.text().indexOf(SLASH) >= 0)
                && first.stream()
                        .flatMap(line -> cells(line).stream())
                        .allMatch(cell -> CELL.matcher(cell.text()).matches());
    }

    @Override
    public boolean resembles(String text) {
        return Lines.first(text, 3).stream()
                .anyMatch(line -> SUM.matcher(line.text()).find());
    }

    @Override
    public PuzzleEntry read(List<Line> block) {
        return assembled(block).entry();
    }

    @Override
    public String write(PuzzleEntry entry) {
        var tiles = KakuroSheet.ordinaryTiles(entry.puzzle());
        if (entry.puzzle().givens().size() == entry.puzzle().cellCount()) {
            throw new UnwritableException(Message.of("all-given"));
        }
        var text = tiles.stream()
                .map(row -> row.stream().map(ClueGrid::cell).collect(Collectors.joining(" ", "", "\n")))
                .collect(Collectors.joining());
        if (Lines.first(text, 2).stream().noneMatch(line -> line.text().indexOf(SLASH) >= 0)) {
            throw new UnwritableException(Message.of("no-sum-above"));
        }
        return text;
    }

    private static String cell(Tile tile) {
        return switch (tile) {
            case Tile.White white when white.digit() == Tile.NONE -> ".";
            case Tile.White white -> Integer.toString(white.digit());
            case Tile.Black black when black.equals(Tile.PLAIN_BLACK) -> "#";
            case Tile.Black black -> sum(black.down()) + SLASH + sum(black.across());
        };
    }

    private static String sum(long sum) {
        return Tile.writable(sum, MOST_SUM) == Tile.NONE ? "" : Long.toString(sum);
    }

    private static AssembledPuzzle assembled(List<Line> lines) {
        var sheet = new KakuroSheet();
        // what takes blanks off the ends of lines takes tabs and the white cells between them too
        boolean mayBeTrimmed = lines.getFirst().text().indexOf('\t') >= 0;
        for (var line : lines) {
            var cells = new ArrayList<>(cells(line));
            while (mayBeTrimmed && sheet.rows() > 0 && cells.size() < sheet.columns()) {
                cells.add(line.end());
            }
            boolean isFirst = sheet.rows() == 0;
            sheet.row(
                    IntStream.range(0, cells.size())
                            .mapToObj(column -> (isFirst || column == 0)
                                            && cells.get(column).text().isEmpty()
                                    ? Tile.PLAIN_BLACK
                                    : tile(cells.get(column)))
                            .toList(),
                    cells);
        }
        return sheet.isFilled()
                ? sheet.filled(KakuroRules.ORDINARY_DIGITS)
                : sheet.assembled(KakuroRules.ORDINARY_DIGITS);
    }

    /// Commas or tabs keep what stands between them, nothing included; blanks do not.
    private static List<Token> cells(Line line) {
        for (char separator : new char[] {',', '\t'}) {
            if (line.text().indexOf(separator) >= 0) {
                return line.cells(separator).stream().map(Token::stripped).toList();
            }
        }
        return line.words();
    }

    private static Tile tile(Token cell) {
        var text = cell.text();
        if (WHITE.matcher(text).matches()) {
            return Tile.BLANK;
        }
        if (BLACK.matcher(text).matches()) {
            return Tile.PLAIN_BLACK;
        }
        if (!CELL.matcher(text).matches()) {
            throw cell.error(Message.of("grid-cell-expected"));
        }
        int slash = text.indexOf(SLASH);
        return slash < 0
                ? new Tile.White(Integer.parseInt(text))
                : new Tile.Black(clue(text.substring(0, slash)), clue(text.substring(slash + 1)));
    }

    /// Nothing stands for no sum, and so does 0.
    private static long clue(String sum) {
        return sum.isEmpty() || Integer.parseInt(sum) == 0 ? Tile.NONE : Integer.parseInt(sum);
    }
}
