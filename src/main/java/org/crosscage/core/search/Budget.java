package org.crosscage.core.search;

import java.util.List;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.jspecify.annotations.Nullable;

/// What a run may still spend: counts its nodes, and knows why it has to end.
public final class Budget {

    private final SolverContext context;
    private long nodes;
    private GaveUp.@Nullable Reason ended;

    public Budget(SolverContext context) {
        this.context = context;
    }

    /// Asks for one more node, and counts it when it is granted.
    ///
    /// @return whether it is; once it is not, no other one is
    public boolean spend() {
        if (!isOver() && nodes == context.limits().nodes()) {
            ended = GaveUp.Reason.NODE_LIMIT;
        }
        if (ended != null) {
            return false;
        }
        nodes++;
        return true;
    }

    /// Asks for some more nodes, and counts those that are granted.
    ///
    /// @return whether all of them are
    public boolean spend(int more) {
        for (int i = 0; i < more; i++) {
            if (!spend()) {
                return false;
            }
        }
        return true;
    }

    /// Whether the run has to end. Asks the stop flag, until it has once said yes.
    public boolean isOver() {
        if (ended == null && context.stop().getAsBoolean()) {
            ended = GaveUp.Reason.STOPPED;
        }
        return ended != null;
    }

    /// How many nodes were granted.
    public long nodes() {
        return nodes;
    }

    /// The result of a run that ends because of this budget, which is announced.
    ///
    /// @param solutions found so far
    /// @throws IllegalStateException when the run need not end
    public SolverResult gaveUp(List<Solution> solutions) {
        if (ended == null) {
            throw new IllegalStateException("there is budget left after " + nodes + " nodes");
        }
        context.listener().accept(new GaveUp(ended));
        return new SolverResult(solutions, false, nodes);
    }
}
