package org.crosscage.solver.genetic.grid;

import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.SolverContext;
import org.crosscage.solver.genetic.Progress;
import org.crosscage.solver.genetic.Scored;

/// Harmony search, as the literature in *Evolutionary AI for Kakuro* has it; the method is that of Z. W. Geem,
/// J. H. Kim and G. V. Loganathan, *A New Heuristic Optimization Algorithm: Harmony Search* (Simulation 76(2),
/// 2001).
///
/// A memory holds grids. A new one takes each cell's digit from a grid of the memory (considering), which may move to
/// the next digit up or down (pitch adjusting), or else at random, and replaces the worst one when it is better. A
/// generation is as many grids as the memory holds. The review gives no values; those here are within the ranges that
/// are usual for the method.
final class HarmonySearch {

    static final Parameter<Integer> MEMORY = Parameter.whole("memory", 30, 1, 10_000);
    static final Parameter<Double> CONSIDERING = Parameter.real("considering", 0.95, 0, 1);
    static final Parameter<Double> ADJUSTING = Parameter.real("adjusting", 0.1, 0, 1);
    /// Enough that a large board ends by the limits from outside.
    static final Parameter<Integer> GENERATIONS = Parameter.whole("generations", 100_000, 1, 1_000_000);

    static final List<Parameter<?>> PARAMETERS = List.of(MEMORY, CONSIDERING, ADJUSTING, GENERATIONS);

    private HarmonySearch() {}

    /// Until it is over, or its generations are improvised.
    static void run(Puzzle puzzle, SolverContext context, Progress progress) {
        var settings = context.settings();
        var faults = new FaultCount(puzzle);
        var improvising = new Improvisation(
                Alleles.of(puzzle), settings.get(CONSIDERING), settings.get(ADJUSTING), context.random());
        var memory = new HarmonyMemory(settings.get(MEMORY));
        while (!memory.isFull() && !progress.isOver()) {
            memory.add(tried(improvising.anything(), faults, progress));
        }
        progress.endGeneration(memory.harmonies());
        for (int number = 1; number <= settings.get(GENERATIONS) && !progress.isOver(); number++) {
            for (int i = 0; i < memory.size() && !progress.isOver(); i++) {
                memory.add(tried(improvising.harmony(memory.harmonies()), faults, progress));
            }
            progress.endGeneration(memory.harmonies());
        }
    }

    private static Scored tried(int[] digits, FaultCount faults, Progress progress) {
        return progress.tried(digits, faults.of(digits).fitness());
    }
}
