package org.crosscage.kind.killer.generate;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/// Local search on the cages of a full grid towards a grade: a few cages around an undecided cell are cut anew, and
/// that stays when it is not much worse than before.
final class CageSearch {

    private static final int STEPS_PER_LINE = 60;
    private static final int SLACK = 6;

    private final CageRegions regions;
    private final GradeAim aim;
    private final RandomGenerator random;
    private final int n;

    CageSearch(CageRegions regions, GradeAim aim, RandomGenerator random) {
        this.regions = regions;
        this.n = regions.side();
        this.aim = aim;
        this.random = random;
    }

    /// @param cages to begin with
    /// @return empty when stopped, and when none were found
    Optional<List<SumCage>> run(List<SumCage> cages, BooleanSupplier stop) {
        return aim.isDecided() ? climb(cages, stop) : draw(cages, stop);
    }

    private Optional<List<SumCage>> climb(List<SumCage> cages, BooleanSupplier stop) {
        var current = cages;
        int left = aim.left(current);
        int[] domains = aim.domains().copy();
        for (int step = 0; step < STEPS_PER_LINE * n && !stop.getAsBoolean(); step++) {
            if (left == 0 && aim.isHardEnough(current)) {
                return Optional.of(current);
            }
            int cell = left == 0 ? random.nextInt(n * n) : openCell(domains);
            var next = regions.recut(current, cell, 2 + random.nextInt(2), random);
            if (next.isPresent()) {
                int leftNext = aim.left(next.get());
                if (leftNext < left + random.nextInt(SLACK)) {
                    current = next.get();
                    left = leftNext;
                    domains = aim.domains().copy();
                }
            }
        }
        return Optional.empty();
    }

    private Optional<List<SumCage>> draw(List<SumCage> cages, BooleanSupplier stop) {
        var drawn = Optional.of(cages);
        for (int step = 0; step < n && !stop.getAsBoolean(); step++) {
            if (drawn.filter(aim::isMetBy).isPresent()) {
                return drawn;
            }
            drawn = regions.whole(random);
        }
        return Optional.empty();
    }

    private int openCell(int[] domains) {
        int chosen = 0;
        int seen = 0;
        for (int cell = 0; cell < domains.length; cell++) {
            if ((domains[cell] & domains[cell] - 1) != 0 && random.nextInt(++seen) == 0) {
                chosen = cell;
            }
        }
        return chosen;
    }
}
