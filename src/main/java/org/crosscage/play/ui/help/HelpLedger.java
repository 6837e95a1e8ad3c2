package org.crosscage.play.ui.help;

import java.util.Optional;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.model.Position;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.help.HelpTurn.Payment;

/// What a game's player has paid for. Each answer is paid once while the position stays, whether or not its
/// card is closed or the page opened anew, here or on a device without a connection.
public final class HelpLedger {

    private final GameService games;
    private final SavedGame saved;
    private final PuzzleBoard board;

    public HelpLedger(GameService games, SavedGame saved, PuzzleBoard board) {
        this.games = games;
        this.saved = saved;
        this.board = board;
    }

    /// Notes that something from the solution was told without a price.
    public void told() {
        games.accounts().noteTold(saved.player(), saved.id());
    }

    /// The answers about a position that are paid.
    public PaidAnswers paidAnswers(Position about) {
        return games.accounts()
                .paidAnswers(saved.player(), saved.id())
                .filter(help -> help.isAbout(about))
                .orElseGet(() -> PaidAnswers.none(about));
    }

    /// The hint that was paid last, whatever it is about.
    public Optional<PaidHint> paidHint() {
        return games.accounts().paidHint(saved.player(), saved.id());
    }

    public void pay(Payment price) {
        var accounts = games.accounts();
        switch (price) {
            case Payment.Answers(var paid, int cost) -> {
                accounts.noteHelp(saved.player(), saved.id(), paid, cost);
                board.paid("paidHelp", paid.line());
            }
            case Payment.Stages(var paid, var technique, boolean isFirst, int cost) -> {
                accounts.noteHint(saved.player(), saved.id(), paid, technique, isFirst ? 1 : 0, cost);
                board.paid("paidHint", paid.line());
            }
        }
    }
}
