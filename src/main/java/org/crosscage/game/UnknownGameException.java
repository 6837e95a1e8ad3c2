package org.crosscage.game;

/// There is no such game, or it is somebody else's: whoever asks cannot tell which.
public final class UnknownGameException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UnknownGameException() {
        super("this player has no such game");
    }
}
