package org.crosscage.board.ui;

import com.vaadin.flow.component.html.Span;

/// How far a player is with a puzzle in a list, in a few words.
public final class StateNote extends Span {

    private static final long serialVersionUID = 1L;

    private StateNote(String words) {
        add(new Span(words));
        addClassNames("tile-note", "state-note");
    }

    /// It waits to be played.
    public static StateNote toPlay(String words) {
        var note = new StateNote(words);
        note.addClassName("to-play");
        return note;
    }

    /// It is begun, or says something else about itself.
    public static StateNote of(String words) {
        return new StateNote(words);
    }

    /// @param sign says that it is done, in its own colour and with a tick
    public static StateNote done(String sign, String words) {
        var note = new StateNote(words);
        var done = new Span(sign);
        done.addClassName("done");
        note.addComponentAsFirst(done);
        return note;
    }
}
