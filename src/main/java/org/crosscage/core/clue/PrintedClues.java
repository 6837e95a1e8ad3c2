package org.crosscage.core.clue;

import java.util.HashMap;
import java.util.List;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.CellGroups;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;

/// What the clues of a puzzle say as printed, worked out once and kept with the puzzle. Immutable. A clue is known
/// by its place in [Puzzle#clues()].
public final class PrintedClues {

    private final Puzzle puzzle;
    private final ClueCells[] cells;
    private final Combinations[] combinations;
    private final int[][] cluesAt;

    private PrintedClues(Puzzle puzzle) {
        this.puzzle = puzzle;
        List<Arithmetic> clues = puzzle.clues();
        this.cells = new ClueCells[clues.size()];
        this.combinations = new Combinations[clues.size()];
        this.cluesAt = CellGroups.ofClues(puzzle).at();
        var runs = new HashMap<Run, Combinations>();
        for (int i = 0; i < cells.length; i++) {
            var clue = clues.get(i);
            var at = ClueCells.of(puzzle, clue);
            cells[i] = at;
            combinations[i] = clue.allDifferent()
                    ? runs.computeIfAbsent(Run.of(clue), run -> search(at)).sameFor(clue)
                    : search(at);
        }
    }

    public static PrintedClues of(Puzzle puzzle) {
        return puzzle.derived(PrintedClues.class, PrintedClues::new);
    }

    public int count() {
        return cells.length;
    }

    public ClueCells cells(int clue) {
        return cells[clue];
    }

    public int cluesAt(int cell) {
        return cluesAt[cell].length;
    }

    public int clueAt(int cell, int i) {
        return cluesAt[cell][i];
    }

    public Combinations combinations(int clue) {
        return combinations[clue];
    }

    public Combinations combinations(Arithmetic clue) {
        return combinations[indexOf(clue)];
    }

    /// @throws IllegalArgumentException when the puzzle has no such clue
    int indexOf(Arithmetic clue) {
        var clues = puzzle.clues();
        for (int i = 0; i < clues.size(); i++) {
            if (clues.get(i) == clue) { // as a rule it is the puzzle's own
                return i;
            }
        }
        int index = clues.indexOf(clue);
        if (index < 0) {
            throw new IllegalArgumentException(clue + " is not a clue of this puzzle");
        }
        return index;
    }

    private static Combinations search(ClueCells cells) {
        return CombinationSearch.search(cells, new int[0], cells.digits());
    }

    /// Clues of different cells that all differ have the same combinations when these three agree.
    private record Run(Operation operation, long target, int size) {
        static Run of(Arithmetic clue) {
            return new Run(clue.operation(), clue.target(), clue.cells().size());
        }
    }
}
