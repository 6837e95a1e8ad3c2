package org.crosscage.drawing;

import java.util.OptionalInt;
import org.crosscage.core.model.Picture;

/// The dashed lines around cages inside of their cells, where regions have the thick lines between cells: each cage is
/// a closed line at some distance from the edges of its cells, drawn dash by dash, so that all corners look alike.
record CageLines(Picture picture, Canvas canvas) {

    /// How far the outline is from the edge of the cells.
    static final double DISTANCE = 0.056;

    /// Dashes along a cell, the middles of the first and last of which are where a corner is.
    private static final int DASHES = 7;

    /// Half of a dash, without its caps.
    private static final double HALF_DASH = 0.028;

    void draw() {
        for (int row = 0; row < picture.rows(); row++) {
            for (int column = 0; column < picture.columns(); column++) {
                if (cage(row, column).isPresent()) {
                    horizontal(row, column, -1);
                    horizontal(row, column, 1);
                    vertical(row, column, -1);
                    vertical(row, column, 1);
                }
            }
        }
    }

    /// The upper side of a cell (`side` -1) or its lower one (1), unless its cage goes on there.
    private void horizontal(int row, int column, int side) {
        if (!areOneCage(row, column, row + side, column)) {
            double y = side < 0 ? row + DISTANCE : row + 1 - DISTANCE;
            double left = column - reach(row, column, side, 0, 0, -1);
            double right = column + 1 + reach(row, column, side, 0, 0, 1);
            dashes(left, right, (from, to) -> canvas.line(from, y, to, y, Ink.CAGE));
        }
    }

    /// The left side of a cell (`side` -1) or its right one (1), unless its cage goes on there.
    private void vertical(int row, int column, int side) {
        if (!areOneCage(row, column, row, column + side)) {
            double x = side < 0 ? column + DISTANCE : column + 1 - DISTANCE;
            double top = row - reach(row, column, 0, side, -1, 0);
            double bottom = row + 1 + reach(row, column, 0, side, 1, 0);
            dashes(top, bottom, (from, to) -> canvas.line(x, from, x, to, Ink.CAGE));
        }
    }

    /// The dashes of a line, whose places are the same in every cell.
    private static void dashes(double start, double end, Dash drawn) {
        for (int cell = (int) Math.floor(start); cell < end; cell++) {
            for (int dash = 0; dash < DASHES; dash++) {
                double middle = cell + DISTANCE + dash * (1 - 2 * DISTANCE) / (DASHES - 1);
                double from = Math.max(start, middle - HALF_DASH);
                double to = Math.min(end, middle + HALF_DASH);
                if (from < to) {
                    drawn.draw(from, to);
                }
            }
        }
    }

    private interface Dash {
        void draw(double from, double to);
    }

    /// How far the line at one side of a cell goes past the cell's end: not quite to it where the cage ends, to it
    /// where the cage goes straight on, and beyond where the cage turns around the corner.
    ///
    /// @param down where the line is, seen from the cell, as `right`
    /// @param on where the line goes, as `onRight`
    private double reach(int row, int column, int down, int right, int on, int onRight) {
        if (!areOneCage(row, column, row + on, column + onRight)) {
            return -DISTANCE;
        }
        return areOneCage(row, column, row + on + down, column + onRight + right) ? DISTANCE : 0;
    }

    private boolean areOneCage(int row, int column, int otherRow, int otherColumn) {
        return cage(row, column).equals(cage(otherRow, otherColumn));
    }

    private OptionalInt cage(int row, int column) {
        return row >= 0
                        && row < picture.rows()
                        && column >= 0
                        && column < picture.columns()
                        && picture.tiles().get(row * picture.columns() + column) instanceof Picture.White white
                ? white.cage()
                : OptionalInt.empty();
    }
}
