package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.game.LogEntry;

/// The result of an event.
///
/// @param then the help afterwards
/// @param price stored before anything of it is shown; where that fails, the help stays as it was
/// @param effects what the page does besides showing it, in order
public record HelpTurn(GameHelp then, Optional<LogEntry.Help> price, List<Effect> effects) {

    /// An action of the page.
    public sealed interface Effect {

        /// Says words aloud.
        record Say(String words) implements Effect {}

        /// Says words by the board, where no card opens.
        record Announce(String words) implements Effect {}

        /// Pays, takes the game back to a cursor, and goes on; nothing of it where the game could not be taken back.
        ///
        /// @param done the turn that follows
        record Rewind(int cursor, Optional<LogEntry.Help> price, HelpTurn done) implements Effect {}

        /// Pays, takes a turn, and goes on; nothing of it where the turn could not be taken.
        ///
        /// @param isTaught whether the teacher takes it, and not the player
        /// @param done the turn that follows
        record Play(LogEntry.Turn turn, boolean isTaught, Optional<LogEntry.Help> price, HelpTurn done)
                implements Effect {}
    }
}
