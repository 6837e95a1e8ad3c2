package org.crosscage.kind.killer.generate;

import java.util.Arrays;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;

/// A cage with all that its sum allows, and what of it is in one unit.
///
/// @param cells ascending
/// @param layouts as [SumLayouts] has them
/// @param parts those of two and more cells in one unit
record SumCage(int[] cells, int sum, long[] layouts, Part[] parts) {

    /// Cells of the cage in one unit.
    ///
    /// @param positions of the cells in the cage, a bit for each
    /// @param mask their bits in a layout
    record Part(int unit, int positions, long mask) {}

    static SumCage of(Cells cells, Solution solution, GridUnits units) {
        int[] indices = cells.toArray();
        int sum = 0;
        for (int cell : indices) {
            sum += solution.digit(cell);
        }
        return new SumCage(indices, sum, SumLayouts.of(indices.length, sum), parts(indices, units));
    }

    private static Part[] parts(int[] cells, GridUnits units) {
        var parts = new Part[units.count()];
        int count = 0;
        int all = 0;
        for (int cell : cells) {
            all |= units.at(cell);
        }
        for (int rest = all; rest != 0; rest &= rest - 1) {
            int unit = Integer.numberOfTrailingZeros(rest);
            int positions = 0;
            long mask = 0;
            for (int i = 0; i < cells.length; i++) {
                if ((units.at(cells[i]) >>> unit & 1) != 0) {
                    positions |= 1 << i;
                    mask |= (long) SumLayouts.CELL << i * SumLayouts.BITS;
                }
            }
            if (Integer.bitCount(positions) > 1) {
                parts[count++] = new Part(unit, positions, mask);
            }
        }
        return Arrays.copyOf(parts, count);
    }

    /// The bits of one of its cells in a layout.
    long mask(int cell) {
        int place = Arrays.binarySearch(cells, cell);
        return (long) SumLayouts.CELL << place * SumLayouts.BITS;
    }

    /// Whether the digits differ and make the sum.
    boolean isMetBy(Solution digits) {
        int there = 0;
        int made = 0;
        for (int cell : cells) {
            there |= 1 << digits.digit(cell);
            made += digits.digit(cell);
        }
        return made == sum && Integer.bitCount(there) == cells.length;
    }
}
