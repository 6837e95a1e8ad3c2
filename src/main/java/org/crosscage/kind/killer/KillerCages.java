package org.crosscage.kind.killer;

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
import org.crosscage.core.sketch.cage.CageRules;
import org.crosscage.kind.killer.generate.FullGrid;
import org.crosscage.kind.killer.rules.KillerRules;

/// What the editor has to know of Killer Sudoku.
record KillerCages() implements CageRules {

    @Override
    public String kind() {
        return KillerRules.ID;
    }

    @Override
    public int smallest() {
        return KillerRules.sides().getFirst();
    }

    @Override
    public int largest() {
        return KillerRules.sides().getLast();
    }

    @Override
    public boolean hasSize(int n) {
        return KillerRules.hasSide(n);
    }

    @Override
    public boolean hasBareCells() {
        return true;
    }

    @Override
    public List<Operation> operations() {
        return List.of(Operation.ADD);
    }

    @Override
    public OptionalInt box(int n, int cell) {
        return OptionalInt.of(KillerRules.box(n, cell));
    }

    @Override
    public Arithmetic cage(int n, Cells cells, Operation operation, long target) {
        return KillerRules.cage(cells, target);
    }

    @Override
    public Puzzle puzzle(int n, Digits digits, List<Arithmetic> cages, Map<Integer, Integer> givens) {
        return KillerRules.puzzle(n, cages, givens);
    }

    @Override
    public Optional<Solution> grid(
            Digits digits, Map<Integer, Integer> givens, RandomGenerator random, BooleanSupplier stop) {
        return FullGrid.random(digits.size(), givens, random, stop);
    }

    @Override
    public Arithmetic clue(int n, Cells cells, Solution digits, RandomGenerator random) {
        return KillerRules.cage(cells, digits);
    }
}
