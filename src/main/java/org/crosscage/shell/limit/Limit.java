package org.crosscage.shell.limit;

import java.util.Locale;

/// What there is a limit to. What an open game sends is not among it.
public enum Limit {
    /// A page that is opened or reloaded.
    PAGE,
    /// A visit of a browser that is not known.
    SESSION,
    /// A text of puzzles that is read.
    IMPORT,
    /// A puzzle that is made while somebody waits.
    NEW_PUZZLE,
    RACE,
    /// A file of everything that a player has.
    FILE,
    /// What a browser keeps of games for the time without a connection.
    DEVICE,
    /// Games that a browser brings back from it.
    RETURN,
    /// Everything of a player that is deleted.
    DELETION,
    /// A code that somebody typed, or an address with a code that opens nothing.
    CODE;

    /// As in settings and metrics, such as `new-puzzle`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
