package org.crosscage.kind.kakuro.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.UnwritableException;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroGrid.Direction;

/// One place of a Kakuro as texts lay it out.
public sealed interface Tile {

    /// No digit, or no clue.
    int NONE = -1;

    Tile BLANK = new White(NONE);
    Tile PLAIN_BLACK = new Black(NONE, NONE);

    /// Refuses a sum that a format cannot hold: 0, which stands for none in all of them, or too many digits.
    ///
    /// @param sum or [#NONE]
    /// @return the sum
    static long writable(long sum, long most) {
        if (sum == 0 || sum > most) {
            throw new UnwritableException(Message.of("sum").naming("clue", sum));
        }
        return sum;
    }

    /// @param digit the digit printed in the cell, or [#NONE]
    record White(int digit) implements Tile {}

    /// @param down the sum of the run below, or [#NONE]
    /// @param across the sum of the run to the right, or [#NONE]
    record Black(long down, long across) implements Tile {
        public long clue(Direction direction) {
            return direction == Direction.DOWN ? down : across;
        }

        public Black with(Direction direction, long clue) {
            return direction == Direction.DOWN ? new Black(clue, across) : new Black(down, clue);
        }
    }

    default boolean isWhite() {
        return this instanceof White;
    }

    /// The tiles of a puzzle row by row; givens are the digits of white tiles.
    ///
    /// @throws UnwritableException when a run that touches the edge of the grid has a clue, which would have no
    ///     place
    static List<List<Tile>> of(Puzzle puzzle) {
        var shape = puzzle.shape();
        var tiles = new ArrayList<List<Tile>>();
        for (int row = 0; row < shape.rows(); row++) {
            tiles.add(new ArrayList<>(Collections.nCopies(shape.columns(), PLAIN_BLACK)));
        }
        for (int i = 0; i < shape.cellCount(); i++) {
            tiles.get(shape.row(i) - 1)
                    .set(shape.column(i) - 1, new White(puzzle.given(i).orElse(NONE)));
        }
        var runs = KakuroGrid.runs(shape);
        for (int i = 0; i < runs.size(); i++) {
            if (puzzle.constraints().get(i) instanceof Arithmetic clue) {
                requirePlace(runs.get(i), shape);
                put(tiles, runs.get(i), clue.target());
            }
        }
        return tiles;
    }

    /// Refuses a clue for a run that touches the edge of the grid.
    static void requirePlace(KakuroGrid.Run run, Shape shape) {
        if (run.row() == 0 || run.column() == 0) {
            throw new UnwritableException(Message.of("clue-without-place")
                    .naming("cell", shape.cell(run.cells().get(0))));
        }
    }

    private static void put(List<List<Tile>> tiles, KakuroGrid.Run run, long clue) {
        var row = tiles.get(run.row() - 1);
        var black = (Black) row.get(run.column() - 1);
        row.set(run.column() - 1, black.with(run.direction(), clue));
    }
}
