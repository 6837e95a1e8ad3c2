package org.crosscage.play.ui;

import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.parts.PlayHead;
import org.crosscage.play.ui.parts.PlayServices;
import org.crosscage.texts.Texts;

/// A game at its own address. Somebody else's game answers like one that is not there.
@Route("play/:id")
@CssImport("./styles/play.css")
@JsModule("./play/offline-questions.ts")
@JsModule("./play/escape.ts")
@JsModule("./play/keys-everywhere.ts")
@JsModule("./play/menu-keys.ts")
@JsModule("./play/whole-lines.ts")
public final class PlayView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient PlayServices services;
    private final transient Texts texts;
    private String title = "";

    PlayView(PlayServices services) {
        this.services = services;
        this.texts = services.texts();
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var saved = services.game(event);
        title = texts.say("shell.title", "page", title(saved));
        removeAll();
        add(new GameScreen(saved, services));
    }

    /// Its name, and of which day or set it is.
    private String title(SavedGame saved) {
        return services.origin(saved)
                .map(origin -> origin.title(PlayHead.name(saved, texts)))
                .orElseGet(() -> PlayHead.name(saved, texts));
    }

    @Override
    public String getPageTitle() {
        return title;
    }
}
