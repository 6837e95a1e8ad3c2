package org.crosscage.kind.kenken;

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
import org.crosscage.core.sketch.cage.CageRules;
import org.crosscage.kind.kenken.generate.CageClues;
import org.crosscage.kind.kenken.generate.KenKenOptions;
import org.crosscage.kind.kenken.generate.LatinSquare;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// What the editor has to know of KenKen.
record KenKenCages() implements CageRules {

    @Override
    public String kind() {
        return KenKenRules.ID;
    }

    @Override
    public int smallest() {
        return KenKenRules.SMALLEST;
    }

    @Override
    public int largest() {
        return KenKenRules.LARGEST;
    }

    @Override
    public List<Operation> operations() {
        return List.of(Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE, Operation.HIDDEN);
    }

    @Override
    public Arithmetic cage(int n, Cells cells, Operation operation, long target) {
        return KenKenRules.cage(n, cells, operation, target);
    }

    @Override
    public Puzzle puzzle(int n, Digits digits, List<Arithmetic> cages, Map<Integer, Integer> givens) {
        return KenKenRules.puzzle(n, digits, cages);
    }

    @Override
    public Optional<Solution> grid(
            Digits digits, Map<Integer, Integer> givens, RandomGenerator random, BooleanSupplier stop) {
        return Optional.of(LatinSquare.random(digits, random));
    }

    @Override
    public Arithmetic clue(int n, Cells cells, Solution digits, RandomGenerator random) {
        return new CageClues(KenKenOptions.of(Map.of()), random).clue(n, cells, digits);
    }
}
