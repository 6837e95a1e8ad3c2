package org.crosscage.core.generate;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;

/// A position on the way through a puzzle at which a technique shows what it can do.
///
/// @param before the digits and candidates when the step is found
/// @param step of the technique; its reason can be read at any time
/// @param after the same when the step is done
/// @param number how many steps of any technique come before it
public record TechniquePosition(Position before, Step step, Position after, int number, Need need) {

    /// How much the puzzle needs the technique there, most first.
    public enum Need {
        /// Among all techniques up to its tier it alone finds a step, and only this one: a bottleneck.
        ONLY_STEP,
        /// No easier technique finds anything.
        NEXT_STEP,
        /// An easier technique finds something too: the puzzle can do without.
        ONE_OF_SEVERAL
    }

    /// The first of those positions that need the technique most.
    ///
    /// @param techniques all of the kind, easiest first
    /// @param wanted one of them
    /// @return empty when the technique finds nothing at any position on the way
    public static Optional<TechniquePosition> of(Puzzle puzzle, List<Technique> techniques, Technique wanted) {
        var needed = needed(puzzle, techniques, wanted);
        return needed.isPresent() ? needed : open(puzzle, techniques, wanted);
    }

    private static Optional<TechniquePosition> needed(Puzzle puzzle, List<Technique> techniques, Technique wanted) {
        var engine = new RuleEngine(techniques);
        var board = Board.of(puzzle);
        Optional<TechniquePosition> first = Optional.empty();
        var bottlenecks = new Bottlenecks(techniques);
        int number = 0;
        for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
            if (next.get().technique().equals(wanted)) {
                boolean only = bottlenecks.isOne(board, wanted.tier());
                if (only || first.isEmpty()) {
                    first = Optional.of(of(board, next.get(), number, only ? Need.ONLY_STEP : Need.NEXT_STEP));
                }
                if (only) {
                    break;
                }
            }
            next.get().applyTo(board);
            number++;
        }
        return first;
    }

    private static Optional<TechniquePosition> open(Puzzle puzzle, List<Technique> techniques, Technique wanted) {
        var engine = new RuleEngine(techniques);
        var alone = new RuleEngine(List.of(wanted));
        var board = Board.of(puzzle);
        int number = 0;
        for (var next = engine.next(board); next.isPresent(); next = engine.next(board)) {
            var found = alone.next(board);
            if (found.isPresent()) {
                return Optional.of(of(board, found.get(), number, Need.ONE_OF_SEVERAL));
            }
            next.get().applyTo(board);
            number++;
        }
        return Optional.empty();
    }

    private static TechniquePosition of(Board board, Step step, int number, Need need) {
        step.reason();
        var before = board.position();
        var after = board.copy();
        step.applyTo(after);
        return new TechniquePosition(before, step, after.position(), number, need);
    }
}
