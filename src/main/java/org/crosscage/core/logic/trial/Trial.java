package org.crosscage.core.logic.trial;

import java.util.List;
import java.util.function.Function;
import org.crosscage.core.logic.Link;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;

/// What becomes of a board when some of its cells are supposed to hold certain digits and simple iteration goes on
/// from there.
public final class Trial {

    private final Puzzle puzzle;
    private final int[] cells;
    private final int[] digits;
    private final boolean fails;
    private final boolean atRest;
    private final int length;
    private final long[] left;
    private final Function<Trial, Iteration> again;

    Trial(Puzzle puzzle, int[] cells, int[] digits, Iteration done, Function<Trial, Iteration> again) {
        this.puzzle = puzzle;
        this.cells = cells;
        this.digits = digits;
        this.fails = done.hasFailed();
        this.atRest = done.isAtRest();
        this.length = done.events();
        this.left = atRest ? done.domains() : new long[0];
        this.again = again;
    }

    /// Whether it was followed to the end.
    public boolean isDecided() {
        return fails || atRest;
    }

    /// Whether some constraint cannot be met, as far as it was followed.
    public boolean fails() {
        return fails;
    }

    /// How much had happened when it failed, came to rest or was broken off.
    public int length() {
        return length;
    }

    /// What is left to a cell, of a trial that came to rest.
    public long left(int cell) {
        return left[cell];
    }

    /// The chain that ends with nothing left.
    public List<Link> whyItFails() {
        return new Explanation(puzzle, again.apply(this)).ofFailure();
    }

    /// The chain that takes some digits from a cell.
    public List<Link> whyNot(int cell, Digits gone) {
        return new Explanation(puzzle, again.apply(this)).of(cell, gone.bits());
    }

    void on(Iteration iteration) {
        for (int i = 0; i < cells.length; i++) {
            iteration.suppose(cells[i], digits[i]);
        }
    }
}
