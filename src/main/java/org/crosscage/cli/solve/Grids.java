package org.crosscage.cli.solve;

import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;

/// Draws a full grid with plain characters: a line a row, digits under each other, `#` where the grid is black.
final class Grids {

    private Grids() {}

    static String text(Shape shape, Solution solution) {
        int width = solution.size() == 0 ? 1 : longest(solution);
        var text = new StringBuilder();
        for (int row = 1; row <= shape.rows(); row++) {
            for (int column = 1; column <= shape.columns(); column++) {
                OptionalInt cell = shape.index(row, column);
                String symbol = cell.isPresent() ? Integer.toString(solution.digit(cell.getAsInt())) : "#";
                text.append(column == 1 ? "" : " ")
                        .append(" ".repeat(width - symbol.length()))
                        .append(symbol);
            }
            text.append('\n');
        }
        return text.toString();
    }

    /// The same in one line: all rows, joined by `/`, a character a cell; where a value has two, all cells are
    /// separated by blanks.
    static String line(Shape shape, Solution solution) {
        var rows = text(shape, solution).lines().map(String::strip);
        return longest(solution) == 1
                ? rows.map(row -> row.replace(" ", "")).collect(Collectors.joining("/"))
                : rows.map(row -> row.replaceAll(" +", " ")).collect(Collectors.joining("/"));
    }

    private static int longest(Solution solution) {
        int longest = 1;
        for (int digit : solution.toArray()) {
            longest = Math.max(longest, Integer.toString(digit).length());
        }
        return longest;
    }
}
