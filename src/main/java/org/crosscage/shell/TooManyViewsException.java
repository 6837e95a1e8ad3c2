package org.crosscage.shell;

import java.util.concurrent.RejectedExecutionException;

/// A page asks for a view that it may not show now; the message is for the player.
public final class TooManyViewsException extends RejectedExecutionException {

    private static final long serialVersionUID = 1L;

    public TooManyViewsException(String words) {
        super(words);
    }
}
