package org.crosscage.core.kind;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Shape;

/// Which cells of a grid are in a cage so far, while the cages that a text lists are read: each is in one piece, and
/// in the end every cell is in one.
public final class CageCover {

    private final Shape shape;
    private final Map<Integer, Token> placeOf = new HashMap<>();

    public CageCover(Shape shape) {
        this.shape = shape;
    }

    /// Takes in a cage.
    ///
    /// @param name what a message calls the cage
    /// @param cage its cells, at least one, each with its place in the text
    /// @return its cells
    /// @throws FormatException when one of them is in another cage, or does not hang together with the others
    public Cells add(String name, SequencedMap<Integer, Token> cage) {
        cage.forEach((cell, at) -> {
            var before = placeOf.putIfAbsent(cell, at);
            if (before != null) {
                throw at.error(Message.of("cell-in-two-cages")
                        .naming("cell", shape.cell(cell))
                        .naming("first", before.line()));
            }
        });
        requireConnected(name, new TreeMap<>(cage));
        return Cells.of(cage.keySet().stream().mapToInt(Integer::intValue));
    }

    private void requireConnected(String name, TreeMap<Integer, Token> cells) {
        int first = cells.firstKey();
        var reached = new ArrayDeque<Integer>();
        reached.add(first);
        cells.remove(first);
        while (!reached.isEmpty()) {
            neighbours(reached.remove())
                    .filter(next -> cells.remove(next) != null)
                    .forEach(reached::add);
        }
        if (!cells.isEmpty()) {
            throw cells.firstEntry()
                    .getValue()
                    .error(Message.of("cage-in-pieces")
                            .naming("cage", name)
                            .naming("cell", shape.cell(cells.firstKey()))
                            .naming("first", shape.cell(first)));
        }
    }

    private IntStream neighbours(int cell) {
        int row = shape.row(cell);
        int column = shape.column(cell);
        return Stream.of(
                        shape.index(row - 1, column),
                        shape.index(row + 1, column),
                        shape.index(row, column - 1),
                        shape.index(row, column + 1))
                .flatMapToInt(OptionalInt::stream);
    }

    /// @param end where the list of cages ends
    /// @throws FormatException when a cell is in no cage
    public void requireFull(Token end) {
        shape.cells().stream()
                .filter(cell -> !placeOf.containsKey(cell))
                .findFirst()
                .ifPresent(cell -> {
                    throw end.error(Message.of("cell-in-no-cage").naming("cell", shape.cell(cell)));
                });
    }
}
