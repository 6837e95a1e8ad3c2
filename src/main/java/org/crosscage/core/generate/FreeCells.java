package org.crosscage.core.generate;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Cells;

/// The cells of a part of a square grid that no cage has taken yet, while it is cut into cages.
public final class FreeCells {

    private final int n;
    private final Cells region;
    private final boolean[] free;
    private final int[] freeAround;

    /// @param region any cells of an n×n grid
    public FreeCells(int n, Cells region) {
        this.n = n;
        this.region = region;
        this.free = new boolean[n * n];
        this.freeAround = new int[n * n];
        for (int i = 0; i < region.size(); i++) {
            free[region.get(i)] = true;
            for (int near : around(n, region.get(i))) {
                freeAround[near]++;
            }
        }
    }

    /// The cells that share an edge with a cell, ascending.
    public static int[] around(int n, int cell) {
        int[] around = new int[4];
        int count = 0;
        int column = cell % n;
        if (cell >= n) {
            around[count++] = cell - n;
        }
        if (column > 0) {
            around[count++] = cell - 1;
        }
        if (column < n - 1) {
            around[count++] = cell + 1;
        }
        if (cell < n * (n - 1)) {
            around[count++] = cell + n;
        }
        return Arrays.copyOf(around, count);
    }

    public boolean has(int cell) {
        return free[cell];
    }

    /// Takes a cell away; nothing changes when it is not free.
    public void take(int cell) {
        if (free[cell]) {
            free[cell] = false;
            for (int near : around(n, cell)) {
                freeAround[near]--;
            }
        }
    }

    /// A free cell with the fewest free neighbours, by lot among equals; negative when no cell is free.
    public int loneliest(RandomGenerator random) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        int equals = 0;
        for (int i = 0; i < region.size(); i++) {
            int cell = region.get(i);
            if (free[cell]) {
                int count = freeAround[cell];
                equals = count < fewest ? 1 : count == fewest ? equals + 1 : equals;
                if (count < fewest || count == fewest && random.nextInt(equals) == 0) {
                    best = cell;
                    fewest = count;
                }
            }
        }
        return best;
    }
}
