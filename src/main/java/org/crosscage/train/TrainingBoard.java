package org.crosscage.train;

import java.util.Optional;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.core.game.Preparation;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Position;

/// A position to train on as it stands before the player.
///
/// @param board of the position, on which steps are found; not changed
/// @param beginning what makes the position of a new game of the puzzle; empty where it is one
public record TrainingBoard(Board board, Optional<Move> beginning) {

    /// Marks are shown where they tell more than the digits, and where a step that is asked for removes
    /// candidates: then it is marks that the player is to cross out.
    public static TrainingBoard of(TrainingPosition position) {
        var board = Board.of(position.puzzle(), position.position());
        var beginning = Preparation.of(
                position.puzzle(),
                position.position(),
                () -> position.technique().find(board).stream()
                        .anyMatch(step -> !step.eliminations().isEmpty()));
        return new TrainingBoard(board, beginning);
    }

    /// What the player sees: digits, and the candidates of all open cells as marks, or no marks at all.
    public Position shown() {
        return begun(Game.of(board.puzzle())).position();
    }

    /// The game with this position.
    ///
    /// @param game of the puzzle, before its first move
    Game begun(Game game) {
        return beginning.map(game::play).orElse(game);
    }
}
