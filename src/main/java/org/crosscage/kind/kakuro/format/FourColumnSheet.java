package org.crosscage.kind.kakuro.format;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.Token;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Direction;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kakuro.rules.Tile;

/// Makes out what a four-column print means that people typed or pasted, so that blanks were lost:
///
/// - A cell with a single sum and less than four characters leans down when only blanks follow the sum, and across
///   when they only precede it. It belongs to that direction if a white run can start there, else to the other one.
/// - A bare sum belongs to the direction in which a white run starts. Where both are possible, in the first column
///   it is across, in the first row down, and elsewhere it is the one whose first cell is white by another sum.
/// - Where every row begins and ends with a bar, these bars are a frame, without cells outside of it. Where nothing
///   follows the last bar of any row, not even of a first one that has no white cells, the bars close the rows.
/// - A row one cell short has lost its first, blank cell.
/// - In a square, rows at the bottom, or columns at the right, of nothing but `xxxx` are padding and fall away: the
///   program that this format comes from took only squares.
final class FourColumnSheet {

    private static final Pattern CROSSES = Pattern.compile("[xX]{1,5}");
    private static final Pattern WITHOUT_SUM_ACROSS = Pattern.compile("\\s*|[xX]{1,5}|[0-9]{1,2} *");
    private static final Pattern FOUR_PLACES = Pattern.compile("([0-9 ][0-9 ])([0-9 ][0-9 ])");
    private static final Pattern TWO_SUMS = Pattern.compile("([0-9]{2})([0-9]{2})|([0-9]{1,2})\\s+([0-9]{1,2})");
    private static final Pattern ONE_SUM = Pattern.compile("(\\s*)([0-9]{1,2})(\\s*)");

    /// What a cell of the text says by itself.
    private sealed interface Mark {

        /// Nothing: white where a run reaches it.
        record Blank() implements Mark {}

        record Black(Tile.Black tile) implements Mark {}

        /// A sum whose direction must be found out.
        record Bare(long sum, Optional<Direction> leaning) implements Mark {}
    }

    private final List<List<Token>> places;
    private final List<List<Mark>> marks = new ArrayList<>();
    private final BitSet reached = new BitSet();

    private FourColumnSheet(List<List<Token>> places) {
        this.places = places;
        for (var row : places) {
            marks.add(new ArrayList<>(row.stream().map(FourColumnSheet::mark).toList()));
        }
    }

    /// @throws FormatException when a cell cannot be understood, a row is too short or the grid too large
    static FourColumnSheet of(List<Line> lines) {
        var rows = new ArrayList<List<Token>>();
        boolean framed = lines.stream().allMatch(FourColumnSheet::isFramed);
        boolean closed = framed || isClosed(lines);
        for (var line : lines) {
            if (line.text().indexOf('|') < 0) {
                throw line.whole().error(Message.of("four-column-row-expected"));
            }
            var cells = line.cells('|');
            rows.add(new ArrayList<>(cells.subList(framed ? 1 : 0, closed ? cells.size() - 1 : cells.size())));
            KakuroSheet.requireWithinLimits(
                    rows.get(rows.size() - 1).get(0),
                    rows.size(),
                    rows.get(rows.size() - 1).size());
        }
        completeRows(rows);
        var sheet = new FourColumnSheet(rows);
        sheet.dropPadding();
        return sheet;
    }

    private static boolean isFramed(Line line) {
        var text = line.text().strip();
        return text.length() > 1 && text.startsWith("|") && text.endsWith("|");
    }

    private static boolean isClosed(List<Line> lines) {
        return lines.stream().allMatch(line -> line.text().endsWith("|"))
                && lines.getFirst().cells('|').stream()
                        .allMatch(
                                cell -> WITHOUT_SUM_ACROSS.matcher(cell.text()).matches());
    }

