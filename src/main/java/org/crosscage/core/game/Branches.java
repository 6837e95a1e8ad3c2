package org.crosscage.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.crosscage.core.model.Position;
import org.jspecify.annotations.Nullable;

/// The branches of a game that are open, each inside the one before it: a linked list from the inmost out, so that a
/// move, and a branch that begins or ends, shares all that is around it with what was there before.
///
/// Which branch a digit belongs to is stored nowhere: it is the innermost one before which the cell had another
/// digit. So an accepted branch's digits are ordinary at once, and a dropped one's are gone.
///
/// @param depth how many are open
record Branches(int depth, @Nullable Inmost inmost) {

    static final Branches NONE = new Branches(0, null);

    /// @param outside those around it
    record Inmost(OpenBranch branch, Branches outside) {}

    /// Whether a turn does anything here. A branch inside of [LogEntry.Branch#DEEPEST] others does not begin.
    boolean takes(LogEntry.Turn turn) {
        return switch (turn) {
            case LogEntry.Play _ -> true;
            case LogEntry.Branch(int level) -> level == depth + 1 && level <= LogEntry.Branch.DEEPEST;
            case LogEntry.Accept(int level) -> level <= depth;
            case LogEntry.Drop(int level, Optional<Move> _) -> level <= depth;
        };
    }

    /// The branches after a turn that they take.
    ///
    /// @param cursor of the game before the turn
    /// @param position before the turn
    Branches after(LogEntry.Turn turn, int cursor, Position position) {
        return switch (turn) {
            case LogEntry.Play(Move move) -> with(move);
            case LogEntry.Branch _ -> and(new OpenBranch(cursor, position, 0, List.of()));
            case LogEntry.Accept(int level) -> accepted(level);
            case LogEntry.Drop(int level, Optional<Move> then) -> {
                var left = first(level - 1);
                yield then.map(left::with).orElse(left);
            }
        };
    }

    /// All of them, the outermost first; the one of level n is at n - 1.
    List<OpenBranch> open() {
        var open = new ArrayList<OpenBranch>(depth);
        for (var at = inmost; at != null; at = at.outside.inmost) {
            open.addFirst(at.branch);
        }
        return List.copyOf(open);
    }

    OpenBranch of(int level) {
        return Objects.requireNonNull(first(level).inmost).branch;
    }

    /// The level of the branch in which the digit of a cell was written; 0 outside of all.
    ///
    /// @param digit of the cell, or none
    int levelOf(int cell, int digit) {
        var at = this;
        while (at.inmost != null && at.inmost.branch.before().digit(cell) == digit) {
            at = at.inmost.outside;
        }
        return at.depth;
    }

    private Branches first(int levels) {
        var at = this;
        while (at.inmost != null && at.depth > levels) {
            at = at.inmost.outside;
        }
        return at;
    }

    private Branches and(OpenBranch branch) {
        return new Branches(depth + 1, new Inmost(branch, this));
    }

    private Branches with(Move move) {
        return inmost == null ? this : inmost.outside.and(inmost.branch.with(move));
    }

    private Branches accepted(int level) {
        var left = first(level - 1);
        if (left.inmost == null) {
            return left;
        }
        var outer = left.inmost.branch;
        for (var inside : open().subList(level - 1, depth)) {
            outer = outer.with(inside);
        }
        return left.inmost.outside.and(outer);
    }
}
