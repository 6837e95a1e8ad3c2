package org.crosscage.kind.killer;

import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.killer.rules.KillerRules;

/// Draws a Killer Sudoku: thick lines around the boxes, an outline inside the cells of each cage, its sum in the corner
/// of its first cell in reading order.
final class KillerPicture {

    private KillerPicture() {}

    static Picture of(Puzzle puzzle) {
        int n = puzzle.shape().rows();
        var tiles = new ArrayList<Picture.Tile>();
        for (int cell = 0; cell < n * n; cell++) {
            tiles.add(tile(puzzle, n, cell));
        }
        return new Picture(n, n, tiles);
    }

    private static Picture.White tile(Puzzle puzzle, int n, int cell) {
        int box = KillerRules.box(n, cell);
        if (puzzle.cluesOf(cell).isEmpty()) {
            return new Picture.White(cell, box, Optional.empty());
        }
        var cage = puzzle.cluesOf(cell).getFirst();
        int index = puzzle.constraints().indexOf(cage);
        var clue = new Picture.Clue(Long.toString(cage.target()), index);
        boolean isFirst = cage.cells().get(0) == cell;
        return new Picture.White(cell, box, OptionalInt.of(index), isFirst ? Optional.of(clue) : Optional.empty());
    }
}
