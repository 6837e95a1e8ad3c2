package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Paragraph;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.Tool;
import org.crosscage.texts.Texts;

/// Offers a player who meets a kind for the first time its lesson, once.
final class FirstVisit {

    private final Note note;
    private final Runnable introduce;

    /// @param kind of the puzzle on the screen
    /// @param introduce notes that the player has seen the offer
    FirstVisit(String kind, Preferences preferences, Texts texts, Runnable introduce) {
        this.introduce = introduce;
        this.note = new Note(texts.say("play.first.no"), introduce);
        note.addClassName("offer");
        if (!preferences.get(Preferences.INTRODUCED).contains(kind)) {
            var more = new Paragraph(texts.say("play.first.more"));
            more.addClassName("more");
            note.say(
                    texts.say("play.first", "kind", texts.say("shell.kind." + kind)),
                    more,
                    Tool.of(texts.say("play.first.show"), () -> {
                        introduce.run();
                        open(kind);
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

    /// Goes to the lesson; the way back is the browser's.
    static void open(String kind) {
        UI.getCurrentOrThrow().navigate("how-to-play/" + kind);
    }
}
