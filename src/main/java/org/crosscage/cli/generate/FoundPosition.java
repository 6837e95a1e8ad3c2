package org.crosscage.cli.generate;

import java.util.List;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Placement;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.train.StoredPosition;

/// A position that a technique can be trained on, with what tells it from others.
///
/// @param size of the puzzle, as drawn
/// @param puzzle the same for puzzles that are turned or mirrored pictures of each other
/// @param form the same for positions that are
/// @param answers what its different answers change
record FoundPosition(StoredPosition stored, Size size, String puzzle, String form, List<Change> answers) {

    /// What a step changes, whichever technique finds it.
    record Change(List<Placement> placements, List<Elimination> eliminations) {

        static Change of(Step step) {
            return new Change(step.placements(), step.eliminations());
        }
    }

    /// @param puzzle its form
    /// @param board with the position
    static FoundPosition of(String code, String puzzle, int steps, Board board, List<Step> answers) {
        var shape = board.puzzle().shape();
        return new FoundPosition(
                StoredPosition.of(code, steps, answers.size(), board),
                new Size(shape.rows(), shape.columns()),
                puzzle,
                SymmetricForm.of(board),
                answers.stream().map(Change::of).toList());
    }

    /// Whether none of its answers is one of the other position of the same puzzle.
    boolean asksForSomethingElse(FoundPosition other) {
        return answers.stream().noneMatch(other.answers::contains);
    }
}
