package org.crosscage.lab;

import java.util.List;
import java.util.function.Consumer;

/// A race that was ordered: who watches it, and how it is told to wait, to go on and to end. All methods are for any
/// thread.
public final class Race {

    private final RaceOrder order;
    private final Object player;
    private final List<Lane> lanes;
    private final Consumer<Race> listener;
    private volatile State state = State.WAITING;
    private volatile int place;

    Race(RaceOrder order, Object player, List<Lane> lanes, Consumer<Race> listener) {
        this.order = order;
        this.player = player;
        this.lanes = List.copyOf(lanes);
        this.listener = listener;
    }

    public enum State {
        /// In the queue, because enough others race.
        WAITING,
        GOING,
        PAUSED,
        OVER
    }

    public RaceOrder order() {
        return order;
    }

    public State state() {
        return state;
    }

    /// The place in the queue, from 1; 0 for a race that does not wait.
    public int place() {
        return place;
    }

    /// One for each racer, in the order in which they were named.
    public List<RacerStatus> statuses() {
        return lanes.stream().map(Lane::status).toList();
    }

    /// The points of a racer's curves.
    ///
    /// @param racer its index
    /// @param run whose, by its number, from 1; empty when it is no longer that one's turn
    /// @param from how many are known already
    public List<Point> points(int racer, int run, int from) {
        return lanes.get(racer).points(run, from);
    }

    /// All racers wait until they may go on. Does nothing to a race that is not going.
    public synchronized void pause() {
        if (state == State.GOING) {
            state = State.PAUSED;
            lanes.forEach(lane -> lane.gate().pause());
        }
    }

    /// Goes on after a pause.
    public synchronized void resume() {
        if (state == State.PAUSED) {
            state = State.GOING;
            lanes.forEach(lane -> lane.gate().resume());
        }
    }

    /// Every racer does one thing and waits again. Pauses a race that is going.
    public synchronized void step() {
        if (state == State.GOING) {
            pause();
        }
        if (state == State.PAUSED) {
            lanes.forEach(lane -> lane.gate().step());
        }
    }

    /// The race ends, for good; one that waits never begins.
    public void stop() {
        lanes.forEach(lane -> lane.gate().stop());
    }

    /// Whether the player still wants it. A racer may need a moment to notice that it is stopped.
    boolean isWantedBy(Object somebody) {
        return player.equals(somebody) && !lanes.getFirst().gate().wasStopped();
    }

    synchronized void begin() {
        state = State.GOING;
        place = 0;
        if (order.paused()) {
            pause();
        }
        lanes.forEach(Lane::start);
    }

    void queued(int at) {
        place = at;
    }

    /// Time has passed: runs whose time is up end, and so does the race with its last run.
    synchronized void tick() {
        boolean neverBegins = state == State.WAITING && lanes.getFirst().gate().wasStopped();
        lanes.forEach(Lane::tick);
        if (neverBegins || state != State.WAITING && lanes.stream().allMatch(Lane::isOver)) {
            state = State.OVER;
            place = 0;
        }
    }

    void notifyListener() {
        listener.accept(this);
    }

    /// Another number, another picture.
    long changes() {
        long changes = state.ordinal() + 31L * place;
        for (var lane : lanes) {
            changes = changes * 31 + lane.changes();
        }
        return changes;
    }
}
