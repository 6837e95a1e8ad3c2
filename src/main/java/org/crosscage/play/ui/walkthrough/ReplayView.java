package org.crosscage.play.ui.walkthrough;

import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import org.crosscage.board.ui.BoardPlace;
import org.crosscage.board.ui.PlaybackPlayer;
import org.crosscage.game.StoredEntry;
import org.crosscage.play.ui.parts.OpenedGames;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.texts.Texts;

/// A player's own game move by move, finished or not, at an address of its own. Nothing is shown but what the player
/// did.
@Route("play/:id/replay")
@CssImport("./styles/play.css")
final class ReplayView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient OpenedGames opened;
    private final transient PreferenceService stored;
    private final transient Texts texts;

    ReplayView(OpenedGames opened, PreferenceService stored, Texts texts) {
        this.opened = opened;
        this.stored = stored;
        this.texts = texts;
        addClassNames("play", "solving");
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var saved = opened.game(event);
        var puzzle = saved.entry().puzzle();
        var preferences = stored.of(saved.player());
        var board = SolveView.board(saved, preferences, texts);
        var head = SolveView.head(saved, texts.say("play.replay.title"), texts.say("play.replay.back"), texts);
        var log = opened.games().entriesSince(saved.player(), saved.id(), 0).stream()
                .filter(StoredEntry::isPlay)
                .toList();
        var playback = new Replay(puzzle, log).playback(preferences.get(Preferences.CHECK), texts);
        var side = new Aside(new PlaybackPlayer(board, texts.area("play"), true, playback)
                .letterKeys(preferences.get(Preferences.LETTER_KEYS)));
        side.addClassName("play-side");
        removeAll();
        add(head, new BoardPlace(board, puzzle.shape(), "play/" + saved.id() + "/replay"), side);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("play.replay.title"));
    }
}
