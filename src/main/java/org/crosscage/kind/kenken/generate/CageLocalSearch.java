package org.crosscage.kind.kenken.generate;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;

/// Local search on the cages of a solution, so that they decide more and more cells ([CageNarrowing]): a few cages
/// around an undecided cell are cut anew, and that stays when it is not much worse than before.
final class CageLocalSearch {

    private static final int STEPS_PER_LINE = 30;
    private static final int SLACK = 6;

    private final CageNarrowing narrowing;
    private final Optional<CageNarrowing> weaker;
    private final RandomGenerator random;
    private final BooleanSupplier stop;
    private final int n;

    /// @param grade up to [Grade#MEDIUM]
    /// @param stop asked before each step
    CageLocalSearch(int n, Digits values, Grade grade, RandomGenerator random, BooleanSupplier stop) {
        boolean medium = grade == Grade.MEDIUM;
        this.n = n;
        this.narrowing = new CageNarrowing(n, values, medium);
        this.weaker = medium ? Optional.of(narrowing.lessClosely()) : Optional.empty();
        this.random = random;
        this.stop = stop;
    }

    /// @param cages to begin with
    /// @param changed the same cages with some around a cell cut anew
    /// @return cages that decide every cell, and for [Grade#MEDIUM] not at less than the closest look; empty when
    ///     they were not found
    Optional<List<Arithmetic>> run(List<Arithmetic> cages, Change changed) {
        var current = cages;
        int left = narrowing.left(current);
        int[] domains = narrowing.domains();
        for (int step = 0; step < STEPS_PER_LINE * n && !stop.getAsBoolean(); step++) {
            if (left == 0 && isHardEnough(current)) {
                return Optional.of(current);
            }
            var next = changed.around(current, left == 0 ? random.nextInt(n * n) : openCell());
            if (next.isPresent()) {
                int leftNext = narrowing.left(next.get());
                if (leftNext < left + random.nextInt(SLACK)) {
                    current = next.get();
                    left = leftNext;
                    domains = narrowing.domains();
                } else {
                    narrowing.restore(domains);
                }
            }
        }
        return Optional.empty();
    }

    private boolean isHardEnough(List<Arithmetic> cages) {
        return weaker.isEmpty() || weaker.get().left(cages) > 0;
    }

    private int openCell() {
        int chosen = 0;
        int seen = 0;
        for (int cell = 0; cell < n * n; cell++) {
            if (narrowing.isOpen(cell) && random.nextInt(++seen) == 0) {
                chosen = cell;
            }
        }
        return chosen;
    }

    /// How cages are cut anew.
    @FunctionalInterface
    interface Change {

        /// @return empty when no other cages came of it
        Optional<List<Arithmetic>> around(List<Arithmetic> cages, int cell);
    }
}
