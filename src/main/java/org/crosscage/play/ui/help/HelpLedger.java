package org.crosscage.play.ui.help;

import java.util.function.Supplier;
import org.crosscage.core.model.Position;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidAnswers.Answer;

/// What a game's player has paid for beside hints. Each answer is paid once while the position stays, whether or not
/// its card is closed or the page opened anew.
public final class HelpLedger {

    private final GameService games;
    private final SavedGame saved;
    private final Supplier<Position> position;

    /// @param position the one that answers are about
    public HelpLedger(GameService games, SavedGame saved, Supplier<Position> position) {
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

    private PaidAnswers paid(Position about) {
        return games.accounts()
                .paidAnswers(saved.player(), saved.id())
                .filter(help -> help.isAbout(about))
                .orElseGet(() -> PaidAnswers.none(about));
    }
}
