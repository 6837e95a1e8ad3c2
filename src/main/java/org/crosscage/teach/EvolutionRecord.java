package org.crosscage.teach;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.model.Grid;
import org.crosscage.core.model.Solution;

/// How the genetic algorithm came to a grid: the best one of the population whenever that changed. Immutable.
///
/// @param snapshots in the order in which they happened, at most [#MOST_SNAPSHOTS]
/// @param curve how the population went, the first and the last generation included, at most [#MOST_POINTS]
/// @param generations how many there were
/// @param solution the grid without fault, if one was bred
public record EvolutionRecord(
        List<Snapshot> snapshots, List<Point> curve, long generations, Optional<Solution> solution) {

    /// What can be stepped through with patience.
    public static final int MOST_SNAPSHOTS = 60;

    /// As fine as a small chart shows.
    public static final int MOST_POINTS = 240;

    /// Nothing was bred.
    public static final EvolutionRecord NONE = new EvolutionRecord(List.of(), List.of(), 0, Optional.empty());

    public EvolutionRecord {
        snapshots = List.copyOf(snapshots);
        curve = List.copyOf(curve);
    }

    /// A population when its generation ended.
    ///
    /// @param generation from 0
    /// @param fitness of its best grid: smaller is better and 0 is solved
    /// @param diversity the share of cells in which two of its grids differ on average, 0…1
    public record Point(long generation, double fitness, double diversity) {}

    /// A full grid that was the best one when it came up.
    ///
    /// @param generation from 0: the one in which it came up, which may have ended with a better one
    /// @param fitness of the grid, as of [Point]
    public record Snapshot(Cause cause, long generation, double fitness, Grid grid) {}

    /// Why a grid is shown.
    public enum Cause {
        /// It is the first one.
        FIRST,
        /// It is better than all before it.
        BEST,
        /// It is better than all since the population was made anew.
        BETTER,
        /// The population was made anew, and this is its best one.
        ANEW,
        /// Nothing is broken in it.
        SOLVED,
        /// It is the best one of all, and there was no time for more.
        LIMIT
    }
}
