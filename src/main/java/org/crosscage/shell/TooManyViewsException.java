package org.crosscage.shell;

/// A page asks for a view that it may not show now; the message is for the player.
public final class TooManyViewsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public TooManyViewsException(String words) {
        super(words, null, false, false);
    }
}
