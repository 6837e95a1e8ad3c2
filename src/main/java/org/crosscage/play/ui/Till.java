package org.crosscage.play.ui;

import java.util.function.Supplier;
import org.crosscage.core.model.Position;
import org.crosscage.play.GameService;
import org.crosscage.play.PaidHelp;
import org.crosscage.play.PaidHelp.Answer;
import org.crosscage.play.SavedGame;

/// What a game's player has paid for beside hints. Each answer is paid once while the position stays, whether or not
/// its card is closed or the page opened anew.
final class Till {

    private final GameService games;
    private final SavedGame saved;
    private final Supplier<Position> position;

    /// @param position the one that answers are about
    Till(GameService games, SavedGame saved, Supplier<Position> position) {
        this.games = games;
        this.saved = saved;
        this.position = position;
    }

    boolean isPaid(Answer answer) {
        return paid(position.get()).has(answer);
    }

    /// What an answer costs now: nothing when it was paid.
    int cost(Answer answer) {
        return isPaid(answer) ? 0 : answer.cost();
    }

    void pay(Answer answer) {
        payFor(position.get(), answer);
    }

    /// @param about another position than the one on the board now
    void payFor(Position about, Answer answer) {
        var paid = paid(about);
        if (!paid.has(answer)) {
            games.accounts().noteHelp(saved.player(), saved.id(), paid.with(answer), answer.cost());
        }
    }

    private PaidHelp paid(Position about) {
        return games.accounts()
                .paidHelp(saved.player(), saved.id())
                .filter(help -> help.isAbout(about))
                .orElseGet(() -> PaidHelp.none(about));
    }
}
