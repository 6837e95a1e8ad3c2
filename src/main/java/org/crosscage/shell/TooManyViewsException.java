package org.crosscage.shell;

import java.util.concurrent.RejectedExecutionException;

/// A page asks for a view that it may not show now; title and message are for the player.
public final class TooManyViewsException extends RejectedExecutionException {

    private static final long serialVersionUID = 1L;

    private final String title;

    public TooManyViewsException(String title, String words) {
        super(words);
        this.title = title;
    }

    public String title() {
        return title;
    }
}
