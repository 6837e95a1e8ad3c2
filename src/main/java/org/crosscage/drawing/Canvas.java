package org.crosscage.drawing;

/// What a board is drawn on. All lengths are in cells: the side of a cell is 1, x grows to the right and y downwards
/// from the top left corner of the top left cell; what frames the board has negative places too.
public interface Canvas {

    /// Which end of a text stands at its place.
    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /// A filled rectangle.
    void rectangle(double x, double y, double width, double height, Ink ink);

    /// A straight line; how thick it is follows from what it is.
    void line(double x1, double y1, double x2, double y2, Ink ink);

    /// A filled triangle with its right angle at (x, y) and two sides of the length `side` to the left and upwards.
    void corner(double x, double y, double side, Ink ink);

    /// @param y of the baseline
    /// @param size of the type: a digit is some 0.7 of it high
    void text(String text, double x, double y, double size, Anchor anchor, Ink ink);
}
