package org.crosscage.teach.help;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.crosscage.core.game.Game;
import org.crosscage.player.Preferences;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidAnswers.Answer;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.Teaching;

/// A game when something happens to its help.
///
/// @param near the selected cell
/// @param teaching how the player is taught
/// @param marked what the board marks by itself
/// @param answers those about the position that are paid; asked for only where a price depends on it
/// @param hint the one that was paid last; asked for as the answers are
public record Situation(
        Game game,
        OptionalInt near,
        Teaching teaching,
        Preferences.Check marked,
        Supplier<PaidAnswers> answers,
        Supplier<Optional<PaidHint>> hint) {

    /// How far the hint about the position is paid, if it can be gone on with.
    Optional<PaidHint> paidHint() {
        return hint.get().filter(paid -> paid.goesOn(game.position()));
    }

    /// The price of answers. Each is paid once while the position stays.
    Optional<HelpTurn.Payment> price(Set<Answer> wanted) {
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        var before = answers.get();
        int cost = wanted.stream().mapToInt(before::cost).sum();
        return cost == 0 ? Optional.empty() : Optional.of(new HelpTurn.Payment.Answers(before.with(wanted), cost));
    }
}
