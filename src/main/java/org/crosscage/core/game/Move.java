package org.crosscage.core.game;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;

/// What a player does to the board at once, and one undo takes back: a digit, marks in several cells, a hint that
/// was done, a restart. [MoveText] is its one-line form.
///
/// @param changes at least one, and for each cell at most one of each sort
public record Move(List<Change> changes) {

    /// @throws MoveException when there is no change, or two of the same sort for one cell
    public Move {
        changes = List.copyOf(changes);
        if (changes.isEmpty()) {
            throw new MoveException("a move without changes");
        }
        record Target(int cell, Class<?> sort) {}
        var seen = new HashSet<Target>();
        for (var change : changes) {
            if (!seen.add(new Target(change.cell(), change.getClass()))) {
                throw new MoveException("a move that changes cell " + change.cell() + " twice: " + change);
            }
        }
    }

    public static Move of(Change... changes) {
        return new Move(List.of(changes));
    }

    /// The squares that this move makes of those of a position, by cell index.
    Map<Integer, Square> squaresIn(Position position) {
        return changes.stream()
                .collect(Collectors.groupingBy(
                        Change::cell,
                        Collectors.collectingAndThen(Collectors.toList(), all -> changed(position, all))));
    }

    private static Square changed(Position position, List<Change> ofOneCell) {
        var square = position.square(ofOneCell.getFirst().cell());
        for (var change : ofOneCell) {
            square = change.in(square);
        }
        return square;
    }

    /// Whether this move writes or clears a cell's digit.
    boolean writesDigitInto(int cell) {
        return changes.stream().anyMatch(change -> change instanceof Change.Digit && change.cell() == cell);
    }

    /// Whether versions from before 2026-11-30 cannot read it.
    boolean isNewer() {
        return changes.stream().anyMatch(Change::isNewer);
    }

    public boolean writesADigit() {
        return changes.stream().anyMatch(change -> change instanceof Change.Digit digit && !digit.clears());
    }

    /// Whether this move may be made on the puzzle, which depends on nothing that was played before.
    ///
    /// @throws MoveException naming value and place, when a cell is not on the board, a digit is not one of the
    ///     puzzle's, a colour does not exist, or a given digit would be changed
    void requireLegalOn(Puzzle puzzle) {
        for (var change : changes) {
            requireCell(change.cell(), puzzle.cellCount());
            requireLegal(change, puzzle);
        }
    }

    /// @param count how many cells there are
    static void requireCell(int cell, int count) {
        if (cell < 0 || cell >= count) {
            throw new MoveException("cell " + cell + " is not one of the " + count + " cells");
        }
    }

    private static void requireLegal(Change change, Puzzle puzzle) {
        switch (change) {
            case Change.Digit digit -> {
                requireDigits(digit.clears() ? IntStream.empty() : IntStream.of(digit.digit()), change, puzzle);
                requireNotGiven(digit, puzzle);
            }
            case Change.Candidates marks -> requireDigits(marks.digits().stream(), change, puzzle);
            case Change.Corners marks -> requireDigits(marks.digits().stream(), change, puzzle);
            case Change.Colour colour ->
                requireColour(Square.isColour(colour.colour()), colour.colour(), change, puzzle);
            case Change.MarkColours marks -> requireMarkColours(marks, puzzle);
        }
    }

    private static void requireMarkColours(Change.MarkColours marks, Puzzle puzzle) {
        int before = Integer.MIN_VALUE;
        for (int each : marks.markColours()) {
            int mark = Math.floorDiv(each, 10);
            requireDigits(IntStream.of(mark), marks, puzzle);
            int colour = Math.floorMod(each, 10);
            requireColour(mark > before && colour > 0 && Square.isColour(colour), each, marks, puzzle);
            before = mark;
        }
    }

    private static void requireColour(boolean isOne, int colour, Change change, Puzzle puzzle) {
        if (!isOne) {
            throw new MoveException("the colour " + colour + " in " + place(change, puzzle)
                    + " does not exist, or stands twice or in another order");
        }
    }

    private static void requireDigits(IntStream digits, Change change, Puzzle puzzle) {
        digits.filter(digit -> !puzzle.digits().contains(digit)).findFirst().ifPresent(digit -> {
            throw new MoveException(
                    "digit " + digit + " in " + place(change, puzzle) + " is not one of " + puzzle.digits());
        });
    }

    private static void requireNotGiven(Change.Digit change, Puzzle puzzle) {
        puzzle.given(change.cell()).ifPresent(given -> {
            throw new MoveException("the digit " + given + " in " + place(change, puzzle) + " is given and cannot be "
                    + (change.clears() ? "cleared" : "changed to " + change.digit()));
        });
    }

    private static String place(Change change, Puzzle puzzle) {
        return puzzle.shape().cell(change.cell()).toString();
    }
}
