package org.crosscage.library;

import java.util.List;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;

/// Clues and given digits of a puzzle that cannot stand together: with the rules of the kind they have no solution,
/// and without any one of them they have, as far as the limits of the search could tell.
///
/// @param clues runs with a sum, cages
/// @param givens the cells of the given digits concerned
public record Conflict(List<Arithmetic> clues, Cells givens) {

    public Conflict {
        clues = List.copyOf(clues);
    }

    public int size() {
        return clues.size() + givens.size();
    }
}
