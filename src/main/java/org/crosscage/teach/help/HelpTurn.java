package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.game.LogEntry;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;

/// The result of an event.
///
/// @param then the help afterwards
/// @param price paid before anything of it is shown; where that fails, the help stays as it was
/// @param countsAsHelp whether it tells something for nothing that counts as help; noted as the price is paid
/// @param effects what the page does besides showing it, in order
public record HelpTurn(GameHelp then, Optional<Payment> price, boolean countsAsHelp, List<Effect> effects) {

    /// The price of answers.
    public sealed interface Payment {

        int cost();

        /// @param paid the answers about the position that are paid with it
        record Answers(PaidAnswers paid, int cost) implements Payment {}

        /// Stages of a hint.
        ///
        /// @param paid how far the hint is paid with it
        /// @param technique that the hint teaches, by its id; empty for one about a mistake
        /// @param isFirst whether its first stage is among them
        record Stages(PaidHint paid, Optional<String> technique, boolean isFirst, int cost) implements Payment {}
    }

    /// An action of the page.
    public sealed interface Effect {

        /// Says words aloud.
        record Say(String words) implements Effect {}

        /// Says words by the board, where no card opens.
        record Announce(String words) implements Effect {}

        /// Takes the game back to a cursor, pays for that, and goes on; nothing of it where the game could not be
        /// taken back.
        ///
        /// @param done the turn that follows
        record Rewind(int cursor, Optional<Payment> price, HelpTurn done) implements Effect {}

        /// Takes a turn, pays for it, and goes on; nothing of it where the turn could not be taken.
        ///
        /// @param isTaught whether the teacher takes it, and not the player
        /// @param done the turn that follows
        record Play(LogEntry.Turn turn, boolean isTaught, Optional<Payment> price, HelpTurn done) implements Effect {}
    }
}
