package org.crosscage.kind.kenken;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;

/// Cuts a region of a grid into cages of two cells and more, with few single cells and varied shapes.
///
/// Cages grow one after the other from the cell with the fewest free neighbours, so that few cells are left alone;
/// a cell that is left alone joins a neighbouring cage with room, or, when there is none, takes a cell from a cage
/// of three or more.
final class CageCut {

    private static final int FREE = -1;
    private static final int OUTSIDE = -2;

    private final int n;
    private final int largest;
    private final RandomGenerator random;
    private final int[] cageOf;
    private final List<List<Integer>> cages = new ArrayList<>();

    private CageCut(int n, Cells region, int largest, RandomGenerator random) {
        this.n = n;
        this.largest = largest;
        this.random = random;
        this.cageOf = new int[n * n];
        Arrays.fill(cageOf, OUTSIDE);
        region.stream().forEach(cell -> cageOf[cell] = FREE);
    }

    /// @param region any cells of an n×n grid
    /// @param largest how many cells a cage may have, at least 2
    /// @param singles how many cages of one cell may stay; where the region leaves no choice there may be more
    static List<Cells> cut(int n, Cells region, int singles, int largest, RandomGenerator random) {
        var cut = new CageCut(n, region, largest, random);
        cut.growAll(region);
        cut.joinSingles(Math.max(0, singles));
        return cut.cages.stream()
                .filter(cage -> !cage.isEmpty())
                .map(cage -> Cells.of(cage.stream().mapToInt(Integer::intValue)))
                .toList();
    }

    /// The cells outside of a region that share an edge with it.
    static Cells neighbours(int n, Cells region) {
        return Cells.of(region.stream().flatMap(cell -> around(n, cell))).without(region);
    }

    private static IntStream around(int n, int cell) {
        int row = cell / n;
        int column = cell % n;
        return IntStream.of(
                        row > 0 ? cell - n : -1,
                        column > 0 ? cell - 1 : -1,
                        column < n - 1 ? cell + 1 : -1,
                        row < n - 1 ? cell + n : -1)
                .filter(c -> c >= 0);
    }

    private void growAll(Cells region) {
        for (int left = region.size(); left > 0; ) {
            int seed = loneliest(region);
            var cage = new ArrayList<Integer>();
            cages.add(cage);
            take(seed, cages.size() - 1);
            int wanted = wantedSize();
            while (cage.size() < wanted) {
                int[] border =
                        cage.stream().flatMapToInt(this::freeAround).distinct().toArray();
                if (border.length == 0) {
                    break;
                }
                take(border[random.nextInt(border.length)], cages.size() - 1);
            }
            left -= cage.size();
        }
    }

    private int wantedSize() {
        int choice = random.nextInt(100);
        return Math.min(
                largest, choice < 38 ? 2 : choice < 80 ? 3 : Math.max(4, 4 + random.nextInt(Math.max(1, largest - 3))));
    }

    /// A free cell with the fewest free neighbours, by lot among equals.
    private int loneliest(Cells region) {
        int best = -1;
        long bestCount = Long.MAX_VALUE;
        int equals = 0;
        for (int i = 0; i < region.size(); i++) {
            int cell = region.get(i);
            if (cageOf[cell] == FREE) {
                long count = freeAround(cell).count();
                equals = count < bestCount ? 1 : count == bestCount ? equals + 1 : equals;
                if (count < bestCount || count == bestCount && random.nextInt(equals) == 0) {
                    best = cell;
                    bestCount = count;
                }
            }
        }
        return best;
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
        int[] inside = around(n, cell).filter(c -> cageOf[c] != OUTSIDE).toArray();
        for (int neighbour : inside) {
            if (cages.get(cageOf[neighbour]).size() < largest) {
                cages.get(cageOf[cell]).clear();
                take(cell, cageOf[neighbour]);
                return;
            }
        }
        for (int neighbour : inside) {
            var cage = cages.get(cageOf[neighbour]);
            if (isConnectedWithout(cage, neighbour)) {
                cage.remove(Integer.valueOf(neighbour));
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
            around(n, reached.get(i))
                    .filter(c -> rest.contains(c) && !reached.contains(c))
                    .forEach(reached::add);
        }
        return rest.size() > 1 && reached.size() == rest.size();
    }

    private IntStream freeAround(int cell) {
        return around(n, cell).filter(c -> cageOf[c] == FREE);
    }

    private void take(int cell, int cage) {
        cageOf[cell] = cage;
        cages.get(cage).add(cell);
    }
}
