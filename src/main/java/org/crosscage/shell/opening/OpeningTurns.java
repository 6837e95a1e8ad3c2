package org.crosscage.shell.opening;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Whose turn it is to open a page. To open one takes ten times the work of a move, so only a few are
/// worked on at a time, however many players come at once, and the moves of pages that are open find a
/// processor. A page opens in three steps (its HTML, its start, its view): who has begun goes before who
/// comes, and both in the order in which they came. A place is lent for a while only: who has it longer
/// is taken to wait for something themselves, such as a database that is away, which needs no processor, and
/// the next one opens beside them. On a machine that is too slow they work, so only so many are overdue; with
/// more the next one waits until one of them ends. Safe for use by several threads, which should be virtual
/// ones since they wait here.
public final class OpeningTurns {

    private static final int STEPS = 3;
    /// What a step is taken to need before one was seen, in nanoseconds.
    private static final long USUAL = 20_000_000;
    /// Of what a step is taken to need, the latest one has this share.
    private static final int NEWEST = 10;

    /// For each place so many may be overdue.
    private static final int OVERDUE = 4;

    private final int places;
    private final Duration longest;
    private final long lent;
    private final LongSupplier clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Queue<Waiting> begun = new ArrayDeque<>();
    private final Queue<Waiting> newcomers = new ArrayDeque<>();
    /// Who has a place, in the order in which they got it.
    private final Queue<Place> taken = new ArrayDeque<>();
    /// How many are at work whose places were given on.
    private int overdue;

    private long needed = USUAL;

    /// @param places how many are worked on at a time, at least 1
    /// @param longest who would wait longer than this is refused
    /// @param lent how long one keeps a place that another waits for
    /// @param clock in nanoseconds, from any start
    public OpeningTurns(int places, Duration longest, Duration lent, LongSupplier clock) {
        if (places < 1) {
            throw new IllegalArgumentException("with " + places + " places no page ever opens");
        }
        this.places = places;
        this.longest = longest;
        this.lent = lent.toNanos();
        this.clock = clock;
    }

    /// Somebody who waits.
    private static final class Waiting {

        private final Condition condition;
        private @Nullable Place place;

        private Waiting(Condition condition) {
            this.condition = condition;
        }
    }

    /// A place, to be closed once, when the work is done.
    public final class Place implements AutoCloseable {

        private final long since = clock.getAsLong();
        private boolean unused;

        private Place() {}

        private long held() {
            return clock.getAsLong() - since;
        }

        /// Whoever waited was gone: that it took no time says nothing of those who come.
        public void unused() {
            unused = true;
        }

        @Override
        public void close() {
            lock.lock();
            try {
                if (!unused) {
                    needed += (Math.min(held(), lent) - needed) / NEWEST;
                }
                if (!taken.remove(this)) {
                    overdue--;
                }
                admit();
            } finally {
                lock.unlock();
            }
        }
    }

    /// Waits for the turn of a page that comes.
    ///
    /// @return empty at once where too many wait
    public Optional<Place> first() {
        lock.lock();
        try {
            if (expectedWait().compareTo(longest) > 0) {
                return Optional.empty();
            }
            return Optional.of(await(newcomers));
        } finally {
            lock.unlock();
        }
    }

    /// Waits for the turn of a page that has begun to open, shows another view, or is not the first of its player.
    public Place next() {
        lock.lock();
        try {
            return await(begun);
        } finally {
            lock.unlock();
        }
    }

    /// How long a page that came now would wait.
    private Duration expectedWait() {
        return Duration.ofNanos(((long) STEPS * newcomers.size() + begun.size()) * needed / places);
    }

    private Place await(Queue<Waiting> queue) {
        var waiting = new Waiting(lock.newCondition());
        queue.add(waiting);
        admit();
        boolean interrupted = false;
        while (waiting.place == null) {
            try {
                waiting.condition.awaitNanos(mayBeOverdue() ? untilOverdue() : lent);
            } catch (InterruptedException _) {
                interrupted = true;
            }
            admit();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return waiting.place;
    }

    private void admit() {
        while (!taken.isEmpty() && mayBeOverdue() && untilOverdue() <= 0) {
            taken.remove();
            overdue++;
        }
        while (taken.size() < places && !(begun.isEmpty() && newcomers.isEmpty())) {
            var next = begun.isEmpty() ? newcomers.remove() : begun.remove();
            next.place = new Place();
            taken.add(next.place);
            next.condition.signal();
        }
    }

    private boolean mayBeOverdue() {
        return overdue < OVERDUE * places;
    }

    /// When the next place is taken from who has it, in nanoseconds from now. All are taken while somebody waits.
    private long untilOverdue() {
        return lent - taken.element().held();
    }

    /// How many wait.
    public int waiting() {
        lock.lock();
        try {
            return begun.size() + newcomers.size();
        } finally {
            lock.unlock();
        }
    }
}
