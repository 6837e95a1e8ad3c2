package org.crosscage.game.store;

import java.util.List;

/// A game as a device brings it back.
///
/// @param id by which the device knows it
/// @param stored how many of its lines the device got from the server: those are as they were stored, and
///     those after them were made on the device
/// @param archived all of the game, with what the server had counted of it when the device got it; of a
///     puzzle that was not begun, `begun` is empty
/// @param paid what was asked for beside that
public record ReturnedGame(String id, long stored, ArchivedGame archived, Paid paid) {

    /// What was asked for on a device without a connection, in all since it has the game.
    ///
    /// @param hints how many, other help included
    /// @param cost of all of it
    /// @param techniques what hints cost of that, by what they taught
    public record Paid(int hints, int cost, boolean solutionShown, List<ArchivedGame.Cost> techniques) {

        public Paid {
            techniques = List.copyOf(techniques);
        }
    }

    /// What became of it.
    ///
    /// @param id of the game here; empty where it did not come in, and nothing of it is counted
    /// @param refused lines that are not in its log, and techniques that are not counted
    public record Arrived(String id, List<RefusedLine> refused) {

        public Arrived {
            refused = List.copyOf(refused);
        }
    }

    /// @param line as it came; of a technique its id
    public record RefusedLine(String line, Reason reason) {

        public enum Reason {
            /// It is no line of a log of this puzzle.
            UNREADABLE,
            /// It cannot be played where the log has come to.
            UNPLAYABLE,
            /// It changes more than one entry can.
            TOO_LONG,
            /// It begins a branch inside of as many as can be open.
            TOO_DEEP,
            /// The log has no room for it.
            TOO_MANY,
            /// It is no technique of the puzzle, whose hints could be counted.
            NO_TECHNIQUE
        }
    }
}
