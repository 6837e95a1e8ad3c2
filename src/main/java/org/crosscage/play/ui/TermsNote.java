package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import java.util.Optional;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.GameTerms;
import org.crosscage.texts.Texts;

/// In a game that somebody passed on: on what terms it is played, and that they are this game's alone.
final class TermsNote {

    private final Texts texts;
    private final GameTerms terms;
    private final String from;
    private final Note note;

    TermsNote(SavedGame saved, Optional<GameOrigin> origin, Texts texts) {
        this.texts = texts;
        this.terms = saved.terms();
        this.from = from(origin);
        this.note = new Note(texts.say("play.close"));
        note.addClassName("terms");
        if (!terms.areNone()) {
            var hardest = terms.hardest()
                    .map(tier -> texts.say("shell.grade." + tier.id()))
                    .orElse("");
            note.say(texts.say(
                    "play.terms."
                            + from
                            + "."
                            + (terms.hints() ? "up-to" : hardest.isEmpty() ? "no-hints" : "no-hints-up-to"),
                    "tier",
                    hardest));
        }
    }

    /// That there are no hints, where the terms are to blame.
    Optional<String> withoutHints() {
        return terms.hints() ? Optional.empty() : Optional.of(texts.say("play.terms." + from + ".no-hints"));
    }

    /// An origin that sets terms has words for them.
    private String from(Optional<GameOrigin> origin) {
        return origin.map(GameOrigin::id)
                .filter(id -> texts.has("play.terms." + id + ".no-hints"))
                .orElse("link");
    }

    Component component() {
        return note;
    }

    void close() {
        note.clear();
    }
}
