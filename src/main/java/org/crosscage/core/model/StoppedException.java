package org.crosscage.core.model;

/// Work on a board was told to stop, see [Board#goOn]. Not an error, so it knows no stack.
public final class StoppedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StoppedException() {
        super("told to stop", null, false, false);
    }
}
