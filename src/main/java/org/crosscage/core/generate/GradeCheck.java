package org.crosscage.core.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Trace;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Puzzle;

/// Whether a puzzle has a wanted grade, and goes along as one of that grade shall ([Pace]). Agrees with [Grader], and
/// stops as soon as it is clear: techniques that are harder than what is wanted, which take most of the time, are never
/// asked.
final class GradeCheck {

    /// Above the level of every tier.
    private static final int RIGHT_GRADE = 10;
    private static final int LEVEL = 1_000;

    private final RuleEngine easier;
    private final RuleEngine enough;
    private final Grade wanted;
    private final Bottlenecks bottlenecks;
    private final Optional<String> technique;

    /// @param techniques the standard list of the kind, easiest first
    /// @param technique the id of one that shall be needed where it alone leads on
    GradeCheck(List<Technique> techniques, Grade wanted, Optional<String> technique) {
        this.easier = new RuleEngine(techniques.stream()
                .filter(one -> Grade.of(one.tier()).compareTo(wanted) < 0)
                .toList());
        this.enough = new RuleEngine(techniques.stream()
                .filter(one -> Grade.of(one.tier()).compareTo(wanted) <= 0)
                .toList());
        this.wanted = wanted;
        this.bottlenecks = new Bottlenecks(techniques);
        this.technique = technique;
    }

    enum Fit {
        MET,
        TOO_EASY,
        TOO_HARD,
        /// The grade is right, but the wanted technique is not needed.
        WITHOUT_TECHNIQUE,
        /// The grade is right, but there is too much of filling in.
        DULL
    }

    /// @param near the larger, the less is missing; comparable between verdicts of one measure
    /// @param where the cells that were still open when it was clear that the puzzle is too hard, or those that are
    ///     filled in too soon; else none
    record Verdict(Fit fit, int near, Cells where) {}

    /// @param puzzle with exactly one solution
    /// @param stop asked between two techniques; true ends the work, and what is said then means nothing
    Verdict of(Puzzle puzzle, BooleanSupplier stop) {
        var board = Board.of(puzzle);
        var observer = new Sighting(board);
        var first = easier.run(board, stop, observer);
        if (first.solved()) {
            return new Verdict(Fit.TOO_EASY, hardest(first), Cells.NONE);
        }
        var steps = new ArrayList<>(first.steps());
        if (wanted != Grade.BEYOND) {
            var rest = enough.run(board, stop, observer);
            if (!rest.solved()) {
                var open = Cells.of(board.openCells());
                return new Verdict(Fit.TOO_HARD, -open.size(), open);
            }
            steps.addAll(rest.steps());
        }
        if (!observer.seen) {
            return new Verdict(Fit.WITHOUT_TECHNIQUE, RIGHT_GRADE * LEVEL, Cells.NONE);
        }
        var pace = Pace.of(steps);
        return pace.suits(wanted)
                ? new Verdict(Fit.MET, RIGHT_GRADE * LEVEL, Cells.NONE)
                : new Verdict(Fit.DULL, RIGHT_GRADE * LEVEL, pace.early());
    }

    /// The level of the hardest technique that was needed, and how often one of that level was.
    private static int hardest(Trace trace) {
        int[] counts = new int[RIGHT_GRADE];
        trace.steps().forEach(step -> counts[step.technique().tier().level()]++);
        int level = RIGHT_GRADE - 1;
        while (level > 0 && counts[level] == 0) {
            level--;
        }
        return level * LEVEL + Math.min(counts[level], LEVEL - 1);
    }

    /// Whether the wanted technique has led on alone somewhere.
    private final class Sighting implements RuleEngine.Observer {

        private final Board board;
        private boolean seen = technique.isEmpty();

        Sighting(Board board) {
            this.board = board;
        }

        @Override
        public void takes(Step step, List<Step> open) {
            seen = seen || step.technique().id().equals(technique.get()) && bottlenecks.isOne(board, step, open);
        }
    }
}
