package org.crosscage.kind.killer.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.generate.FreeCells;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;

/// Cuts a whole grid, or a few neighbouring cages anew. Cages stand in reading order of their first cells.
final class CageRegions {

    /// The largest share of single cells, in percent of all cells.
    static final int SINGLES_PERCENT = 15;

    private static final int CUTS = 200;
    private static final Comparator<SumCage> READING_ORDER = Comparator.comparingInt(cage -> cage.cells()[0]);

    private final int n;
    private final GridUnits units;
    private final Solution solution;
    private final KillerOptions options;
    private final CageSizes sizes;

    CageRegions(GenerateRequest request, Solution solution, KillerOptions options) {
        this.n = request.rows();
        this.units = GridUnits.of(n);
        this.solution = solution;
        this.options = options;
        this.sizes = CageSizes.of(request);
    }

    int side() {
        return n;
    }

    /// @return empty only when a cell was left alone again and again
    Optional<List<SumCage>> whole(RandomGenerator random) {
        var all = Cells.of(IntStream.range(0, n * n));
        for (int attempt = 0; attempt < CUTS; attempt++) {
            var cages = CageCutting.cut(n, all, solution, options, sizes, random);
            var summed = cages.map(this::summed).filter(this::hasFewSingles);
            if (summed.isPresent()) {
                return summed;
            }
        }
        return Optional.empty();
    }

    /// All cages, some neighbouring ones of which are cut anew.
    ///
    /// @param cell in the first of these
    /// @param count of them, and as many again where symmetry is wished
    /// @return empty when the same came of it, a cell was left alone, or too many are cages of their own
    Optional<List<SumCage>> recut(List<SumCage> cages, int cell, int count, RandomGenerator random) {
        int[] cageOf = new int[n * n];
        for (int i = 0; i < cages.size(); i++) {
            for (int each : cages.get(i).cells()) {
                cageOf[each] = i;
            }
        }
        var gone = gone(cages, cageOf, cell, count, random);
        int[] region = new int[n * n];
        int size = 0;
        for (int each = 0; each < n * n; each++) {
            if (gone[cageOf[each]]) {
                region[size++] = each;
            }
        }
        var fresh = CageCutting.cut(n, Cells.of(Arrays.copyOf(region, size)), solution, options, sizes, random);
        if (fresh.isEmpty() || isSame(fresh.get(), cages, cageOf)) {
            return Optional.empty();
        }
        var all = new ArrayList<SumCage>();
        for (int i = 0; i < cages.size(); i++) {
            if (!gone[i]) {
                all.add(cages.get(i));
            }
        }
        all.addAll(summed(fresh.get()));
        all.sort(READING_ORDER);
        return hasFewSingles(all) ? Optional.of(all) : Optional.empty();
    }

    private boolean hasFewSingles(List<SumCage> cages) {
        long singles = cages.stream().filter(cage -> cage.cells().length == 1).count();
        return singles * 100 <= (long) SINGLES_PERCENT * n * n;
    }

    private boolean[] gone(List<SumCage> cages, int[] cageOf, int cell, int count, RandomGenerator random) {
        var gone = new boolean[cages.size()];
        mark(cell, cageOf, gone);
        for (int i = 1; i < count; i++) {
            int chosen = -1;
            int seen = 0;
            for (int each = 0; each < n * n; each++) {
                if (gone[cageOf[each]]) {
                    for (int near : FreeCells.around(n, each)) {
                        if (!gone[cageOf[near]] && random.nextInt(++seen) == 0) {
                            chosen = near;
                        }
                    }
                }
            }
            if (chosen >= 0) {
                mark(chosen, cageOf, gone);
            }
        }
        return gone;
    }

    private void mark(int cell, int[] cageOf, boolean[] gone) {
        gone[cageOf[cell]] = true;
        if (options.symmetric()) {
            gone[cageOf[CageCutting.turned(n, cell)]] = true;
        }
    }

    private static boolean isSame(List<Cells> fresh, List<SumCage> cages, int[] cageOf) {
        return fresh.stream()
                .allMatch(cells -> Arrays.equals(
                        cells.toArray(), cages.get(cageOf[cells.get(0)]).cells()));
    }

    private List<SumCage> summed(List<Cells> cages) {
        return cages.stream()
                .map(cells -> SumCage.of(cells, solution, units))
                .sorted(READING_ORDER)
                .toList();
    }
}
