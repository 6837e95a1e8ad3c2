package org.crosscage.lab;

import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.crosscage.core.search.SolverEvent.Generation;

/// What racers of every sort can be compared by while they work.
public enum Quantity {
    /// How many constraints are met. The only one of these that grows for all sorts alike: a bred grid is full from the
    /// beginning, and who reasons has no fitness.
    MET,
    /// How many cells have a digit.
    FILLED,
    /// How many digits were tried.
    GUESSES,
    /// How many conclusions were drawn.
    STEPS,
    /// The fitness of the best individual of the generation; only where there are generations.
    FITNESS,
    /// The diversity of the population; only where there are generations.
    DIVERSITY;

    /// Whether it is a whole number.
    public boolean isCount() {
        return switch (this) {
            case MET, FILLED, GUESSES, STEPS -> true;
            case FITNESS, DIVERSITY -> false;
        };
    }

    /// @return empty where the run has no such thing
    public OptionalDouble of(Point point) {
        return switch (this) {
            case MET -> OptionalDouble.of(point.met());
            case FILLED -> OptionalDouble.of(point.filled());
            case GUESSES -> OptionalDouble.of(point.guesses());
            case STEPS -> OptionalDouble.of(point.steps());
            case FITNESS -> bred(point, Generation::best);
            case DIVERSITY -> bred(point, Generation::diversity);
        };
    }

    private static OptionalDouble bred(Point point, ToDoubleFunction<Generation> value) {
        return point.generation().stream().mapToDouble(value).findFirst();
    }
}
