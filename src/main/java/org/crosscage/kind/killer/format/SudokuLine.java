package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.format.SudokuPrint;
import org.crosscage.kind.killer.rules.KillerRules;

/// A line of a Sudoku as people and programs write it: digits, and `.`, `0`, `_`, `*`, `x` or `-` for open cells.
/// All between them is passed over, and so is a name up to `=`. A part between two separators that has nothing is
/// an open cell, if there are as many parts as cells in a row or a grid. In a line of a table, numbers and the solution
/// can be beside the grid.
///
/// @param cells none in a line between the boxes
/// @param solution all digits of the grid
record SudokuLine(Line line, List<Token> cells, Optional<Token> solution) {

    private static final char[] SEPARATORS = {'\t', ',', ';', '&'};
    private static final String HYPHEN = "-";

    /// A grid is shorter, whatever is between its cells.
    private static final int LONGEST = 1_000;

    /// Bars, brackets and quotes; signs that draw boxes and blanks are between cells too.
    private static final String BETWEEN = "|,;\"'`()[]{}";

    private static final char FIRST_OF_BOXES = '\u2500';
    private static final char LAST_OF_BOXES = '\u257F';

    /// Signs between cells of LaTeX, and of lines between boxes.
    private static final String BESIDE_CELLS = "&+:";

    /// A line of LaTeX such as `\hline` too.
    private static final Pattern BORDER =
            Pattern.compile("[-+=:| \"'`()\\[\\]{}\u2500-\u257F]*+|\\s*+\\\\[a-z]++[^&]*+");

    private static final Pattern PART =
            Pattern.compile("[\\s\"'\\[\\](){}]*+(?<cell>[^\\s\"'\\[\\](){}]?+)[\\s\"'\\[\\](){}]*+");
    private static final Pattern NEXT_LIST = Pattern.compile("[\\])}]\\s*+,?+\\s*+[\\[({]");
    private static final String ENDS = "\\])}";
    private static final Pattern END_OF_LIST =
            Pattern.compile("(?<=[\\])}])[,;]\\s*+$|\\\\\\\\\\s*+(?:\\\\[a-z]++\\s*+)*+$");
    private static final Pattern TABLE =
            Pattern.compile("(?:[0-9]{1,9}+[,;\t])?+(?<grid>[0-9._*xX-]{16,81}+)(?:[,;\t](?<solution>[1-9]{16,81}+))?+"
                    + "(?:[,;\t][-0-9.]{0,9}+)*+\\s*+");

    /// The lines with what only their neighbours tell. A row without digits looks like a line between boxes, or like
    /// a blank one; it is a row where the rows beside it are too few for a grid. A row split by tabs may end with
    /// its last digit.
    static List<SudokuLine> of(List<Line> lines) {
        var read = new ArrayList<SudokuLine>(lines.size());
        int from = 0;
        for (int to = 1; to <= lines.size(); to++) {
            if (to == lines.size()
                    || lines.get(to).isBlank() && lines.get(to).text().indexOf('\t') < 0) {
                read.addAll(besideEachOther(lines.subList(from, to)));
                from = to;
            }
        }
        return read;
    }

    private static List<SudokuLine> besideEachOther(List<Line> lines) {
        if (lines.size() == 1 && lines.getFirst().isBlank()) {
            return List.of(new SudokuLine(lines.getFirst(), List.of(), Optional.empty()));
        }
        int width = lines.stream()
                .mapToInt(SudokuLine::columns)
                .filter(KillerRules::hasSide)
                .max()
                .orElse(0);
        var rows = lines.stream().map(line -> of(line).completed(width)).toList();
        if (rows.stream().noneMatch(row -> row.cells.isEmpty() || row.line.isBlank())) {
            return rows;
        }
        int n = rows.stream()
                .filter(row -> row.isPlain() && !row.line.isBlank())
                .mapToInt(row -> row.cells.size())
                .filter(KillerRules::hasSide)
                .findFirst()
                .orElse(0);
        boolean hasHyphens =
                rows.stream().flatMap(row -> row.cells.stream()).anyMatch(cell -> HYPHEN.equals(cell.text()));
        var open = rows.stream().map(row -> row.open(n, hasHyphens)).toList();
        long openCount = open.stream().filter(cells -> !cells.isEmpty()).count();
        long others = IntStream.range(0, rows.size())
                .filter(i -> open.get(i).isEmpty() && rows.get(i).isRow(n))
                .count();
        boolean areRows = n > 0 && others % n > 0 && areRows(openCount, others + openCount, n);
        return IntStream.range(0, rows.size())
                .mapToObj(i -> rows.get(i).isOpenOrBorder(open.get(i))
                        ? new SudokuLine(lines.get(i), areRows ? open.get(i) : List.of(), Optional.empty())
                        : rows.get(i))
                .toList();
    }

