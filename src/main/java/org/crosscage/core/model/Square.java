package org.crosscage.core.model;

/// What a player has put into one cell.
///
/// @param digit the digit, or [Constraint#EMPTY]
/// @param candidates candidate marks, which the teacher reads
/// @param corners corner marks, the player's own shorthand
/// @param colour 0 for none, else 1…8
public record Square(int digit, Digits candidates, Digits corners, int colour) {

    /// How many colours there are, besides none.
    public static final int COLOURS = 8;

    public static final Square BLANK = new Square(Constraint.EMPTY, Digits.NONE, Digits.NONE, 0);

    public Square {
        if (digit < Constraint.EMPTY || digit > Digits.LARGEST) {
            throw new IllegalArgumentException("digit " + digit + " is neither empty nor in 0…" + Digits.LARGEST);
        }
        if (colour < 0 || colour > COLOURS) {
            throw new IllegalArgumentException("colour " + colour + " is not in 0…" + COLOURS);
        }
    }

    public boolean isEmpty() {
        return digit == Constraint.EMPTY;
    }

    public Square withDigit(int digit) {
        return new Square(digit, candidates, corners, colour);
    }

    public Square withCandidates(Digits candidates) {
        return new Square(digit, candidates, corners, colour);
    }

    public Square withCorners(Digits corners) {
        return new Square(digit, candidates, corners, colour);
    }

    public Square withColour(int colour) {
        return new Square(digit, candidates, corners, colour);
    }
}
