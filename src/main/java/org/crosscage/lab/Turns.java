package org.crosscage.lab;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// Lets only so many racers work at the same time, each for a short turn: when a turn is over and others wait, it is
/// theirs, in the order in which they came. A racer asks often whether its turn is over and passes it on by itself;
/// nobody is interrupted.
final class Turns {

    private final int places;
    private final ReentrantLock lock = new ReentrantLock();
    private final Queue<Turn> waiting = new ArrayDeque<>();
    private final Set<Turn> going = new LinkedHashSet<>();

    /// @param places how many work at the same time, at least 1
    Turns(int places) {
        if (places < 1) {
            throw new IllegalArgumentException("with " + places + " places nobody ever works");
        }
        this.places = places;
    }

    /// The turns of one racer. All but [Turn#isOver] is for the racer's own thread.
    Turn newcomer() {
        return new Turn();
    }

    /// Time has passed: every turn is over for which somebody waits.
    void tick() {
        lock.lock();
        try {
            if (!waiting.isEmpty()) {
                going.forEach(turn -> turn.over = true);
            }
        } finally {
            lock.unlock();
        }
    }

    private void admit() {
        while (going.size() < places && !waiting.isEmpty()) {
            var next = waiting.remove();
            going.add(next);
            next.over = false;
            next.admitted.signal();
        }
    }

    final class Turn {

        private final Condition admitted = lock.newCondition();
        private volatile boolean over;

        private Turn() {}

        /// Waits until it is this racer's turn.
        void begin() {
            lock.lock();
            try {
                waiting.add(this);
                admit();
                while (!going.contains(this)) {
                    admitted.awaitUninterruptibly();
                }
            } finally {
                lock.unlock();
            }
        }

        /// Leaves the place to others.
        void end() {
            lock.lock();
            try {
                going.remove(this);
                admit();
            } finally {
                lock.unlock();
            }
        }

        /// Whether somebody waits for the place; cheap.
        boolean isOver() {
            return over;
        }

        /// Lets the others go first.
        void pass() {
            end();
            begin();
        }
    }
}
