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
/// under way at a time; the others wait, and owners take turns. So many may wait, of one owner and in all. A task
/// beyond the first bound is refused; beyond the second, the newest task of the owner with most of them gives way.
public class FairExecutor implements Executor, AutoCloseable {

    /// A page that shows fifty imported puzzles asks for fifty proofs at once.
    static final int MOST_OF_ONE = 100;

    static final int MOST = 5_000;

    private final int atOnce;
    private final Executor threads;
    private final OwnerQueues<Task> waiting = new OwnerQueues<>();
    /// Owners of whom a task is under way.
    private final Set<Object> busyOwners = new HashSet<>();
    /// How many tasks are under way, or about to be.
    private int tasks;

    private boolean closed;

    private record Task(Object owner, OwnedTask work) {}

    /// A task of somebody's.
    @FunctionalInterface
    public interface OwnedTask extends Runnable {

        /// Called when it is never done, because it gave way to another owner's after it was taken.
        default void refuse(RuntimeException why) {}
    }

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
        execute(task, task::run);
    }

    /// @param owner whose it is, as [Object#equals] has it
    /// @throws RejectedExecutionException when too many wait: then the task is never done
    public void execute(Object owner, OwnedTask task) {
        var added = new Task(owner, task);
        Optional<Task> gaveWay;
        boolean begins;
        synchronized (this) {
            gaveWay = makeRoom(owner);
            waiting.add(owner, added);
            begins = tasks < atOnce && !busyOwners.contains(owner);
            tasks += begins ? 1 : 0;
        }
        gaveWay.ifPresent(other -> other.work.refuse(tooMany()));
        if (begins) {
            begin(added);
        }
    }

    private void begin(Task added) {
        try {
            threads.execute(this::serve);
        } catch (RuntimeException | OutOfMemoryError noThread) {
            if (withdraw(added)) { // else another thread has begun it
                throw noThread;
            }
        }
    }

    /// @return the task that gave way, if one had to
    private Optional<Task> makeRoom(Object owner) {
        if (closed) {
            throw new RejectedExecutionException("nothing is begun any more");
        }
        int own = waiting.size(owner);
        if (own >= MOST_OF_ONE) {
            throw new RejectedExecutionException(own + " tasks of this owner wait");
        }
        if (waiting.size() < MOST) {
            return Optional.empty();
        }
        var greediest = waiting.greediest().filter(other -> waiting.size(other) > own + 1);
        return Optional.of(waiting.removeLast(greediest.orElseThrow(FairExecutor::tooMany)));
    }

    private static RejectedExecutionException tooMany() {
        return new RejectedExecutionException(MOST + " tasks wait");
    }

    private synchronized boolean withdraw(Task task) {
        tasks--;
        return waiting.remove(task.owner, task);
    }

    /// Nobody wants it any more: it is not begun, if it has not been.
    ///
    /// @return whether it waited
    public synchronized boolean remove(Object owner, OwnedTask task) {
        return waiting.remove(owner, new Task(owner, task));
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
        var next = waiting.next(owner -> !busyOwners.contains(owner));
        next.ifPresentOrElse(task -> busyOwners.add(task.owner), () -> tasks--);
        return next;
    }

    private synchronized boolean goesOn(Object owner) {
        busyOwners.remove(owner);
        if (waiting.isEmpty()) {
            tasks--;
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
        return tasks > 0;
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
