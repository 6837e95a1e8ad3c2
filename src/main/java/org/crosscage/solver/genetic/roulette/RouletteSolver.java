package org.crosscage.solver.genetic.roulette;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.LatinSquarePuzzles;
import org.crosscage.core.search.Parameter;
import org.crosscage.core.search.Solver;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverResult;
import org.crosscage.solver.genetic.Progress;
import org.crosscage.solver.genetic.Scored;

/// The genetic algorithm of *COMP 560: KenKen Solver* (C. Dong, 2019): grids without repeats at the start,
/// parents drawn in proportion to fitness, some children put in order by swaps, the three best kept, the
/// second and third of them mutated. For KenKen alone. Its author says that it solves one 4×4 in ten and
/// nothing larger.
///
/// The paper names no size of the population, no number of iterations, and does not say what a child has of its
/// parents: here it has rows from the top of the one and the rest of the other.
public final class RouletteSolver implements Solver {

    static final Parameter<Integer> POPULATION = Parameter.whole("population", 100, 3, 10_000);
    static final Parameter<Double> ADJUSTED =
            Parameter.real("adjusted", 0.4, 0, 1).withPaper(0.4);
    static final Parameter<Integer> GENERATIONS = Parameter.whole("generations", 1_000, 1, 1_000_000);

    private static final int KEPT = 3;
    private static final Comparator<Scored> BEST_FIRST = Comparator.comparingDouble(Scored::fitness);

    @Override
    public String id() {
        return "ga-roulette";
    }

    @Override
    public List<Parameter<?>> parameters() {
        return List.of(POPULATION, ADJUSTED, GENERATIONS);
    }

    @Override
    public boolean handles(Puzzle puzzle) {
        return LatinSquarePuzzles.include(puzzle);
    }

    @Override
    public SolverResult solve(Puzzle puzzle, SolverContext context) {
        if (!handles(puzzle)) {
            return context.refused();
        }
        var run = new Run(puzzle, context);
        run.evolve();
        return run.progress.result();
    }

    private static final class Run {

        private final Puzzle puzzle;
        private final SolverContext context;
        private final Progress progress;
        private final int n;
        private final int size;
        private final double adjusted;
        private final RepeatSwaps swaps;

        Run(Puzzle puzzle, SolverContext context) {
            this.puzzle = puzzle;
            this.context = context;
            this.progress = new Progress(puzzle, context);
            this.n = puzzle.digits().size();
            this.size = context.settings().get(POPULATION);
            this.adjusted = context.settings().get(ADJUSTED);
            this.swaps = new RepeatSwaps(n, context.random());
        }

        void evolve() {
            int[] choice = puzzle.digits().toArray();
            List<Scored> first = new ArrayList<>();
            while (first.size() < size && !progress.isOver()) {
                LatinBacktracking.grid(choice, context.random(), progress::isOver)
                        .ifPresent(grid -> first.add(tried(grid)));
            }
            progress.endGeneration(first);
            var population = first;
            int generations = context.settings().get(GENERATIONS);
            for (int number = 1; number <= generations && !progress.isOver(); number++) {
                population = next(population);
                progress.endGeneration(population);
            }
        }

        private List<Scored> next(List<Scored> population) {
            var best = population.stream().sorted(BEST_FIRST).limit(KEPT).toList();
            var next = new ArrayList<Scored>(List.of(best.getFirst()));
            for (var other : best.subList(1, best.size())) {
                int[] mutant = other.digits().clone();
                swaps.swapAny(mutant);
                add(mutant, next);
            }
            var roulette = new Roulette(population);
            while (next.size() < size && !progress.isOver()) {
                var parents = roulette.draw(2, context.random());
                add(child(parents.getFirst(), parents.getLast()), next);
            }
            return next;
        }

        private int[] child(Scored first, Scored second) {
            int[] child = second.digits().clone();
            System.arraycopy(first.digits(), 0, child, 0, context.random().nextInt(n) * n);
            if (context.random().nextDouble() < adjusted) {
                swaps.adjust(child);
            }
            return child;
        }

        private void add(int[] digits, List<Scored> population) {
            if (!progress.isOver()) {
                population.add(tried(digits));
            }
        }

        private Scored tried(int[] digits) {
            return progress.tried(digits, RouletteFitness.of(digits, puzzle));
        }
    }
}
