package org.crosscage.core.sketch;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// A puzzle being drawn. It never changes, and may lack anything a puzzle needs. Its places count row by row from 0,
/// black ones included. Two that are drawn alike are equal.
public interface Sketch {

    /// The id of its kind.
    String kind();

    int rows();

    int columns();

    /// The digits that a cell may hold.
    Digits digits();

    /// The white places, ascending: the i-th is the place of cell i.
    Cells places();

    /// The clues by where they stand.
    SortedMap<Slot, Target> clues();

    /// Where clues can be written.
    SortedSet<Slot> slots();

    /// The places that a clue speaks of.
    ///
    /// @param slot any
    /// @return none when no clue can stand there
    Cells placesOf(Slot slot);

    /// The clue that one written here would replace.
    default Optional<Target> clueAt(Slot slot) {
        return Optional.ofNullable(clues().get(slot));
    }

    /// The digits given to whoever plays, by place.
    default SortedMap<Integer, Integer> givens() {
        return Collections.emptySortedMap();
    }

    /// What is filled in of a solution that whoever draws has in mind, by place; no part of the puzzle.
    SortedMap<Integer, Integer> filled();

    /// This sketch with other digits filled in, whatever the clues say.
    Sketch withFilled(SortedMap<Integer, Integer> filled);

    /// This sketch after an edit, any one: itself when it does not apply.
    Sketch apply(Edit edit);

    default Sketch applyAll(List<? extends Edit> edits) {
        var sketch = this;
        for (var edit : edits) {
            sketch = sketch.apply(edit);
        }
        return sketch;
    }

    /// What is wrong with it, at most one of each fault.
    List<Flaw> flaws();

    /// Whether no clue is written yet, and no digit given.
    default boolean hasNoClue() {
        return clues().isEmpty() && givens().isEmpty();
    }

    /// Whether nothing is drawn yet that clues could be found for, such as a sheet of single cells that are to be
    /// cages.
    default boolean hasNoShape() {
        return false;
    }

    /// What can be looked into: a clue that is missing demands nothing. Empty while a flaw [stops][Flaw.Fault#stops()]
    /// that.
    Optional<Puzzle> puzzle();

    /// Whether it can be played, printed and passed on as it is.
    default boolean isPlayable() {
        return puzzle().isPresent();
    }

    /// As it is drawn. A clue's number is that of its [slot][Slot#number()].
    Picture picture();

    /// What can be changed at one place, or between two, so that fewer solutions are left.
    ///
    /// @param solution one of several
    /// @param near places where solutions differ
    List<SketchChange> changes(Solution solution, Cells near);

    /// What a text says of it beside kind, size, digits and what is filled in, by [SketchLines#line].
    String lines();

    /// The numbers in the picture of one of the puzzle's clues: one, or two where runs of one cell cross.
    default List<Integer> clueNumbers(Arithmetic clue) {
        var places = placesOf(clue.cells());
        return clues().keySet().stream()
                .filter(slot -> places.equals(placesOf(slot)))
                .map(Slot::number)
                .toList();
    }

    /// The places of some cells of the puzzle.
    default Cells placesOf(Cells cells) {
        var places = places();
        return Cells.of(cells.stream().map(places::get));
    }

    /// What stands in the cells of the puzzle: what is filled in, else what is given.
    default Position position() {
        return Position.of(places().stream()
                .map(place -> filled().getOrDefault(place, givens().getOrDefault(place, Constraint.EMPTY)))
                .toArray());
    }

    /// Some solution that is filled in, if every cell has a digit.
    default Optional<Solution> solution() {
        var places = places();
        return places.isEmpty() || !places.stream().allMatch(filled()::containsKey)
                ? Optional.empty()
                : Optional.of(Solution.of(places.stream().map(filled()::get).toArray()));
    }
}
