package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import java.util.Optional;
import org.crosscage.core.game.LogSize;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.text.SharedGame;
import org.crosscage.player.FullQuotaException;
import org.crosscage.shell.player.QuotaWords;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Texts;

/// The note of a game whose log has little room left or none, which nobody meets who plays. The puzzle can be begun
/// again as another game; this one stays as it is.
final class LogNote {

    private final SavedGame saved;
    private final GameService games;
    private final Texts texts;
    private final Note note;
    private boolean isClosed;
    private boolean isFull;

    LogNote(SavedGame saved, GameService games, Texts texts) {
        this.saved = saved;
        this.games = games;
        this.texts = texts;
        this.note = new Note(texts.say("play.close"), () -> isClosed = true);
        note.addClassName("log");
    }

    Component component() {
        return note;
    }

    void close() {
        if (note.isVisible()) {
            note.clear();
            isClosed = true;
        }
    }

    /// The log has grown.
    void changed(LogSize log) {
        if (log.isNearlyFull() && !note.isVisible() && !isClosed) {
            say("near");
        }
    }

    /// Something could not be stored any more.
    ///
    /// @param why the log, or the player's quota, has no room for it
    void full(RuntimeException why) {
        if (!isFull || !note.isVisible()) {
            isFull = true;
            note.serious(true);
            if (why instanceof FullQuotaException all) {
                note.say(new QuotaWords(texts).full(all.quota()));
            } else {
                say("full");
            }
        }
    }

    private void say(String key) {
        var again = Tool.of(LineIcon.AGAIN, texts.say("play.log.again"), this::again);
        again.setId("log-again");
        note.say(texts.say("play.log." + key), again);
    }

    private void again() {
        var same = new SharedGame(saved.entry(), Optional.empty(), saved.terms());
        var game = games.newGames().start(saved.player(), same, saved.source());
        UI.getCurrentOrThrow().navigate("play/" + game.id());
    }
}
