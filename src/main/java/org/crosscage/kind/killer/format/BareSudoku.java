package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.killer.rules.KillerRules;

/// A Sudoku as nothing but its cells, all in a line, or a row in each ([SudokuLine]). Lines such as `---+---` are
/// passed over. It is a Killer Sudoku without cages.
public final class BareSudoku implements BlockFormat {

    private static final int MOST_ROWS = 9;

    /// The rows of a grid and of its solution, with lines between them.
    private static final int MOST_LINES = 3 * MOST_ROWS;

    /// The shortest text that resembles a Sudoku has two rows of four cells, and one cell.
    private static final int SHORTEST = 11;

    /// So many rows are a grid, whatever is missing.
    private static final int FEWEST_ROWS = 3;

    /// One in so many cells of a Sudoku is open; a number elsewhere has fewer zeros.
    private static final int FEWEST_OPEN = 4;

    @Override
    public String id() {
        return "sudoku";
    }

    @Override
    public boolean fitsLine() {
        return true;
    }

    /// All its cells are there, none has a digit too large, and one has a digit: nothing else is as certain.
    @Override
    public boolean looksLike(String text) {
        var rows = rows(text, MOST_ROWS);
        var side = rows.isEmpty()
                ? OptionalInt.empty()
                : SudokuLine.side(rows.getFirst().cells().size());
        if (side.isEmpty()) {
            return false;
        }
        int n = side.getAsInt();
        boolean isRow = rows.getFirst().cells().size() == n;
        var cells = rows.stream()
                .limit(isRow ? n : 1)
                .flatMap(row -> row.cells().stream())
                .toList();
        return cells.size() == n * n
                && cells.stream()
                        .allMatch(cell ->
                                SudokuLine.isOpen(cell) || cell.number(1, n).isPresent())
                && cells.stream().anyMatch(cell -> !SudokuLine.isOpen(cell))
                && (isRow || !isNumber(cells, n));
    }

    /// Some cells are missing, or too many; or there is no digit in 81 cells.
    @Override
    public boolean resembles(String text) {
        var rows = rows(text, 2 * MOST_ROWS);
        if (!rows.stream().limit(FEWEST_ROWS).allMatch(SudokuLine::isPlain)
                || rows.stream().limit(FEWEST_ROWS).allMatch(SudokuLine::isDated)) {
            return false;
        }
        var first = rows.getFirst().cells();
        int n = nearest(first.size());
        boolean isWhole = Math.abs(first.size() - n * n) < n;
        boolean isRow = rows.size() >= FEWEST_ROWS
                && 2
                                * rows.stream()
                                        .filter(row ->
                                                KillerRules.hasSide(row.cells().size()))
                                        .count()
                        > rows.size();
        boolean isLarge = first.size() == MOST_ROWS * MOST_ROWS || rows.size() == MOST_ROWS;
        boolean hasDigit =
                rows.stream().flatMap(row -> row.cells().stream()).anyMatch(cell -> !SudokuLine.isOpen(cell));
        return (isWhole || isRow)
                && (hasDigit || isLarge)
                && !(first.size() == n * n && isNumber(first, n))
                && FEWEST_OPEN * first.stream().filter(SudokuLine::isOpen).count() >= first.size();
    }

    /// The first lines with cells, none where the first of all is no row.
    private static List<SudokuLine> rows(String text, int most) {
        if (text.length() < SHORTEST || Lines.first(text, 1).stream().anyMatch(SudokuLine::isForeign)) {
            return List.of();
        }
        return SudokuLine.of(Lines.all(text)
                        .dropWhile(line -> line.isBlank() && line.text().indexOf('\t') < 0)
                        .limit(MOST_LINES)
                        .toList())
                .stream()
                .filter(line -> !line.cells().isEmpty())
                .limit(most)
                .toList();
    }

    /// The side of the grid that has nearly so many cells.
    private static int nearest(int cells) {
        return KillerRules.sides().stream()
                .min(Comparator.comparingInt(n -> Math.abs(n * n - cells)))
                .orElseThrow();
    }

    /// Whether digits alone, fewer than most Sudokus have, have one twice in a row, a column or a box: then they are
    /// the number of something.
    private static boolean isNumber(List<Token> cells, int n) {
        return n < MOST_ROWS
                && cells.stream().allMatch(cell -> cell.number().isPresent())
                && IntStream.range(0, cells.size())
                        .anyMatch(cell -> IntStream.range(0, cell)
                                .filter(_ -> !SudokuLine.isOpen(cells.get(cell)))
                                .anyMatch(other -> cells.get(other)
                                                .text()
                                                .equals(cells.get(cell).text())
                                        && isSeen(cell, other, n)));
    }

    private static boolean isSeen(int cell, int other, int n) {
        return cell / n == other / n || cell % n == other % n || KillerRules.box(n, cell) == KillerRules.box(n, other);
    }

