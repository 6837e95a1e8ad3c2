package org.crosscage.solver.genetic.grid;

import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.search.Parameter;

/// What can be set of the report's genetic algorithm, with one of its two sets of values. The ranges hold its whole
/// study of parameters.
record ReportParameters(
        Parameter<Integer> population,
        Parameter<Integer> tournament,
        Parameter<Integer> crossoverPoints,
        Parameter<Double> crossover,
        Parameter<Integer> mutationPoints,
        Parameter<Double> mutation) {

    /// “GA light”: the first table of the experiments.
    static final ReportParameters LIGHT = of(500, 7, 1, 0.7, 1, 0.001);
    /// “GA pro”: the values that its study of parameters ended with.
    static final ReportParameters PRO = of(5_000, 3, 2, 0.9, 3, 0.01);

    /// Generations after the random one.
    static final Parameter<Integer> GENERATIONS =
            Parameter.whole("generations", 100, 1, 1_000_000).withPaper(100);

    private static ReportParameters of(
            int population,
            int tournament,
            int crossoverPoints,
            double crossover,
            int mutationPoints,
            double mutation) {
        return new ReportParameters(
                Parameter.whole("population", population, 2, 10_000).withPaper(population),
                Parameter.whole("tournament", tournament, 1, 100).withPaper(tournament),
                Parameter.whole("crossover-points", crossoverPoints, 1, 10).withPaper(crossoverPoints),
                Parameter.real("crossover", crossover, 0, 1).withPaper(crossover),
                Parameter.whole("mutation-points", mutationPoints, 1, 10).withPaper(mutationPoints),
                Parameter.real("mutation", mutation, 0, 1).withPaper(mutation));
    }

    /// @param more what a solver has beside these
    List<Parameter<?>> and(Parameter<?>... more) {
        return Stream.concat(
                        Stream.of(population, tournament, crossoverPoints, crossover, mutationPoints, mutation),
                        Stream.of(more))
                .toList();
    }
}
