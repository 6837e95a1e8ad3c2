package org.crosscage.teach;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;

/// The move that does a step for the player.
final class StepMove {

    private StepMove() {}

    /// A placement writes its digit, and takes it from the candidate marks of the cells that see it, if the player
    /// has that switched on. A removal writes the remaining candidates as marks into every cell that it changes:
    /// then the teacher reads them there and does not find the same step again.
    ///
    /// @param board that the step was found on
    /// @param position of the player
    static Move of(Step step, Board board, Position position, Teaching teaching) {
        List<Change> changes = new ArrayList<>();
        var marks = new TreeMap<Integer, Digits>();
        for (var placement : step.placements()) {
            changes.add(new Change.Digit(placement.cell(), placement.digit()));
            if (teaching.tidy()) {
                board.puzzle().peers(placement.cell()).stream()
                        .filter(peer -> marks(peer, marks, position).contains(placement.digit()))
                        .forEach(peer ->
                                marks.put(peer, marks(peer, marks, position).without(placement.digit())));
            }
        }
        var after = board.copy();
        step.applyTo(after);
        if (teaching.marks()) {
            step.eliminations()
                    .forEach(elimination -> marks.put(elimination.cell(), after.candidates(elimination.cell())));
        }
        marks.forEach((cell, left) -> changes.add(new Change.Candidates(cell, left)));
        return new Move(changes);
    }

    private static Digits marks(int cell, TreeMap<Integer, Digits> written, Position position) {
        return written.getOrDefault(cell, position.square(cell).candidates());
    }
}
