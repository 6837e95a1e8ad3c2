package org.crosscage.shell.ui;

import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Span;

/// What a page says aloud, and nobody sees.
public final class LiveRegion extends Span {

    private static final long serialVersionUID = 1L;

    private long spokenVersion;

    public LiveRegion() {
        addClassName("visually-hidden");
        getElement().setAttribute("role", "status");
    }

    /// Says words about something that changes; they are not left to be read once it is newer.
    ///
    /// @param version up to which they are true
    public void say(String words, long version) {
        say(words);
        spokenVersion = version;
    }

    /// The subject of what was said last has come so far.
    public void changed(long version) {
        if (version > spokenVersion && getElement().getChildCount() > 0) {
            removeAll();
        }
    }

    public void say(String words) {
        // another text, so that the same words are heard a second time
        removeAll();
        add(new Text(words));
    }
}
