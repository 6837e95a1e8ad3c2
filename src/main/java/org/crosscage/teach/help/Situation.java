package org.crosscage.teach.help;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.crosscage.core.game.Game;
import org.crosscage.core.logic.Technique;
import org.crosscage.player.Preferences;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidAnswers.Answer;

/// A game when something happens to its help.
///
/// @param techniques that the player is taught, easiest first
/// @param marked what the board marks by itself
/// @param paid the answers about the position that are paid; asked for only where a price depends on it
public record Situation(Game game, List<Technique> techniques, Preferences.Check marked, Supplier<PaidAnswers> paid) {

    /// The price of answers. Each is paid once while the position stays.
    Optional<HelpTurn.Payment> price(Set<Answer> answers) {
        if (answers.isEmpty()) {
            return Optional.empty();
        }
        var before = paid.get();
        int cost = answers.stream().mapToInt(before::cost).sum();
        return cost == 0 ? Optional.empty() : Optional.of(new HelpTurn.Payment(before.with(answers), cost));
    }
}
