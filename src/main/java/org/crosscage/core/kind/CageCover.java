package org.crosscage.core.kind;

import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Shape;

/// Which cells of a grid are in a cage so far, while the cages that a text lists are read: in the end each is in one.
public final class CageCover {

    private final Shape shape;
    private final SortedMap<Integer, Token> placeOf = new TreeMap<>();

    public CageCover(Shape shape) {
        this.shape = shape;
    }

    /// Takes in a cage.
    ///
    /// @param cage its cells, each with its place in the text
    /// @return its cells
    /// @throws FormatException when one of them is in another cage
    public Cells add(SequencedMap<Integer, Token> cage) {
        cage.forEach((cell, at) -> {
            var before = placeOf.putIfAbsent(cell, at);
            if (before != null) {
                throw at.error(Message.of("cell-in-two-cages")
                        .naming("cell", shape.cell(cell))
                        .naming("first", before.line()));
            }
        });
        return Cells.of(cage.keySet().stream().mapToInt(Integer::intValue));
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
