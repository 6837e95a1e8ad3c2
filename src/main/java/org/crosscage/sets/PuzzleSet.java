package org.crosscage.sets;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.crosscage.core.kind.PuzzleEntry;

/// A set as it is now.
///
/// @param id within the server, never in an address
/// @param code the players'
/// @param closed whether no game of it can be begun any more
/// @param puzzles in order
/// @param trainings in order, below the puzzles
public record PuzzleSet(
        long id,
        String code,
        SetDescription description,
        boolean closed,
        Instant created,
        List<Place> puzzles,
        List<Training> trainings) {

    /// The most puzzles in a set.
    public static final int MOST_PUZZLES = 30;

    /// The most trainings in a set.
    public static final int MOST_TRAININGS = 10;

    /// What the sources of games of sets begin with.
    public static final String SOURCE = "set-";

    /// @param id of the puzzle in its set; stays when the order becomes another one
    public record Place(long id, PuzzleEntry entry) {

        private static final Pattern SOURCE = Pattern.compile(PuzzleSet.SOURCE + "([0-9]{1,18})");

        /// The id of the puzzle that a game came from, if it stood in a set.
        public static Optional<Long> named(String source) {
            var named = SOURCE.matcher(source);
            return named.matches() ? Optional.of(Long.valueOf(named.group(1))) : Optional.empty();
        }

        /// Where games of it come from.
        public String source() {
            return PuzzleSet.SOURCE + id;
        }
    }

    /// @param id of the training in its set; stays when the order becomes another one
    public record Training(long id, SetTraining what) {

        private static final String SOURCE = PuzzleSet.SOURCE + "training-";
        private static final Pattern NAMED = Pattern.compile(SOURCE + "([0-9]{1,18})");

        /// The id of the training that a run came from, if it stood in a set.
        public static Optional<Long> named(String source) {
            var named = NAMED.matcher(source);
            return named.matches() ? Optional.of(Long.valueOf(named.group(1))) : Optional.empty();
        }

        /// Where runs of it come from.
        public String source() {
            return SOURCE + id;
        }
    }

    /// The source of games of a puzzle in a set, as files and devices have it: servers number their sets differently.
    ///
    /// @param place id of the puzzle in its set
    public static String sourceElsewhere(String code, long place) {
        return SOURCE + code + "-" + place;
    }

    /// Where its players find it, without a leading slash.
    public String address() {
        return "set/" + code;
    }

    public PuzzleSet {
        puzzles = List.copyOf(puzzles);
        trainings = List.copyOf(trainings);
    }
}
