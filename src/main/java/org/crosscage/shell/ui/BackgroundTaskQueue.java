package org.crosscage.shell.ui;

import com.vaadin.flow.server.VaadinSession;
import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.work.CostlyTasks;

/// The work that one player waits for in one place. One piece at a time is with the executor, which all players share:
/// however much one of them asks for, and in however many pages, another waits no longer for that than for a single
/// piece.
final class BackgroundTaskQueue {

    private final Executor executor;
    private final Queue<Work> waiting = new ArrayDeque<>();
    private volatile Object owner;
    private boolean busy;

    /// @param owner whose work it is
    BackgroundTaskQueue(Executor executor, Object owner) {
        this.executor = executor;
        this.owner = owner;
    }

    /// Something to do.
    interface Work extends Runnable {

        /// Whether it need not be done any more; true once is true for ever.
        boolean isOver();
    }

    /// The queues of a player at a browser, by where their work is done.
    private static final class Queues {

        private final Map<Executor, BackgroundTaskQueue> all = new IdentityHashMap<>();
    }

    /// The player's queue for an executor; to be called with the session locked.
    static BackgroundTaskQueue of(VaadinSession player, Executor executor) {
        var queues = Optional.ofNullable(player.getAttribute(Queues.class)).orElseGet(() -> {
            var none = new Queues();
            player.setAttribute(Queues.class, none);
            return none;
        });
        var owner = CurrentPlayer.owner(player);
        var queue = queues.all.computeIfAbsent(executor, each -> new BackgroundTaskQueue(each, owner));
        queue.owner = owner; // who was nobody yet may be a player now
        return queue;
    }

    /// @throws RuntimeException or an [OutOfMemoryError] when the executor does not take it: then it is never done
    void add(Work work) {
        synchronized (this) {
            waiting.removeIf(Work::isOver);
            waiting.add(work);
            if (busy) {
                return;
            }
            busy = true;
        }
        boolean isTaken = false;
        try {
            execute();
            isTaken = true;
        } finally {
            if (!isTaken) {
                remove(work);
            }
        }
    }

    /// An executor that has no thread for a piece may have one for the next.
    private synchronized void remove(Work work) {
        waiting.remove(work);
        busy = false;
    }

    private void execute() {
        if (executor instanceof CostlyTasks costly) {
            costly.execute(owner, this::doNext);
        } else {
            executor.execute(this::doNext);
        }
    }

    private void doNext() {
        try {
            next().ifPresent(Work::run);
        } finally {
            if (goesOn()) {
                goOn();
            }
        }
    }

    private void goOn() {
        try {
            execute(); // to the end of the executor's own queue: other players first
        } catch (RuntimeException | OutOfMemoryError noThread) {
            doNext(); // on the thread that is there: nothing else would begin it before its player asks for more
        }
    }

    private synchronized Optional<Work> next() {
        waiting.removeIf(Work::isOver);
        return Optional.ofNullable(waiting.poll());
    }

    private synchronized boolean goesOn() {
        waiting.removeIf(Work::isOver);
        busy = !waiting.isEmpty();
        return busy;
    }
}
