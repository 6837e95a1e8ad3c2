package org.crosscage.solver;

import java.util.List;
import org.crosscage.core.search.Solver;
import org.crosscage.solver.exact.ExactSolver;

/// All solvers, in the order in which they are shown.
public final class Solvers {

    private static final List<Solver> ALL = List.of(new ExactSolver());

    private Solvers() {}

    public static List<Solver> all() {
        return ALL;
    }

    /// The solver with this id.
    ///
    /// @throws IllegalArgumentException when there is none
    public static Solver of(String id) {
        return ALL.stream()
                .filter(solver -> solver.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no solver '" + id + "'"));
    }
}
