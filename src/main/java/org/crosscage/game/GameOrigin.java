package org.crosscage.game;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Where a game's puzzle stands among others, such as its day or its set: its name, the way back, and what comes next.
public interface GameOrigin {

    /// Names it among the page's elements, such as `day`.
    String id();

    /// Of its page, without a leading slash.
    String address();

    /// What it is called above the board.
    String name();

    /// The words of the way back to it.
    String back();

    /// The words of the way to its next puzzle.
    String onward();

    /// The name of the game's page.
    ///
    /// @param puzzle what the puzzle is called, such as "KenKen 6 × 6"
    String title(String puzzle);

    /// Whether the player has not finished all of its puzzles.
    boolean isLeft();

    /// Goes on to its next puzzle, or back to its page when none is left.
    ///
    /// @param stop asked often; true ends the work
    /// @param beforeMaking called before a puzzle is made that is not there yet; what it throws ends the work
    /// @return the address without a leading slash; empty when the origin leads on to nothing
    Optional<String> next(BooleanSupplier stop, Runnable beforeMaking);

    /// Whether players pass on how they did.
    boolean isShared();

    /// How the player did, to be passed on: ends with an end of line, behind which the link of [#resultAddress()] can
    /// stand. Empty when the game is not finished, or nobody passes such a thing on.
    Optional<String> result();

    /// Where the puzzle is offered to others, without a leading slash.
    String resultAddress();
}
