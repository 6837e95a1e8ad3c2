package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import java.util.Optional;
import org.crosscage.core.game.Game;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Position;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.teach.words.LearnPage;
import org.crosscage.texts.Texts;

/// In a game that was begun to practise a technique: which one, whether it is to be used on the board as it is, and
/// the way back to its page.
final class PracticeNote {

    private final Note note;
    private final Texts texts;
    private final Optional<Practised> practised;
    private boolean closed;
    /// What the note says: said again it would be heard again with every move.
    private String said = "";

    /// @param start where the player begins: with the steps before the technique's own done, if they were
    private record Practised(LearnPage page, Position start, boolean prepared) {}

    /// @param practised the technique for which the game was begun, if it was
    PracticeNote(SavedGame saved, Optional<Technique> practised, GameService games, Texts texts) {
        this.texts = texts;
        this.note = new Note(texts.say("play.close"), () -> closed = true);
        note.addClassName("practice");
        this.practised = practised.map(technique -> practised(technique, saved, games, texts));
    }

    private static Practised practised(Technique technique, SavedGame saved, GameService games, Texts texts) {
        var preparation = games.entriesSince(saved.player(), saved.id(), 0).stream()
                .findFirst()
                .filter(first -> first.client().equals(StoredEntry.TEACHER))
                .map(StoredEntry::entry);
        var begun = Game.of(saved.entry().puzzle());
        return new Practised(
                LearnPage.of(technique.id(), begun.puzzle(), texts),
                preparation.map(begun::after).orElse(begun).position(),
                preparation.isPresent());
    }

    Component component() {
        return note;
    }

    /// How many turns the game had before the player's first one.
    int turnsBefore() {
        return practised.filter(Practised::prepared).isPresent() ? 1 : 0;
    }

    void close() {
        note.clear();
        closed = true;
    }

    void changed(Game game) {
        practised.filter(_ -> !closed).ifPresent(now -> say(now, game));
    }

    private void say(Practised now, Game game) {
        boolean untouched = game.position().equals(now.start());
        var where = untouched && now.prepared() ? "here" : "way";
        note.setClassName("untouched", untouched);
        if (where.equals(said)) {
            return;
        }
        said = where;
        var link = new Anchor(
                now.page().address(),
                texts.say("play.finish.station", "technique", now.page().technique()));
        link.getElement().setAttribute("router-link", true);
        note.say(texts.say("play.practice." + where, "technique", now.page().technique()), link);
    }
}
