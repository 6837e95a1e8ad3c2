package org.crosscage.kind.kenken;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;

/// Finds operations and targets for cages that somebody has drawn, so that one solution is left: digits by chance,
/// and the clues of cages in which solutions differ chosen anew, as long as that helps.
public final class CageFilling {

    private static final int CHANGES_PER_GRID = 30;
    private static final Limits LIMITS = new Limits(8, 4_000);

    private final int n;
    private final Digits values;
    private final List<Cells> cages;
    private final Solver solver;

    /// @param n 3…25
    /// @param values n different ones
    /// @param cages together they have every cell once
    /// @param solver complete: it can prove that there are no further solutions
    public CageFilling(int n, Digits values, List<Cells> cages, Solver solver) {
        this.n = n;
        this.values = values;
        this.cages = List.copyOf(cages);
        this.solver = solver;
    }

    /// The same seed gives the same puzzle.
    ///
    /// @param tries how many grids of digits are tried, at least 1
    /// @param stop asked often; true ends the work
    /// @param looked hears how many grids were tried
    /// @return empty when stopped, and when nothing came up in so many tries: some cages leave no way
    public Optional<Puzzle> fill(long seed, int tries, BooleanSupplier stop, IntConsumer looked) {
        var random = new SplittableRandom(seed);
        for (int tried = 1; tried <= tries && !stop.getAsBoolean(); tried++) {
            looked.accept(tried);
            var found = fill(LatinSquare.random(values, random), random, stop);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Puzzle> fill(Solution digits, RandomGenerator random, BooleanSupplier stop) {
        var clues = new CageClues(KenKenWishes.of(Map.of()), random);
        var chosen = new ArrayList<>(
                cages.stream().map(cage -> clues.clue(n, cage, digits)).toList());
        for (int change = 0; change <= CHANGES_PER_GRID && !stop.getAsBoolean(); change++) {
            var puzzle = KenKenRules.puzzle(n, values, chosen);
            var found = solver.solve(puzzle, new SolverContext(new SplittableRandom(0), stop, LIMITS, _ -> {}));
            if (found.isUnique()) {
                return Optional.of(puzzle);
            }
            var others = found.solutions().stream()
                    .filter(other -> !other.equals(digits))
                    .toList();
            if (others.isEmpty() || !isChanged(chosen, digits, others, clues, random)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /// Another clue for a cage in which a solution differs that its clue lets stand.
    private boolean isChanged(
            List<Arithmetic> chosen, Solution digits, List<Solution> others, CageClues clues, RandomGenerator random) {
        var differing = digits.differences(others.get(random.nextInt(others.size())));
        int from = random.nextInt(cages.size());
        for (int i = 0; i < cages.size(); i++) {
            int at = (from + i) % cages.size();
            if (cages.get(at).intersects(differing)) {
                for (int attempt = 0; attempt < 6; attempt++) {
                    var other = clues.clue(n, cages.get(at), digits);
                    long left = others.stream()
                            .filter(each -> other.violation(each.toArray()) == 0)
                            .count();
                    if (left < others.size() && !other.equals(chosen.get(at))) {
                        chosen.set(at, other);
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
