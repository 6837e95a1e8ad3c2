package org.crosscage.analysis;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Lights;
import org.crosscage.core.model.Role;

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

    /// All of it in words of whoever asks, the clues first.
    ///
    /// @param given gets the cell of a given digit
    public <T> List<T> each(Function<Arithmetic, T> clue, IntFunction<T> given) {
        return Stream.concat(clues.stream().map(clue), givens.stream().mapToObj(given))
                .toList();
    }

    /// What lights up when it is shown.
    public Lights lights() {
        return Lights.of().cells(givens, Role.GONE).clues(clues).build();
    }
}
