package org.crosscage.kind.killer.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.sketch.ConnectedParts;
import org.crosscage.kind.killer.rules.KillerRules;

/// Rows, columns and boxes of a grid, which are counted in this order, n of each.
final class GridUnits {

    static final int MOST_NEIGHBOURS = 4;
    private static final Map<Integer, GridUnits> BY_SIDE =
            KillerRules.sides().stream().collect(Collectors.toUnmodifiableMap(Function.identity(), GridUnits::new));

    private final int n;
    private final int[][] units;
    private final int[] unitsAt;
    private final List<Crossing> crossings;
    private final List<Block> blocks;

    private GridUnits(int n) {
        this.n = n;
        this.units = new int[3 * n][];
        for (int i = 0; i < n; i++) {
            int number = i;
            units[i] = cells(cell -> cell / n == number);
            units[n + i] = cells(cell -> cell % n == number);
            units[2 * n + i] = cells(cell -> KillerRules.box(n, cell) == number);
        }
        this.unitsAt = new int[n * n];
        for (int unit = 0; unit < units.length; unit++) {
            for (int cell : units[unit]) {
                unitsAt[cell] |= 1 << unit;
            }
        }
        this.crossings = List.copyOf(crossings());
        this.blocks = List.copyOf(blocks());
    }

    /// Cells that a line and a box share, at least two, and the others of both.
    record Crossing(int[] shared, int[] restOfLine, int[] restOfBox) {}

    /// Cells that have each digit so many times.
    record Block(int[] cells, int times) {}

    static GridUnits of(int n) {
        return Objects.requireNonNull(BY_SIDE.get(n));
    }

    int side() {
        return n;
    }

    int count() {
        return units.length;
    }

    /// @return not to be changed
    int[] cells(int unit) {
        return units[unit];
    }

    /// The units that a cell is in, a bit for each.
    int at(int cell) {
        return unitsAt[cell];
    }

    List<Crossing> allCrossings() {
        return crossings;
    }

    /// Neighbouring rows, columns, and boxes, up to four of them that do not make up the whole grid.
    List<Block> allBlocks() {
        return blocks;
    }

    private int[] cells(IntPredicate wanted) {
        return IntStream.range(0, n * n).filter(wanted).toArray();
    }

    private List<Crossing> crossings() {
        var found = new ArrayList<Crossing>();
        for (int line = 0; line < 2 * n; line++) {
            for (int box = 2 * n; box < 3 * n; box++) {
                int inLine = 1 << line;
                int inBox = 1 << box;
                var shared = cells(cell -> (unitsAt[cell] & inLine) != 0 && (unitsAt[cell] & inBox) != 0);
                if (shared.length > 1) {
                    found.add(new Crossing(
                            shared,
                            cells(cell -> (unitsAt[cell] & inLine) != 0 && (unitsAt[cell] & inBox) == 0),
                            cells(cell -> (unitsAt[cell] & inLine) == 0 && (unitsAt[cell] & inBox) != 0)));
                }
            }
        }
        return found;
    }

    private List<Block> blocks() {
        var found = new ArrayList<Block>();
        for (int count = 1; count <= Math.min(MOST_NEIGHBOURS, n - 1); count++) {
            for (int first = 0; first + count <= n; first++) {
                found.add(block(first, count));
                found.add(block(n + first, count));
            }
        }
        for (int set = 1; set < 1 << n; set++) {
            if (Integer.bitCount(set) <= MOST_NEIGHBOURS && isConnected(set)) {
                found.add(new Block(boxes(set), Integer.bitCount(set)));
            }
        }
        return found;
    }

    private Block block(int first, int count) {
        return new Block(
                IntStream.range(first, first + count)
                        .flatMap(unit -> Arrays.stream(units[unit]))
                        .toArray(),
                count);
    }

    private int[] boxes(int set) {
        return cells(cell -> (set >>> KillerRules.box(n, cell) & 1) != 0);
    }

    private boolean isConnected(int boxes) {
        return ConnectedParts.isConnected(Cells.of(boxes(boxes)), n);
    }
}
