package org.crosscage.core.search;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// What a solver gets from outside.
///
/// @param random the only source of chance; the same seed gives the same run
/// @param stop asked often; true makes the solver give up soon. A time limit is a stop flag that looks at a clock
/// @param settings the values of the solver's parameters
/// @param listener hears of every event, on the solver's thread
public record SolverContext(
        RandomGenerator random,
        BooleanSupplier stop,
        Limits limits,
        Settings settings,
        Consumer<SolverEvent> listener) {

    /// A context in which every parameter has its usual value.
    public SolverContext(RandomGenerator random, BooleanSupplier stop, Limits limits, Consumer<SolverEvent> listener) {
        this(random, stop, limits, Settings.USUAL, listener);
    }

    /// What a solver answers to a puzzle that it does not [handle][Solver#handles]; the listener hears of it.
    public SolverResult refused() {
        listener.accept(new SolverEvent.GaveUp(SolverEvent.GaveUp.Reason.NOT_FOR_THIS_PUZZLE));
        return new SolverResult(List.of(), false, 0);
    }

    /// A context for a deterministic search that nobody watches or stops.
    public static SolverContext quiet(Limits limits) {
        return new SolverContext(new SplittableRandom(0), () -> false, limits, event -> {});
    }
}
