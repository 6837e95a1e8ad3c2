package org.crosscage.core.game;

/// An entry for which a game's log has no room: the puzzle has to be begun anew.
public final class FullLogException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    FullLogException(LogSize size) {
        super("the log has " + size.entries() + " entries of " + size.bytes() + " bytes, and can have "
                + LogSize.MOST_ENTRIES + " of " + LogSize.MOST_BYTES);
    }
}
