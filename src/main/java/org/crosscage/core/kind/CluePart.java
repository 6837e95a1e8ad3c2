package org.crosscage.core.kind;

import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
/// @param cells a list that does not change, with at least one if the clue does not stand in a black place
/// @param black the place that it stands in; empty when the text has none for it
public record CluePart(
        Token place,
        Optional<Token> direction,
        Optional<Token> operation,
        Token target,
        List<NamedCell> cells,
        Optional<Cell> black) {

    public static final String ACROSS = "across";
    public static final String DOWN = "down";

    /// The signs of clues that stand in no text yet.
    private static final Map<Operation, Token> SIGNS = Stream.of(Operation.values())
            .collect(Collectors.toUnmodifiableMap(
                    Function.identity(), operation -> Token.NOWHERE.withText(String.valueOf(operation.symbol()))));

    public CluePart {
        if (cells.isEmpty() && black.isEmpty()) {
            throw new IllegalArgumentException("a clue has at least one cell, or stands in a black place");
        }
    }

    /// A clue by its cells, with one place for all pieces.
    public static CluePart of(
            Token place, Optional<String> direction, Operation operation, long target, List<NamedCell> cells) {
        return new CluePart(
                place,
                direction.map(place::withText),
                Optional.of(place.withText(String.valueOf(operation.symbol()))),
                place.withText(Long.toString(target)),
                cells,
                Optional.empty());
    }

    /// A clue of a puzzle, without a direction.
    public static CluePart of(Arithmetic clue, Shape shape) {
        var cells = new AbstractList<NamedCell>() {
            @Override
            public NamedCell get(int index) {
                return NamedCell.of(shape.cell(clue.cells().get(index)), Token.NOWHERE);
            }

            @Override
            public int size() {
                return clue.cells().size();
            }
        };
        return new CluePart(
                Token.NOWHERE,
                Optional.empty(),
                Optional.of(Objects.requireNonNull(SIGNS.get(clue.operation()))),
                Token.NOWHERE.withText(Long.toString(clue.target())),
                cells,
                Optional.empty());
    }

    /// A sum that stands in a black place.
    public static CluePart of(Token place, String direction, Token sum, Cell black) {
        return new CluePart(
                place, Optional.of(place.withText(direction)), Optional.empty(), sum, List.of(), Optional.of(black));
    }

    /// This clue as that of a run.
    ///
    /// @param before the black place before the run
    public CluePart standingIn(Cell before, String runDirection) {
        return new CluePart(
                place, Optional.of(place.withText(runDirection)), operation, target, cells, Optional.of(before));
    }

    /// The target and the operation.
    ///
    /// @throws FormatException when they are none
    public ClueText text() {
        return new ClueText(
                target,
                number(),
                operation.map(
                        sign -> ClueText.sign(sign.text()).orElseThrow(() -> sign.error(Message.of("operation")))));
    }

    /// The target.
    ///
    /// @throws FormatException when it is no number of at most 18 digits
    public long number() {
        return target.number().orElseThrow(() -> target.error(Message.of("target")));
    }

    /// The cells by their indices in a grid, each with its place in the text.
    ///
    /// @throws FormatException when one is no cell of this grid, or stands twice
    public TreeMap<Integer, Token> cells(Shape shape) {
        var found = new TreeMap<Integer, Token>();
        for (var named : cells) {
            var place = named.within(shape.rows(), shape.columns());
            int cell = shape.index(place.row(), place.column())
                    .orElseThrow(() -> named.outside(shape.rows(), shape.columns()));
            if (found.put(cell, named.at()) != null) {
                throw named.at().error(Message.of("cell-twice"));
            }
        }
        return found;
    }

    /// A cell of a clue.
    ///
    /// @param at the piece of text that names it
    /// @param cell empty when that is no cell's name
    public record NamedCell(Token at, Optional<Cell> cell) {

        /// The cell of a name such as `r2c3`.
        public static NamedCell of(Token name) {
            return new NamedCell(name, Cell.named(name.text()));
        }

        public static NamedCell of(Cell cell, Token at) {
            return new NamedCell(at, Optional.of(cell));
        }

        /// The cell's name, whatever the text calls it.
        public String name() {
            return cell.orElseThrow().toString();
        }

        /// The place in a grid of this size.
        ///
        /// @throws FormatException when it is none of this grid
        public Cell within(int rows, int columns) {
            return cell.filter(place -> place.row() <= rows && place.column() <= columns)
                    .orElseThrow(() -> outside(rows, columns));
        }

        private FormatException outside(int rows, int columns) {
            return at.error(Message.of("cell").counting("rows", rows).counting("columns", columns));
        }
    }
}
