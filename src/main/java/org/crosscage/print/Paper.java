package org.crosscage.print;

import java.util.Locale;

/// The sheets that a book can be printed on, upright.
public enum Paper {
    A4(210, 297),
    LETTER(215.9, 279.4);

    private final double width;
    private final double height;

    Paper(double millimetresWide, double millimetresHigh) {
        this.width = points(millimetresWide);
        this.height = points(millimetresHigh);
    }

    /// The paper's name outside Java: `a4`, `letter`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// In points, 72 to an inch.
    double width() {
        return width;
    }

    double height() {
        return height;
    }

    static double points(double millimetres) {
        return millimetres * 72 / 25.4;
    }
}
