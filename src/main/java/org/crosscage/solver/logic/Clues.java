package org.crosscage.solver.logic;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// What queue iteration considers, by number: all constraints of a puzzle. *A simple Kakuro solver* knows sums
/// alone; a run without a clue and a line of KenKen count as sums of which nothing is said but that digits differ.
final class Clues {

    private final List<Constraint> constraints;
    private final List<List<Integer>> ofCell;

    Clues(Puzzle puzzle) {
        this.constraints = puzzle.constraints();
        var ofCell = new ArrayList<List<Integer>>();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            ofCell.add(new ArrayList<>(3));
        }
        for (int clue = 0; clue < constraints.size(); clue++) {
            int number = clue;
            constraints.get(clue).cells().stream()
                    .forEach(cell -> ofCell.get(cell).add(number));
        }
        this.ofCell = ofCell.stream().map(List::copyOf).toList();
    }

    int count() {
        return constraints.size();
    }

    Constraint get(int clue) {
        return constraints.get(clue);
    }

    /// The numbers of those that a cell is in.
    List<Integer> of(int cell) {
        return ofCell.get(cell);
    }
}
