package org.crosscage.core.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// How a puzzle is drawn: one vocabulary for every kind. White and black tiles in reading order; a thick border
/// runs between white tiles of different regions, and a dashed outline around each cage that is no region itself; a
/// white tile may carry a corner clue, a black one a split clue.
///
/// @param tiles `rows × columns` entries in reading order
public record Picture(int rows, int columns, List<Tile> tiles) {

    public Picture {
        tiles = List.copyOf(tiles);
        if (tiles.size() != rows * columns) {
            throw new IllegalArgumentException(tiles.size() + " tiles do not fill " + rows + " × " + columns);
        }
    }

    public sealed interface Tile {}

    /// @param cell the cell index
    /// @param region tiles of one region, such as a box, have no thick border between them
    /// @param cage tiles of one cage have a dashed outline around them; empty where cages are the regions
    /// @param clue the clue in the top left corner
    public record White(int cell, int region, OptionalInt cage, Optional<Clue> clue) implements Tile {

        /// A tile without an outline.
        public White(int cell, int region, Optional<Clue> clue) {
            this(cell, region, OptionalInt.empty(), clue);
        }
    }

    /// @param down the clue of the run below, drawn bottom left
    /// @param across the clue of the run to the right, drawn top right
    public record Black(Optional<Clue> down, Optional<Clue> across) implements Tile {}

    /// @param text as drawn, with real signs: `15+`, `3−`, `17`
    /// @param constraint index of the constraint in [Puzzle#constraints()]
    public record Clue(String text, int constraint) {}
}
