package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.game.LogEntry;
import org.crosscage.teach.PaidAnswers;

/// The result of an event.
///
/// @param then the help afterwards
/// @param price paid before anything of it is shown; where that fails, the help stays as it was
/// @param countsAsHelp whether it tells something for nothing that counts as help; noted as the price is paid
/// @param effects what the page does besides showing it, in order
public record HelpTurn(GameHelp then, Optional<Payment> price, boolean countsAsHelp, List<Effect> effects) {

    /// The price of answers.
    ///
    /// @param paid the answers about the position that are paid with it
    public record Payment(PaidAnswers paid, int cost) {}

    /// An action of the page.
    public sealed interface Effect {

        /// Says words aloud.
        record Say(String words) implements Effect {}

        /// Says words by the board, where no card opens.
        record Announce(String words) implements Effect {}

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
