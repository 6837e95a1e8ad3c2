package org.crosscage.core.kind;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.core.model.Cell;

/// A puzzle taken apart, each piece with its place in a text: what a format that knows every kind hands to the kind
/// of the puzzle, which puts the pieces together.
///
/// @param place of the whole puzzle
/// @param rows of the grid, at least one, a character a place: [#BLACK] for none, [#WHITE] for a cell, a digit for a
///     cell with this digit given
/// @param values that a cell may hold; empty for the kind's usual ones
/// @param clues in order
/// @param solution empty when there is none
public record PuzzleParts(
        Token place, List<Token> rows, Optional<Values> values, List<Clue> clues, Optional<Filled> solution) {

    public static final char BLACK = '#';
    public static final char WHITE = '.';

    private static final Pattern CELL = Pattern.compile("r([0-9]{1,3})c([0-9]{1,3})");

    public PuzzleParts {
        if (rows.isEmpty()) {
            throw new IllegalArgumentException("a puzzle has at least one row");
        }
        rows = List.copyOf(rows);
        clues = List.copyOf(clues);
    }

    /// The place in a grid that a piece of text names, such as `r2c3`.
    ///
    /// @throws FormatException when it names none of this grid
    public static Cell cell(Token name, int rows, int columns) {
        var parts = CELL.matcher(name.text());
        if (parts.matches()) {
            int row = Integer.parseInt(parts.group(1));
            int column = Integer.parseInt(parts.group(2));
            if (row >= 1 && row <= rows && column >= 1 && column <= columns) {
                return new Cell(row, column);
            }
        }
        throw name.error(Message.of("json-cell").counting("rows", rows).counting("columns", columns));
    }

    /// @param place of the list
    /// @param values not yet looked into
    public record Values(Token place, List<Token> values) {
        public Values {
            values = List.copyOf(values);
        }
    }

    /// @param place of the whole clue
    /// @param direction of a run, [#ACROSS] or [#DOWN]; empty when the text does not say
    /// @param operation one character
    /// @param target a whole number, not yet looked into
    /// @param cells their names, at least one
    public record Clue(Token place, Optional<Token> direction, Token operation, Token target, List<Token> cells) {

        public static final String ACROSS = "across";
        public static final String DOWN = "down";

        public Clue {
            if (cells.isEmpty()) {
                throw new IllegalArgumentException("a clue has at least one cell");
            }
            cells = List.copyOf(cells);
        }
    }

    /// @param place of the whole solution
    /// @param rows the digits of each, [#NO_DIGIT] where there is no cell
    public record Filled(Token place, List<List<Token>> rows) {

        /// How a place without a cell is written.
        public static final String NO_DIGIT = "null";

        public Filled {
            rows = rows.stream().map(List::copyOf).toList();
        }
    }
}
