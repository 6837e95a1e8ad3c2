package org.crosscage.teach;

import java.util.List;
import org.crosscage.core.logic.Chains;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.clue.Contradiction;

/// Why a digit, or all marks of a cell, cannot be right: steps that follow from it and from digits that are right, up
/// to something impossible.
///
/// @param chain the steps, each of which something later rests on; none when the contradiction stands on the board
///     already
/// @param end what is impossible then; its key is one of [Contradiction]'s. When no chain of techniques gets there,
///     [Contradiction#SEARCHED], and in a hint [Contradiction#FAR] when no chain does that is short enough to be told
/// @param without cells that show a digit which the proof leaves out, where it speaks of them or of their lines, runs
///     and cages: as if they were open
public record Refutation(List<Step> chain, Reason end, Cells without) {

    public Refutation {
        chain = List.copyOf(chain);
    }

    /// What leaves out no digit.
    public Refutation(List<Step> chain, Reason end) {
        this(chain, end, Cells.NONE);
    }

    /// Whether it is told step by step: something shows it, in not too many steps.
    boolean isTold() {
        return !end.key().equals(Contradiction.SEARCHED) && Chains.isTold(chain);
    }

    /// The line, run or cage to look at: what breaks, if the cell is in it; else the first one of the cell that the
    /// chain uses; else its clue.
    Constraint where(int cell, Puzzle puzzle) {
        var used = chain.isEmpty()
                ? end.constraints().stream()
                : chain.stream().flatMap(step -> step.reason().constraints().stream());
        return used.filter(constraint -> constraint.cells().contains(cell))
                .findFirst()
                .or(() -> puzzle.cluesOf(cell).stream()
                        .map(Constraint.class::cast)
                        .findFirst())
                .orElseGet(() -> puzzle.unitsOf(cell).getFirst());
    }

    /// How many thoughts it takes to follow: each step, and to think digits away.
    int length() {
        return chain.size() + (without.isEmpty() ? 0 : 1);
    }
}
