package org.crosscage.lab;

import static org.crosscage.lab.RefusedRaceException.Reason.PLAYER_HAS_ENOUGH;
import static org.crosscage.lab.RefusedRaceException.Reason.TOO_MANY_WAIT;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import org.crosscage.work.Ticker;
import org.crosscage.work.Turns;
import org.jspecify.annotations.Nullable;

/// All races of the server. So many go on at once as the machine bears; the others wait in a queue, and
/// whoever has enough of them, or comes when the queue is full, is refused. Racers take turns with all
/// other work that takes long, so that what players wait for elsewhere never waits for a race.
///
/// Time comes from outside, as a [Ticker] for as long as there are races: it ends runs, lets the next race
/// in, and notifies listeners, four times a second at most and once more in the end.
public final class Races implements AutoCloseable {

    /// The shortest time between two notifications of a race.
    static final Duration GAP = Duration.ofMillis(250);

    private static final System.Logger LOG = System.getLogger(Races.class.getName());

    private final RaceLimits bounds;
    private final Turns turns;
    private final Ticker ticker;
    private final LongSupplier clock;
    private final ThreadFactory threads;
    private final ToLongFunction<Thread> processorTime;
    private final List<Subscription> races = new ArrayList<>();
    private @Nullable Runnable ticking;

    /// @param turns in which racers work
    /// @param clock in nanoseconds, from any start
    /// @param threads makes a thread for each racer
    /// @param processorTime what a thread has used so far, in nanoseconds
    public Races(
            RaceLimits bounds,
            Turns turns,
            Ticker ticker,
            LongSupplier clock,
            ThreadFactory threads,
            ToLongFunction<Thread> processorTime) {
        this.bounds = bounds;
        this.turns = turns;
        this.ticker = ticker;
        this.clock = clock;
        this.threads = threads;
        this.processorTime = processorTime;
    }

    /// Orders a race, which begins as soon as there is room for it.
    ///
    /// @param player whose it is
    /// @param listener hears that there is something new, on the thread of the ticker
    /// @throws RefusedRaceException when it is not taken
    public synchronized Race order(Object player, RaceOrder order, Consumer<Race> listener)
            throws RefusedRaceException {
        requireRoom(player);
        var lanes = order.racers().stream()
                .map(racer -> new Lane(order, racer, player, turns, threads, processorTime))
                .toList();
        var race = new Race(order, player, lanes, listener);
        races.add(new Subscription(race, clock.getAsLong()));
        admit();
        if (ticking == null) {
            ticking = ticker.begin(this::tick);
        }
        return race;
    }

    /// @param player who would like to order a race
    /// @throws RefusedRaceException when it would not be taken
    public synchronized void requireRoom(Object player) throws RefusedRaceException {
        if (races.stream().filter(each -> each.race.isWantedBy(player)).count() >= bounds.perPlayer()) {
            throw new RefusedRaceException(PLAYER_HAS_ENOUGH);
        }
        boolean full = waiting() >= bounds.waiting();
        if (full && !hasRoom()) {
            throw new RefusedRaceException(TOO_MANY_WAIT);
        }
    }

    /// How many wait for their turn.
    public synchronized long waiting() {
        return count(Race.State.WAITING);
    }

    private long count(Race.State... states) {
        var some = List.of(states);
        return races.stream().filter(each -> some.contains(each.race.state())).count();
    }

    private boolean hasRoom() {
        return count(Race.State.GOING, Race.State.PAUSED) < bounds.races();
    }

    private void admit() {
        int place = 0;
        for (var each : races) {
            if (each.race.state() == Race.State.WAITING) {
                if (hasRoom()) {
                    each.race.begin();
                } else {
                    each.race.queued(++place);
                }
            }
        }
    }

    private void tick() {
        // who is told may order or stop a race, so that nobody holds the lock meanwhile
        changed().forEach(this::notifyListener);
    }

    private synchronized List<Race> changed() {
        long now = clock.getAsLong();
        var changed = new ArrayList<Race>();
        for (var each : List.copyOf(races)) {
            each.tick(now, bounds.pause());
            if (each.race.state() == Race.State.OVER) {
                races.remove(each);
                changed.add(each.race);
            }
        }
        admit();
        races.stream().filter(each -> each.isDue(now)).map(each -> each.race).forEach(changed::add);
        if (races.isEmpty() && ticking != null) {
            ticking.run();
            ticking = null;
        }
        return changed;
    }

    private void notifyListener(Race race) {
        try {
            race.notifyListener();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "a notification of a race did not get through", e);
            race.stop();
        }
    }

    /// Stops all of them.
    @Override
    public synchronized void close() {
        races.forEach(each -> each.race.stop());
    }

    /// A race, and what its listener has heard.
    private static final class Subscription {

        private final Race race;
        private long told;
        private long heard;
        private long pausedSince;

        private Subscription(Race race, long now) {
            this.race = race;
            this.told = now;
            this.pausedSince = now;
        }

        private void tick(long now, Duration longestPause) {
            if (race.state() != Race.State.PAUSED) {
                pausedSince = now;
            } else if (now - pausedSince > longestPause.toNanos()) {
                race.stop();
            }
            race.tick();
        }

        /// Whether its listener is to be notified. A race that goes on has always changed: its time has.
        private boolean isDue(long now) {
            long changes = race.changes();
            if (now - told < GAP.toNanos() || changes == heard && race.state() != Race.State.GOING) {
                return false;
            }
            told = now;
            heard = changes;
            return true;
        }
    }
}
