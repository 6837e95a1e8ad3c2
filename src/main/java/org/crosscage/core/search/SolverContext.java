package org.crosscage.core.search;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// What a solver gets from outside.
///
/// @param random the only source of chance; the same seed gives the same run
/// @param stop asked often; true makes the solver give up soon
/// @param listener hears of every event, on the solver's thread
public record SolverContext(
        RandomGenerator random, BooleanSupplier stop, Limits limits, Consumer<SolverEvent> listener) {

    /// A context for a deterministic search that nobody watches or stops.
    public static SolverContext quiet(Limits limits) {
        return new SolverContext(new SplittableRandom(0), () -> false, limits, event -> {});
    }
}
