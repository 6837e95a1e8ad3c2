package org.crosscage.kind.killer.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;
import org.crosscage.core.sketch.ConnectedParts;

/// Cuts cells of a full grid into cages of two to five cells whose digits all differ.
///
/// Cages grow one after the other from the cell with the fewest free neighbours, so that few cells are left alone; a
/// cell that is left alone joins a neighbouring cage that has room and not its digit.
final class CageCutting {

    static final int LARGEST_CAGE = 5;

    private final int n;
    private final Solution solution;
    private final Sizes sizes;
    private final RandomGenerator random;
    private final List<Cells> cages = new ArrayList<>();
    private Cells free;

    /// How large cages are to be: in percent those of two cells, of three, and of four; the rest have five.
    enum Sizes {
        /// More sums, so that a puzzle is easier.
        SMALL(65, 30, 5),
        VARIED(35, 40, 18);

        private final int pairs;
        private final int triples;
        private final int quads;

        Sizes(int pairs, int triples, int quads) {
            this.pairs = pairs;
            this.triples = triples;
            this.quads = quads;
        }

        private int choose(RandomGenerator random) {
            int choice = random.nextInt(100);
            return choice < pairs
                    ? 2
                    : choice < pairs + triples ? 3 : choice < pairs + triples + quads ? 4 : LARGEST_CAGE;
        }
    }

    private CageCutting(int n, Cells region, Solution solution, Sizes sizes, RandomGenerator random) {
        this.n = n;
        this.solution = solution;
        this.sizes = sizes;
        this.random = random;
        this.free = region;
    }

    /// @param region cells of an n×n grid
    /// @return empty when a cell was left alone
    static Optional<List<Cells>> cut(int n, Cells region, Solution solution, Sizes sizes, RandomGenerator random) {
        var cutting = new CageCutting(n, region, solution, sizes, random);
        while (!cutting.free.isEmpty()) {
            cutting.grow();
        }
        return cutting.joinSingle() ? Optional.of(cutting.cages) : Optional.empty();
    }

    /// The cells beside some cells.
    static Cells around(int n, Cells cells) {
        return cells.stream()
                .mapToObj(cell -> ConnectedParts.around(cell, n))
                .reduce(Cells.NONE, Cells::union)
                .filter(cell -> cell < n * n && !cells.contains(cell));
    }

    private void grow() {
        var cage = Cells.of(loneliest());
        int wanted = sizes.choose(random);
        while (cage.size() < wanted) {
            var before = cage;
            var next = around(n, cage).filter(cell -> free.contains(cell) && fits(cell, before));
            if (next.isEmpty()) {
                break;
            }
            cage = cage.union(Cells.of(next.get(random.nextInt(next.size()))));
        }
        free = free.without(cage);
        cages.add(cage);
    }

    private boolean fits(int cell, Cells cage) {
        return cage.stream().noneMatch(other -> solution.digit(other) == solution.digit(cell));
    }

    /// A free cell with the fewest free neighbours, by lot among equals.
    private int loneliest() {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        int equals = 0;
        for (int i = 0; i < free.size(); i++) {
            int cell = free.get(i);
            int count = around(n, Cells.of(cell)).intersect(free).size();
            equals = count < fewest ? 1 : count == fewest ? equals + 1 : equals;
            if (count < fewest || count == fewest && random.nextInt(equals) == 0) {
                best = cell;
                fewest = count;
            }
        }
        return best;
    }

    private boolean joinSingle() {
        for (var single : cages.stream().filter(cage -> cage.size() == 1).toList()) {
            if (cages.contains(single)) {
                var near = around(n, single);
                var homes = cages.stream()
                        .filter(cage ->
                                cage.intersects(near) && cage.size() < LARGEST_CAGE && fits(single.get(0), cage))
                        .toList();
                if (homes.isEmpty()) {
                    return false;
                }
                var home = homes.get(random.nextInt(homes.size()));
                cages.removeAll(List.of(single, home));
                cages.add(home.union(single));
            }
        }
        return true;
    }
}
