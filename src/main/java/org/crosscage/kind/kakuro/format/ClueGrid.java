package org.crosscage.kind.kakuro.format;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.kakuro.rules.Tile;

/// A grid of cells such as `17\16`, the sum down and the sum across, split by blanks, tabs, commas or
/// semicolons, in double quotes or without: `x`, `#` or `\` black, `0`, `_` or `.` white, a digit given. A sheet
/// whose first row has `17/` has that stroke. An empty cell of a sheet is as [KakuroSheet#table] says. A grid full
/// of digits is a puzzle with its solution. Comments begin with `#`. Puzzles are split by blank lines.
public final class ClueGrid implements BlockFormat {

    private static final Pattern CELL = Pattern.compile("(?<down>[0-9]{0,4})\\\\(?<across>[0-9]{0,4})"
            + "|(?<black>[xX#]{1,2})|(?<white>[.]|_{1,2}|)|(?<digit>[0-9]{1,2})");

    private static final Pattern OTHER_STROKE = Pattern.compile("[0-9]{1,4}+/[0-9]{0,4}+|/[0-9]{1,4}+");
    private static final Pattern DOWN = Pattern.compile("[,;\\t\"] {0,3}+[0-9]{1,4}+/ {0,3}+(?:[,;\\t\"]|$)");

    /// A sum beside its stroke, whichever that is, in a row of several cells.
    private static final Pattern SUM =
            Pattern.compile("[0-9]\\\\|\\\\[0-9]|^\\s*+[#.xX_]\\s++(?:[#.xX_]\\s++)*+[0-9]{1,2}+/");
    private static final String COMMENT = "#";
    private static final Pattern WORD = Pattern.compile("\\p{L}{3}");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*+)\"");
    private static final char[] SEPARATORS = {';', ',', '\t'};
    private static final char SLASH = '\\';
    private static final int MOST_SUM = 9999;

    /// The lines among which the first two rows are.
    private static final int LOOKED_AT = 20;

    @Override
    public String id() {
        return "grid";
    }

    /// Its first row holds a sum, or is black and the next row holds one.
    @Override
    public boolean looksLike(String text) {
        var first = Lines.first(text, LOOKED_AT).stream()
                .filter(line -> !isComment(line))
                .limit(2)
                .toList();
        return (first.stream().anyMatch(line -> line.text().indexOf(SLASH) >= 0)
                        || first.stream().limit(1).anyMatch(ClueGrid::hasSumsDown))
                && first.stream().allMatch(ClueGrid::isRow);
    }

    /// Whether a line of a sheet has sums down with the other stroke, `17/`, as only a first row shows.
    static boolean hasSumsDown(Line line) {
        return DOWN.matcher(line.text()).find();
    }

    private static boolean isRow(Line line) {
        return cells(line).stream().allMatch(cell -> CELL.matcher(cell.text()).matches());
    }

    /// A row can begin with `#` too.
    private static boolean isComment(Line line) {
        return line.keyword().startsWith(COMMENT)
                && line.text().indexOf(SLASH) < 0
                && WORD.matcher(line.text()).find()
                && line.words().stream().skip(1).noneMatch(ClueGrid::isSign);
    }

    private static boolean isSign(Token word) {
        var parts = CELL.matcher(word.text());
        return parts.matches() && (parts.group("black") != null || parts.group("white") != null);
    }

    @Override
    public List<List<Line>> blocks(String text) {
        return Lines.groups(text).stream()
                .map(group -> group.stream().filter(line -> !isComment(line)).toList())
                .filter(group -> !group.isEmpty())
                .toList();
    }

    @Override
    public boolean resembles(String text) {
        return Lines.first(text, 3).stream()
                .anyMatch(line -> SUM.matcher(line.text()).find());
    }

    @Override
    public PuzzleEntry read(List<Line> block) {
        var sheet = new KakuroSheet();
        sheet.table(block, ClueGrid::cells, ClueGrid::tile);
        return sheet.assembled().entry();
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

    /// Semicolons, commas or tabs keep what stands between them, nothing included; blanks do not. A row of one cell may
    /// have lost its tabs.
    private static List<Token> cells(Line line) {
        for (char separator : SEPARATORS) {
            if (line.text().indexOf(separator) >= 0) {
                return line.cells(separator).stream()
                        .map(cell -> withStroke(unquoted(cell.stripped())))
                        .toList();
            }
        }
        var words = line.words().stream().map(ClueGrid::unquoted).toList();
        return words.size() == 1 ? List.of(withStroke(words.getFirst())) : words;
    }

    private static Token withStroke(Token cell) {
        return OTHER_STROKE.matcher(cell.text()).matches()
                ? cell.withText(cell.text().replace('/', SLASH))
                : cell;
    }

    /// In quotes, some programs double the stroke.
    private static Token unquoted(Token cell) {
        return QUOTED.matcher(cell.text()).matches()
                ? cell.part(1, cell.text().length() - 1)
                        .withText(cell.text()
                                .substring(1, cell.text().length() - 1)
                                .replace("\\\\", "\\"))
                : cell;
    }

    private static Tile tile(Token cell) {
        var parts = CELL.matcher(cell.text());
        if (!parts.matches()) {
            throw cell.error(Message.of("grid-cell-expected"));
        }
        if (parts.group("white") != null || cell.text().equals("0")) {
            return Tile.BLANK;
        }
        if (parts.group("black") != null) {
            return Tile.PLAIN_BLACK;
        }
        return parts.group("digit") != null
                ? new Tile.White(Integer.parseInt(parts.group("digit")))
                : new Tile.Black(clue(parts.group("down")), clue(parts.group("across")));
    }

    /// Nothing stands for no sum, and so does 0.
    private static long clue(String sum) {
        return sum.isEmpty() || Integer.parseInt(sum) == 0 ? Tile.NONE : Integer.parseInt(sum);
    }
}
