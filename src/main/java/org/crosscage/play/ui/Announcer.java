package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Span;
import java.util.function.LongSupplier;

/// What the page says aloud of a game: a live region that nobody sees.
final class Announcer {

    private final Span spoken = new Span();
    private final LongSupplier stored;
    /// The version of the log up to which what was said last is true.
    private long said;

    /// @param stored the version of the last entry of the log that the page knows to be stored
    Announcer(LongSupplier stored) {
        this.stored = stored;
        spoken.addClassName("visually-hidden");
        spoken.getElement().setAttribute("role", "status");
    }

    Component component() {
        return spoken;
    }

    void say(String words) {
        // another text, so that the same words are heard a second time
        spoken.removeAll();
        spoken.add(new Text(words));
        said = stored.getAsLong();
    }

    /// The game has come so far: what was said of it before is not left to be read.
    void changed(long version) {
        if (version > said) {
            spoken.removeAll();
        }
    }
}
