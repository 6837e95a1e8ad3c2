package org.crosscage.core.sketch.cage;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// What the editor has to know of a kind whose puzzles are cages in a square grid of n × n cells with n digits: no cell
/// is in two, and each has a clue. A record, so that two sketches that are drawn alike are equal.
public interface CageRules {

    /// The kind's id.
    String kind();

    /// The smallest n.
    int smallest();

    /// The largest n.
    int largest();

    /// Whether there is a puzzle of this size, from the smallest to the largest.
    default boolean hasSize(int n) {
        return n >= smallest() && n <= largest();
    }

    /// Whether a cell may be in no cage, and its digit may be given.
    default boolean hasBareCells() {
        return false;
    }

    /// The digits of a new sheet.
    default Digits digits(int n) {
        return Digits.range(1, n);
    }

    /// What a clue of several cells may be, [Operation#ADD] or [Operation#MULTIPLY] among them, which any digits have;
    /// that of a single cell is [Operation#EQUAL].
    List<Operation> operations();

    /// Whether a clue of several cells has to say which it is.
    default boolean hasSeveralOperations() {
        return operations().size() > 1;
    }

    /// The box that a cell is in, by any number; empty for a kind without boxes.
    default OptionalInt box(int n, int cell) {
        return OptionalInt.empty();
    }

    /// A cage of this kind.
    ///
    /// @param operation one of [#operations()], or that of a single cell
    Arithmetic cage(int n, Cells cells, Operation operation, long target);

    /// A puzzle of this kind, with its rows and columns and whatever else must be different.
    ///
    /// @param givens by cell; none of a kind without bare cells
    Puzzle puzzle(int n, Digits digits, List<Arithmetic> cages, Map<Integer, Integer> givens);

    /// Digits that keep everything but the cages' clues, by chance.
    ///
    /// @param digits n of them
    /// @param givens by cell, which the grid has; none of a kind without bare cells
    /// @param stop asked often; true ends the work
    /// @return empty when stopped, and where no grid has the given digits
    Optional<Solution> grid(Digits digits, Map<Integer, Integer> givens, RandomGenerator random, BooleanSupplier stop);

    /// A clue for a cage that these digits meet, by chance.
    Arithmetic clue(int n, Cells cells, Solution digits, RandomGenerator random);
}
