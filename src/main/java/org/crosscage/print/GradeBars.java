package org.crosscage.print;

import org.crosscage.core.generate.Grade;

/// A grade as bars, as many of them filled as it is high: told by shape, not by colour.
final class GradeBars {

    private static final int BARS = Grade.values().length;
    private static final double STEP = 4.6;
    private static final double BAR = 3.2;
    private static final double LEAST = 3;
    private static final double RISE = 1;
    private static final double LINE = 0.5;

    static final double WIDTH = (BARS - 1) * STEP + BAR;

    private GradeBars() {}

    /// @param x of their left end
    /// @param y of the line they stand on
    static void draw(Grade grade, Sheet sheet, double x, double y) {
        for (int bar = 0; bar < BARS; bar++) {
            double height = LEAST + bar * RISE;
            double left = x + bar * STEP;
            sheet.fill(left, y - height, BAR, height, 0x000000);
            if (bar > grade.ordinal()) {
                sheet.fill(left + LINE, y - height + LINE, BAR - 2 * LINE, height - 2 * LINE, 0xffffff);
            }
        }
    }
}