    /// Whether so many rows are grids, or bands of one, and each has no more than one without digits: two can as well
    /// be lines between boxes, where a row is missing.
    private static boolean areRows(long openCount, long rows, int n) {
        return openCount <= Math.max(1, rows / n)
                && (rows % n == 0 || rows < n && rows % KillerRules.boxes(n).rows() == 0);
    }

    /// How many cells a line has that is split by tabs.
    private static int columns(Line line) {
        var text = line.text();
        return text.length() > LONGEST
                ? 0
                : text.indexOf('\t') < 0
                        ? 1
                        : 1 + (int) text.chars().filter(c -> c == '\t').count();
    }

    /// With the cells behind the last tab that is left.
    private SudokuLine completed(int width) {
        int columns = columns(line);
        if (columns == 0
                || columns >= width
                || line.isBlank()
                || Character.isWhitespace(line.text().charAt(line.text().length() - 1))) {
            return this;
        }
        var parts = parts(new Token(line.number(), 1, line.text()), '\t');
        return parts.isEmpty()
                ? this
                : new SudokuLine(
                        line,
                        Stream.concat(parts.stream(), Stream.generate(line::end).limit(width - columns))
                                .toList(),
                        Optional.empty());
    }

    /// The cells of a line that can be a row without digits.
    private List<Token> open(int n, boolean hasHyphens) {
        if (line.isBlank()) {
            return cells.size() == n ? cells : List.of();
        }
        if (!cells.isEmpty() || line.text().length() > LONGEST) {
            return List.of();
        }
        var betweenBars = SudokuPrint.cells(line.whole());
        var signs = hasHyphens && betweenBars.isEmpty() ? characters(line.whole()) : betweenBars;
        return signs.size() == n && signs.stream().allMatch(SudokuLine::isOpen) ? signs : List.of();
    }

    private boolean isOpenOrBorder(List<Token> open) {
        return line.isBlank() || !open.isEmpty();
    }

    private static SudokuLine of(Line line) {
        if (BORDER.matcher(line.text()).matches()) {
            return new SudokuLine(line, List.of(), Optional.empty());
        }
        var own = own(line);
        if (own.text().length() > LONGEST) {
            return new SudokuLine(line, List.of(line.whole()), Optional.empty());
        }
        var table = TABLE.matcher(own.text());
        if (table.matches()) {
            var solution = Optional.ofNullable(table.group("solution"))
                    .map(_ -> own.part(table.start("solution"), table.end("solution")));
            return new SudokuLine(line, characters(own.part(table.start("grid"), table.end("grid"))), solution);
        }
        var cells = cells(own);
        int lists = lists(own.text());
        boolean isOfRows = lists == 1 || KillerRules.hasSide(lists) && lists * lists == cells.size();
        return new SudokuLine(line, isOfRows ? cells : List.of(line.whole()), Optional.empty());
    }

    private static int lists(String text) {
        return text.chars().noneMatch(c -> ENDS.indexOf(c) >= 0)
                ? 1
                : 1 + (int) NEXT_LIST.matcher(text).results().count();
    }

