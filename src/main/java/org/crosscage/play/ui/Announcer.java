package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import java.util.function.LongSupplier;
import org.crosscage.shell.ui.LiveRegion;

/// What the page says aloud of a game: a live region that nobody sees.
final class Announcer {

    private final LiveRegion spoken = new LiveRegion();
    private final LongSupplier stored;
    /// The version of the log up to which what was said last is true.
    private long said;

    /// @param stored the version of the last entry of the log that the page knows to be stored
    Announcer(LongSupplier stored) {
        this.stored = stored;
    }

    Component component() {
        return spoken;
    }

    void say(String words) {
        spoken.say(words);
        said = stored.getAsLong();
    }

    /// The game has come so far: what was said of it before is not left to be read.
    void changed(long version) {
        if (version > said) {
            spoken.clear();
        }
    }
}
