package org.crosscage.play.ui;

import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.function.Function;
import org.crosscage.board.ui.share.ShareDialogs;
import org.crosscage.challenge.store.Challenges;
import org.crosscage.game.SavedGame;
import org.crosscage.me.EarlierGames;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.play.ui.parts.NextPuzzle;
import org.crosscage.play.ui.parts.OpenedGames;
import org.crosscage.play.ui.parts.PlayHead;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.teach.ClueLookup;
import org.crosscage.texts.Texts;
import org.crosscage.train.store.TrainingRuns;

/// A game at its own address. Somebody else's game answers like one that is not there.
@Route("play/:id")
@CssImport("./styles/play.css")
@JsModule("./play/offline-questions.ts")
@JsModule("./play/escape.ts")
@JsModule("./play/first-games.ts")
@JsModule("./play/keys-everywhere.ts")
@JsModule("./play/menu-keys.ts")
@JsModule("./play/whole-lines.ts")
public final class PlayView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient OpenedGames opened;
    private final transient NextPuzzle nextPuzzle;
    private final transient Function<SavedGame, GameScreen> screen;
    private final transient Texts texts;
    private String title = "";

    PlayView(
            OpenedGames opened,
            PreferenceService preferences,
            GameTeacher teacher,
            NextPuzzle nextPuzzle,
            TrainingRuns training,
            EarlierGames earlier,
            Challenges challenges,
            ClueLookup clueLookup,
            PlayerLimits limits,
            ShareDialogs sharing,
            Texts texts) {
        this.opened = opened;
        this.nextPuzzle = nextPuzzle;
        this.screen = saved -> new GameScreen(
                saved,
                opened.games(),
                preferences,
                teacher,
                nextPuzzle,
                training,
                earlier,
                challenges,
                clueLookup,
                limits,
                sharing,
                texts);
        this.texts = texts;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var saved = opened.game(event);
        title = texts.say("shell.title", "page", title(saved));
        removeAll();
        add(screen.apply(saved));
    }

    /// Its name, and of which day, set or station it is.
    private String title(SavedGame saved) {
        return nextPuzzle
                .origin(saved)
                .map(origin -> origin.title(PlayHead.name(saved, texts)))
                .orElseGet(() -> PlayHead.name(saved, texts));
    }

    @Override
    public String getPageTitle() {
        return title;
    }
}
