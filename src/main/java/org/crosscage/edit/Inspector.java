package org.crosscage.edit;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.crosscage.analysis.Conflict;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolutionCount;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.core.sketch.Sketch;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Service;

/// Finds out what is to be said of a sketch, within limits, so that no sketch can keep the machine.
@Service
public final class Inspector {

    /// A sketch that takes longer is said to be too hard to tell.
    private static final Duration LONGEST = Duration.ofSeconds(10);

    public static final int MOST_SOLUTIONS = 100;

    private static final long NODES = Limits.ORDINARY_NODES;
    private static final long NODES_FOR_PROOF = 20_000;

    private final Solver solver;
    private final SolutionFinder finder;
    private final SearchLimit limit;

    @Autowired
    Inspector(Solver solver, SolutionFinder finder, InstantSource clock) {
        this(solver, finder, new SearchLimit(clock, LONGEST));
    }

    /// @param solver complete: it can prove that there are no further solutions
    /// @param limit how long it may look into one sketch
    public Inspector(Solver solver, SolutionFinder finder, SearchLimit limit) {
        this.solver = solver;
        this.finder = finder;
        this.limit = limit;
    }

    /// @param stop asked often; true ends the work, with less found out
    public Inspection inspect(Sketch sketch, BooleanSupplier stop) {
        return find(sketch, limit.from(stop));
    }

    private Inspection find(Sketch sketch, BooleanSupplier stop) {
        var flaws = sketch.flaws();
        var puzzle = sketch.puzzle();
        if (puzzle.isEmpty()) {
            return new Inspection(sketch, flaws, List.of(), false, Optional.empty());
        }
        var found = solve(puzzle.get(), MOST_SOLUTIONS, NODES, stop);
        var conflict = found.isUnsolvable() ? finder.conflict(puzzle.get(), stop) : Optional.<Conflict>empty();
        return new Inspection(sketch, flaws, found.solutions(), found.complete(), conflict);
    }

    /// Whether a sketch is proven to have exactly one solution.
    boolean isUnique(Sketch sketch, BooleanSupplier stop) {
        return count(sketch, stop).filter(SolutionCount.One.class::isInstance).isPresent();
    }

    /// How many solutions a sketch has; empty where it is no puzzle.
    Optional<SolutionCount> count(Sketch sketch, BooleanSupplier stop) {
        return sketch.puzzle()
                .map(puzzle -> solve(puzzle, 2, NODES_FOR_PROOF, stop).count());
    }

    SolverResult solve(Puzzle puzzle, int most, long nodes, BooleanSupplier stop) {
        return solver.solve(puzzle, new SolverContext(new SplittableRandom(0), stop, new Limits(most, nodes), _ -> {}));
    }
}
