package org.crosscage.board.ui.tile;

import com.vaadin.flow.component.html.Span;

/// How far a player is with a puzzle in a list, in a few words.
public final class ProgressNote extends Span {

    private static final long serialVersionUID = 1L;

    private ProgressNote(String words) {
        add(new Span(words));
        addClassNames("tile-note", "state-note");
    }

    /// It waits to be played.
    public static ProgressNote toPlay(String words) {
        var note = new ProgressNote(words);
        note.addClassName("to-play");
        return note;
    }

    /// It is begun, or says something else about itself.
    public static ProgressNote of(String words) {
        return new ProgressNote(words);
    }

    /// @param sign says that it is done, in its own colour and with a tick
    public static ProgressNote done(String sign, String words) {
        var note = new ProgressNote(words);
        var done = new Span(sign);
        done.addClassName("done");
        note.addComponentAsFirst(done);
        return note;
    }
}
