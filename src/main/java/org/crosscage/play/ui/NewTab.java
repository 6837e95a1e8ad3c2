package org.crosscage.play.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.AnchorTarget;
import com.vaadin.flow.component.html.Span;
import org.crosscage.texts.Texts;

/// A link out of a game that leaves the game where it is.
final class NewTab extends Anchor {

    private static final long serialVersionUID = 1L;

    NewTab(String address, String words, Texts texts) {
        super(address, "");
        setTarget(AnchorTarget.BLANK);
        addClassName("new-tab");
        var note = new Span(texts.say("play.new-tab"));
        note.addClassName("visually-hidden");
        add(new Span(words), note);
    }
}
