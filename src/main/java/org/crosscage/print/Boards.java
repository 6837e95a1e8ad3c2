package org.crosscage.print;

import org.crosscage.core.model.Position;
import org.crosscage.drawing.BoardDrawing;

/// The two pictures of a puzzle in a book.
final class Boards {

    private Boards() {}

    static BoardDrawing unsolved(PrintedPuzzle puzzle) {
        return drawn(puzzle, Position.start(puzzle.entry().puzzle()));
    }

    /// As [#unsolved(PrintedPuzzle)] where there is no only solution.
    static BoardDrawing solved(PrintedPuzzle puzzle) {
        return puzzle.solution()
                .map(solution -> drawn(puzzle, Position.of(solution.toArray())))
                .orElseGet(() -> unsolved(puzzle));
    }

    private static BoardDrawing drawn(PrintedPuzzle puzzle, Position position) {
        return BoardDrawing.of(puzzle.entry().puzzle(), puzzle.picture(), position);
    }
}
