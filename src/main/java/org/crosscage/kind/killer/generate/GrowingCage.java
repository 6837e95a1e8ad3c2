package org.crosscage.kind.killer.generate;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;

/// A cage to which cells of a full grid are added.
final class GrowingCage {

    private final int n;
    private final Solution solution;
    private final int number;
    private final int[] cells = new int[CageCutting.LARGEST_CAGE];
    private int size;
    private int digits;

    GrowingCage(int n, Solution solution, int number) {
        this.n = n;
        this.solution = solution;
        this.number = number;
    }

    int number() {
        return number;
    }

    int size() {
        return size;
    }

    int get(int i) {
        return cells[i];
    }

    IntStream stream() {
        return Arrays.stream(cells, 0, size);
    }

    Cells toCells() {
        return Cells.of(stream());
    }

    void add(int cell) {
        cells[size++] = cell;
        digits |= 1 << solution.digit(cell);
    }

    void clear() {
        size = 0;
        digits = 0;
    }

    boolean has(int cell) {
        return stream().anyMatch(each -> each == cell);
    }

    /// Whether a cell beside the cage can be added: its digit is another, and the cage does not wind then.
    boolean hasRoomFor(int cell) {
        if (size == cells.length || (digits >>> solution.digit(cell) & 1) != 0) {
            return false;
        }
        if (size < cells.length - 1) {
            return true;
        }
        int[] then = cells.clone();
        then[size] = cell;
        return !CageShape.winds(n, then);
    }

    /// Whether two cells can be added together.
    boolean hasRoomForPair(int one, int other) {
        if (size > cells.length - 2 || solution.digit(one) == solution.digit(other)) {
            return false;
        }
        if ((digits >>> solution.digit(one) & 1) != 0 || (digits >>> solution.digit(other) & 1) != 0) {
            return false;
        }
        int[] then = Arrays.copyOf(cells, size + 2);
        then[size] = one;
        then[size + 1] = other;
        return !CageShape.winds(n, then);
    }
}
