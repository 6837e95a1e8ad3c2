package org.crosscage.play.ui;

import com.microsoft.playwright.Page;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.solver.exact.ExactSolver;

/// A player at a board in a real browser.
final class Hands {

    private static final int MOST_TAB_STOPS = 400;

    /// Keys and what they do to row and column.
    private static final Map<String, int[]> ARROWS = Map.of(
            "ArrowUp", new int[] {-1, 0},
            "ArrowDown", new int[] {1, 0},
            "ArrowLeft", new int[] {0, -1},
            "ArrowRight", new int[] {0, 1});

    private final Page page;
    private final Shape shape;
    private int at;

    private Hands(Page page, Shape shape) {
        this.page = page;
        this.shape = shape;
    }

    /// Tab by tab until the board has the focus, then to its first cell.
    static Hands atKeyboard(Page page, Puzzle puzzle) {
        tabUntil(page, "() => document.activeElement?.localName === 'puzzle-board'", "the board");
        page.keyboard().press("Control+Home");
        return new Hands(page, puzzle.shape());
    }

    /// Tab by tab until what ends with these words has the focus; a puzzle in the library begins with its picture.
    static void tabTo(Page page, String words) {
        var focused = """
                () => {
                  const at = document.activeElement;
                  const said = at?.innerText?.replaceAll(/\\s/g, '') ?? '';
                  return said.endsWith('%1$s') || (at?.matches('button, a.tile') && said.includes('%1$s'));
                }
                """;
        tabUntil(page, focused.formatted(words.replace(" ", "")), words);
    }

    /// Tab by tab until what has the focus is, or stands in, what a selector finds.
    static void tabInto(Page page, String selector) {
        tabUntil(page, "() => document.activeElement?.closest('%s') != null".formatted(selector), selector);
    }

    private static void tabUntil(Page page, String condition, String what) {
        for (int tabs = 0; !(boolean) page.evaluate(condition); tabs++) {
            if (tabs == MOST_TAB_STOPS) {
                throw new AssertionError("Tab does not come to " + what);
            }
            page.keyboard().press("Tab");
        }
    }

    static Puzzle puzzle(String text) {
        return PuzzleFormats.read(text).getFirst().puzzle();
    }

    static Solution solution(Puzzle puzzle) {
        return new ExactSolver()
                .solve(puzzle, SolverContext.quiet(Limits.solutions(2)))
                .solutions()
                .getFirst();
    }

    /// Goes from cell to cell by arrow keys and types each digit.
    void fill(Solution solution) {
        fill(solution, shape.cellCount());
    }

    /// The same for the first cells alone.
    void fill(Solution solution, int cells) {
        for (int cell = 0; cell < cells; cell++) {
            goTo(cell);
            page.keyboard().press(Integer.toString(solution.digit(cell)));
        }
    }

    void goTo(int cell) {
        for (var key : way(at, cell)) {
            page.keyboard().press(key);
        }
        at = cell;
    }

    /// The fewest arrow keys between two cells; an arrow skips black places.
    private List<String> way(int from, int to) {
        var cameBy = new HashMap<Integer, Map.Entry<Integer, String>>();
        var open = new ArrayDeque<>(List.of(from));
        while (!cameBy.containsKey(to) && from != to) {
            int cell = open.remove();
            ARROWS.forEach((key, step) -> {
                int next = next(cell, step);
                if (next >= 0 && next != from && !cameBy.containsKey(next)) {
                    cameBy.put(next, Map.entry(cell, key));
                    open.add(next);
                }
            });
        }
        var keys = new ArrayList<String>();
        for (int cell = to; cell != from; cell = cameBy.get(cell).getKey()) {
            keys.add(cameBy.get(cell).getValue());
        }
        Collections.reverse(keys);
        return keys;
    }

    private int next(int cell, int[] step) {
        int row = shape.row(cell) + step[0];
        int column = shape.column(cell) + step[1];
        while (row >= 1 && row <= shape.rows() && column >= 1 && column <= shape.columns()) {
            var index = shape.index(row, column);
            if (index.isPresent()) {
                return index.getAsInt();
            }
            row += step[0];
            column += step[1];
        }
        return -1;
    }
}
