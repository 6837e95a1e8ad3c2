package org.crosscage.core.sketch.cage;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kenken.KenKen;

/// KenKen in which every cage is a product and shows no sign: of a large cage no clue can be told.
public record ProductRules() implements CageRules {

    private static final CageRules KENKEN = ((CageEditing) new KenKen().editing()).rules();

    @Override
    public String kind() {
        return KENKEN.kind();
    }

    @Override
    public int smallest() {
        return KENKEN.smallest();
    }

    @Override
    public int largest() {
        return KENKEN.largest();
    }

    @Override
    public List<Operation> operations() {
        return List.of(Operation.MULTIPLY);
    }

    @Override
    public Arithmetic cage(int n, Cells cells, Operation operation, long target) {
        return KENKEN.cage(n, cells, operation, target);
    }

    @Override
    public Puzzle puzzle(int n, Digits digits, List<Arithmetic> cages, Map<Integer, Integer> givens) {
        return KENKEN.puzzle(n, digits, cages, givens);
    }

    @Override
    public Optional<Solution> grid(
            Digits digits, Map<Integer, Integer> givens, RandomGenerator random, BooleanSupplier stop) {
        return KENKEN.grid(digits, givens, random, stop);
    }

    @Override
    public Arithmetic clue(int n, Cells cells, Solution digits, RandomGenerator random) {
        return KENKEN.clue(n, cells, digits, random);
    }
}
