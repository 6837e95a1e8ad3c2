package org.crosscage.shell.limit;

import java.util.Locale;

/// The actions that have a rate limit.
public enum Limit {
    /// A page that is opened or reloaded.
    PAGE,
    /// A visit of a browser that is not known.
    SESSION,
    /// A visit of a browser whose player is known, but has no session here.
    KNOWN_SESSION,
    /// A view that an open page shows.
    NAVIGATION,
    /// A move in a game, the time of its clock, a step of a drawing or a change to a set.
    MOVE,
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
    CODE,
    /// The image of a preview.
    PREVIEW,
    /// A question about the health of the server.
    HEALTH;

    /// As in settings and metrics, such as `new-puzzle`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
