package org.crosscage.work;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;

/// Shares threads among owners: whoever has ten tasks gets no more than whoever has one. One task of an owner's is
/// under way at a time; the others wait, and owners take turns. So many may wait, of one owner and in all; a task
/// beyond that is refused.
public class FairExecutor implements Executor, AutoCloseable {

    /// A page that shows fifty imported puzzles asks for fifty proofs at once.
    static final int MOST_OF_ONE = 500;

    static final int MOST = 5_000;

    private final int atOnce;
    private final Executor threads;
    private final OwnerQueues<Task> waiting = new OwnerQueues<>();
    /// Owners of whom a task is under way.
    private final Set<Object> served = new HashSet<>();
    /// How many tasks are under way, or about to be.
    private int going;

    private boolean closed;

    private record Task(Object owner, Runnable work) {}

    /// @param atOnce how many tasks are under way, at least 1
    public FairExecutor(int atOnce, ThreadFactory threads) {
        this(atOnce, Executors.newFixedThreadPool(atOnce, threads));
    }

    /// @param atOnce how many tasks are under way, at least 1
    /// @param threads never has more than these
    public FairExecutor(int atOnce, Executor threads) {
        this.atOnce = atOnce;
        this.threads = threads;
    }

    /// For work of nobody else's.
    @Override
    public void execute(Runnable task) {
        execute(task, task);
    }

    /// @param owner whose it is, as [Object#equals] has it
    /// @throws RejectedExecutionException when too many wait: then the task is never done
    public void execute(Object owner, Runnable task) {
        var added = new Task(owner, task);
        synchronized (this) {
            requireRoom(owner);
            waiting.add(owner, added);
            if (going == atOnce || served.contains(owner)) {
                return;
            }
            going++;
        }
        try {
            threads.execute(this::serve);
        } catch (RuntimeException | OutOfMemoryError noThread) {
            if (withdraw(added)) { // else another thread has begun it
                throw noThread;
            }
        }
    }

    private void requireRoom(Object owner) {
        if (closed) {
            throw new RejectedExecutionException("nothing is begun any more");
        }
        if (waiting.size() >= MOST || waiting.size(owner) >= MOST_OF_ONE) {
            throw new RejectedExecutionException(
                    waiting.size() + " tasks wait, " + waiting.size(owner) + " of them this owner's");
        }
    }

    private synchronized boolean withdraw(Task task) {
        going--;
        return waiting.remove(task.owner, task);
    }

    /// Nobody wants it any more: it is not begun, if it has not been.
    public synchronized void remove(Object owner, Runnable task) {
        waiting.remove(owner, new Task(owner, task));
    }

    private void serve() {
        var next = next();
        if (next.isPresent()) {
            try {
                run(next.get().owner, next.get().work);
            } finally {
                if (goesOn(next.get().owner)) {
                    goOn();
                }
            }
        }
    }

    /// Does a task, on a thread of its own.
    protected void run(Object owner, Runnable task) {
        task.run();
    }

    private void goOn() {
        try {
            threads.execute(this::serve);
        } catch (RuntimeException | OutOfMemoryError noThread) {
            serve(); // on the thread that is there: nothing else would begin it before somebody asks for more
        }
    }

    private synchronized Optional<Task> next() {
        var next = waiting.next(owner -> !served.contains(owner));
        next.ifPresentOrElse(task -> served.add(task.owner), () -> going--);
        return next;
    }

    private synchronized boolean goesOn(Object owner) {
        served.remove(owner);
        if (waiting.isEmpty()) {
            going--;
            return false;
        }
        return true;
    }

    /// How many wait until one of those that are under way ends.
    public synchronized int waiting() {
        return waiting.size();
    }

    /// Whether a task is under way.
    public synchronized boolean isBusy() {
        return going > 0;
    }

    /// Begins none any more, and interrupts those that are under way.
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            waiting.clear();
        }
        if (threads instanceof ExecutorService pool) {
            pool.shutdownNow();
        }
    }
}
