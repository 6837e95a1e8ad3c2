package org.crosscage.library.store;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.search.Solver;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.Lease;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Service;

/// Keeps a [Stock] full, on one thread of its own that rests while somebody waits for other work. An order that does
/// not come up in its time is tried again later. Of several servers on one database, one does it.
@Service
public final class StockKeeper implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(StockKeeper.class.getName());

    /// A database that does not answer must not hold up the end of the server.
    private static final Duration LAST = Duration.ofSeconds(2);

    private static final Duration ENDLESS = Duration.ofDays(1);

    /// So much processor time a puzzle of the stock may take; half of the slowest ones need a tenth of it.
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private static final Duration GLANCE = Duration.ofMillis(5);
    private static final Duration PAUSE = Duration.ofSeconds(20);

    /// The topic of puzzles that were taken from the stock.
    static final String TOPIC = "stock";

    private final Stock stock;
    private final Solver solver;
    private final LongSupplier seeds;
    private final Pace pace;
    private final ThreadFactory threads;
    private final List<ScheduledTask> scheduled;
    private final BooleanSupplier mine;
    /// The keeper's thread asks it alone.
    private final Backoff backoff;

    private volatile boolean closed;
    private boolean wanted;
    private long added;
    private @Nullable Thread thread;
    /// Of the keeper's thread alone.
    private boolean failing;

    /// How much the keeper may work, and when.
    ///
    /// @param limit how much processor time one puzzle may take
    /// @param spent what the calling thread has used so far, in nanoseconds
    /// @param busy whether somebody waits for other work
    /// @param glance how long the keeper rests before it looks again whether somebody does; as often it looks while
    ///     it works
    /// @param pause how long it rests when there is nothing to do, or when the database fails
    /// @param clock says when an order that did not come up is tried again
    public record Pace(
            Duration limit, LongSupplier spent, Load busy, Duration glance, Duration pause, InstantSource clock) {}

    @Autowired
    StockKeeper(
            Stock stock,
            Solver solver,
            LongSupplier seeds,
            List<Load> loads,
            List<ScheduledTask> scheduled,
            ObjectProvider<Lease> lease,
            ChangeNotifications notifications,
            InstantSource clock) {
        this(
                stock,
                solver,
                seeds,
                new Pace(
                        LONGEST,
                        ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime,
                        () -> loads.stream().anyMatch(Load::isBusy),
                        GLANCE,
                        PAUSE,
                        clock),
                Thread.ofPlatform()
                        .name("stock")
                        .daemon()
                        .priority(Thread.MIN_PRIORITY)
                        .factory(),
                scheduled,
                Lease.ifAny(lease));
        notifications.subscribe(TOPIC, _ -> again(), this::again);
    }

    /// @param solver complete: it can prove that there are no further solutions
    /// @param seeds a new number each time
    public StockKeeper(Stock stock, Solver solver, LongSupplier seeds, Pace pace, ThreadFactory threads) {
        this(stock, solver, seeds, pace, threads, List.of(), () -> true);
    }

    /// @param scheduled what comes before the stock
    /// @param mine whether the work is this server's now; asked often
    StockKeeper(
            Stock stock,
            Solver solver,
            LongSupplier seeds,
            Pace pace,
            ThreadFactory threads,
            List<ScheduledTask> scheduled,
            BooleanSupplier mine) {
        this.stock = stock;
        this.solver = solver;
        this.seeds = seeds;
        this.pace = pace;
        this.threads = threads;
        this.scheduled = List.copyOf(scheduled);
        this.mine = mine;
        this.backoff = new Backoff(pace.clock());
    }

    /// Begins, if anything is kept; only when players can come in: the first of them does not wait for the others'
    /// puzzles.
    @EventListener(ApplicationReadyEvent.class)
    public synchronized void start() {
        if (stock.isKept() && thread == null && !closed) {
            thread = threads.newThread(this::keep);
            thread.start();
        }
    }

    private void keep() {
        GeneratorFingerprint.of(solver, new Glances(ENDLESS, () -> true)).ifPresent(edition -> {
            stock.open(edition, this::again);
            while (!closed) {
                try {
                    if (mine.getAsBoolean()) {
                        stock.discardOthers();
                        fill();
                    } else {
                        rest(pace.pause());
                    }
                } catch (RuntimeException failure) {
                    restAfter(failure);
                }
            }
        });
    }

    /// Says the first of several failures in a row.
    private void restAfter(RuntimeException failure) {
        if (!closed) {
            if (!failing) {
                LOG.log(System.Logger.Level.WARNING, "new puzzles are not kept in stock for now", failure);
            }
            failing = true;
            rest(pace.pause());
        }
    }

    private void fill() {
        while (isMine()) {
            if (scheduled.stream().noneMatch(task -> task.work(new Glances(ENDLESS, mine)))) {
                stock.next(backoff::mayBeTried).ifPresentOrElse(this::fill, () -> rest(pace.pause()));
            }
            failing = false;
        }
    }

    private boolean isMine() {
        return !closed && mine.getAsBoolean();
    }

    private void fill(PuzzleOrder order) {
        var made = order.make(seeds.getAsLong(), solver, new Glances(pace.limit(), mine));
        if (isMine()) {
            made.ifPresentOrElse(entry -> add(order, entry), () -> backoff.missed(order));
        }
    }

    private void add(PuzzleOrder order, PuzzleEntry made) {
        backoff.met(order);
        stock.add(order, made);
        countAdded();
    }

    private synchronized void countAdded() {
        added++;
        notifyAll();
    }

    /// How many puzzles it has added so far.
    public synchronized long added() {
        return added;
    }

    /// Returns when it has added more puzzles than so many, after so long, or when it ends.
    public synchronized void awaitMore(long than, Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        for (long left = most.toMillis(); added <= than && !closed && left > 0; ) {
            wait(left);
            left = (end - System.nanoTime()) / 1_000_000;
        }
    }

    /// Something may have been taken.
    synchronized void again() {
        wanted = true;
        notifyAll();
    }

    /// Returns after so long, or as soon as something is wanted.
    private synchronized void rest(Duration most) {
        try {
            if (!wanted && !closed) {
                wait(most.toMillis());
            }
        } catch (InterruptedException over) {
            closed = true;
        }
        wanted = false;
    }

    /// Waits for the keeper's end, which comes at its next glance. It is not interrupted: that would close the file of
    /// a database that it just writes to.
    @Override
    public void close() {
        closed = true;
        again();
        var working = started();
        if (working != null) {
            try {
                working.join(LAST);
            } catch (InterruptedException hurry) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private synchronized @Nullable Thread started() {
        return thread;
    }

    /// The stop flag of one piece of work: holds it up while somebody waits for other work, and ends it when it has
    /// used its time or is not this server's any more. Asked by the keeper's thread alone.
    private final class Glances implements BooleanSupplier {

        private final long end;
        private final BooleanSupplier mine;
        private long next = System.nanoTime();
        private boolean over;

        Glances(Duration limit, BooleanSupplier mine) {
            this.mine = mine;
            end = pace.spent().getAsLong() + limit.toNanos();
        }

        @Override
        public boolean getAsBoolean() {
            if (System.nanoTime() - next >= 0) {
                while (!closed && pace.busy().isBusy()) {
                    rest(pace.glance());
                }
                over = pace.spent().getAsLong() > end || !mine.getAsBoolean();
                next = System.nanoTime() + pace.glance().toNanos();
            }
            return closed || over;
        }
    }
}
