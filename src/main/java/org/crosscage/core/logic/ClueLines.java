package org.crosscage.core.logic;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// The lines that keep cells of a clue apart: the units that have at least two of them. Worked out once and kept with
/// the puzzle, because proofs ask again and again. Immutable.
public final class ClueLines {

    private final Puzzle puzzle;
    private final Map<Arithmetic, List<Constraint>> ofClue = new IdentityHashMap<>();

    private ClueLines(Puzzle puzzle) {
        this.puzzle = puzzle;
        puzzle.clues().forEach(clue -> ofClue.put(clue, find(clue)));
    }

    public static ClueLines of(Puzzle puzzle) {
        return puzzle.derived(ClueLines.class, ClueLines::new);
    }

    /// In the order of the puzzle's units.
    ///
    /// @param clue may be one that the puzzle does not have
    public List<Constraint> of(Arithmetic clue) {
        var known = ofClue.get(clue);
        return known == null ? find(clue) : known;
    }

    private List<Constraint> find(Arithmetic clue) {
        return puzzle.units().stream()
                .filter(unit -> unit.cells().intersect(clue.cells()).size() > 1)
                .toList();
    }
}
