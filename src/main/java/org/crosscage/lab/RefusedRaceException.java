package org.crosscage.lab;

/// A race was not taken.
public final class RefusedRaceException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Reason reason;

    RefusedRaceException(Reason reason) {
        super("a race was refused: " + reason);
        this.reason = reason;
    }

    public enum Reason {
        /// The player has as many as one may have.
        PLAYER_HAS_ENOUGH,
        /// The queue is full.
        TOO_MANY_WAIT
    }

    public Reason reason() {
        return reason;
    }
}
