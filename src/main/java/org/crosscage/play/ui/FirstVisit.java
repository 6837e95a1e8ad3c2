package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.QueryParameters;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Texts;

/// Offers a player who meets a kind for the first time its lesson, once.
final class FirstVisit {

    private final Note note;
    private final Runnable introduce;

    /// @param game on the screen, to which the lesson leads back
    /// @param kind of its puzzle
    /// @param introduce notes that the player has seen the offer
    FirstVisit(String game, String kind, Preferences preferences, Texts texts, Runnable introduce) {
        this.introduce = introduce;
        this.note = new Note(texts.say("play.first.no"), introduce);
        if (!preferences.get(Preferences.INTRODUCED).contains(kind)) {
            note.addClassName("offer");
            var more = new Paragraph(texts.say("play.first.more"));
            more.addClassName("more");
            note.say(
                    texts.say("play.first", "kind", texts.say("shell.kind." + kind)),
                    more,
                    Tool.of(texts.say("play.first.show"), () -> {
                        introduce.run();
                        open(game, kind);
                    }));
        }
    }

    /// The first move answers the offer.
    void begun() {
        if (note.isVisible()) {
            note.clear();
            introduce.run();
        }
    }

    Component component() {
        return note;
    }

    /// Goes to the lesson, which ends in the game.
    static void open(String game, String kind) {
        UI.getCurrentOrThrow().navigate("how-to-play/" + kind, QueryParameters.of("game", game));
    }
}
