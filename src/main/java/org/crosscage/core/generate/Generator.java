package org.crosscage.core.generate;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.crosscage.core.generate.Drafts.Draft;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;

/// Makes puzzles with exactly one solution: a draft is repaired where its solutions differ until the solver proves
/// that one is left. A draft that does not get there in so many repairs makes room for a new one, drawn from the
/// same stream of chance.
///
/// ```java
/// var generator = new Generator(kind.drafts(), new ExactSolver());
/// var generated = generator.generate(new GenerateRequest(9, 9, seed), () -> false);
/// ```
public final class Generator {

    private static final int REPAIRS_PER_DRAFT = 30;
    private static final Limits LIMITS = new Limits(3, 2_000);

    private final Drafts drafts;
    private final Solver solver;

    /// @param solver must prove that it found everything, as `exact` does
    public Generator(Drafts drafts, Solver solver) {
        this.drafts = drafts;
        this.solver = solver;
    }

    /// Makes one puzzle. The same request gives the same puzzle, whatever the machine and the number of threads.
    ///
    /// @param stop asked often; true ends the work
    /// @return empty only when stopped
    /// @throws IllegalArgumentException when the size is not supported
    public Optional<Generated> generate(GenerateRequest request, BooleanSupplier stop) {
        if (!drafts.supports(request.rows(), request.columns())) {
            throw new IllegalArgumentException(
                    "the size " + request.rows() + "x" + request.columns() + " cannot be generated");
        }
        var random = random(request);
        for (int count = 1; !stop.getAsBoolean(); count++) {
            var generated = fromOneDraft(request, random, stop, count);
            if (generated.isPresent()) {
                return generated;
            }
        }
        return Optional.empty();
    }

    private Optional<Generated> fromOneDraft(
            GenerateRequest request, RandomGenerator random, BooleanSupplier stop, int count) {
        var first = drafts.first(request, random, stop);
        return first.isEmpty() ? Optional.empty() : repairedUntilUnique(first.get(), random, stop, count);
    }

    private Optional<Generated> repairedUntilUnique(
            Draft first, RandomGenerator random, BooleanSupplier stop, int count) {
        var draft = first;
        for (int repairs = 0; repairs <= REPAIRS_PER_DRAFT; repairs++) {
            var result = solve(draft, stop);
            if (result.isUnique()) {
                return Optional.of(
                        new Generated(draft.puzzle(), result.solutions().get(0), count, repairs));
            }
            if (stop.getAsBoolean() || result.solutions().size() < 2) {
                break; // stopped, or too hard to count
            }
            draft = drafts.repaired(draft, result.solutions(), random, stop);
        }
        return Optional.empty();
    }

    private SolverResult solve(Draft draft, BooleanSupplier stop) {
        return solver.solve(draft.puzzle(), new SolverContext(new SplittableRandom(0), stop, LIMITS, event -> {}));
    }

    /// A named algorithm, so that the stream is the same everywhere; sizes of one seed do not share it.
    private static RandomGenerator random(GenerateRequest request) {
        long size = (long) request.rows() << 32 | request.columns();
        return new SplittableRandom(new SplittableRandom(request.seed()).nextLong() ^ size);
    }

    /// @param solution the only one
    /// @param drafts how many drafts were begun
    /// @param repairs how many repairs the last of them took
    public record Generated(Puzzle puzzle, Solution solution, int drafts, int repairs) {}
}
