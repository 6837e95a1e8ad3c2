package org.crosscage.shell.ui;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Span;

/// What a page says aloud, and nobody sees.
public final class LiveRegion extends Span {

    private static final long serialVersionUID = 1L;

    public LiveRegion() {
        addClassName("visually-hidden");
        getElement().setAttribute("role", "status");
    }

    /// Says nothing any more.
    public void clear() {
        if (getElement().getChildCount() > 0) {
            removeAll();
        }
    }

    public void say(String words) {
        // another text, so that the same words are heard a second time
        removeAll();
        add(new Text(words));
    }
}
