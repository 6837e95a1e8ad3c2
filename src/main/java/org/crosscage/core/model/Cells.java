package org.crosscage.core.model;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// An immutable set of cell indices (see [Shape]), ascending, which is reading order.
public final class Cells {

    public static final Cells NONE = new Cells(new int[0]);

    private final int[] indices;

    private Cells(int[] ascending) {
        this.indices = ascending;
    }

    /// The set of the given indices, in any order, duplicates dropped.
    public static Cells of(int... indices) {
        return ofOwn(indices.clone());
    }

    public static Cells of(IntStream indices) {
        return ofOwn(indices.toArray());
    }

    /// @param indices that nobody else has; put in order
    private static Cells ofOwn(int[] indices) {
        Arrays.sort(indices);
        int count = 0;
        for (int index : indices) {
            if (count == 0 || index != indices[count - 1]) {
                indices[count++] = index;
            }
        }
        if (count > 0 && indices[0] < 0) {
            throw new IllegalArgumentException("cell index " + indices[0] + " is negative");
        }
        return count == 0 ? NONE : new Cells(count == indices.length ? indices : Arrays.copyOf(indices, count));
    }

    public int size() {
        return indices.length;
    }

    public boolean isEmpty() {
        return indices.length == 0;
    }

    /// The i-th cell index in reading order, `0 ≤ i < size()`.
    public int get(int i) {
        return indices[i];
    }

    public boolean contains(int cell) {
        return Arrays.binarySearch(indices, cell) >= 0;
    }

    public boolean containsAll(Cells other) {
        for (int cell : other.indices) {
            if (!contains(cell)) {
                return false;
            }
        }
        return true;
    }

    public boolean intersects(Cells other) {
        for (int cell : other.indices) {
            if (contains(cell)) {
                return true;
            }
        }
        return false;
    }

    public Cells filter(IntPredicate keep) {
        int[] kept = new int[indices.length];
        int count = 0;
        for (int cell : indices) {
            if (keep.test(cell)) {
                kept[count++] = cell;
            }
        }
        return count == indices.length ? this : count == 0 ? NONE : new Cells(Arrays.copyOf(kept, count));
    }

    public Cells without(Cells other) {
        return filter(cell -> !other.contains(cell));
    }

    public Cells without(int cell) {
        return filter(c -> c != cell);
    }

    public Cells intersect(Cells other) {
        return filter(other::contains);
    }

    /// Where some of these cells stand among them, one bit each.
    ///
    /// @return of the first 64 cells
    public long positions(Cells some) {
        long positions = 0;
        for (int i = 0; i < Math.min(indices.length, Long.SIZE); i++) {
            positions |= some.contains(indices[i]) ? 1L << i : 0;
        }
        return positions;
    }

    public Cells union(Cells other) {
        int[] all = Arrays.copyOf(indices, indices.length + other.indices.length);
        System.arraycopy(other.indices, 0, all, indices.length, other.indices.length);
        return ofOwn(all);
    }

    /// The indices, ascending.
    public IntStream stream() {
        return Arrays.stream(indices);
    }

    public int[] toArray() {
        return indices.clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Cells cells && Arrays.equals(indices, cells.indices);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(indices);
    }

    @Override
    public String toString() {
        return stream().mapToObj(Integer::toString).collect(Collectors.joining(" ", "[", "]"));
    }
}
