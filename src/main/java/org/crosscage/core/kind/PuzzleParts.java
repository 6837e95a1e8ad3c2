package org.crosscage.core.kind;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;

/// A puzzle taken apart, each piece with its place in a text. Native text, JSON and link codes are syntaxes of these
/// parts; a kind takes its puzzles apart and puts them together.
///
/// @param place where it is said that something is missing
/// @param rows of the grid, at least one
/// @param values that a cell may hold; empty for the kind's usual ones
/// @param clues in order
public record PuzzleParts(Token place, List<Row> rows, Optional<Values> values, List<CluePart> clues) {

    public static final char BLACK = '#';
    public static final char WHITE = '.';

    public PuzzleParts {
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("a puzzle has at least one row");
        }
        rows = List.copyOf(rows);
        clues = List.copyOf(clues);
    }

    /// The parts of a puzzle whose clues have no direction.
    public static PuzzleParts of(Puzzle puzzle) {
        return of(
                puzzle,
                puzzle.clues().stream()
                        .map(clue -> CluePart.of(clue, puzzle.shape()))
                        .toList());
    }

    public static PuzzleParts of(Puzzle puzzle, List<CluePart> clues) {
        return new PuzzleParts(
                Token.NOWHERE,
                rows(puzzle.shape(), puzzle.givens(), Token.NOWHERE),
                Optional.of(Values.of(puzzle.digits(), Token.NOWHERE)),
                clues);
    }

    /// The rows of a grid.
    ///
    /// @param givens digits by cell index
    /// @param at where the text has them
    public static List<Row> rows(Shape shape, Map<Integer, Integer> givens, Token at) {
        if (givens.isEmpty() && shape.cellCount() == shape.rows() * shape.columns()) {
            return openRows(shape.rows(), shape.columns(), at);
        }
        var black = Place.black(at);
        var open = Place.open(at);
        var rows = new ArrayList<Row>();
        for (int row = 1; row <= shape.rows(); row++) {
            var places = new ArrayList<Place>();
            for (int column = 1; column <= shape.columns(); column++) {
                var cell = shape.index(row, column);
                var given = cell.isEmpty() ? null : givens.get(cell.getAsInt());
                places.add(cell.isEmpty() ? black : given == null ? open : Place.given(given, at));
            }
            rows.add(new Row(at, places));
        }
        return rows;
    }

    /// The rows of a grid without black places and given digits.
    ///
    /// @param at where the text says how large it is
    public static List<Row> openRows(int rows, int columns, Token at) {
        return Collections.nCopies(rows, new Row(at, Collections.nCopies(columns, Place.open(at))));
    }

    public int columns() {
        return rows.getFirst().places().size();
    }

    public Size size() {
        return new Size(rows.size(), columns());
    }

    /// Whether no place is black or given.
    public boolean isAllOpen() {
        for (var row : rows) {
            for (var place : row.places()) {
                if (!place.isOpen()) {
                    return false;
                }
            }
        }
        return true;
    }

    /// @throws FormatException when there are more rows or columns than a grid can have
    public void requireWithinLimits() {
        for (var row : rows) {
            if (Math.max(rows.size(), row.places().size()) > Shape.LONGEST_SIDE) {
                throw row.at().error(Message.of("size-limit").counting("most", Shape.LONGEST_SIDE));
            }
        }
    }

    /// The grid of these rows.
    ///
    /// @throws FormatException when they are of different lengths, or too large for a grid
    public Shape shape() {
        requireWithinLimits();
        var white = new BitSet();
        for (int row = 0; row < rows.size(); row++) {
            rows.get(row).requireLength(row + 1, columns());
            for (int column = 0; column < columns(); column++) {
                white.set(
                        row * columns() + column,
                        !rows.get(row).places().get(column).isBlack());
            }
        }
        return Shape.of(rows.size(), columns(), white);
    }

    /// @param at where the row begins
    /// @param places one for each column
    public record Row(Token at, List<Place> places) {

        /// A row of which each character is a place.
        public static Row of(Token row) {
            return new Row(row, new AbstractList<>() {
                @Override
                public Place get(int index) {
                    var at = row.part(index, index + 1);
                    return new Place(at, at.text());
                }

                @Override
                public int size() {
                    return row.text().length();
                }
            });
        }

        /// @param number of this row, from 1
        /// @throws FormatException when it has another length
        public void requireLength(int number, int columns) {
            if (places.size() != columns) {
                throw at.error(Message.of("row-length")
                        .counting("row", number)
                        .counting("foundCells", places.size())
                        .counting("cells", columns));
            }
        }
    }

    /// One place of the grid.
    ///
    /// @param text [#BLACK], [#WHITE], or the digit that is given there
    public record Place(Token at, String text) {

        public static Place black(Token at) {
            return new Place(at, String.valueOf(BLACK));
        }

        public static Place open(Token at) {
            return new Place(at, String.valueOf(WHITE));
        }

        public static Place given(int digit, Token at) {
            return new Place(at, Integer.toString(digit));
        }

        public boolean isBlack() {
            return is(BLACK);
        }

        /// Whether it is a cell without a given digit.
        public boolean isOpen() {
            return is(WHITE);
        }

        private boolean is(char letter) {
            return text.length() == 1 && text.charAt(0) == letter;
        }

        /// The digit of a place that is neither black nor open.
        ///
        /// @throws FormatException when no digit stands there
        public int digit() {
            return at.withText(text).number(0, Digits.LARGEST).orElseThrow(() -> at.error(Message.of("place")));
        }
    }

    /// @param place of the list
    /// @param values not yet looked into
    public record Values(Token place, List<Token> values) {

        public Values {
            values = List.copyOf(values);
        }

        public static Values of(Digits digits, Token place) {
            return new Values(
                    place,
                    digits.stream()
                            .mapToObj(Integer::toString)
                            .map(place::withText)
                            .toList());
        }

        /// The values as a set, in whatever order they stand.
        ///
        /// @throws FormatException when one is no digit, or stands twice
        public Digits digits() {
            var digits = Digits.NONE;
            for (var token : values) {
                int value = token.number(0, Digits.LARGEST)
                        .orElseThrow(
                                () -> token.error(Message.of("value-expected").counting("most", Digits.LARGEST)));
                if (digits.contains(value)) {
                    throw token.error(Message.of("value-twice"));
                }
                digits = digits.with(value);
            }
            return digits;
        }
    }
}
