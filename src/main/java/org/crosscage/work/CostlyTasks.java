package org.crosscage.work;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// Where the server does what takes long for a player who waits for it: new puzzles, proofs, books, files that are
/// imported. A few tasks are under way at once, so that a short one does not wait for the end of a long one, and share
/// the [Turns] with whatever else takes long; the others wait in the order in which they came.
public final class CostlyTasks implements Executor, AutoCloseable {

    private static final ScopedValue<Turns.Turn> TURN = ScopedValue.newInstance();

    private final Turns turns;
    private final ThreadPoolExecutor threads;

    /// @param atOnce how many are under way, at least 1
    /// @param turns which they share
    public CostlyTasks(int atOnce, Turns turns, ThreadFactory threads) {
        this.turns = turns;
        this.threads =
                new ThreadPoolExecutor(atOnce, atOnce, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), threads);
    }

    /// @param task should ask [#passTurn] often
    @Override
    public void execute(Runnable task) {
        threads.execute(() -> {
            var turn = turns.newcomer(task);
            turn.begin();
            try {
                ScopedValue.where(TURN, turn).run(task);
            } finally {
                turn.end();
            }
        });
    }

    /// Lets others go first when the turn of the calling thread's task is over; does nothing for work that is not done
    /// here. Cheap.
    public static void passTurn() {
        if (TURN.isBound()) {
            TURN.get().passIfOver();
        }
    }

    /// How many wait until one of those that are under way ends.
    public int waiting() {
        return threads.getQueue().size();
    }

    /// Begins none any more, and interrupts those that are under way.
    @Override
    public void close() {
        threads.shutdownNow();
    }
}
