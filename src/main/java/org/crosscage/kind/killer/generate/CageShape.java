package org.crosscage.kind.killer.generate;

/// What a cage looks like.
public final class CageShape {

    /// A cage of four cells is small enough to be seen at once, however it lies.
    private static final int LONG = 5;

    private CageShape() {}

    /// Whether a cage winds through the grid: it is long, has two ends and no branch, and turns more than once.
    ///
    /// @param cells of an n×n grid, in one piece
    public static boolean winds(int n, int... cells) {
        if (cells.length < LONG) {
            return false;
        }
        int turns = 0;
        for (int cell : cells) {
            int across = 0;
            int down = 0;
            for (int other : cells) {
                across += other / n == cell / n && Math.abs(other - cell) == 1 ? 1 : 0;
                down += Math.abs(other - cell) == n ? 1 : 0;
            }
            if (across + down > 2) {
                return false;
            }
            turns += across == 1 && down == 1 ? 1 : 0;
        }
        return turns > 1;
    }
}
