package org.crosscage.core.search;

import java.util.List;
import java.util.function.Function;
import org.crosscage.core.logic.RuleEngine;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Trace;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Puzzle;

/// The part of a solver that reasons: the techniques of a puzzle up to a tier, applied until none finds anything.
public final class Deduction {

    /// The name of the parameter that says how far techniques go; 0 is not at all.
    public static final String TIER = "tier";

    private final Function<Puzzle, List<Technique>> techniques;

    /// @param techniques of a puzzle's kind, easiest first
    public Deduction(Function<Puzzle, List<Technique>> techniques) {
        this.techniques = techniques;
    }

    /// Every step is announced before it is applied. Ends early when the context says stop.
    ///
    /// @param board changed
    /// @param tier the highest tier used, as [org.crosscage.core.logic.Tier#level()] counts
    public Trace run(Board board, int tier, SolverContext context) {
        var used = techniques.apply(board.puzzle()).stream()
                .filter(technique -> technique.tier().level() <= tier)
                .toList();
        return new RuleEngine(used)
                .run(board, context.stop(), step -> context.listener().accept(new SolverEvent.Deduced(step)));
    }
}
