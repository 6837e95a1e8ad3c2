package org.crosscage.solver.exact;

/// What a solution needs room for, kept from one puzzle to the next.
final class Workspace {

    private static final int LARGEST_WORTH_KEEPING = 5_000;

    final Propagation propagation = new Propagation();
    final Translation translation = new Translation(propagation);
    final Branching branching = new Branching(propagation);
    final DecisionStack decisions = new DecisionStack();

    /// Whether it has not grown for a puzzle so large that it would take up memory for nothing.
    boolean isWorthKeeping() {
        return propagation.store().cellCount() <= LARGEST_WORTH_KEEPING;
    }
}
