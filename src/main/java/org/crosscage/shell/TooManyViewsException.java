package org.crosscage.shell;

/// A page asks for more views than it may show now.
public final class TooManyViewsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooManyViewsException() {
        super("too many views in a short time", null, false, false);
    }
}
