package org.crosscage.shell;

/// Somebody asked for more than they may. The message is for them.
public final class LimitException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    LimitException(String words) {
        super(words);
    }
}
