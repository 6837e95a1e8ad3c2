package org.crosscage.game;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Where a game's puzzle stands among others, such as its day, its set or its station: its name, the way back, and what
/// comes next.
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

    /// Whether there is a way on from it, be it only back to its page.
    default boolean leadsOn() {
        return true;
    }

    /// Goes on to its next puzzle, if that need not be made, or back to its page when none is left; takes a few
    /// milliseconds. Only where it [leads on][#leadsOn()].
    ///
    /// @return the address without a leading slash; empty when the puzzle has to be made
    Optional<String> ready();

    /// As [#ready()], after the puzzle is made if one has to be.
    ///
    /// @param stop asked often; true ends the work
    /// @return the address without a leading slash, that of its page when stopped
    default String make(BooleanSupplier stop) {
        return ready().orElseGet(this::address);
    }

    /// Whether players pass on how they did.
    default boolean isShared() {
        return false;
    }

    /// The words for the days in a row that finishing it today adds to; empty where there are none.
    default Optional<String> streak() {
        return Optional.empty();
    }

    /// How the player did, to be passed on: ends with an end of line, behind which the link of [#resultAddress()] can
    /// stand. Empty when the game is not finished, or nobody passes such a thing on.
    default Optional<String> result() {
        return Optional.empty();
    }

    /// Where the puzzle is offered to others, without a leading slash.
    default String resultAddress() {
        return address();
    }
}
