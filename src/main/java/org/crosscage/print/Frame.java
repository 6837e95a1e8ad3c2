package org.crosscage.print;

/// A rectangle on a sheet, in points from its top left corner.
record Frame(double x, double y, double width, double height) {

    /// 15 mm: home printers reach no further than that, and it leaves room for a punch.
    static final double MARGIN = Paper.points(15);

    /// What the running head and the page number take.
    private static final double HEAD = 24;

    private static final double FOOT = 22;

    /// What of a sheet is free between the running head and the page number.
    static Frame of(Paper paper) {
        return new Frame(MARGIN, MARGIN + HEAD, paper.width() - 2 * MARGIN, paper.height() - 2 * MARGIN - HEAD - FOOT);
    }

    /// One of several equal parts, counted in reading order.
    ///
    /// @param gap between parts
    Frame part(int columns, int rows, int index, double gap) {
        double partWidth = (width - (columns - 1) * gap) / columns;
        double partHeight = (height - (rows - 1) * gap) / rows;
        return new Frame(
                x + index % columns * (partWidth + gap),
                y + (double) (index / columns) * (partHeight + gap),
                partWidth,
                partHeight);
    }

    /// What is left below the top.
    Frame below(double top) {
        return new Frame(x, y + top, width, height - top);
    }

    double right() {
        return x + width;
    }

    double middle() {
        return x + width / 2;
    }
}
