package org.crosscage.solver.genetic.memetic;

import java.util.List;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Settings;

/// How much of what there is in an evolution.
///
/// @param population how many individuals survive a generation, and how many children are bred in one
/// @param tournament how many individuals compete to become a parent
/// @param crossover the probability that a child has two parents, 0…1
/// @param mutation the probability that a child is mutated, 0…1
/// @param localSteps how many steps of local search a child gets for each segment; ten times as many where more than
///     120 cells are open
/// @param patience after so many generations in which the best did not get better everything begins anew
/// @param decoderFrom where every constraint is a run and more cells than this are open, children are filled with
///     [GreedyDecoder]; in every other age where more than half as many are
record Rates(
        int population,
        int tournament,
        double crossover,
        double mutation,
        int localSteps,
        int patience,
        int decoderFrom) {

    /// Up to so many open cells, short local searches find the solution soon enough and leave something to breed. Of
    /// more cells, they would find nothing.
    private static final int LARGE = 120;

    private static final int FOR_LARGE = 10;

    /// What was filled greedily fits together; long local searches tear it apart again.
    private static final int STEPS_WITH_DECODER = 10;

    /// Parents that fit together by themselves have to be many to differ.
    private static final int POPULATIONS_WITH_DECODER = 3;

    static final Parameter<Integer> POPULATION = Parameter.whole("population", 10, 1, 10_000);
    static final Parameter<Integer> TOURNAMENT = Parameter.whole("tournament", 2, 1, 100);
    static final Parameter<Double> CROSSOVER = Parameter.real("crossover", 0.9, 0, 1);
    static final Parameter<Double> MUTATION = Parameter.real("mutation", 0.3, 0, 1);
    static final Parameter<Integer> LOCAL_STEPS = Parameter.whole("local-steps", 1, 0, 100_000);
    static final Parameter<Integer> PATIENCE = Parameter.whole("patience", 20, 1, 1_000_000);
    static final Parameter<Integer> FORESIGHT = Parameter.whole("foresight", 220, 0, 1_000_000);

    static final List<Parameter<?>> ALL =
            List.of(POPULATION, TOURNAMENT, CROSSOVER, MUTATION, LOCAL_STEPS, PATIENCE, FORESIGHT);

    static Rates of(Settings settings) {
        return new Rates(
                settings.get(POPULATION),
                settings.get(TOURNAMENT),
                settings.get(CROSSOVER),
                settings.get(MUTATION),
                settings.get(LOCAL_STEPS),
                settings.get(PATIENCE),
                settings.get(FORESIGHT));
    }

    /// How many steps of local search a child gets.
    int steps(int segments, int openCells) {
        long each = openCells > LARGE ? (long) FOR_LARGE * localSteps : localSteps;
        return (int) Math.min(Integer.MAX_VALUE, each * segments);
    }

    /// Whether children are filled with [GreedyDecoder].
    ///
    /// @param age from 0; each begins anew
    boolean looksAhead(int openCells, int age) {
        return openCells > (age % 2 == 0 ? decoderFrom : decoderFrom / 2);
    }

    /// The same where children are filled with [GreedyDecoder].
    Rates withDecoder() {
        return new Rates(
                population * POPULATIONS_WITH_DECODER,
                tournament,
                crossover,
                mutation,
                localSteps * STEPS_WITH_DECODER,
                patience,
                decoderFrom);
    }
}
