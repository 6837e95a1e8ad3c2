package org.crosscage.kind.kakuro;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cell;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.kakuro.rules.KakuroGrid;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Direction;

/// Draws a Kakuro: black tiles carry the clues of the runs that begin beside and below them.
final class KakuroPicture {

    private final Puzzle puzzle;
    private final Map<Cell, Picture.Clue> across = new HashMap<>();
    private final Map<Cell, Picture.Clue> down = new HashMap<>();

    private KakuroPicture(Puzzle puzzle) {
        this.puzzle = puzzle;
        var runs = KakuroGrid.runs(puzzle.shape());
        for (int i = 0; i < runs.size(); i++) {
            var run = runs.get(i);
            boolean hasPlace = run.row() > 0 && run.column() > 0;
            if (hasPlace && puzzle.constraints().get(i) instanceof Arithmetic clue) {
                (run.direction() == Direction.DOWN ? down : across)
                        .put(new Cell(run.row(), run.column()), new Picture.Clue(Long.toString(clue.target()), i));
            }
        }
    }

    static Picture of(Puzzle puzzle) {
        return new KakuroPicture(puzzle).draw();
    }

    private Picture draw() {
        var shape = puzzle.shape();
        List<Picture.Tile> tiles = new ArrayList<>();
        for (int row = 1; row <= shape.rows(); row++) {
            for (int column = 1; column <= shape.columns(); column++) {
                var index = shape.index(row, column);
                tiles.add(
                        index.isPresent()
                                ? new Picture.White(index.getAsInt(), 0, Optional.empty())
                                : black(new Cell(row, column)));
            }
        }
        return new Picture(shape.rows(), shape.columns(), tiles);
    }

    private Picture.Black black(Cell place) {
        return new Picture.Black(Optional.ofNullable(down.get(place)), Optional.ofNullable(across.get(place)));
    }
}
