package org.crosscage.lab;

import org.crosscage.work.Turns;

/// Where a racer waits: for its turn, while the race is paused, and after each single step. The racer's thread asks
/// at every opportunity; the other methods are for anyone.
final class Gate {

    private final Turns.Turn turn;
    private volatile boolean stopped;
    private volatile boolean late;
    private volatile boolean held;
    private volatile boolean stepping;
    private int allowed;

    Gate(Turns.Turn turn) {
        this.turn = turn;
    }

    /// Whether the racer has to end. Waits where it has to wait. Cheap when there is nothing to wait for.
    boolean isStopped() {
        turn.passIfOver();
        if (held) {
            hold(false);
        }
        return stopped || late;
    }

    /// To be called before something happens that a single step ends with. Waits until it may.
    void landmark() {
        if (held || stepping) {
            hold(true);
        }
    }

    private void hold(boolean atLandmark) {
        turn.end();
        try {
            await(atLandmark);
        } finally {
            turn.begin();
        }
    }

    private synchronized void await(boolean atLandmark) {
        while (!mayGo(atLandmark)) {
            try {
                wait();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                stopped = true; // whoever interrupts a racer wants its thread back
            }
        }
        if (atLandmark && allowed > 0) {
            allowed--;
        }
    }

    private boolean mayGo(boolean atLandmark) {
        return stopped || late || (atLandmark ? allowed > 0 || !held && !stepping : !held);
    }

    /// The racer waits from the next opportunity on.
    synchronized void pause() {
        held = true;
        allowed = 0;
    }

    /// The racer goes on to the next landmark but one, and waits before it: it does one thing and what follows from
    /// that.
    synchronized void step() {
        held = false;
        stepping = true;
        allowed++;
        notifyAll();
    }

    synchronized void resume() {
        held = false;
        stepping = false;
        allowed = 0;
        notifyAll();
    }

    /// The racer ends, for good.
    synchronized void stop() {
        stopped = true;
        notifyAll();
    }

    boolean wasStopped() {
        return stopped;
    }

    /// The time of this run is up: the racer ends it.
    synchronized void timeUp() {
        late = true;
        notifyAll();
    }

    boolean wasLate() {
        return late;
    }

    /// Another run begins, with time of its own.
    synchronized void nextRun() {
        late = false;
    }
}
