package org.crosscage.teach;

import static org.crosscage.teach.EvolutionRecord.Occasion.ANEW;
import static org.crosscage.teach.EvolutionRecord.Occasion.BEST;
import static org.crosscage.teach.EvolutionRecord.Occasion.BETTER;
import static org.crosscage.teach.EvolutionRecord.Occasion.FIRST;
import static org.crosscage.teach.EvolutionRecord.Occasion.LIMIT;
import static org.crosscage.teach.EvolutionRecord.Occasion.SOLVED;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Grid;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.core.search.SolverEvent.Generation;
import org.crosscage.core.search.SolverEvent.Improved;
import org.crosscage.core.search.SolverEvent.Restarted;
import org.crosscage.teach.EvolutionRecord.Occasion;
import org.crosscage.teach.EvolutionRecord.Point;
import org.crosscage.teach.EvolutionRecord.Scene;
import org.jspecify.annotations.Nullable;

/// Listens to a genetic algorithm and keeps the grids worth looking at. A run can have thousands of restarts: what
/// goes first then is what was better only since the last of them, and then every other restart.
final class EvolutionRecorder implements Consumer<SolverEvent> {

    private List<Scene> scenes = new ArrayList<>();
    private final Samples curve = new Samples();
    private long generations;
    private boolean anew;
    private double leastOfAge = Double.POSITIVE_INFINITY;
    private @Nullable Improved best;

    @Override
    public void accept(SolverEvent event) {
        switch (event) {
            case Improved improved -> {
                record(
                        improved.fitness() == 0 ? SOLVED : best == null ? FIRST : BEST,
                        improved.fitness(),
                        improved.grid());
                best = improved;
                anew = false;
                leastOfAge = improved.fitness();
            }
            case Generation generation -> {
                generations = generation.number();
                curve.add(new Point(generations, generation.best(), generation.diversity()));
                if (anew || generation.best() < leastOfAge) {
                    record(anew ? ANEW : BETTER, generation.best(), generation.grid());
                    leastOfAge = generation.best();
                    anew = false;
                }
                generations++;
            }
            case Restarted _ -> anew = true;
            case GaveUp _ -> {
                if (best != null) {
                    record(LIMIT, best.fitness(), best.grid());
                }
            }
            default -> {
                // of the rest nothing is shown
            }
        }
    }

    /// The last scene stays, whatever it is.
    private void record(Occasion occasion, double fitness, Grid grid) {
        scenes.add(new Scene(occasion, generations, fitness, grid));
        if (scenes.size() > EvolutionRecord.MOST_SCENES) {
            var last = scenes.removeLast();
            thin();
            scenes.add(last);
        }
    }

    private void thin() {
        if (scenes.removeIf(scene -> scene.occasion() == BETTER)) {
            return;
        }
        var kind = scenes.stream().anyMatch(scene -> scene.occasion() == ANEW) ? ANEW : BEST;
        var kept = new ArrayList<Scene>();
        boolean keeps = false;
        for (var scene : scenes) {
            keeps = scene.occasion() == kind ? !keeps : keeps;
            if (scene.occasion() != kind || keeps) {
                kept.add(scene);
            }
        }
        scenes = kept;
    }

    /// What was seen, with the solution that came of it.
    EvolutionRecord record(Optional<Solution> solution) {
        return new EvolutionRecord(scenes, curve.all(), generations, solution);
    }

    /// Points of a curve, however long: every one at first, and whenever they are too many only every other one of
    /// those so far and to come.
    private static final class Samples {

        private List<Point> kept = new ArrayList<>();
        private long offered;
        private long apart = 1;
        private @Nullable Point last;

        void add(Point point) {
            last = point;
            if (offered++ % apart == 0) {
                kept.add(point);
            }
            if (kept.size() == EvolutionRecord.MOST_POINTS) {
                var all = kept;
                kept = IntStream.range(0, all.size())
                        .filter(i -> i % 2 == 0)
                        .mapToObj(all::get)
                        .collect(Collectors.toCollection(ArrayList::new));
                apart *= 2;
            }
        }

        List<Point> all() {
            var all = new ArrayList<>(kept);
            if (last != null && !last.equals(all.getLast())) {
                all.add(last);
            }
            return all;
        }
    }
}
