package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import java.util.Locale;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.parts.PlayServices;

/// In a game that somebody passed on: on what terms it is played, and that they are this game's alone.
final class TermsNote {

    private final Note note;

    TermsNote(SavedGame saved, PlayServices services) {
        var texts = services.texts();
        var terms = saved.terms();
        this.note = new Note(texts.say("play.close"));
        note.addClassName("terms");
        if (!terms.areNone()) {
            var hardest = terms.hardest()
                    .map(tier -> texts.say("shell.grade." + tier.name().toLowerCase(Locale.ROOT)))
                    .orElse("");
            note.say(texts.say(
                    "play.terms."
                            + (services.origin(saved).isPresent() ? "set." : "link.")
                            + (terms.hints() ? "up-to" : hardest.isEmpty() ? "no-hints" : "no-hints-up-to"),
                    "tier",
                    hardest));
        }
    }

    Component component() {
        return note;
    }

    void close() {
        note.clear();
    }
}
