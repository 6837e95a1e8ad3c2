package org.crosscage.play.ui.help;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.model.Position;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.PaidAnswers;
import org.crosscage.teach.PaidHint;
import org.crosscage.teach.help.HelpTurn;

/// What a game's player has paid for. Each answer is paid once while the position stays, whether or not its
/// card is closed or the page opened anew, here or on a device without a connection.
public final class HelpLedger {

    private final GameService games;
    private final SavedGame saved;
    private final PuzzleBoard board;
    private final Supplier<Position> position;

    /// @param position the one that answers are about
    public HelpLedger(GameService games, SavedGame saved, PuzzleBoard board, Supplier<Position> position) {
        this.games = games;
        this.saved = saved;
        this.board = board;
        this.position = position;
    }

    /// Notes that something from the solution was told without a price.
    void told() {
        games.accounts().noteTold(saved.player(), saved.id());
    }

    /// The answers about the position that are paid.
    PaidAnswers paid() {
        var about = position.get();
        return games.accounts()
                .paidAnswers(saved.player(), saved.id())
                .filter(help -> help.isAbout(about))
                .orElseGet(() -> PaidAnswers.none(about));
    }

    void pay(HelpTurn.Payment price) {
        games.accounts().noteHelp(saved.player(), saved.id(), price.paid(), price.cost());
        board.paid("paidHelp", price.paid().line());
    }

    /// Pays for the stage of a hint that was told last.
    ///
    /// @param near the selection when the hint was looked for
    void pay(AskedHint told, OptionalInt near) {
        pay(told, near, told.told() == 1 ? 1 : 0, told.stage().orElseThrow().cost());
    }

    /// Pays for several stages of a hint at once.
    ///
    /// @param hints 1 where its first stage is among them, else 0
    void pay(AskedHint told, OptionalInt near, int hints, int cost) {
        var now = PaidHint.of(told, near);
        games.accounts().noteHint(saved.player(), saved.id(), now, told.technique(), hints, cost);
        board.paid("paidHint", now.line());
    }

    /// How far a hint for a position is paid, if it can be gone on with.
    Optional<PaidHint> paidHint(Position about) {
        return games.accounts().paidHint(saved.player(), saved.id()).filter(hint -> hint.goesOn(about));
    }
}
