package org.crosscage.play.ui;

import com.vaadin.flow.component.html.Div;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Outcome;
import org.crosscage.game.SavedGame;
import org.crosscage.texts.Texts;

/// The notes above the cards of a game: the offer of a lesson, what is practised, on what terms it is played, what is
/// wrong with the puzzle, that its log is nearly full, what is wrong with a full grid, and that the grid of a
/// finished game has changed.
final class Notes extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient FirstVisit first;
    private final transient PracticeNote practice;
    private final transient TermsNote terms;
    private final transient ImproperNote improper;
    private final transient LogNote full;
    private final Note wrong;
    private final Note afterwards;
    /// Whether the game was finished, be the grid as it was then or not.
    private boolean hasFinished;
    private boolean isAfterwardsClosed;

    Notes(
            SavedGame saved,
            FirstVisit first,
            PracticeNote practice,
            TermsNote terms,
            ImproperNote improper,
            LogNote full,
            Texts texts) {
        this.hasFinished = saved.totals().finished().isPresent();
        this.texts = texts;
        this.first = first;
        this.practice = practice;
        this.terms = terms;
        this.improper = improper;
        this.full = full;
        this.wrong = new Note(texts.say("play.close"));
        this.afterwards = new Note(texts.say("play.close"), () -> isAfterwardsClosed = true);
        addClassName("notes");
        add(first.component(), practice.component(), terms.component(), improper.component(), full.component());
        add(wrong, afterwards);
    }

    /// Closes them; the offer of a lesson stays, because it covers nothing.
    void close() {
        practice.close();
        terms.close();
        improper.close();
        full.close();
        wrong.clear();
        isAfterwardsClosed |= afterwards.isVisible();
        afterwards.clear();
    }

    void changed(Game game) {
        if (game.turnCount() > practice.turnsBefore()) {
            first.begun();
        }
        practice.changed(game);
        if (game.outcome() == Outcome.FINISHED) {
            practice.close();
            terms.close();
            hasFinished = true;
            afterwards.clear();
        } else if (hasFinished && !isAfterwardsClosed) {
            afterwards.say(texts.say("play.finish.changed"));
        }
        if (game.outcome() == Outcome.WRONG) {
            wrong.say(texts.say("play.wrong.full"));
        } else {
            wrong.clear();
        }
    }
}
