package org.crosscage.kind.kenken.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.crosscage.core.generate.FreeCells;
import org.crosscage.core.model.Cells;

/// Cuts a region of a grid into cages of two cells and more, with few single cells and varied shapes.
///
/// Cages grow one after the other from the cell with the fewest free neighbours, so that few cells are left alone;
/// a cell that is left alone joins a neighbouring cage with room, or, when there is none, takes a cell from a cage
/// of three or more.
final class CageCut {

    /// Instead of a cage.
    private static final int NONE = -1;

    private final int n;
    private final int largest;
    private final RandomGenerator random;
    private final int[] cageOf;
    private final FreeCells free;
    private final List<List<Integer>> cages = new ArrayList<>();

    private CageCut(int n, Cells region, int largest, RandomGenerator random) {
        this.n = n;
        this.largest = largest;
        this.random = random;
        this.cageOf = new int[n * n];
        Arrays.fill(cageOf, NONE);
        this.free = new FreeCells(n, region);
    }

    /// @param region any cells of an n×n grid
    /// @param largest how many cells a cage may have, at least 2
    /// @param singles how many cages of one cell may stay; where the region leaves no choice there may be more
    static List<Cells> cut(int n, Cells region, int singles, int largest, RandomGenerator random) {
        var cut = new CageCut(n, region, largest, random);
        cut.growAll();
        cut.joinSingles(Math.max(0, singles));
        return cut.cages.stream()
                .filter(cage -> !cage.isEmpty())
                .map(cage -> Cells.of(cage.stream().mapToInt(Integer::intValue)))
                .toList();
    }

    /// The cells outside of a region that share an edge with it.
    static Cells neighbours(int n, Cells region) {
        int[] border = new int[4 * region.size()];
        int count = 0;
        for (int i = 0; i < region.size(); i++) {
            for (int cell : FreeCells.around(n, region.get(i))) {
                border[count++] = cell;
            }
        }
        return Cells.of(Arrays.copyOf(border, count)).without(region);
    }

    private void growAll() {
        for (int seed = free.loneliest(random); seed >= 0; seed = free.loneliest(random)) {
            var cage = new ArrayList<Integer>();
            cages.add(cage);
            take(seed, cages.size() - 1);
            int wanted = wantedSize();
            while (cage.size() < wanted) {
                int[] border = freeAround(cage);
                if (border.length == 0) {
                    break;
                }
                take(border[random.nextInt(border.length)], cages.size() - 1);
            }
        }
    }

    /// The free cells that share an edge with one of a cage, in the order in which its cells came.
    private int[] freeAround(List<Integer> cage) {
        int[] border = new int[4 * cage.size()];
        int count = 0;
        for (int cell : cage) {
            for (int near : FreeCells.around(n, cell)) {
                if (free.has(near) && isNew(near, border, count)) {
                    border[count++] = near;
                }
            }
        }
        return Arrays.copyOf(border, count);
    }

    private static boolean isNew(int cell, int[] known, int count) {
        for (int i = 0; i < count; i++) {
            if (known[i] == cell) {
                return false;
            }
        }
        return true;
    }

    private int wantedSize() {
        int choice = random.nextInt(100);
        return Math.min(
                largest, choice < 38 ? 2 : choice < 80 ? 3 : Math.max(4, 4 + random.nextInt(Math.max(1, largest - 3))));
    }

    private void joinSingles(int allowed) {
        int keep = allowed == 0 ? 0 : random.nextInt(allowed + 1);
        for (int cage = 0; cage < cages.size(); cage++) {
            if (cages.get(cage).size() == 1 && --keep < 0) {
                join(cages.get(cage).getFirst());
            }
        }
    }

    private void join(int cell) {
        int[] near = FreeCells.around(n, cell);
        for (int neighbour : near) {
            if (cageOf[neighbour] != NONE && cages.get(cageOf[neighbour]).size() < largest) {
                cages.get(cageOf[cell]).clear();
                take(cell, cageOf[neighbour]);
                return;
            }
        }
        for (int neighbour : near) {
            if (cageOf[neighbour] != NONE && isConnectedWithout(cages.get(cageOf[neighbour]), neighbour)) {
                cages.get(cageOf[neighbour]).remove(Integer.valueOf(neighbour));
                take(neighbour, cageOf[cell]);
                return;
            }
        }
    }

    private boolean isConnectedWithout(List<Integer> cage, int cell) {
        var rest = new ArrayList<>(cage);
        rest.remove(Integer.valueOf(cell));
        var reached = new ArrayList<>(rest.subList(0, Math.min(1, rest.size())));
        for (int i = 0; i < reached.size(); i++) {
            for (int near : FreeCells.around(n, reached.get(i))) {
                if (rest.contains(near) && !reached.contains(near)) {
                    reached.add(near);
                }
            }
        }
        return rest.size() > 1 && reached.size() == rest.size();
    }

    private void take(int cell, int cage) {
        free.take(cell);
        cageOf[cell] = cage;
        cages.get(cage).add(cell);
    }
}
