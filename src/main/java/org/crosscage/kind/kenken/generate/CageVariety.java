package org.crosscage.kind.kenken.generate;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.crosscage.core.model.Arithmetic;

/// How varied a grid of cages is: neighbouring cages have different clues, and no shape is had by more than
/// [#MOST_PERCENT] % of the cages, from [#SHAPES_FROM] rows on; smaller grids have too few cages for that.
///
/// @param twins how many pairs of neighbouring cells lie in different cages with the same clue
/// @param singles how many cages have one cell
/// @param commonest how many cages have the commonest shape of two and more cells, turned ones counted apart
/// @param cages how many there are
public record CageVariety(int twins, int singles, int commonest, int cages) {

    static final int MOST_PERCENT = 40;
    static final int SHAPES_FROM = 5;
    /// With smaller cages there are only two shapes.
    static final int VARIED_FROM = 3;

    public static CageVariety of(int n, List<Arithmetic> cages) {
        var cageOf = new Arithmetic[n * n];
        var shapes = new HashMap<Integer, Integer>();
        int singles = 0;
        int commonest = 0;
        for (var cage : cages) {
            int[] cells = cage.cells().toArray();
            for (int cell : cells) {
                cageOf[cell] = cage;
            }
            if (cells.length == 1) {
                singles++;
            } else {
                commonest = Math.max(commonest, shapes.merge(shape(cells), 1, Integer::sum));
            }
        }
        return new CageVariety(twins(n, cageOf), singles, commonest, cages.size());
    }

    /// The distances to the first cell, which are the same wherever a shape lies in the grid.
    private static int shape(int[] cells) {
        int[] from = new int[cells.length];
        Arrays.setAll(from, i -> cells[i] - cells[0]);
        return Arrays.hashCode(from);
    }

    private static int twins(int n, Arithmetic[] cageOf) {
        int twins = 0;
        for (int cell = 0; cell < cageOf.length; cell++) {
            twins += cell % n < n - 1 && areTwins(cageOf[cell], cageOf[cell + 1]) ? 1 : 0;
            twins += cell + n < cageOf.length && areTwins(cageOf[cell], cageOf[cell + n]) ? 1 : 0;
        }
        return twins;
    }

    private static boolean areTwins(Arithmetic one, Arithmetic other) {
        return one != other && one.target() == other.target() && one.operation() == other.operation();
    }

    private boolean isVaried(int n) {
        return n < SHAPES_FROM || commonest * 100 <= MOST_PERCENT * cages;
    }

    boolean isPerfect(int n) {
        return twins == 0 && isVaried(n);
    }

    /// By name, as [org.crosscage.core.kind.PuzzleKind#flaws].
    public Set<String> flaws(int n) {
        var flaws = new TreeSet<String>();
        if (twins > 0) {
            flaws.add("twins");
        }
        if (!isVaried(n)) {
            flaws.add("common-shape");
        }
        if (singles * 100 > KenKenDrafts.SINGLES_PERCENT * n * n) {
            flaws.add("single-cells");
        }
        return flaws;
    }

    /// Whether nothing is less varied than in another grid, beyond what the laws allow.
    ///
    /// @param mostSingles how many cages of one cell there may be
    boolean isAtLeast(int n, int mostSingles, CageVariety other) {
        return singles <= Math.max(mostSingles, other.singles)
                && twins <= other.twins
                && (isVaried(n) || commonest <= other.commonest);
    }
}
