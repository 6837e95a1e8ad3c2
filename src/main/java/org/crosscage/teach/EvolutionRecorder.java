package org.crosscage.teach;

import static org.crosscage.teach.EvolutionRecord.Cause.ANEW;
import static org.crosscage.teach.EvolutionRecord.Cause.BEST;
import static org.crosscage.teach.EvolutionRecord.Cause.BETTER;
import static org.crosscage.teach.EvolutionRecord.Cause.FIRST;
import static org.crosscage.teach.EvolutionRecord.Cause.LIMIT;
import static org.crosscage.teach.EvolutionRecord.Cause.SOLVED;

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
import org.crosscage.teach.EvolutionRecord.Cause;
import org.crosscage.teach.EvolutionRecord.Point;
import org.crosscage.teach.EvolutionRecord.Snapshot;
import org.jspecify.annotations.Nullable;

/// Listens to a genetic algorithm and keeps the grids worth looking at. A run can have thousands of restarts: what
/// goes first then is what was better only since the last of them, and then every other restart.
final class EvolutionRecorder implements Consumer<SolverEvent> {

    private List<Snapshot> snapshots = new ArrayList<>();
    private final Samples curve = new Samples();
    private long generations;
    private boolean anew;
    private double leastOfAge = Double.POSITIVE_INFINITY;
    private @Nullable Improved best;

    @Override
    public void accept(SolverEvent event) {
        switch (event) {
            case Improved improved -> {
                add(
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
                    add(anew ? ANEW : BETTER, generation.best(), generation.grid());
                    leastOfAge = generation.best();
                    anew = false;
                }
                generations++;
            }
            case Restarted _ -> anew = true;
            case GaveUp _ -> {
                if (best != null) {
                    add(LIMIT, best.fitness(), best.grid());
                }
            }
            default -> {
                // of the rest nothing is shown
            }
        }
    }

    /// The last snapshot stays, whatever it is.
    private void add(Cause cause, double fitness, Grid grid) {
        snapshots.add(new Snapshot(cause, generations, fitness, grid));
        if (snapshots.size() > EvolutionRecord.MOST_SNAPSHOTS) {
            var last = snapshots.removeLast();
            thin();
            snapshots.add(last);
        }
    }

    private void thin() {
        if (snapshots.removeIf(snapshot -> snapshot.cause() == BETTER)) {
            return;
        }
        var kind = snapshots.stream().anyMatch(snapshot -> snapshot.cause() == ANEW) ? ANEW : BEST;
        var kept = new ArrayList<Snapshot>();
        boolean keeps = false;
        for (var snapshot : snapshots) {
            keeps = snapshot.cause() == kind ? !keeps : keeps;
            if (snapshot.cause() != kind || keeps) {
                kept.add(snapshot);
            }
        }
        snapshots = kept;
    }

    /// What was seen, with the solution that came of it.
    EvolutionRecord record(Optional<Solution> solution) {
        return new EvolutionRecord(snapshots, curve.all(), generations, solution);
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
