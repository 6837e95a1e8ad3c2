package org.crosscage.core.model;

import java.util.List;

/// What a player has put into one cell.
///
/// @param digit the digit, or [Constraint#EMPTY]
/// @param candidates candidate marks, which the teacher reads
/// @param corners corner marks, the player's own shorthand
/// @param colour 0 for none, 1…8, or two different ones as a number of two digits, the older first: 35 is 3 and then 5
/// @param markColours the colours of single candidate marks, ascending, each a number of digit and colour: 75 is colour
/// 5 at
///     the mark 7. A colour stays when its mark goes, and shows again when it comes back.
public record Square(int digit, Digits candidates, Digits corners, int colour, List<Integer> markColours) {

    /// How many colours there are, besides none.
    public static final int COLOURS = 8;

    public static final Square BLANK = new Square(Constraint.EMPTY, Digits.NONE, Digits.NONE, 0, List.of());

    public Square {
        if (digit < Constraint.EMPTY || digit > Digits.LARGEST) {
            throw new IllegalArgumentException("digit " + digit + " is neither empty nor in 0…" + Digits.LARGEST);
        }
        if (!isColour(colour)) {
            throw new IllegalArgumentException("colour " + colour + " is neither none, one nor two of 1…" + COLOURS);
        }
        markColours = List.copyOf(markColours);
    }

    /// Whether a number stands for none, one or two colours.
    public static boolean isColour(int colour) {
        int newer = colour % 10;
        int older = colour / 10;
        return colour == 0 || newer > 0 && newer <= COLOURS && older >= 0 && older <= COLOURS && older != newer;
    }

    public boolean isEmpty() {
        return digit == Constraint.EMPTY;
    }

    public Square withDigit(int digit) {
        return new Square(digit, candidates, corners, colour, markColours);
    }

    public Square withCandidates(Digits candidates) {
        return new Square(digit, candidates, corners, colour, markColours);
    }

    public Square withCorners(Digits corners) {
        return new Square(digit, candidates, corners, colour, markColours);
    }

    public Square withColour(int colour) {
        return new Square(digit, candidates, corners, colour, markColours);
    }

    public Square withMarkColours(List<Integer> markColours) {
        return new Square(digit, candidates, corners, colour, markColours);
    }
}
