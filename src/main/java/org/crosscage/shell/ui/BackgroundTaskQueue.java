package org.crosscage.shell.ui;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;

/// The work that one page waits for in one place. One piece at a time is with the executor, which all pages share:
/// however much one page asks for, another waits no longer for that than for a single piece.
final class BackgroundTaskQueue {

    private final Executor executor;
    private final Queue<Work> waiting = new ArrayDeque<>();
    private boolean busy;

    BackgroundTaskQueue(Executor executor) {
        this.executor = executor;
    }

    /// Something to do.
    interface Work extends Runnable {

        /// Whether it need not be done any more; true once is true for ever.
        boolean isOver();
    }

    /// The queues of a page, by where their work is done.
    private static final class Queues {

        private final Map<Executor, BackgroundTaskQueue> all = new IdentityHashMap<>();
    }

    /// The page's queue for an executor; to be called with its session locked.
    static BackgroundTaskQueue of(UI page, Executor executor) {
        var queues = Optional.ofNullable(ComponentUtil.getData(page, Queues.class))
                .orElseGet(() -> {
                    var none = new Queues();
                    ComponentUtil.setData(page, Queues.class, none);
                    return none;
                });
        return queues.all.computeIfAbsent(executor, BackgroundTaskQueue::new);
    }

    void add(Work work) {
        synchronized (this) {
            waiting.removeIf(Work::isOver);
            waiting.add(work);
            if (busy) {
                return;
            }
            busy = true;
        }
        executor.execute(this::doNext);
    }

    private void doNext() {
        try {
            next().ifPresent(Work::run);
        } finally {
            if (goesOn()) {
                // to the end of the executor's own queue: other pages first
                executor.execute(this::doNext);
            }
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
