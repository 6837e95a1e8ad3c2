package org.crosscage.sets;

import java.util.Optional;

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
        /// Its lines, and the most there may be.
        TOO_MANY_LINES,
        /// The character's code.
        CONTROL_IN_TITLE,
        /// The character's code.
        CONTROL_IN_TEXT,
        NO_PUZZLE,
        /// How many there would be, and the most there may be.
        TOO_MANY_PUZZLES,
        /// The characters of all its puzzles as text, and the most there may be.
        TOO_LARGE,
        /// How many the player made within the last hour, the most there may be.
        TOO_MANY_SETS,
        /// The places given, and those that there are.
        OTHER_PUZZLES,
        /// How many there would be, and the most there may be.
        TOO_MANY_TRAININGS,
        /// The places given, and those that there are.
        OTHER_TRAININGS
    }

    private final Reason reason;
    private final int found;
    private final int limit;

    public RefusedSetException(Reason reason, int found, int limit) {
        super("a set is refused: " + reason + ", found " + found + ", limit " + limit);
        this.reason = reason;
        this.found = found;
        this.limit = limit;
    }

    /// Why so many puzzles cannot be in one set, if they cannot.
    public static Optional<RefusedSetException> forLackOfRoom(int puzzles) {
        return puzzles > PuzzleSet.MOST_PUZZLES
                ? Optional.of(new RefusedSetException(Reason.TOO_MANY_PUZZLES, puzzles, PuzzleSet.MOST_PUZZLES))
                : Optional.empty();
    }

    /// Why so many trainings cannot be in one set, if they cannot.
    public static Optional<RefusedSetException> forTooMany(int trainings) {
        return trainings > PuzzleSet.MOST_TRAININGS
                ? Optional.of(new RefusedSetException(Reason.TOO_MANY_TRAININGS, trainings, PuzzleSet.MOST_TRAININGS))
                : Optional.empty();
    }

    /// That a set has at least one puzzle.
    public static RefusedSetException forNoPuzzle() {
        return new RefusedSetException(Reason.NO_PUZZLE, 0, 1);
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
