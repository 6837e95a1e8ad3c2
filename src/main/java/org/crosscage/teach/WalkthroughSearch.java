package org.crosscage.teach;

import java.time.Duration;
import java.time.InstantSource;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.model.Board;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.genetic.memetic.HybridSolver;

/// What goes on where techniques end: the genetic algorithm, to be watched, and the solution finder, who knows where
/// that one meets its limits. Neither looks at a solution that came with a game.
///
/// @param finder proves what is known of a puzzle, and fills in what was not bred in time
/// @param patience how long the genetic algorithm may take
/// @param grids how many it may look at, at least 0
/// @param steps how long the techniques before it may take
public record WalkthroughSearch(SolutionFinder finder, SearchLimit patience, long grids, SearchLimit steps) {

    private static final long MOST_GRIDS = 5_000_000;
    /// Who asks for a solution is to have it within two seconds, and the solution finder needs some of that.
    private static final Duration LONGEST = Duration.ofSeconds(1);
    /// The largest shipped puzzles take some seconds.
    private static final Duration LONGEST_STEPS = Duration.ofSeconds(30);

    /// One for which techniques have all the time that they need.
    public WalkthroughSearch(SolutionFinder finder, SearchLimit patience, long grids) {
        this(finder, patience, grids, SearchLimit.ENDLESS);
    }

    /// The usual one.
    public static WalkthroughSearch of(SolutionFinder finder, InstantSource clock) {
        return of(finder, clock, UnaryOperator.identity());
    }

    /// The usual one, whose techniques share their thread with other work.
    ///
    /// @param sharing as for [SearchLimit]
    public static WalkthroughSearch of(
            SolutionFinder finder, InstantSource clock, UnaryOperator<BooleanSupplier> sharing) {
        return new WalkthroughSearch(
                finder, new SearchLimit(clock, LONGEST), MOST_GRIDS, new SearchLimit(clock, LONGEST_STEPS, sharing));
    }

    /// Breeds a grid of what is open on a board. The same board has the same ancestry, unless time ends it.
    ///
    /// @param board not changed
    EvolutionRecord breed(Board board, BooleanSupplier stop) {
        var recorder = new EvolutionRecorder();
        var context = new SolverContext(
                new SplittableRandom(1), patience.from(stop), new Limits(1, grids), Settings.USUAL, recorder);
        var result = HybridSolver.breed(board, context);
        return recorder.record(result.solutions().stream().findFirst());
    }
}
