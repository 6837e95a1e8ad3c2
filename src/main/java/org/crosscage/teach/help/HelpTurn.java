package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.game.LogEntry;
import org.crosscage.teach.PaidAnswers;

/// What follows from an event.
///
/// @param then the help afterwards
/// @param price paid before anything of it is shown; where that fails, the help stays as it was
/// @param effects what the page does besides showing it, in order
public record HelpTurn(GameHelp then, Optional<Payment> price, List<Effect> effects) {

    /// The price of answers.
    ///
    /// @param paid the answers about the position that are paid with it
    public record Payment(PaidAnswers paid, int cost) {}

    /// What a page does.
    public sealed interface Effect {

        /// Has words said aloud.
        record Say(String words) implements Effect {}

        /// Has the board say words, where no card opens.
        record Announce(String words) implements Effect {}

        /// Counts as help what was told for nothing.
        record CountAsHelp() implements Effect {}

        /// Takes the game back to a cursor, pays for that, and then calls [GameHelp#played]; nothing of it where
        /// the game could not be taken back.
        ///
        /// @param said once it is
        record Rewind(int cursor, Optional<Payment> price, String said) implements Effect {}

        /// Takes a turn of the player, and then calls [GameHelp#played]; not where the turn could not be taken.
        ///
        /// @param said once it is taken
        record Play(LogEntry.Turn turn, String said) implements Effect {}
    }
}
