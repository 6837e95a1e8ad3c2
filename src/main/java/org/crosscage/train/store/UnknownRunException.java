package org.crosscage.train.store;

/// A player has no run of this id: it never was, is deleted, or is somebody else's.
public final class UnknownRunException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnknownRunException(String id) {
        super("there is no run " + id);
    }
}
