package org.crosscage.play.ui;

import com.vaadin.flow.component.html.Div;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Outcome;
import org.crosscage.texts.Texts;

/// What stands above the cards of a game: the offer of a lesson, what is practised, on what terms it is played, what is
/// wrong with the puzzle, that its log is nearly full, and what is wrong with a full grid.
final class Notes extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient FirstVisit first;
    private final transient PracticeNote practice;
    private final transient TermsNote terms;
    private final transient ImproperNote improper;
    private final transient LogNote full;
    private final Note wrong;

    Notes(FirstVisit first, PracticeNote practice, TermsNote terms, ImproperNote improper, LogNote full, Texts texts) {
        this.texts = texts;
        this.first = first;
        this.practice = practice;
        this.terms = terms;
        this.improper = improper;
        this.full = full;
        this.wrong = new Note(texts.say("play.close"));
        addClassName("notes");
        add(first.component(), practice.component(), terms.component(), improper.component(), full.component(), wrong);
    }

    /// Closes them; the offer of a lesson stays, because it covers nothing.
    void close() {
        practice.close();
        terms.close();
        improper.close();
        full.close();
        wrong.clear();
    }

    void changed(Game game) {
        if (game.turnCount() > practice.turnsBefore()) {
            first.begun();
        }
        practice.changed(game);
        if (game.outcome() == Outcome.FINISHED) {
            terms.close();
        }
        if (game.outcome() == Outcome.WRONG) {
            wrong.say(texts.say("play.wrong.full"));
        } else {
            wrong.clear();
        }
    }
}
