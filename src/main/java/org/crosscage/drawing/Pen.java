package org.crosscage.drawing;

/// How thick lines are and how heavy texts, in pictures that are not styled from outside.
public final class Pen {

    private Pen() {}

    /// In cells.
    public static double width(Ink ink) {
        return switch (ink) {
            case RULE -> 0.06;
            case DIAGONAL, CAGE -> 0.025;
            default -> 0.03;
        };
    }

    /// Whether a line goes on past its ends by half of its width, so that those that meet in a corner fill it.
    static boolean isSquare(Ink ink) {
        return ink == Ink.RULE || ink == Ink.CAGE;
    }

    /// Whether texts are bold: what is small or white on black.
    public static boolean isBold(Ink ink) {
        return ink == Ink.SPLIT_CLUE || ink == Ink.CORNER_CLUE || ink == Ink.GIVEN;
    }

    /// The typeface of a text.
    public static Type type(Ink ink) {
        return isBold(ink) ? Type.bold() : Type.regular();
    }

    /// Where a text begins whose anchor stands at `x`.
    static double start(String text, double x, double size, Canvas.Anchor anchor, Ink ink) {
        return switch (anchor) {
            case START -> x;
            case MIDDLE -> x - type(ink).width(text) * size / 2;
            case END -> x - type(ink).width(text) * size;
        };
    }
}
