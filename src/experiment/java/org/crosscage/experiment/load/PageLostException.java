package org.crosscage.experiment.load;

import java.io.IOException;

/// The server does not know a page any more. A browser would load it again.
final class PageLostException extends IOException {

    private static final long serialVersionUID = 1L;

    PageLostException(String why) {
        super(why);
    }
}
