package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;

/// A quiet line above the board about the whole puzzle or the whole board, with what can be done about it.
final class Note extends Div {

    private static final long serialVersionUID = 1L;

    Note() {
        addClassName("note");
        getElement().setAttribute("role", "status");
        setVisible(false);
    }

    void say(String words, Component... actions) {
        removeAll();
        add(new Paragraph(words));
        add(actions);
        setVisible(true);
    }

    Note serious(boolean serious) {
        setClassName("serious", serious);
        return this;
    }

    void clear() {
        removeAll();
        setVisible(false);
    }
}
