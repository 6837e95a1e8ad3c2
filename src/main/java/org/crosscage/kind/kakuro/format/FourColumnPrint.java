package org.crosscage.kind.kakuro.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.kind.BlockFormat;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.kind.format.SudokuPrint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kakuro.rules.Tile;

/// The four-column print of a Java solver: cells of four characters split by bars, `DDAA` for the sums down and
/// across, two blanks for a missing one, `xxxx` for black, blanks for white. A blank cell that no run with a sum
/// reaches is black. [FourColumnSheet] says what is made of texts that lost some of their blanks. Puzzles are split
/// by blank lines.
public final class FourColumnPrint implements BlockFormat {

    static final String BLACK = "xxxx";
    private static final String WHITE = "    ";
    private static final String NO_SUM = "  ";
    private static final int MOST_SUM = 99;

    /// It is below the first row of a table of Markdown.
    private static final String BELOW_HEAD = "--";

    @Override
    public String id() {
        return "four-column";
    }

    @Override
    public boolean looksLike(String text) {
        var first = Lines.first(text, 2);
        return first.stream().noneMatch(line -> line.text().contains(BELOW_HEAD))
                && first.stream()
                        .limit(1)
                        .anyMatch(line -> line.text().indexOf('|') >= 0
                                && !SudokuPrint.isRow(line)
                                && line.text().chars().allMatch(c -> " \t|xX".indexOf(c) >= 0 || c >= '0' && c <= '9'));
    }

    @Override
    public boolean resembles(String text) {
        var first = Lines.first(text, 2);
        return first.stream().anyMatch(line -> line.text().indexOf('|') >= 0)
                && first.stream().noneMatch(SudokuPrint::isRow);
    }

    @Override
    public PuzzleEntry read(List<Line> block) {
        return FourColumnSheet.of(block).assembled().entry();
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        var cells = new ArrayList<List<String>>();
        for (var row : KakuroSheet.ordinaryTiles(puzzle)) {
            cells.add(new ArrayList<>(row.stream().map(FourColumnPrint::cell).toList()));
        }
        requireReached(puzzle);
        if (puzzle.shape().columns() == 1) {
            throw new UnwritableException(Message.of("one-column"));
        }
        if (puzzle.shape().rows() == puzzle.shape().columns()) {
            keepBlackEdges(cells);
        }
        return cells.stream().map(row -> String.join("|", row) + "\n").collect(Collectors.joining());
    }

    private static String cell(Tile tile) {
        return switch (tile) {
            case Tile.White white when white.digit() == Tile.NONE -> WHITE;
            case Tile.White _ -> throw new UnwritableException(Message.of("givens"));
            case Tile.Black black when black.equals(Tile.PLAIN_BLACK) -> BLACK;
            case Tile.Black black -> sum(black.down()) + sum(black.across());
        };
    }

    private static String sum(long clue) {
        return Tile.writable(clue, MOST_SUM) == Tile.NONE ? NO_SUM : String.format(Locale.ROOT, "%02d", clue);
    }

    /// A white cell without any sum would be read as black.
    private static void requireReached(Puzzle puzzle) {
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            if (puzzle.cluesOf(cell).isEmpty()) {
                throw new UnwritableException(Message.of("cell-without-clue")
                        .naming("cell", puzzle.shape().cell(cell)));
            }
        }
    }

    /// In a square, a last row or column of nothing but `xxxx` is read as padding. Where it is none, one of its
    /// cells is left blank, one that no run reaches.
    private static void keepBlackEdges(List<List<String>> cells) {
        int last = cells.size() - 1;
        if (IntStream.rangeClosed(0, last).allMatch(i -> cells.get(last).get(i).equals(BLACK))) {
            cells.get(last).set(first(last, i -> !cells.get(last - 1).get(i).equals(WHITE)), WHITE);
        }
        if (IntStream.rangeClosed(0, last).allMatch(i -> cells.get(i).get(last).equals(BLACK))) {
            int row = first(last, i -> !cells.get(i).get(last - 1).equals(WHITE));
            cells.get(row).set(last, WHITE);
        }
    }

    private static int first(int last, IntPredicate safe) {
        return IntStream.rangeClosed(0, last)
                .filter(safe)
                .findFirst()
                .orElseThrow(() -> new UnwritableException(Message.of("black-edge")));
    }
}
