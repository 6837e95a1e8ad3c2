package org.crosscage.core.kind;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import org.crosscage.core.model.Arithmetic;

/// The inner edges of an n×n grid, and which of them have a line since two cages meet there. The edges between left
/// and right neighbours come first, row by row, then those between upper and lower ones, column by column.
public final class CageOutlines {

    private CageOutlines() {}

    public static int edges(int n) {
        return 2 * n * (n - 1);
    }

    /// The cell left of or above an edge.
    private static int first(int edge, int n) {
        int inner = n - 1;
        int line = edge / inner;
        return line < n ? line * n + edge % inner : edge % inner * n + line - n;
    }

    /// The cell right of or below an edge.
    ///
    /// @param first the cell at its other side
    private static int second(int first, int edge, int n) {
        return first + (edge < n * (n - 1) ? 1 : n);
    }

    /// The edges with a line.
    ///
    /// @param cages together they cover every cell once
    public static BitSet lines(Collection<Arithmetic> cages, int n) {
        int[] cageOf = new int[n * n];
        int number = 0;
        for (var cage : cages) {
            int here = number++;
            cage.cells().stream().forEach(cell -> cageOf[cell] = here);
        }
        var lines = new BitSet();
        for (int edge = 0; edge < edges(n); edge++) {
            int first = first(edge, n);
            lines.set(edge, cageOf[first] != cageOf[second(first, edge, n)]);
        }
        return lines;
    }

    /// The blocks within the lines by their first cells, the cells of each in reading order.
    public static List<List<Integer>> blocks(BitSet lines, int n) {
        var blockOf = new ArrayList<List<Integer>>();
        for (int cell = 0; cell < n * n; cell++) {
            blockOf.add(new ArrayList<>(List.of(cell)));
        }
        for (int edge = 0; edge < edges(n); edge++) {
            int first = first(edge, n);
            var one = blockOf.get(first);
            var other = blockOf.get(second(first, edge, n));
            if (!lines.get(edge) && one != other) {
                one.addAll(other);
                other.forEach(cell -> blockOf.set(cell, one));
            }
        }
        var blocks = new ArrayList<List<Integer>>();
        for (int cell = 0; cell < n * n; cell++) {
            var block = blockOf.get(cell).stream().sorted().toList();
            if (block.get(0) == cell) {
                blocks.add(block);
            }
        }
        return blocks;
    }
}
