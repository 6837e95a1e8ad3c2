package org.crosscage.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadFactory;
import java.util.function.ToLongFunction;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverResult;
import org.crosscage.work.Turns;

/// One racer on its way: its runs one after the other, on a thread of its own, in turns with all others. What it does
/// depends on the seed alone, however often it has to wait.
final class Lane implements Runnable {

    private static final System.Logger LOG = System.getLogger(Lane.class.getName());

    private final RaceOrder order;
    private final Racer racer;
    private final Turns.Turn turn;
    private final Gate gate;
    private final Thread thread;
    private final ToLongFunction<Thread> processorTime;
    private final List<RunReport> reports = new ArrayList<>();
    private RunRecorder recorder;
    private int number;
    private volatile long began;
    private volatile boolean over;

    /// @param player whose race it is
    /// @param processorTime what a thread has used so far, in nanoseconds
    Lane(
            RaceOrder order,
            Racer racer,
            Object player,
            Turns turns,
            ThreadFactory threads,
            ToLongFunction<Thread> processorTime) {
        this.order = order;
        this.racer = racer;
        this.turn = turns.newcomer(player);
        this.gate = new Gate(turn);
        this.processorTime = processorTime;
        this.thread = threads.newThread(this);
        this.recorder = new RunRecorder(order.puzzle(), this::used);
    }

    void start() {
        thread.start();
    }

    @Override
    public void run() {
        turn.begin();
        try {
            for (int i = 0; i < order.runs() && !gate.wasStopped(); i++) {
                run(i);
            }
        } finally {
            over = true;
            turn.end();
        }
    }

    private void run(int index) {
        var here = begin(index);
        long seed = order.seed() + index;
        var context = new SolverContext(
                new SplittableRandom(seed),
                gate::isStopped,
                new Limits(1, Long.MAX_VALUE),
                racer.settings(),
                event -> onEvent(event, here));
        RunOutcome outcome;
        long nodes = 0;
        try {
            var result = racer.solver().solve(order.puzzle(), context);
            outcome = outcome(result, here);
            nodes = result.nodes();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            // one racer's breakdown is no reason to end the others, or the server
            LOG.log(System.Logger.Level.WARNING, racer.solver().id() + " broke down", e);
            outcome = RunOutcome.FAILED;
        }
        long nanos = used();
        here.end(nanos);
        end(new RunReport(seed, outcome, nanos, nodes, here.generations(), here.steps()));
    }

    private synchronized RunRecorder begin(int index) {
        number = index + 1;
        began = processorTime.applyAsLong(thread);
        recorder = new RunRecorder(order.puzzle(), this::used);
        gate.nextRun();
        return recorder;
    }

    private synchronized void end(RunReport report) {
        reports.add(report);
    }

    private void onEvent(SolverEvent event, RunRecorder here) {
        if (RunRecorder.isLandmark(event)) {
            gate.landmark();
        }
        here.accept(event);
    }

    private RunOutcome outcome(SolverResult result, RunRecorder here) {
        if (!result.solutions().stream().allMatch(order.puzzle()::isSolvedBy)) {
            return RunOutcome.FAILED;
        }
        if (!result.solutions().isEmpty()) {
            return RunOutcome.SOLVED;
        }
        return result.complete()
                ? RunOutcome.NONE
                : here.gaveUp()
                        .map(reason -> RunOutcome.of(reason, gate.wasLate() && !gate.wasStopped()))
                        .orElse(RunOutcome.STUCK);
    }

    private long used() {
        return Math.max(0, processorTime.applyAsLong(thread) - began);
    }

    /// Ends the run whose time is up.
    synchronized void tick() {
        if (!over && used() > order.limit().toNanos()) {
            gate.timeUp();
        }
    }

    Gate gate() {
        return gate;
    }

    boolean isOver() {
        return over;
    }

    /// Another number, another picture.
    synchronized long changes() {
        return recorder.events() + 31L * number + 961L * reports.size() + (over ? 1 : 0);
    }

    synchronized RacerStatus status() {
        var last = reports.isEmpty() || reports.size() < number
                ? 0
                : reports.getLast().nanos();
        boolean between = reports.size() >= number;
        return new RacerStatus(
                recorder.status(number, between ? last : used()), List.copyOf(reports), RunTotals.of(reports), over);
    }

    /// The points of the curves of a run that is going on or was the last one.
    ///
    /// @param run its number, from 1
    /// @param from how many are known already
    /// @return empty as well when it is another run's turn
    synchronized List<Point> points(int run, int from) {
        return run == number ? recorder.points(from) : List.of();
    }
}
