package org.crosscage.core.generate;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Puzzle;

/// Whether a puzzle has a wanted grade. Agrees with [Grader], and stops as soon as it is clear: techniques that are
/// harder than what is wanted, which take most of the time, are never asked.
final class Measure {

    private final RuleEngine easier;
    private final RuleEngine enough;
    private final boolean beyond;
    private final Bottlenecks bottlenecks;
    private final Optional<String> technique;

    /// @param techniques the standard list of the kind, easiest first
    /// @param technique the id of one that shall be needed where it alone leads on
    Measure(List<Technique> techniques, Grade wanted, Optional<String> technique) {
        this.easier = new RuleEngine(techniques.stream()
                .filter(one -> Grade.of(one.tier()).compareTo(wanted) < 0)
                .toList());
        this.enough = new RuleEngine(techniques.stream()
                .filter(one -> Grade.of(one.tier()).compareTo(wanted) <= 0)
                .toList());
        this.beyond = wanted == Grade.BEYOND;
        this.bottlenecks = new Bottlenecks(techniques);
        this.technique = technique;
    }

    enum Fit {
        MET,
        TOO_EASY,
        TOO_HARD,
        /// The grade is right, but the wanted technique is not needed.
        WITHOUT_TECHNIQUE
    }

    /// @param where the cells that were still open when it was clear that the puzzle is too hard; else none
    record Verdict(Fit fit, Cells where) {

        private static Verdict of(Fit fit) {
            return new Verdict(fit, Cells.NONE);
        }
    }

    /// @param puzzle with exactly one solution
    /// @param stop asked between two techniques; true ends the work, and what is said then means nothing
    Verdict of(Puzzle puzzle, BooleanSupplier stop) {
        var board = Board.of(puzzle);
        var seen = new AtomicBoolean(technique.isEmpty());
        RuleEngine.Observer observer = (step, open) -> {
            if (!seen.get() && technique.get().equals(step.technique().id()) && bottlenecks.isOne(board, step, open)) {
                seen.set(true);
            }
        };
        if (easier.run(board, stop, observer).solved()) {
            return Verdict.of(Fit.TOO_EASY);
        }
        if (!beyond && !enough.run(board, stop, observer).solved()) {
            return new Verdict(Fit.TOO_HARD, Cells.of(board.openCells()));
        }
        return Verdict.of(seen.get() ? Fit.MET : Fit.WITHOUT_TECHNIQUE);
    }
}
