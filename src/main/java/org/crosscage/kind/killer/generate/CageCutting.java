package org.crosscage.kind.killer.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.crosscage.core.generate.FreeCells;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;

/// Cuts cells of a full grid into cages of two to five cells, or of one where that is wished, whose digits all differ.
///
/// Cages grow one after the other from the cell with the fewest free neighbours, so that few cells are left alone, and
/// rather where they touch themselves, so that they are compact. A cell that is left alone joins a cage beside it.
/// Where symmetry is wished, each cage grows together with its image after half a turn, and the one that has the middle
/// of the grid is its own image.
final class CageCutting {

    static final int LARGEST_CAGE = 5;

    /// Instead of a cage.
    private static final int NONE = -1;

    private static final int HUNDRED = 100;
    /// Of a hundred cages, where cages of one cell are wished.
    private static final int SINGLES = 8;

    private final int n;
    private final Solution solution;
    private final KillerOptions options;
    private final CageSizes sizes;
    private final RandomGenerator random;
    private final int[] cageOf;
    private final FreeCells free;
    private final List<GrowingCage> cages = new ArrayList<>();

    /// Cages that are to stay as small as they are.
    private final List<GrowingCage> singles = new ArrayList<>();

    private CageCutting(
            int n, Cells region, Solution solution, KillerOptions options, CageSizes sizes, RandomGenerator random) {
        this.n = n;
        this.solution = solution;
        this.options = options;
        this.sizes = sizes;
        this.random = random;
        this.cageOf = new int[n * n];
        Arrays.fill(cageOf, NONE);
        this.free = new FreeCells(n, region);
    }

    /// @param region cells of an n×n grid; where symmetry is wished, the same after half a turn
    /// @return empty when a cell was left alone that must not be
    static Optional<List<Cells>> cut(
            int n, Cells region, Solution solution, KillerOptions options, CageSizes sizes, RandomGenerator random) {
        var cutting = new CageCutting(n, region, solution, options, sizes, random);
        cutting.growAll();
        return cutting.joinSingles()
                ? Optional.of(cutting.cages.stream()
                        .filter(cage -> cage.size() > 0)
                        .map(GrowingCage::toCells)
                        .toList())
                : Optional.empty();
    }

    /// Where a cell comes to lie after half a turn.
    static int turned(int n, int cell) {
        return n * n - 1 - cell;
    }

    private void growAll() {
        int middle = n * n / 2;
        if (options.symmetric() && n % 2 == 1 && free.has(middle)) {
            growAroundMiddle(middle);
        }
        for (int cell = free.loneliest(random); cell >= 0; cell = free.loneliest(random)) {
            grow(cell);
        }
    }

    private void grow(int first) {
        var cage = begin(first);
        var image = options.symmetric() ? Optional.of(begin(turned(n, first))) : Optional.<GrowingCage>empty();
        if (options.singles() && random.nextInt(HUNDRED) < SINGLES) {
            singles.add(cage);
            image.ifPresent(singles::add);
            return;
        }
        int wanted = sizes.choose(random);
        while (cage.size() < wanted) {
            int next = next(cage, image);
            if (next < 0) {
                break;
            }
            put(next, cage);
            image.ifPresent(other -> put(turned(n, next), other));
        }
    }

    /// By pairs of cells opposite each other.
    private void growAroundMiddle(int middle) {
        var cage = begin(middle);
        int wanted = random.nextBoolean() ? 3 : LARGEST_CAGE;
        while (cage.size() < wanted) {
            int[] choice = cage.stream()
                    .flatMap(cell -> Arrays.stream(FreeCells.around(n, cell)))
                    .filter(cell -> free.has(cell) && cage.hasRoomForPair(cell, turned(n, cell)))
                    .toArray();
            if (choice.length == 0) {
                break;
            }
            int cell = choice[random.nextInt(choice.length)];
            put(cell, cage);
            put(turned(n, cell), cage);
        }
    }

    /// A free cell that a cage can grow by, rather one with several neighbours in it; negative when there is none.
    private int next(GrowingCage cage, Optional<GrowingCage> image) {
        int chosen = -1;
        int seen = 0;
        for (int i = 0; i < cage.size(); i++) {
            for (int near : FreeCells.around(n, cage.get(i))) {
                // a cell with several neighbours there is met as often
                if (free.has(near)
                        && cage.hasRoomFor(near)
                        && image.stream().allMatch(other -> isFreeForImage(near, cage, other))
                        && random.nextInt(++seen) == 0) {
                    chosen = near;
                }
            }
        }
        return chosen;
    }

    private boolean isFreeForImage(int cell, GrowingCage cage, GrowingCage image) {
        int turned = turned(n, cell);
        return turned != cell && !cage.has(turned) && image.hasRoomFor(turned);
    }

    private GrowingCage begin(int cell) {
        var cage = new GrowingCage(n, solution, cages.size());
        cages.add(cage);
        put(cell, cage);
        return cage;
    }

    private void put(int cell, GrowingCage cage) {
        free.take(cell);
        cageOf[cell] = cage.number();
        cage.add(cell);
    }

    /// @return whether no cell is alone that must not be
    private boolean joinSingles() {
        return cages.stream().filter(cage -> !singles.contains(cage)).allMatch(cage -> cage.size() != 1 || join(cage));
    }

    private boolean join(GrowingCage single) {
        int cell = single.get(0);
        int[] near = FreeCells.around(n, cell);
        int start = random.nextInt(near.length);
        for (int i = 0; i < near.length; i++) {
            int home = cageOf[near[(start + i) % near.length]];
            if (home >= 0 && moves(cell, single, cages.get(home))) {
                return true;
            }
        }
        return false;
    }

    /// Moves a single cell to another cage, and where symmetry is wished its image to the other's.
    ///
    /// @return whether there was room
    private boolean moves(int cell, GrowingCage single, GrowingCage home) {
        if (singles.contains(home)) {
            return false;
        }
        if (!options.symmetric()) {
            return home.hasRoomFor(cell) && move(cell, single, home);
        }
        int turned = turned(n, cell);
        var image = cages.get(cageOf[turned]);
        var homeOfImage = cages.get(cageOf[turned(n, home.get(0))]);
        boolean room = home == homeOfImage
                ? home.hasRoomForPair(cell, turned)
                : home != image && home.hasRoomFor(cell) && homeOfImage.hasRoomFor(turned);
        return room && image != single && move(cell, single, home) && move(turned, image, homeOfImage);
    }

    private boolean move(int cell, GrowingCage single, GrowingCage home) {
        single.clear();
        put(cell, home);
        return true;
    }
}
