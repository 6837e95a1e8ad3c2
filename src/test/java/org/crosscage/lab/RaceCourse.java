package org.crosscage.lab;

import static java.lang.Thread.State.TERMINATED;
import static java.lang.Thread.State.WAITING;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.Solver;
import org.crosscage.work.ManualTicker;
import org.crosscage.work.Turns;

/// Races on threads of their own in a time that the test makes: nothing happens by the clock.
final class RaceCourse implements AutoCloseable {

    static final Duration TICK = Duration.ofMillis(10);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    final Races races;
    private final List<Thread> threads = new CopyOnWriteArrayList<>();
    private final AtomicLong processorTime = new AtomicLong();
    final List<Race> told = new ArrayList<>();
    private final ManualTicker ofRaces = new ManualTicker();
    private final ManualTicker ofTurns = new ManualTicker();
    private long now;

    /// @param places how many racers work at the same time
    RaceCourse(int places, RaceLimits bounds) {
        races = new Races(
                bounds,
                new Turns(places, ofTurns),
                ofRaces,
                () -> now,
                work -> {
                    var thread = Thread.ofPlatform().daemon().unstarted(work);
                    threads.add(thread);
                    return thread;
                },
                _ -> processorTime.get());
    }

    static RaceCourse wide() {
        return new RaceCourse(2, new RaceLimits(4, 4, 4, Duration.ofMinutes(10)));
    }

    static RaceOrder order(Puzzle puzzle, int runs, Solver... solvers) {
        var racers = List.of(solvers).stream()
                .map(solver -> new Racer(solver, Settings.USUAL))
                .toList();
        return new RaceOrder(puzzle, racers, 1, runs, Duration.ofSeconds(10), false);
    }

    Race begin(String player, RaceOrder order) throws RefusedRaceException {
        return races.order(player, order, told::add);
    }

    Race begin(Puzzle puzzle, int runs, Solver... solvers) throws RefusedRaceException {
        return begin("somebody", order(puzzle, runs, solvers));
    }

    boolean isTicking() {
        return ofRaces.isGoing();
    }

    void tick() {
        now += TICK.toNanos();
        ofTurns.tick();
        ofRaces.tick();
    }

    void pass(Duration time) {
        now += time.toNanos();
    }

    /// Every racer has used so much more of the processor.
    void spend(Duration time) {
        processorTime.addAndGet(time.toNanos());
    }

    /// Whether no racer works.
    boolean isAtRest() {
        return threads.stream().map(Thread::getState).allMatch(state -> state == WAITING || state == TERMINATED);
    }

    /// Lets time pass until something is so.
    void until(BooleanSupplier so) {
        await().pollInSameThread()
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(1))
                .atMost(LONGEST_WAIT)
                .until(() -> {
                    tick();
                    return so.getAsBoolean();
                });
    }

    void finish(Race race) {
        until(() -> race.state() == Race.State.OVER);
    }

    @Override
    public void close() {
        races.close();
        until(() -> !isTicking());
    }
}
