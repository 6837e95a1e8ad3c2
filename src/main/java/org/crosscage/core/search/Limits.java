package org.crosscage.core.search;

/// When a search ends although it could go on.
///
/// @param solutions how many different solutions are enough, at least 1
/// @param nodes how many tries are allowed (a node is one value tried in one cell), at least 0
public record Limits(int solutions, long nodes) {

    /// Enough nodes for any proper puzzle of newspaper size, which takes a few hundred at most, and an end within
    /// seconds for the others.
    public static final long ORDINARY_NODES = 100_000;

    public Limits {
        if (solutions < 1 || nodes < 0) {
            throw new IllegalArgumentException("limits of " + solutions + " solutions and " + nodes + " nodes");
        }
    }

    public static Limits solutions(int solutions) {
        return new Limits(solutions, ORDINARY_NODES);
    }
}
