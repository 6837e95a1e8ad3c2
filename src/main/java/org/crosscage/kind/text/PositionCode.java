package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.crosscage.core.kind.CodeReader;
import org.crosscage.core.kind.CodeWriter;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;

/// What is filled in, in the code of a link: for each cell without a given digit a bit, whether it has a digit, and its
/// place among the puzzle's digits in as few bits as hold all places. Then for the candidate marks and for the corner
/// marks a bit, whether there are any, and for each cell without a digit a bit, whether it has some, and one for each
/// of the puzzle's digits. Last a bit, whether there are colours, and for each cell a bit, whether it has one,
/// and the colour less one (3 bits). Marks below a digit, the older of two colours and the colours of marks stay
/// behind.
final class PositionCode {

    private static final int COLOUR_BITS = 3;

    private final Puzzle puzzle;
    private final int[] digits;
    private final int digitBits;

    PositionCode(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.digits = puzzle.digits().toArray();
        this.digitBits = Integer.SIZE - Integer.numberOfLeadingZeros(digits.length - 1);
    }

    void write(Position position, CodeWriter code) {
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            if (puzzle.given(cell).isEmpty()) {
                int digit = position.digit(cell);
                code.bit(digit != Constraint.EMPTY);
                if (digit != Constraint.EMPTY) {
                    code.bits(place(digit), digitBits);
                }
            }
        }
        writeMarks(position, Square::candidates, code);
        writeMarks(position, Square::corners, code);
        writeColours(position, code);
    }

    private int place(int digit) {
        int place = 0;
        while (digits[place] != digit) {
            place++;
        }
        return place;
    }

    private void writeMarks(Position position, Function<Square, Digits> marks, CodeWriter code) {
        boolean areAny = position.squares().stream()
                .anyMatch(square -> square.isEmpty() && !marks.apply(square).isEmpty());
        code.bit(areAny);
        if (areAny) {
            for (var square : position.squares()) {
                if (square.isEmpty()) {
                    var set = marks.apply(square);
                    code.bit(!set.isEmpty());
                    if (!set.isEmpty()) {
                        for (int digit : digits) {
                            code.bit(set.contains(digit));
                        }
                    }
                }
            }
        }
    }

    private static void writeColours(Position position, CodeWriter code) {
        boolean areAny = position.squares().stream().anyMatch(square -> square.colour() > 0);
        code.bit(areAny);
        if (areAny) {
            for (var square : position.squares()) {
                code.bit(square.colour() > 0);
                if (square.colour() > 0) {
                    code.bits(square.colour() % 10 - 1L, COLOUR_BITS);
                }
            }
        }
    }

    /// @throws org.crosscage.core.kind.FormatException when nobody can have written this
    Position read(CodeReader code) {
        var squares = new ArrayList<Square>();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            int given = puzzle.given(cell).orElse(Constraint.EMPTY);
            squares.add(Square.BLANK.withDigit(given == Constraint.EMPTY && code.bit() ? digit(code) : given));
        }
        if (code.bit()) {
            squares.replaceAll(square -> square.isEmpty() ? square.withCandidates(marks(code)) : square);
        }
        if (code.bit()) {
            squares.replaceAll(square -> square.isEmpty() ? square.withCorners(marks(code)) : square);
        }
        if (code.bit()) {
            squares.replaceAll(square -> code.bit() ? square.withColour((int) code.bits(COLOUR_BITS) + 1) : square);
        }
        return new Position(List.copyOf(squares));
    }

    private int digit(CodeReader code) {
        int place = (int) code.bits(digitBits);
        if (place >= digits.length) {
            throw code.broken();
        }
        return digits[place];
    }

    private Digits marks(CodeReader code) {
        var marks = Digits.NONE;
        if (code.bit()) {
            for (int digit : digits) {
                marks = code.bit() ? marks.with(digit) : marks;
            }
        }
        return marks;
    }
}
