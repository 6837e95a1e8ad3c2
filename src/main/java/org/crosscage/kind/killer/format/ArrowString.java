package org.crosscage.kind.killer.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.crosscage.core.kind.CluePart.NamedCell;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.LineFormat;
import org.crosscage.core.kind.Lines;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cell;

/// The short strings of Sudoku forums, 81 signs for a Killer Sudoku, a line a puzzle: one cell of each cage has the
/// sum, `0`…`9`, `A`…`Z` for 10…35 and `a`…`j` for 36…45; each other one points to a cell of its cage, with `<`, `>`,
/// `^` and `v`, or aslant with `` ` ``, `'`, `,` and `.`. A cage of 0 is none. Cages come in the order of their sums'
/// cells.
public final class ArrowString implements LineFormat {

    private static final int N = 9;
    private static final String SUMS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";
    private static final Pattern SIGNS = Pattern.compile("[0-9A-Za-jv<>^`',.]{81}+");
    private static final Pattern ARROW = Pattern.compile("[<>^v]");

    /// How far each arrow points, down and to the right.
    private static final Map<Character, int[]> STEPS = Map.of(
            '<', new int[] {0, -1},
            '>', new int[] {0, 1},
            '^', new int[] {-1, 0},
            'v', new int[] {1, 0},
            '`', new int[] {-1, -1},
            '\'', new int[] {-1, 1},
            ',', new int[] {1, -1},
            '.', new int[] {1, 1});

    @Override
    public String id() {
        return "arrows";
    }

    @Override
    public boolean looksLike(String text) {
        return Lines.first(text, 1).stream()
                .map(line -> line.whole().text())
                .anyMatch(signs ->
                        SIGNS.matcher(signs).matches() && ARROW.matcher(signs).find());
    }

    @Override
    public PuzzleEntry read(Line line) {
        var signs = line.whole();
        if (!SIGNS.matcher(signs.text()).matches()) {
            throw signs.error(Message.of("arrows-expected"));
        }
        var cages = new TreeMap<Integer, List<NamedCell>>();
        for (int cell = 0; cell < N * N; cell++) {
            cages.computeIfAbsent(head(signs, cell), _ -> new ArrayList<>())
                    .add(NamedCell.of(new Cell(cell / N + 1, cell % N + 1), signs.part(cell, cell + 1)));
        }
        var sheet = new KillerSheet(signs, N);
        cages.forEach((head, cells) -> {
            int sum = SUMS.indexOf(signs.text().charAt(head));
            if (sum > 0) {
                sheet.cage(cells, signs.part(head, head + 1).withText(Integer.toString(sum)), Optional.empty());
            } else {
                sheet.cageWithoutSum(cells);
            }
        });
        return sheet.entry();
    }

    /// The cell with the sum to which the arrows lead.
    private static int head(Token signs, int cell) {
        int at = cell;
        for (int steps = 0; steps <= N * N; steps++) {
            var step = STEPS.get(signs.text().charAt(at));
            if (step == null) {
                return at;
            }
            int row = at / N + step[0];
            int column = at % N + step[1];
            if (row < 0 || row >= N || column < 0 || column >= N) {
                break;
            }
            at = row * N + column;
        }
        throw signs.part(cell, cell + 1).error(Message.of("arrows-nowhere"));
    }

    @Override
    public String write(PuzzleEntry entry) {
        var puzzle = entry.puzzle();
        KillerSheet.requireCagesAlone(puzzle);
        KillerSheet.requireSide(puzzle, N);
        var signs = new StringBuilder("0".repeat(N * N));
        puzzle.clues().forEach(cage -> write(cage, signs));
        if (ARROW.matcher(signs).results().findAny().isEmpty()) {
            throw new UnwritableException(Message.of("no-arrow"));
        }
        return signs.append('\n').toString();
    }

    /// The first cell has the sum, and from there each cell points to one that already does.
    private static void write(Arithmetic cage, StringBuilder signs) {
        if (cage.target() < 1 || cage.target() >= SUMS.length()) {
            throw new UnwritableException(Message.of("sum").naming("clue", cage.target()));
        }
        int first = cage.cells().get(0);
        signs.setCharAt(first, SUMS.charAt((int) cage.target()));
        var done = new ArrayList<>(List.of(first));
        for (int i = 0; i < done.size(); i++) {
            int to = done.get(i);
            cage.cells().stream().filter(cell -> !done.contains(cell)).forEach(cell -> {
                char sign = to == cell - 1 && cell % N > 0
                        ? '<'
                        : to == cell + 1 && to % N > 0 ? '>' : to == cell - N ? '^' : to == cell + N ? 'v' : ' ';
                if (sign != ' ') {
                    signs.setCharAt(cell, sign);
                    done.add(cell);
                }
            });
        }
    }
}
