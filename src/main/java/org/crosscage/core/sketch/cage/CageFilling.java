package org.crosscage.core.sketch.cage;

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
import org.crosscage.core.search.SolverResult;

/// Finds operations and targets for cages that somebody has drawn, so that one solution is left: digits by chance,
/// and the clues of cages in which solutions differ chosen anew, as long as that helps.
final class CageFilling {

    private static final int CHANGES_PER_GRID = 30;
    private static final Limits LIMITS = new Limits(8, 4_000);

    private final CageRules rules;
    private final int n;
    private final Digits values;
    private final List<Cells> cages;
    private final Map<Integer, Integer> givens;
    private final Solver solver;

    /// @param values n different ones
    /// @param cages no cell is in two; together they have every cell, where the kind wants that
    /// @param givens by cell, which the solution has and the puzzle keeps
    /// @param solver complete: it can prove that there are no further solutions
    CageFilling(CageRules rules, Digits values, List<Cells> cages, Map<Integer, Integer> givens, Solver solver) {
        this.rules = rules;
        this.n = values.size();
        this.values = values;
        this.cages = List.copyOf(cages);
        this.givens = Map.copyOf(givens);
        this.solver = solver;
    }

    /// The same seed gives the same puzzle.
    ///
    /// @param tries how many grids of digits are tried, at least 1
    /// @param stop asked often; true ends the work
    /// @param looked hears how many grids were tried
    /// @return empty when stopped, when no grid has the given digits, and when nothing came up in so many
    ///     tries: some cages leave no way
    Optional<Puzzle> fill(long seed, int tries, BooleanSupplier stop, IntConsumer looked) {
        var random = new SplittableRandom(seed);
        if (!isPossible(stop)) {
            return Optional.empty();
        }
        // without cages, every grid leaves the same puzzle
        int most = cages.isEmpty() ? 1 : tries;
        for (int tried = 1; tried <= most && !stop.getAsBoolean(); tried++) {
            looked.accept(tried);
            var digits = rules.grid(values, givens, random, stop);
            if (digits.isEmpty()) {
                return Optional.empty();
            }
            var found = fill(digits.get(), random, stop);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /// Whether some grid has the given digits: the solver sees in no time what a search by chance may never see.
    private boolean isPossible(BooleanSupplier stop) {
        return givens.isEmpty()
                || !solve(rules.puzzle(n, values, List.of(), givens), stop).isUnsolvable();
    }

    private SolverResult solve(Puzzle puzzle, BooleanSupplier stop) {
        return solver.solve(puzzle, new SolverContext(new SplittableRandom(0), stop, LIMITS, _ -> {}));
    }

    private Optional<Puzzle> fill(Solution digits, RandomGenerator random, BooleanSupplier stop) {
        var chosen = new ArrayList<>(
                cages.stream().map(cage -> rules.clue(n, cage, digits, random)).toList());
        for (int change = 0; change <= CHANGES_PER_GRID && !stop.getAsBoolean(); change++) {
            var puzzle = rules.puzzle(n, values, chosen, givens);
            var found = solve(puzzle, stop);
            if (found.isUnique()) {
                return Optional.of(puzzle);
            }
            var others = found.solutions().stream()
                    .filter(other -> !other.equals(digits))
                    .toList();
            if (others.isEmpty() || cages.isEmpty() || !isChanged(chosen, digits, others, random)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /// Another clue for a cage in which a solution differs that its clue lets stand.
    private boolean isChanged(List<Arithmetic> chosen, Solution digits, List<Solution> others, RandomGenerator random) {
        var differing = digits.differences(others.get(random.nextInt(others.size())));
        int from = random.nextInt(cages.size());
        for (int i = 0; i < cages.size(); i++) {
            int at = (from + i) % cages.size();
            if (cages.get(at).intersects(differing)) {
                for (int attempt = 0; attempt < 6; attempt++) {
                    var other = rules.clue(n, cages.get(at), digits, random);
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
