package org.crosscage.daily;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.search.Solver;
import org.crosscage.daily.store.DailyStore;
import org.crosscage.game.GameSummary;
import org.crosscage.game.store.GameService;
import org.crosscage.library.store.ScheduledTask;
import org.crosscage.store.KeyedLocks;
import org.crosscage.work.CostlyTasks;
import org.springframework.stereotype.Service;

/// The puzzles of the day, from [DailyPuzzle#FIRST] to today; a day begins at 00:00 UTC. They are made from the date
/// alone
/// ([DailyPuzzle]) and then kept, so that a day stays what it was when the generator becomes another one.
/// Safe for use by several threads.
@Service
public final class DailyPuzzles implements ScheduledTask {

    private static final long GLANCE_MILLIS = 20;

    private final DailyStore store;
    private final GameService games;
    private final Solver solver;
    private final InstantSource clock;
    /// Who wants a puzzle that somebody is making waits for it.
    private final KeyedLocks<String> locks = new KeyedLocks<>();

    /// @param solver complete: it can prove that there are no further solutions
    public DailyPuzzles(DailyStore store, GameService games, Solver solver, InstantSource clock) {
        this.store = store;
        this.games = games;
        this.solver = solver;
        this.clock = clock;
    }

    public LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /// How long it is until tomorrow's puzzles come.
    public Duration untilTomorrow() {
        return Duration.between(clock.instant(), start(today().plusDays(1)));
    }

    /// When a day begins, for everybody at once.
    public static Instant start(LocalDate day) {
        return day.atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    /// Whether players may see the puzzles of a day.
    public boolean isOpen(LocalDate day) {
        return !day.isBefore(DailyPuzzle.FIRST) && !day.isAfter(today());
    }

    /// The puzzle, if it need not be made; takes a few milliseconds.
    ///
    /// @throws IllegalArgumentException when its day is not open
    public Optional<PuzzleEntry> ready(DailyPuzzle daily) {
        requireOpen(daily);
        return store.find(daily.id());
    }

    /// The puzzles on the page of a day that need not be made, by id; takes a few milliseconds.
    ///
    /// @throws IllegalArgumentException when the day is not open
    public Map<String, PuzzleEntry> ready(LocalDate day) {
        var all = DailyPuzzle.shown(day);
        requireOpen(all.getFirst());
        return store.find(all.stream().map(DailyPuzzle::id).toList());
    }

    /// The puzzle, which is made if nobody has; that takes a quarter of a second on the average, and seconds at worst.
    /// A costly task [passes its turn][CostlyTasks#passing] meanwhile, and has none while another makes the puzzle.
    ///
    /// @param stop asked often; true ends the work
    /// @param looked hears how many puzzles were looked at, whenever there is one more, on the calling thread
    /// @return empty only when stopped
    /// @throws IllegalArgumentException when its day is not open
    public Optional<PuzzleEntry> make(DailyPuzzle daily, BooleanSupplier stop, IntConsumer looked) {
        requireOpen(daily);
        return locks.with(daily.id(), lock -> kept(daily, lock, stop, looked));
    }

    private void requireOpen(DailyPuzzle daily) {
        if (!isOpen(daily.date())) {
            throw new IllegalArgumentException("the puzzles of " + daily.date()
                    + " are not shown: there are those from " + DailyPuzzle.FIRST + " to today, " + today());
        }
    }

    /// Makes one puzzle that players may want today or tomorrow and that is not there yet. Nobody waits for it: it may
    /// be held up just because somebody wants the same puzzle now, who then makes it too.
    ///
    /// @param stop asked often; true ends the work
    /// @return false when all are there, or when stopped
    @Override
    public boolean work(BooleanSupplier stop) {
        return Stream.of(today(), today().plusDays(1))
                .filter(day -> !day.isBefore(DailyPuzzle.FIRST))
                .flatMap(day -> DailyPuzzle.shown(day).stream())
                .filter(daily -> store.find(daily.id()).isEmpty())
                .findFirst()
                .flatMap(daily -> daily.make(solver, stop, _ -> {}))
                .map(store::keep)
                .isPresent();
    }

    private Optional<PuzzleEntry> kept(
            DailyPuzzle daily, ReentrantLock lock, BooleanSupplier stop, IntConsumer looked) {
        try {
            if (!lock.tryLock() && !CostlyTasks.withoutTurn(() -> isMine(lock, stop))) {
                return Optional.empty();
            }
            return store.find(daily.id())
                    .or(() -> daily.make(solver, CostlyTasks.passing(stop), looked)
                            .map(store::keep));
        } finally {
            if (lock.isHeldByCurrentThread()) {
                lock.unlock();
            }
        }
    }

    private static boolean isMine(ReentrantLock lock, BooleanSupplier stop) {
        try {
            while (!stop.getAsBoolean()) {
                if (lock.tryLock(GLANCE_MILLIS, TimeUnit.MILLISECONDS)) {
                    return true;
                }
            }
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    /// What a player has done of all days; costs a query.
    public DailyResults results(long player) {
        return DailyResults.of(games.lists().startedFrom(player, DailyPuzzle.PREFIX));
    }

    /// A player's results of what the page of a day shows; costs a small query.
    public DailyResults results(long player, LocalDate day) {
        var sources = DailyPuzzle.shown(day).stream().map(DailyPuzzle::id).toList();
        return DailyResults.of(games.lists().startedFrom(player, sources));
    }

    /// The player's game of a puzzle: the one that there is, or else a new one.
    ///
    /// @param entry the puzzle
    /// @return the game's id
    public String play(long player, DailyPuzzle daily, PuzzleEntry entry) {
        return games.newGames()
                .startOnce(
                        player,
                        () -> results(player).of(daily).map(DailyGame::summary).map(GameSummary::id),
                        () -> games.newGames().start(player, entry, daily.id()));
    }
}
