package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.kind.killer.rules.KillerRules;

/// A Sudoku as nothing but its cells, given digits and `.`, `0`, `_` or `*`: all in a line, or a row in each. Blanks
/// and `|` between cells and lines such as `---+---` are passed over. It is a Killer Sudoku without cages.
public final class BareSudoku implements BlockFormat {

    private static final String OPEN = ".0_*";
    private static final String BETWEEN = " \t|";
    private static final int MOST_ROWS = 9;

    /// So many rows are a grid, whatever is missing.
    private static final int FEWEST_ROWS = 3;

    /// One in so many cells of a Sudoku is open; a number elsewhere has fewer zeros.
    private static final int FEWEST_OPEN = 4;

    private static final Pattern BORDER = Pattern.compile("[-+=|:\\s]++");
    private static final Pattern CELLS = Pattern.compile("[0-9._*|\\s]++");

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
        var rows = rows(text).stream().limit(MOST_ROWS).toList();
        var first = rows.isEmpty() ? List.<Token>of() : cells(rows.getFirst());
        var side = side(first.size());
        if (side.isEmpty()) {
            return false;
        }
        int n = side.getAsInt();
        var all = first.size() == n ? rows.subList(0, Math.min(n, rows.size())) : rows.subList(0, 1);
        var cells = all.stream().flatMap(line -> cells(line).stream()).toList();
        return all.stream().allMatch(line -> CELLS.matcher(line.text()).matches())
                && cells.size() == n * n
                && cells.stream()
                        .allMatch(cell -> isOpen(cell) || cell.number(1, n).isPresent())
                && cells.stream().anyMatch(cell -> !isOpen(cell));
    }

    /// Some cells are missing, or too many; or there is no digit in 81 cells.
    @Override
    public boolean resembles(String text) {
        var rows = rows(text);
        if (rows.isEmpty()
                || !rows.stream()
                        .limit(FEWEST_ROWS)
                        .allMatch(line -> CELLS.matcher(line.text()).matches())) {
            return false;
        }
        var first = cells(rows.getFirst());
        int n = nearest(first.size());
        boolean isWhole = Math.abs(first.size() - n * n) < n;
        boolean isRow = rows.size() >= FEWEST_ROWS && KillerRules.sides().contains(first.size());
        boolean isLarge = first.size() == MOST_ROWS * MOST_ROWS || rows.size() == MOST_ROWS;
        boolean hasDigit = rows.stream().flatMap(line -> cells(line).stream()).anyMatch(cell -> !isOpen(cell));
        return (isWhole || isRow)
                && (hasDigit || isLarge)
                && FEWEST_OPEN * first.stream().filter(BareSudoku::isOpen).count() >= first.size();
    }

    private static List<Line> rows(String text) {
        return Lines.first(text, 2 * MOST_ROWS).stream()
                .filter(line -> !isBorder(line))
                .toList();
    }

    /// The side of the grid that has nearly so many cells.
    private static int nearest(int cells) {
        return KillerRules.sides().stream()
                .min(Comparator.comparingInt(n -> Math.abs(n * n - cells)))
                .orElseThrow();
    }

    private static boolean isBorder(Line line) {
        return line.isBlank() || BORDER.matcher(line.text()).matches();
    }

    private static boolean isOpen(Token cell) {
        return OPEN.contains(cell.text());
    }

    /// The side of a grid whose row, or all of it, has so many cells.
    private static OptionalInt side(int cells) {
        return KillerRules.sides().stream()
                .mapToInt(Integer::intValue)
                .filter(n -> cells == n || cells == n * n)
                .findFirst();
    }

    private static List<Token> cells(Line line) {
        var whole = line.whole();
        return IntStream.range(0, whole.text().length())
                .filter(i -> BETWEEN.indexOf(whole.text().charAt(i)) < 0)
                .mapToObj(i -> whole.part(i, i + 1))
                .toList();
    }

    @Override
    public List<List<Line>> blocks(String text) {
        var lines = Lines.of(text).stream().filter(line -> !isBorder(line)).toList();
        if (lines.isEmpty()) {
            throw new Line(1, "").end().error(Message.of("sudoku-row"));
        }
        var blocks = new ArrayList<List<Line>>();
        for (int at = 0; at < lines.size(); at += blocks.getLast().size()) {
            var line = lines.get(at);
            Lines.requireRoom(blocks.size(), line.whole());
            int first = cells(line).size();
            boolean isRow = CELLS.matcher(line.text()).matches() && side(first).orElse(0) == first;
            int rows = isRow ? first : 1;
            blocks.add(lines.subList(at, Math.min(at + rows, lines.size())));
        }
        return blocks;
    }

    @Override
    public PuzzleEntry read(List<Line> block) {
        int first = cells(block.getFirst()).size();
        int n = side(first).orElseThrow(() -> wrongLength(block.getFirst(), first));
        return entry(block, first == n ? n : 1, n);
    }

    private static FormatException wrongLength(Line line, int cells) {
        int n = nearest(cells);
        if (!CELLS.matcher(line.text()).matches() || Math.abs(cells - n * n) >= n) {
            return line.whole().error(Message.of("sudoku-row"));
        }
        return line.whole()
                .error(Message.of("sudoku-cells")
                        .counting("foundCells", cells)
                        .counting("rows", n)
                        .counting("cells", n * n));
    }

    private static PuzzleEntry entry(List<Line> lines, int rows, int n) {
        var sheet = new KillerSheet(lines.getFirst().whole(), n);
        for (int i = 0; i < lines.size(); i++) {
            var cells = cells(lines.get(i));
            KillerSheet.requireLength(
                    i, cells.size(), n * n / rows, lines.get(i).end());
            for (int j = 0; j < cells.size(); j++) {
                int cell = i * n + j;
                if (!isOpen(cells.get(j))) {
                    sheet.given(cell / n, cell % n, cells.get(j));
                }
            }
        }
        if (lines.size() < rows) {
            throw lines.getLast()
                    .end()
                    .error(Message.of("rows-missing").counting("rows", rows).counting("foundRows", lines.size()));
        }
        if (lines.stream().flatMap(line -> cells(line).stream()).allMatch(BareSudoku::isOpen)) {
            throw lines.getFirst().whole().error(Message.of("sudoku-empty"));
        }
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
