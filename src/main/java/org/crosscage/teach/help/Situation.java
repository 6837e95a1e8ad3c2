package org.crosscage.teach.help;

import java.util.OptionalInt;
import org.crosscage.core.game.Game;
import org.crosscage.player.Preferences;
import org.crosscage.teach.PaidHelp;
import org.crosscage.teach.Teaching;

/// A game when something happens to its help.
///
/// @param near the selected cell
/// @param teaching how the player is taught
/// @param marked what the board marks by itself
/// @param paidLine what is paid, as [PaidHelp#after] has it
public record Situation(Game game, OptionalInt near, Teaching teaching, Preferences.Check marked, String paidLine) {

    /// The paid help about the position.
    PaidHelp paid() {
        return PaidHelp.of(paidLine, game.position());
    }
}