    /// The line behind a name, without the separator from the next line.
    private static Token own(Line line) {
        boolean hasName =
                !line.isBlank() && Character.isLetter(line.whole().text().charAt(0));
        int start = hasName ? line.text().lastIndexOf('=') + 1 : 0;
        var own =
                new Token(line.number(), 1, line.text()).part(start, line.text().length());
        var end = END_OF_LIST.matcher(own.text());
        return own.text().chars().anyMatch(c -> ENDS.indexOf(c) >= 0) && end.find() ? own.part(0, end.start()) : own;
    }

    private static List<Token> cells(Token own) {
        var betweenBars = SudokuPrint.cells(own);
        if (!betweenBars.isEmpty()) {
            return betweenBars;
        }
        for (char separator : SEPARATORS) {
            if (own.text().indexOf(separator) >= 0) {
                var parts = parts(own, separator);
                boolean isClosed = !parts.isEmpty() && parts.getLast().text().isEmpty();
                int cells = side(parts.size()).isEmpty() && isClosed ? parts.size() - 1 : parts.size();
                if (side(cells).isPresent()) {
                    return parts.subList(0, cells);
                }
            }
        }
        return characters(own);
    }

    /// The cells between separators, or none where there is more than a cell between two.
    private static List<Token> parts(Token own, char separator) {
        var cells = new ArrayList<Token>();
        for (var part : own.split(separator)) {
            var cell = cell(part);
            if (cell.isEmpty()) {
                return List.of();
            }
            cells.add(cell.get());
        }
        return cells;
    }

    /// The cell between two separators, with no text where there is nothing.
    private static Optional<Token> cell(Token part) {
        if (part.text().isEmpty() || isCell(part)) {
            return Optional.of(part);
        }
        var cell = PART.matcher(part.text());
        return cell.matches() ? Optional.of(part.part(cell.start("cell"), cell.end("cell"))) : Optional.empty();
    }

    private static List<Token> characters(Token text) {
        return IntStream.range(0, text.text().length())
                .filter(i -> !isBetween(text.text().charAt(i)))
                .mapToObj(i -> text.part(i, i + 1))
                .toList();
    }

    private static boolean isBetween(char sign) {
        return Character.isWhitespace(sign)
                || BETWEEN.indexOf(sign) >= 0
                || sign >= FIRST_OF_BOXES && sign <= LAST_OF_BOXES;
    }

    /// Whether a line has a sign that is in no row, and no name or LaTeX, which may have it: then it is not plain.
    static boolean isForeign(Line line) {
        var text = line.text();
        return text.indexOf('=') < 0
                && text.indexOf('\\') < 0
                && text.chars()
                        .anyMatch(sign -> !isBetween((char) sign)
                                && (sign < '1' || sign > '9')
                                && SudokuPrint.OPEN.indexOf(sign) < 0
                                && BESIDE_CELLS.indexOf(sign) < 0);
    }

    static boolean isOpen(Token cell) {
        return SudokuPrint.OPEN.contains(cell.text());
    }

    private static boolean isCell(Token cell) {
        return isOpen(cell) || cell.number(1, 9).isPresent();
    }

    /// The side of a grid whose row, or all of it, has so many cells.
    static OptionalInt side(int cells) {
        int root = (int) Math.sqrt(cells);
        return KillerRules.hasSide(cells)
                ? OptionalInt.of(cells)
                : root * root == cells && KillerRules.hasSide(root) ? OptionalInt.of(root) : OptionalInt.empty();
    }

    /// Whether there are digits and open cells, and nothing that is neither.
    boolean isPlain() {
        return !cells.isEmpty() && cells.stream().allMatch(SudokuLine::isCell);
    }

    /// Whether a date or a time is in it, which has digits, dots and hyphens too.
    boolean isDated() {
        return line.words().stream().anyMatch(Token::isDate);
    }

    /// Whether it is a row of a grid with this side, although a cell may be wrong, missing or too many.
    boolean isRow(int n) {
        return cells.size() < 2 * n
                && 2 * cells.stream().filter(SudokuLine::isCell).count() > cells.size();
    }
}
