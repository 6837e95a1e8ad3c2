package org.crosscage.edit;

import java.util.List;
import java.util.OptionalLong;
import org.crosscage.core.model.Cells;

/// What makes a sketch unique, proven.
///
/// @param changes in order, more than one only when none of the single changes does it
/// @param sketch with all of it done
public record Suggestion(List<Named> changes, int weight, Sketch sketch) {

    /// One change.
    ///
    /// @param name one of [Mender#names()]
    /// @param places what it is about
    /// @param place the one that stands for it: of a cell that goes over to another cage that cell, else the
    ///     first cell of the cage
    /// @param other of two cages that are joined the second one, of a cell that goes over a cell of where it
    ///     goes; else the same again
    /// @param given the digit that is given away
    /// @param clues what is written: sums of runs, or clues of cages
    public record Named(String name, Cells places, int place, int other, OptionalLong given, List<Edit> clues) {

        public Named {
            clues = List.copyOf(clues);
        }

        Named at(int first, int second) {
            return new Named(name, places, first, second, given, clues);
        }

        Named giving(int where, long digit) {
            return new Named(name, places, where, where, OptionalLong.of(digit), List.of());
        }
    }

    public Suggestion {
        changes = List.copyOf(changes);
    }

    /// What all of it is about.
    public Cells places() {
        return changes.stream().map(Named::places).reduce(Cells.NONE, Cells::union);
    }
}
