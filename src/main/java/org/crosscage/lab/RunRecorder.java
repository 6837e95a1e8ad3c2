package org.crosscage.lab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.QueuedClue;
import org.crosscage.core.search.SolverEvent;

/// Follows one run by its events. They come on the racer's thread; whoever watches asks on others.
final class RunRecorder {

    private final RunBoard board;
    private final LongSupplier clock;
    private final Curve curve = new Curve();
    private Optional<SolverEvent.Generation> generation = Optional.empty();
    private Optional<SolverEvent.GaveUp.Reason> gaveUp = Optional.empty();
    private Optional<SolverEvent.Considered> considered = Optional.empty();
    private final Map<Integer, QueuedClue> queue = new HashMap<>();
    private Optional<SolverEvent.Programmed> program = Optional.empty();
    private long events;
    private long generations;
    private long restarts;
    private long guesses;
    private long steps;

    /// @param clock the processor time of the run, asked on the racer's thread
    RunRecorder(Puzzle puzzle, LongSupplier clock) {
        this.board = new RunBoard(puzzle);
        this.clock = clock;
    }

    /// Whether a single step ends with this event. What follows from another one belongs to that.
    static boolean isLandmark(SolverEvent event) {
        return switch (event) {
            case SolverEvent.Deduced _,
                    SolverEvent.Guessed _,
                    SolverEvent.Retracted _,
                    SolverEvent.Considered _,
                    SolverEvent.Generation _,
                    SolverEvent.Found _ -> true;
            default -> false;
        };
    }

    synchronized void accept(SolverEvent event) {
        events++;
        board.accept(event);
        switch (event) {
            case SolverEvent.Deduced _ -> steps++;
            case SolverEvent.Considered clue -> {
                considered = Optional.of(clue);
                steps++;
            }
            case SolverEvent.Enqueued(var clue) -> queue.put(clue.index(), clue);
            case SolverEvent.Dequeued(int index) -> queue.remove(index);
            case SolverEvent.Guessed _ -> guesses++;
            case SolverEvent.Restarted _ -> restarts++;
            case SolverEvent.Programmed better -> program = Optional.of(better);
            case SolverEvent.GaveUp end -> gaveUp = Optional.of(end.reason());
            case SolverEvent.Generation bredNow -> {
                generation = Optional.of(bredNow);
                generations++;
            }
            default -> {}
        }
        if (isLandmark(event)) {
            curve.offer(event instanceof SolverEvent.Generation, () -> point(clock.getAsLong()));
        }
    }

    /// The run is over: its end is on the curve in any case.
    ///
    /// @param nanos processor time of the whole run
    synchronized void end(long nanos) {
        curve.end(point(nanos));
    }

    private Point point(long nanos) {
        return new Point(nanos, generation, guesses, steps, board.filled(), board.met());
    }

    /// How many events there were: another number, another picture.
    synchronized long events() {
        return events;
    }

    synchronized long generations() {
        return generations;
    }

    synchronized long steps() {
        return steps;
    }

    synchronized Optional<SolverEvent.GaveUp.Reason> gaveUp() {
        return gaveUp;
    }

    /// @param nanos processor time of the run so far
    synchronized RunStatus status(int number, long nanos) {
        var waiting = queue.values().stream().sorted().toList();
        return new RunStatus(
                number, point(nanos), generations, restarts, considered, waiting, program, board.position());
    }

    /// The points of its curves, in the order of their time.
    ///
    /// @param from how many are known already
    synchronized List<Point> points(int from) {
        return curve.since(from);
    }
}
