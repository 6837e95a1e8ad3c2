package org.crosscage.print;

import org.crosscage.drawing.Type;

/// How a text is written.
///
/// @param size in points
/// @param colour 0xRRGGBB
record Style(boolean bold, double size, int colour) {

    static Style plain(double size) {
        return new Style(false, size, 0x000000);
    }

    static Style bold(double size) {
        return new Style(true, size, 0x000000);
    }

    /// For what need not be read.
    static Style quiet(double size) {
        return new Style(false, size, 0x505050);
    }

    Type type() {
        return bold ? Type.bold() : Type.regular();
    }

    /// In points.
    double width(String text) {
        return type().width(text) * size;
    }
}