    /// Blank lines are between grids, and within one only between bands of its boxes.
    @Override
    public List<List<Line>> blocks(String text) {
        var blocks = new ArrayList<List<Line>>();
        var lines = SudokuLine.of(Lines.of(text));
        int n = 0;
        boolean isBehindBlank = false;
        for (int at = 0; at < lines.size(); at++) {
            var line = lines.get(at);
            if (line.line().isBlank() && line.cells().isEmpty()) {
                isBehindBlank = true;
            }
            if (!line.cells().isEmpty()) {
                int rows = n == 0 ? 0 : blocks.getLast().size();
                boolean goesOn = rows > 0
                        && rows < n
                        && line.isRow(n)
                        && (!isBehindBlank
                                || rows % KillerRules.boxes(n).rows() == 0 && rows + rowsFrom(at, lines, n) <= n);
                if (!goesOn) {
                    Lines.requireRoom(blocks.size(), line.line().whole());
                    blocks.add(new ArrayList<>());
                    n = rowLength(lines.subList(at, Math.min(lines.size(), at + MOST_LINES)));
                }
                blocks.getLast().add(line.line());
                isBehindBlank = false;
            }
        }
        if (blocks.isEmpty()) {
            throw new Line(1, "").end().error(Message.of("sudoku-row"));
        }
        return blocks;
    }

    /// How many cells the rows of a grid have: as many as most of those above the next blank line, since the first may
    /// have too many or too few. A grid in a line has no rows.
    ///
    /// @return 0 when there are none
    private static int rowLength(List<SudokuLine> lines) {
        var first = lines.getFirst();
        int size = first.cells().size();
        if (!KillerRules.hasSide(size) && SudokuLine.side(size).isPresent()) {
            return 0;
        }
        var sizes = lines.stream()
                .takeWhile(line -> !line.line().isBlank() || !line.cells().isEmpty())
                .map(line -> line.cells().size())
                .filter(KillerRules::hasSide)
                .toList();
        return Stream.concat(Stream.of(size), sizes.stream())
                .filter(n -> KillerRules.hasSide(n) && first.isRow(n))
                .filter(n -> 2 * sizes.stream().limit(n).filter(n::equals).count() >= Math.min(n, sizes.size()))
                .findFirst()
                .orElse(0);
    }

    /// How many rows there are from a line on to the next blank line or words, at most a few more than a grid has.
    private static long rowsFrom(int at, List<SudokuLine> lines, int n) {
        return lines.subList(at, Math.min(lines.size(), at + 2 * n)).stream()
                .takeWhile(line -> line.cells().isEmpty() ? !line.line().isBlank() : line.isRow(n))
                .filter(line -> !line.cells().isEmpty())
                .count();
    }

    @Override
    public PuzzleEntry read(List<Line> block) {
        var rows = SudokuLine.of(block);
        int first = rows.getFirst().cells().size();
        int ofRows = rowLength(rows);
        int n = ofRows > 0 ? ofRows : SudokuLine.side(first).orElseThrow(() -> wrongLength(rows.getFirst()));
        return entry(rows, ofRows > 0 || first == n ? n : 1, n);
    }

    private static FormatException wrongLength(SudokuLine line) {
        int cells = line.cells().size();
        int n = nearest(cells);
        var whole = line.line().whole();
        return whole.error(
                !line.isPlain() || Math.abs(cells - n * n) >= n
                        ? Message.of("sudoku-row")
                        : Message.of("sudoku-cells")
                                .counting("foundCells", cells)
                                .counting("rows", n)
                                .counting("cells", n * n));
    }

    private static PuzzleEntry entry(List<SudokuLine> lines, int rows, int n) {
        var sheet = new KillerSheet(lines.getFirst().line().whole(), n);
        for (int i = 0; i < lines.size(); i++) {
            var cells = lines.get(i).cells();
            KillerSheet.requireLength(
                    i, cells.size(), n * n / rows, lines.get(i).line().end());
            for (int j = 0; j < cells.size(); j++) {
                int cell = i * n + j;
                if (!SudokuLine.isOpen(cells.get(j))) {
                    sheet.given(cell / n, cell % n, cells.get(j));
                }
            }
        }
        if (lines.size() < rows) {
            throw lines.getLast()
                    .line()
                    .end()
                    .error(Message.of("rows-missing").counting("rows", rows).counting("foundRows", lines.size()));
        }
        if (lines.stream().flatMap(line -> line.cells().stream()).allMatch(SudokuLine::isOpen)) {
            throw lines.getFirst().line().whole().error(Message.of("sudoku-empty"));
        }
        lines.getFirst().solution().ifPresent(sheet::solution);
        return sheet.entry();
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KillerSheet.requireKiller(puzzle);
        if (!puzzle.clues().isEmpty()) {
            throw new UnwritableException(Message.of("cages"));
        }
        if (puzzle.givens().isEmpty()) {
            throw new UnwritableException(Message.of("no-given"));
        }
        return IntStream.range(0, puzzle.cellCount())
                .mapToObj(cell -> puzzle.givens().containsKey(cell)
                        ? Integer.toString(puzzle.givens().get(cell))
                        : ".")
                .collect(Collectors.joining("", "", "\n"));
    }
}