    private static void completeRows(List<List<Token>> rows) {
        int columns = rows.stream().mapToInt(List::size).max().orElseThrow();
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            var first = row.get(0);
            if (row.size() < columns - 1) {
                throw row.get(row.size() - 1)
                        .error(Message.of("short-row")
                                .counting("row", i + 1)
                                .counting("foundCells", row.size())
                                .counting("cells", columns));
            }
            if (row.size() == columns - 1) {
                row.add(0, new Token(first.line(), first.column(), ""));
            }
        }
    }

    private static Mark mark(Token cell) {
        var text = cell.text();
        if (text.isBlank()) {
            return new Mark.Blank();
        }
        if (CROSSES.matcher(text.strip()).matches()) {
            return new Mark.Black((Tile.Black) Tile.PLAIN_BLACK);
        }
        var one = ONE_SUM.matcher(text);
        boolean isOne = one.matches();
        if (isOne && (text.length() != 4 || text.charAt(0) == ' ' && text.charAt(3) == ' ')) {
            return new Mark.Bare(Long.parseLong(one.group(2)), leaning(one.group(1), one.group(3)));
        }
        var four = FOUR_PLACES.matcher(text);
        if (four.matches()) {
            return new Mark.Black(new Tile.Black(sum(cell, four.group(1)), sum(cell, four.group(2))));
        }
        var two = TWO_SUMS.matcher(text.strip());
        if (two.matches()) {
            int group = two.group(1) == null ? 3 : 1;
            return new Mark.Black(new Tile.Black(sum(cell, two.group(group)), sum(cell, two.group(group + 1))));
        }
        throw cell.stripped().error(Message.of("four-column-cell-expected"));
    }

    private static Optional<Direction> leaning(String before, String after) {
        if (before.isEmpty() == after.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(before.isEmpty() ? Direction.DOWN : Direction.ACROSS);
    }

    private static long sum(Token cell, String text) {
        if (text.isBlank()) {
            return Tile.NONE;
        }
        int sum = Integer.parseInt(text.strip());
        return sum == 0 ? Tile.NONE : sum;
    }

    private void dropPadding() {
        if (marks.size() != marks.get(0).size()) {
            return;
        }
        while (marks.size() > 1 && marks.get(marks.size() - 1).stream().allMatch(FourColumnSheet::isCrossed)) {
            marks.remove(marks.size() - 1);
        }
        if (marks.size() < marks.get(0).size()) {
            return;
        }
        while (marks.get(0).size() > 1 && marks.stream().allMatch(row -> isCrossed(row.get(row.size() - 1)))) {
            marks.forEach(row -> row.remove(row.size() - 1));
        }
    }

    private static boolean isCrossed(Mark mark) {
        return mark instanceof Mark.Black black && black.tile().equals(Tile.PLAIN_BLACK);
    }

    /// The puzzle, once every sum has its direction and every blank its colour.
    AssembledPuzzle assembled() {
        eachCell((row, column) -> {
            if (mark(row, column) instanceof Mark.Black black) {
                reach(black.tile(), row, column);
            }
        });
        eachCell((row, column) -> settle(row, column, this::byPlace));
        eachCell((row, column) -> settle(row, column, this::byNeighbours));
        var sheet = new KakuroSheet();
        for (int row = 0; row < marks.size(); row++) {
            var tiles = new ArrayList<Tile>();
            for (int column = 0; column < marks.get(row).size(); column++) {
                tiles.add(tile(row, column));
            }
            sheet.row(tiles, places.get(row).subList(0, tiles.size()));
        }
        return sheet.assembled(KakuroRules.ORDINARY_DIGITS);
    }

    private interface EachCell {
        void at(int row, int column);
    }

    private interface DirectionFinder {
        Optional<Direction> of(Mark.Bare bare, int row, int column);
    }

    private void eachCell(EachCell each) {
        for (int row = 0; row < marks.size(); row++) {
            for (int column = 0; column < marks.get(row).size(); column++) {
                each.at(row, column);
            }
        }
    }

    private void settle(int row, int column, DirectionFinder finder) {
        if (mark(row, column) instanceof Mark.Bare bare) {
            finder.of(bare, row, column).ifPresent(direction -> {
                var sum = bare.sum() == 0 ? Tile.NONE : bare.sum();
                var tile = ((Tile.Black) Tile.PLAIN_BLACK).with(direction, sum);
                marks.get(row).set(column, new Mark.Black(tile));
                reach(tile, row, column);
            });
        }
    }

    private Optional<Direction> byPlace(Mark.Bare bare, int row, int column) {
        boolean down = isBlank(row + 1, column);
        boolean across = isBlank(row, column + 1);
        if (down != across) {
            return Optional.of(down ? Direction.DOWN : Direction.ACROSS);
        }
        if (bare.leaning().isPresent()) {
            return bare.leaning();
        }
        if (row == 0 || column == 0) {
            return Optional.of(row == 0 ? Direction.DOWN : Direction.ACROSS);
        }
        return down ? Optional.empty() : Optional.of(Direction.ACROSS);
    }

    private Optional<Direction> byNeighbours(Mark.Bare bare, int row, int column) {
        boolean down = reached.get(index(row + 1, column));
        boolean across = reached.get(index(row, column + 1));
        if (down == across) {
            throw places.get(row).get(column).stripped().error(Message.of("four-column-direction"));
        }
        return Optional.of(down ? Direction.DOWN : Direction.ACROSS);
    }

    private void reach(Tile.Black tile, int row, int column) {
        if (tile.down() != Tile.NONE) {
            for (int below = row + 1; isBlank(below, column); below++) {
                reached.set(index(below, column));
            }
        }
        if (tile.across() != Tile.NONE) {
            for (int right = column + 1; isBlank(row, right); right++) {
                reached.set(index(row, right));
            }
        }
    }

    private Tile tile(int row, int column) {
        return switch (mark(row, column)) {
            case Mark.Black black -> black.tile();
            case Mark.Blank _ -> reached.get(index(row, column)) ? Tile.BLANK : Tile.PLAIN_BLACK;
            case Mark.Bare bare -> throw new IllegalStateException("the sum " + bare.sum() + " has no direction");
        };
    }

    private Mark mark(int row, int column) {
        return marks.get(row).get(column);
    }

    private boolean isBlank(int row, int column) {
        return row < marks.size() && column < marks.get(row).size() && mark(row, column) instanceof Mark.Blank;
    }

    private int index(int row, int column) {
        return row * marks.get(0).size() + column;
    }
}
