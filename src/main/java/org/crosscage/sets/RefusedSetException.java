package org.crosscage.sets;

/// A set cannot be made or altered like that.
public final class RefusedSetException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /// Why not, and what [#found()] and [#limit()] then are.
    public enum Reason {
        NO_TITLE,
        /// Its characters, and the most there may be.
        TITLE_TOO_LONG,
        /// Its characters, and the most there may be.
        TEXT_TOO_LONG,
        /// The character's code.
        CONTROL_CHARACTER,
        NO_PUZZLE,
        /// How many there would be, and the most there may be.
        TOO_MANY_PUZZLES,
        /// The characters of its text, and the most there may be.
        PUZZLE_TOO_LARGE,
        /// How many the player made within the last hour, the most there may be.
        TOO_MANY_SETS,
        /// The places given, and those that there are.
        OTHER_PUZZLES
    }

    private final Reason reason;
    private final int found;
    private final int limit;

    RefusedSetException(Reason reason, int found, int limit) {
        super("a set is refused: " + reason + ", found " + found + ", limit " + limit);
        this.reason = reason;
        this.found = found;
        this.limit = limit;
    }

    public Reason reason() {
        return reason;
    }

    public int found() {
        return found;
    }

    public int limit() {
        return limit;
    }
}
