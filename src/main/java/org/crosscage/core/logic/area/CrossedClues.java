package org.crosscage.core.logic.area;

import java.util.ArrayDeque;
import java.util.Arrays;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;

/// The sums of a puzzle whose cells have one or two of them, as the runs of a Kakuro have: which two, and which way
/// each goes, so that sums that cross go different ways. Follows from the puzzle alone.
final class CrossedClues {

    /// Stands for the clue that a cell does not have.
    static final int NO_CLUE = -1;

    private final Puzzle puzzle;
    private final int[] first;
    private final int[] second;
    private final int[] way;

    private CrossedClues(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.first = new int[puzzle.cellCount()];
        this.second = new int[puzzle.cellCount()];
        this.way = new int[puzzle.clues().size()];
        Arrays.fill(first, NO_CLUE);
        Arrays.fill(second, NO_CLUE);
        for (int clue = 0; clue < way.length; clue++) {
            if (puzzle.clues().get(clue).operation() == Operation.ADD) {
                for (int cell : puzzle.clues().get(clue).cells().toArray()) {
                    (first[cell] == NO_CLUE ? first : second)[cell] = clue;
                }
            }
        }
        for (int clue = 0; clue < way.length; clue++) {
            if (way[clue] == 0) {
                turn(clue);
            }
        }
    }

    static CrossedClues of(Puzzle puzzle) {
        return puzzle.derived(CrossedClues.class, CrossedClues::new);
    }

    int count() {
        return way.length;
    }

    /// One clue of a cell, or [#NO_CLUE].
    int first(int cell) {
        return first[cell];
    }

    /// The other clue of a cell, or [#NO_CLUE].
    int second(int cell) {
        return second[cell];
    }

    /// 1 for a clue that goes one way, -1 for one that crosses it.
    int way(int clue) {
        return way[clue];
    }

    private void turn(int start) {
        var next = new ArrayDeque<Integer>();
        way[start] = 1;
        next.add(start);
        while (!next.isEmpty()) {
            int clue = next.remove();
            for (int cell : puzzle.clues().get(clue).cells().toArray()) {
                int other = first[cell] == clue ? second[cell] : first[cell];
                if (other != NO_CLUE && way[other] == 0) {
                    way[other] = -way[clue];
                    next.add(other);
                }
            }
        }
    }
}
