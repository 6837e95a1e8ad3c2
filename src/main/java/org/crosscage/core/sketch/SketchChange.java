package org.crosscage.core.sketch;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.crosscage.core.model.Cells;

/// A change that somebody may make of a sketch so that fewer solutions are left.
///
/// @param kept whether the solution that it was made for stays one
/// @param places what it is about
/// @param place the one that stands for it: of a cell that goes over to another cage that cell, else the first cell
///     of the cage
/// @param other of two cages that are joined the second one, of a cell that goes over a cell of where it goes; else
///     the same again
/// @param given the digit that is given away
public record SketchChange(
        Sort sort, boolean kept, Cells places, int place, int other, OptionalLong given, List<Edit> edits) {

    public static final Sort FILL_CLUE = new Sort("fill-clue", 1);
    public static final Sort OTHER_CLUE = new Sort("other-clue", 2);
    public static final Sort REVEAL = new Sort("reveal", 5);

    /// What is changed. A kind adds its own ones.
    ///
    /// @param id names the text `edit.change.<id>`
    /// @param weight 1 for a clue that is missing … 5 for a digit given away
    public record Sort(String id, int weight) {}

    public SketchChange {
        edits = List.copyOf(edits);
    }

    /// @param places at least one; the first stands for it
    public static SketchChange of(Sort sort, boolean kept, Cells places, List<Edit> edits) {
        return new SketchChange(sort, kept, places, places.get(0), places.get(0), OptionalLong.empty(), edits);
    }

    /// Gives the digit of a place away.
    public static SketchChange reveal(int place, int digit) {
        return of(REVEAL, true, Cells.of(place), List.of(new Edit.Give(place, OptionalInt.of(digit))))
                .giving(place, digit);
    }

    public SketchChange at(int first, int second) {
        return new SketchChange(sort, kept, places, first, second, given, edits);
    }

    public SketchChange giving(int where, long digit) {
        return new SketchChange(sort, kept, places, where, where, OptionalLong.of(digit), edits);
    }

    /// The clues that it writes; none where a digit is given away.
    public List<Edit.Clue> clues() {
        return given.isPresent()
                ? List.of()
                : edits.stream()
                        .filter(Edit.Clue.class::isInstance)
                        .map(Edit.Clue.class::cast)
                        .toList();
    }

    public int weight() {
        return sort.weight();
    }
}
