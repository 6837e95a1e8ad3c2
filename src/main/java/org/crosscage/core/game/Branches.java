package org.crosscage.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.model.Position;

/// The branches of a game that are open, each inside the one before it.
///
/// Which branch a digit belongs to is stored nowhere: it is the innermost one before which the cell had another
/// digit. So an accepted branch's digits are ordinary at once, and a dropped one's are gone.
///
/// @param open the outermost first; the one of level n is at n - 1
record Branches(List<OpenBranch> open) {

    static final Branches NONE = new Branches(List.of());

    Branches {
        open = List.copyOf(open);
    }

    /// Whether a turn does anything here.
    boolean takes(LogEntry.Turn turn) {
        return switch (turn) {
            case LogEntry.Play _ -> true;
            case LogEntry.Branch(int level) -> level == open.size() + 1;
            case LogEntry.Accept(int level) -> level <= open.size();
            case LogEntry.Drop(int level, Optional<Move> _) -> level <= open.size();
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
                var left = outside(level);
                yield then.map(left::with).orElse(left);
            }
        };
    }

    OpenBranch of(int level) {
        return open.get(level - 1);
    }

    /// The level of the branch in which the digit of a cell was written; 0 outside of all.
    ///
    /// @param digit of the cell, or none
    int levelOf(int cell, int digit) {
        int level = open.size();
        while (level > 0 && of(level).before().digit(cell) == digit) {
            level--;
        }
        return level;
    }

    private Branches outside(int level) {
        return new Branches(open.subList(0, level - 1));
    }

    private Branches and(OpenBranch branch) {
        var all = new ArrayList<>(open);
        all.add(branch);
        return new Branches(all);
    }

    private Branches with(Move move) {
        return open.isEmpty() ? this : outside(open.size()).and(open.getLast().with(move));
    }

    private Branches accepted(int level) {
        var left = outside(level);
        if (level == 1) {
            return left;
        }
        var outer = left.open.getLast();
        for (var inside : open.subList(level - 1, open.size())) {
            outer = outer.with(inside);
        }
        return left.outside(level - 1).and(outer);
    }
}
