package org.crosscage.drawing;

/// What something in a picture is: a canvas decides how that looks.
public enum Ink {
    /// The outline of the whole board, behind everything.
    FRAME,
    /// The ground of a white cell.
    WHITE,
    /// The ground of a white cell that is pointed out.
    MARKED,
    /// The ground of a black cell.
    BLACK,
    /// Between the two clues of a black cell.
    DIAGONAL,
    /// Between white cells of one region.
    HAIR,
    /// Between white cells of different regions.
    RULE,
    /// Around a cage, inside of its cells.
    CAGE,
    /// A clue in a black cell.
    SPLIT_CLUE,
    /// A clue in the corner of a white cell.
    CORNER_CLUE,
    /// A digit that the puzzle gives.
    GIVEN,
    /// A digit that was filled in.
    DIGIT,
    /// A candidate mark.
    MARK,
    /// The sign in the corner of a cell that is pointed out.
    SIGN,
    /// The number of a row or column at the edge.
    NUMBER
}
