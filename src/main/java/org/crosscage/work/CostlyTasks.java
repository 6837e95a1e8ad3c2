package org.crosscage.work;

import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// Where the server does what takes long for a player who waits for it: new puzzles, proofs, books, files that are
/// imported. A few tasks are under way at once, so that a short one does not wait for the end of a long one, and share
/// the [Turns] with whatever else takes long. A task keeps its place to its end, but for what it does with a flag of
/// [#passing]. Where turns fail, as on a machine that has no thread left for them, the task is done without.
public final class CostlyTasks extends FairExecutor {

    private static final System.Logger LOG = System.getLogger(CostlyTasks.class.getName());
    private static final ScopedValue<Turns.Turn> TURN = ScopedValue.newInstance();

    private final Turns turns;

    /// @param atOnce how many are under way, at least 1
    /// @param turns which they share
    public CostlyTasks(int atOnce, Turns turns, ThreadFactory threads) {
        super(atOnce, threads);
        this.turns = turns;
    }

    @Override
    protected void run(Object owner, Runnable task) {
        var turn = turns.newcomer(owner);
        begin(turn);
        try {
            ScopedValue.where(TURN, turn).run(task);
        } finally {
            turn.end();
        }
    }

    private static void begin(Turns.Turn turn) {
        try {
            turn.begin();
        } catch (RuntimeException | Error e) {
            // whoever waits has to hear of the task, or waits for ever
            LOG.log(System.Logger.Level.WARNING, "A task goes on beside the others, since it can have no turn", e);
        }
    }

    /// A flag for work that lets others go first when its turn is over: whoever asks may wait long for the
    /// answer. No lock and no transaction may be held meanwhile that another costly task waits for without
    /// passing its own turn, or nothing costly ever goes on. Nor is it for work within a limit of time, which
    /// would count the waiting. Does no more than the flag for work that is not done here. Cheap.
    ///
    /// @param stop says whether the work is to end
    public static BooleanSupplier passing(BooleanSupplier stop) {
        return () -> {
            if (TURN.isBound() && !stop.getAsBoolean()) {
                TURN.get().passIfOver();
            }
            return stop.getAsBoolean();
        };
    }

    /// Waits without a turn for what another task may have, such as a lock. What it has then it holds while it
    /// waits for its turn, so that whoever else waits for that has to do it in this way too. Just waits where
    /// there is no turn.
    ///
    /// @param wait asks whether to stop by itself, not by a flag of [#passing]
    public static <T> T withoutTurn(Supplier<T> wait) {
        if (!TURN.isBound()) {
            return wait.get();
        }
        var turn = TURN.get();
        turn.end();
        try {
            return wait.get();
        } finally {
            begin(turn);
        }
    }
}
