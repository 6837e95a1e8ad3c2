package org.crosscage.analysis;

import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.generate.Rating;

/// How hard a puzzle is, as far as that can be said.
public sealed interface Difficulty {

    /// Of a puzzle with exactly one solution.
    ///
    /// @param rating by the standard techniques of the kind, whatever list of techniques a player has
    /// @param percentile how many of a hundred generated puzzles of the same kind and size score lower; empty where
    ///     too few were rated to compare with
    record Rated(Rating rating, OptionalInt percentile) implements Difficulty {}

    /// No grade: the puzzle has several solutions or none, or how many it has was not found out.
    record Ungraded() implements Difficulty {}

    /// No grade: to go through the puzzle takes longer than anybody waits.
    record TooLong() implements Difficulty {}

    /// The grade, if there is one.
    default Optional<Grade> grade() {
        return this instanceof Rated(Rating rating, var _) ? Optional.of(rating.grade()) : Optional.empty();
    }
}
