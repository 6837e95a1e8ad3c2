package org.crosscage.core.kind;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Shape;

/// A clue among the parts of a puzzle, found by its cells or by the black place that it stands in.
///
/// @param place of the whole clue
/// @param direction of a run, [#ACROSS] or [#DOWN]; empty when the text does not say
/// @param operation its sign; empty when the text does not say
/// @param target a whole number, not yet looked into
/// @param cells their names, a list that does not change, with at least one if it does not stand in a black place
/// @param standing the black place that it stands in; empty when the text has none for it
public record CluePart(
        Token place,
        Optional<Token> direction,
        Optional<Token> operation,
        Token target,
        List<Token> cells,
        Optional<Cell> standing) {

    public static final String ACROSS = "across";
    public static final String DOWN = "down";

    public CluePart {
        if (cells.isEmpty() && standing.isEmpty()) {
            throw new IllegalArgumentException("a clue has at least one cell, or stands in a black place");
        }
    }

    /// A clue by its cells, with one place for all pieces.
    public static CluePart of(
            Token place, Optional<String> direction, Operation operation, long target, List<Token> cells) {
        return new CluePart(
                place,
                direction.map(place::saying),
                Optional.of(place.saying(String.valueOf(operation.symbol()))),
                place.saying(Long.toString(target)),
                cells,
                Optional.empty());
    }

    /// A clue of a puzzle, without a direction.
    public static CluePart of(Arithmetic clue, Shape shape) {
        var names = new AbstractList<Token>() {
            @Override
            public Token get(int index) {
                return Token.NOWHERE.saying(shape.cell(clue.cells().get(index)).toString());
            }

            @Override
            public int size() {
                return clue.cells().size();
            }
        };
        return of(Token.NOWHERE, Optional.empty(), clue.operation(), clue.target(), names);
    }

    /// A sum that stands in a black place.
    public static CluePart of(Token place, String direction, Token sum, Cell black) {
        return new CluePart(
                place, Optional.of(place.saying(direction)), Optional.empty(), sum, List.of(), Optional.of(black));
    }

    /// This clue as that of a run.
    ///
    /// @param black the place before the run
    public CluePart of(String runDirection, Cell black) {
        return new CluePart(
                place, Optional.of(place.saying(runDirection)), operation, target, cells, Optional.of(black));
    }

    /// The target and the operation.
    ///
    /// @throws FormatException when they are none
    public ClueText text() {
        return new ClueText(
                target,
                number(),
                operation.map(sign ->
                        ClueText.sign(sign.text()).orElseThrow(() -> sign.error(Message.of("json-operation")))));
    }

    /// The target.
    ///
    /// @throws FormatException when it is no number of at most 18 digits
    public long number() {
        return target.number().orElseThrow(() -> target.error(Message.of("json-target")));
    }

    /// The cells by their indices in a grid, each with its place in the text.
    ///
    /// @throws FormatException when one is no cell of this grid, or stands twice
    public TreeMap<Integer, Token> cells(Shape shape) {
        var found = new TreeMap<Integer, Token>();
        for (var name : cells) {
            var place = cell(name, shape.rows(), shape.columns());
            int cell = shape.index(place.row(), place.column())
                    .orElseThrow(() -> noCell(name, shape.rows(), shape.columns()));
            if (found.put(cell, name) != null) {
                throw name.error(Message.of("cell-twice"));
            }
        }
        return found;
    }

    /// The place in a grid that a piece of text names, such as `r2c3`.
    ///
    /// @throws FormatException when it names none of this grid
    public static Cell cell(Token name, int rows, int columns) {
        return Cell.named(name.text())
                .filter(cell -> cell.row() <= rows && cell.column() <= columns)
                .orElseThrow(() -> noCell(name, rows, columns));
    }

    private static FormatException noCell(Token name, int rows, int columns) {
        return name.error(Message.of("json-cell").counting("rows", rows).counting("columns", columns));
    }
}
