package org.crosscage.core.game;

import java.util.Optional;
import java.util.regex.Pattern;

/// One entry of a game's log. The log only grows: an undo is an entry too, and a turn after undos drops what could
/// have been redone from the game, but never from the log.
public sealed interface LogEntry {

    /// What changes the game, and one undo takes back.
    ///
    /// Turns about branches name the branch by its level: 1 for one of the game itself, 2 for one inside that,
    /// and so on. So they mean the same whenever they arrive: where two tabs both begin, accept or drop a branch,
    /// the second one changes nothing, and no other branch is dropped by mistake.
    sealed interface Turn extends LogEntry {}

    /// Makes a move.
    record Play(Move move) implements Turn {}

    /// Begins a branch: what is played from here on is tried, and can be accepted or dropped. Nothing happens
    /// unless the branch of the level before is the innermost one, and none begins deeper than [#DEEPEST].
    record Branch(int level) implements Turn {

        /// Deeper than anybody tries something; the boards know it too.
        public static final int DEEPEST = 50;

        public Branch {
            requireLevel(level);
        }
    }

    /// Makes what was played in a branch, and in those inside it, ordinary play of what is around it. Nothing
    /// happens when there is no such branch.
    record Accept(int level) implements Turn {

        public Accept {
            requireLevel(level);
        }
    }

    /// Brings back the position from before a branch, and ends it with those inside it. Nothing happens when there
    /// is no such branch.
    ///
    /// @param then a move that is made on that position, as part of this turn: what was learnt by trying
    record Drop(int level, Optional<Move> then) implements Turn {

        public Drop {
            requireLevel(level);
        }
    }

    /// Takes back the last turn; nothing happens when there is none, as when two tabs both undo the only one.
    record Undo() implements LogEntry {}

    /// Makes the turn again that was taken back last; nothing happens when there is none.
    record Redo() implements LogEntry {}

    /// Help that the player had. It changes nothing of the game, and no undo takes it back.
    ///
    /// @param sort what is counted
    /// @param hints how many hints and other answers it is
    /// @param cost of them together
    /// @param technique that they teach, by its id; empty for none
    /// @param paid what of the position is paid with it, for the teacher to read; empty for nothing
    record Help(Sort sort, int hints, int cost, String technique, String paid) implements LogEntry {

        /// No more is counted of one game, be it hints or their cost.
        public static final int MOST = 1_000_000;

        private static final Pattern TECHNIQUE = Pattern.compile("[a-z0-9-]{0,60}");
        private static final Pattern PAID = Pattern.compile("[ -~]{0,200}");

        /// The sorts of help, by how they count.
        public enum Sort {
            /// Counts its hints and its cost.
            PAID,
            /// Something from the solution was told without a price: help where there was none so far.
            FREE,
            /// The solution was shown.
            SOLUTION
        }

        /// Help that costs nothing.
        public static final Help FREE = new Help(Sort.FREE, 1, 0, "", "");

        /// The solution, shown.
        public static final Help SOLUTION = new Help(Sort.SOLUTION, 0, 0, "", "");

        public Help {
            if (hints < 0
                    || hints > MOST
                    || cost < 0
                    || cost > MOST
                    || !TECHNIQUE.matcher(technique).matches()
                    || !PAID.matcher(paid).matches()) {
                throw new MoveException("no game has help of " + hints + " hints that cost " + cost);
            }
        }
    }

    /// An entry of a kind that this version does not know, as a newer one stored it. It changes nothing here, and keeps
    /// its place in the log and its line.
    ///
    /// @param kind one to eight letters a to z
    /// @param line the rest of the entry, in printable ASCII
    record Other(String kind, String line) implements LogEntry {

        private static final Pattern KIND = Pattern.compile("[a-z]{1,8}");
        private static final Pattern LINE = Pattern.compile("[ -~]*+");

        public Other {
            if (!KIND.matcher(kind).matches() || !LINE.matcher(line).matches()) {
                throw new MoveException("'" + (kind.length() > 20 ? kind.substring(0, 20) + "…" : kind)
                        + "' is no entry: a kind is a word of one to eight letters a to z, and what follows is printable"
                        + " ASCII");
            }
        }
    }

    private static void requireLevel(int level) {
        if (level < 1) {
            throw new MoveException("a branch of level " + level + ": levels begin with 1");
        }
    }
}
