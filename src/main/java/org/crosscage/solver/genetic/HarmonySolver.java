package org.crosscage.solver.genetic;

import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;

/// Harmony search, as the literature in *Evolutionary AI for Kakuro* has it; the method is that of Z. W. Geem,
/// J. H. Kim and G. V. Loganathan, *A New Heuristic Optimization Algorithm: Harmony Search* (Simulation 76(2),
/// 2001).
///
/// A memory holds grids. A new one takes each cell's digit from a grid of the memory (considering), which may move to
/// the next digit up or down (pitch adjusting), or else at random, and replaces the worst one when it is better.
/// Fitness is the report's sum of [Faults]. A generation is as many grids as the memory holds. The review gives no
/// values; those here are within the ranges that are usual for the method.
public final class HarmonySolver implements Solver {

    static final Parameter<Integer> MEMORY = Parameter.whole("memory", 30, 1, 10_000);
    static final Parameter<Double> CONSIDERING = Parameter.real("considering", 0.95, 0, 1);
    static final Parameter<Double> ADJUSTING = Parameter.real("adjusting", 0.1, 0, 1);
    /// Enough that a large board ends by the limits from outside.
    static final Parameter<Integer> GENERATIONS = Parameter.whole("generations", 100_000, 1, 1_000_000);

    @Override
    public String id() {
        return "harmony";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(MEMORY, CONSIDERING, ADJUSTING, GENERATIONS);
    }

    @Override
    public boolean handles(Puzzle puzzle) {
        return puzzle.cellCount() <= ReportEvolution.MOST_CELLS;
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        if (!handles(puzzle)) {
            return context.refused();
        }
        var settings = context.settings();
        var progress = new Progress(puzzle, context);
        var faults = new FaultCount(puzzle);
        var improvising = new Improvising(
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
        return progress.result();
    }

    private static Scored tried(int[] digits, FaultCount faults, Progress progress) {
        return progress.tried(digits, faults.of(digits).fitness());
    }
}
