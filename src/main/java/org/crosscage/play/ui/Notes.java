package org.crosscage.play.ui;

import com.vaadin.flow.component.html.Div;
import org.crosscage.play.Game;
import org.crosscage.play.Outcome;
import org.crosscage.texts.Texts;

/// What stands above the cards of a game: the offer of a lesson, what is practised, what is wrong with the puzzle, and
/// what is wrong with a full grid.
final class Notes extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient FirstVisit first;
    private final transient PracticeNote practice;
    private final transient ImproperNote improper;
    private final Note wrong;

    Notes(FirstVisit first, PracticeNote practice, ImproperNote improper, Texts texts) {
        this.texts = texts;
        this.first = first;
        this.practice = practice;
        this.improper = improper;
        this.wrong = new Note(texts.say("play.close"));
        addClassName("notes");
        add(first.component(), practice.component(), improper.component(), wrong);
    }

    /// Closes them; the offer of a lesson stays, because it covers nothing.
    void close() {
        practice.close();
        improper.close();
        wrong.clear();
    }

    void changed(Game game) {
        if (game.turnCount() > practice.turnsBefore()) {
            first.begun();
        }
        practice.changed(game);
        if (game.outcome() == Outcome.WRONG) {
            wrong.say(texts.say("play.wrong.full"));
        } else {
            wrong.clear();
        }
    }
}
