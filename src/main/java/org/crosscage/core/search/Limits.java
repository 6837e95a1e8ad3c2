package org.crosscage.core.search;

/// When a search ends although it could go on. All of them are counted, so that the same seed ends at the same
/// place on every machine; an end by the clock is the stop flag's business ([SolverContext#stop()]).
///
/// @param solutions how many different solutions are enough, at least 1; a solver that cannot count ends with one
/// @param nodes how many tries are allowed, at least 0. In a tree search a try is one value tried in one cell; where
///     whole grids are tried it is a grid: an individual bred, or a step of a local search, be it one that
///     improves individuals or one that stands alone
/// @param generations how many generations an evolutionary solver may have, at least 0
public record Limits(int solutions, long nodes, long generations) {

    /// Enough nodes for any proper puzzle of newspaper size, which takes a few hundred at most, and an end within
    /// seconds for the others.
    public static final long ORDINARY_NODES = 100_000;

    public Limits {
        if (solutions < 1 || nodes < 0 || generations < 0) {
            throw new IllegalArgumentException(
                    "limits of " + solutions + " solutions, " + nodes + " nodes and " + generations + " generations");
        }
    }

    /// As many generations as the nodes allow.
    public Limits(int solutions, long nodes) {
        this(solutions, nodes, Long.MAX_VALUE);
    }

    public static Limits solutions(int solutions) {
        return new Limits(solutions, ORDINARY_NODES);
    }
}
