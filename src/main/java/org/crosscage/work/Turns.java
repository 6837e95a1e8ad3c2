package org.crosscage.work;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// Lets only so much of the server's long work go on at the same time, each piece for a short turn: when a turn is over
/// and others wait, it is theirs. Those who wait take turns by whose work it is, and of one of them in the order in
/// which the pieces came: whoever has ten gets no more than whoever has one. Work asks often whether its turn is over
/// and passes it on by itself; nobody is interrupted.
///
/// Time comes from outside, as a [Ticker] for as long as somebody waits.
public final class Turns {

    private final int places;
    private final Ticker ticker;
    private final ReentrantLock lock = new ReentrantLock();
    private final OwnerQueues<Turn> waiting = new OwnerQueues<>();
    private final Set<Turn> going = new LinkedHashSet<>();
    private @Nullable Runnable ticking;

    /// @param places how many work at the same time, at least 1
    /// @param ticker its ticks end turns
    public Turns(int places, Ticker ticker) {
        if (places < 1) {
            throw new IllegalArgumentException("with " + places + " places nobody ever works");
        }
        this.places = places;
        this.ticker = ticker;
    }

    /// For a machine with so many processors: half of them, so that moves and hints always find one that is free.
    public static int places(int processors) {
        return Math.max(1, processors / 2);
    }

    /// The turns of one piece of work, for the thread that does it.
    ///
    /// @param owner whose it is
    public Turn newcomer(Object owner) {
        return new Turn(owner);
    }

    /// Whether somebody works here, or waits for a turn.
    public boolean areTaken() {
        lock.lock();
        try {
            return !going.isEmpty() || !waiting.isEmpty();
        } finally {
            lock.unlock();
        }
    }

    /// Time has passed: every turn is over for which somebody waits.
    private void tick() {
        lock.lock();
        try {
            if (!waiting.isEmpty()) {
                going.forEach(turn -> turn.over = true);
            } else if (ticking != null) {
                ticking.run();
                ticking = null;
            }
        } finally {
            lock.unlock();
        }
    }

    private void await(Turn turn) {
        if (ticking == null && (going.size() == places || !waiting.isEmpty())) {
            ticking = ticker.begin(this::tick); // first, since it may fail: a machine may have no thread left
        }
        waiting.add(turn.owner, turn);
        admit();
        while (!going.contains(turn)) {
            turn.admitted.awaitUninterruptibly();
        }
    }

    private void admit() {
        while (going.size() < places && !waiting.isEmpty()) {
            var next = waiting.next(_ -> true).orElseThrow();
            going.add(next);
            next.over = false;
            next.admitted.signal();
        }
    }

    /// The turns of one piece of work.
    public final class Turn {

        private final Object owner;
        private final Condition admitted = lock.newCondition();
        private volatile boolean over;

        private Turn(Object owner) {
            this.owner = owner;
        }

        /// Waits until it is the turn of this work.
        public void begin() {
            lock.lock();
            try {
                await(this);
            } finally {
                lock.unlock();
            }
        }

        /// Leaves the place to others.
        public void end() {
            lock.lock();
            try {
                over = false; // who goes on without a place has none to pass
                going.remove(this);
                admit();
            } finally {
                lock.unlock();
            }
        }

        /// Whether somebody waits for the place.
        boolean isOver() {
            return over;
        }

        /// The place is left while this one waits again, or whoever goes next would be before it once more.
        private void pass() {
            lock.lock();
            try {
                going.remove(this);
                await(this);
            } finally {
                lock.unlock();
            }
        }

        /// Lets the others go first, if somebody waits; cheap if nobody does.
        public void passIfOver() {
            if (over) {
                pass();
            }
        }
    }
}
