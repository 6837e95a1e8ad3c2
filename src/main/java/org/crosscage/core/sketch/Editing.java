package org.crosscage.core.sketch;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Solver;

/// How puzzles of one kind are drawn: its part of the editor. Its words are texts by the ids that stand here.
public interface Editing {

    /// The shortest side of a new sheet, as drawn.
    int smallest();

    /// The longest side of a new sheet, as drawn.
    int largest();

    /// Whether a new sheet can have a side so long, from the shortest to the longest.
    default boolean hasSide(int side) {
        return side >= smallest() && side <= largest();
    }

    /// Whether a sheet is as long as it is wide.
    boolean isSquare();

    /// An empty sheet.
    ///
    /// @throws IllegalArgumentException when there is no such size
    Sketch blank(int rows, int columns);

    /// A puzzle to be changed.
    Sketch of(Puzzle puzzle);

    /// The sketch that a text tells of.
    ///
    /// @param filled the digits of the solution
    /// @param lines the others, as [Sketch#lines()] wrote them
    /// @throws IllegalArgumentException when it is none, naming what stands there
    Sketch read(int rows, int columns, Digits digits, SortedMap<Integer, Integer> filled, SketchLines lines);

    /// What is offered above the board, in this order; the first is taken at the beginning.
    List<SketchTool> tools();

    /// What a stroke does to a sketch of this kind.
    ///
    /// @return empty when this kind has no such stroke
    default Optional<Edit> edit(Stroke stroke) {
        return Optional.empty();
    }

    /// The symmetries that strokes can keep, the first of them at the beginning; none when there is nothing to choose.
    /// Each is called by the text `edit.symmetry.<id>`.
    default List<String> symmetries() {
        return List.of();
    }

    /// The operations among which whoever writes a clue chooses by a sign; none when there is only one.
    default List<Operation> operations() {
        return List.of();
    }

    /// Whether cells can be in no clue.
    default boolean hasBareCells() {
        return false;
    }

    /// The operation of a clue of several cells that is typed without a sign.
    default Operation usualOperation() {
        return Operation.ADD;
    }

    /// A sketch of the same shape, with clues that leave one solution; what was filled in is gone.
    /// Given digits stay where cells can be in no clue, and are gone elsewhere.
    ///
    /// @param sketch of this kind, without a flaw that stops
    /// @param seed the same one gives the same clues
    /// @param solver complete: it can prove that there are no further solutions
    /// @param stop asked often; true ends the work
    /// @param looked hears how many tries there were, now and then
    /// @return empty when stopped, and when nothing came up in as many tries as are made
    Optional<Sketch> withClues(Sketch sketch, long seed, Solver solver, BooleanSupplier stop, IntConsumer looked);
}
