package org.crosscage.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.store.DailyStore;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.storage.StorageContract;
import org.crosscage.work.CostlyTasks;
import org.crosscage.work.ManualTicker;
import org.crosscage.work.Turns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DailyPuzzlesTest extends StorageContract {

    private static final LocalDate TODAY = LocalDate.of(2026, 11, 24);
    private static final DailyPuzzle EASY = new DailyPuzzle(TODAY, "kenken", Grade.EASY);

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-24T23:59:00Z"));
    private DailyPuzzles dailyPuzzles;

    @BeforeEach
    void nothingIsThere() {
        client.sql("delete from daily").update();
        dailyPuzzles = newServer();
    }

    private DailyPuzzles newServer() {
        InstantSource clock = now::get;
        return new DailyPuzzles(new DailyStore(client, PuzzleFormats.TEXT), gamesBy(clock), new ExactSolver(), clock);
    }

    @Test
    void aPuzzleIsMadeOnceAndKept() {
        assertThat(dailyPuzzles.ready(EASY)).isEmpty();

        var made = made(dailyPuzzles, EASY);

        assertThat(dailyPuzzles.ready(EASY)).contains(made);
        assertThat(dailyPuzzles.ready(TODAY)).containsExactly(Map.entry(EASY.id(), made));
        assertThat(dailyPuzzles.make(EASY, () -> false, _ -> {
                    throw new AssertionError("made twice");
                }))
                .contains(made);
    }

    @Test
    void itsTextSaysHowItCanBeMadeAgain() {
        var made = made(dailyPuzzles, EASY);
        var source = made.notes().get("source");

        assertThat(made.id()).isEqualTo("daily-2026-11-24-kenken-easy");
        assertThat(source).startsWith(EASY.order().stem());
        var seed = Long.parseLong(source.substring(source.lastIndexOf('-') + 1));
        assertThat(seed).isGreaterThanOrEqualTo(EASY.seed());
        assertThat(PuzzleOrder.named(source).orElseThrow().make(seed, new ExactSolver(), () -> false))
                .map(PuzzleEntry::puzzle)
                .contains(made.puzzle());
        assertThat(made.solution()).isPresent();
    }

    @Test
    void anotherServerHasTheSame() {
        var first = made(dailyPuzzles, EASY);
        client.sql("delete from daily").update();

        assertThat(made(newServer(), EASY)).isEqualTo(first);
    }

    @Test
    void whatIsThereStaysWhateverTheGeneratorWouldMakeNow() {
        var other = new DailyPuzzle(TODAY, "kenken", Grade.MEDIUM);
        var older = made(dailyPuzzles, other);
        new DailyStore(client, PuzzleFormats.TEXT)
                .keep(new PuzzleEntry(EASY.id(), Map.of(), older.puzzle(), older.solution(), List.of()));

        assertThat(made(dailyPuzzles, EASY).puzzle()).isEqualTo(older.puzzle());
    }

    /// Whoever makes it waits for a turn with the puzzle's lock held, which the other waits for. No time
    /// passes after that.
    @Test
    void whoWaitsForAPuzzleThatAnotherMakesHasNoTurnMeanwhile() {
        var ticker = new ManualTicker();
        var turns = new Turns(1, ticker);
        var all = new CopyOnWriteArrayList<PuzzleEntry>();
        var maker = new AtomicReference<Thread>();
        BooleanSupplier time = () -> {
            if (maker.compareAndSet(null, Thread.currentThread())) {
                await().until(ticker::isGoing);
                ticker.tick();
            }
            return false;
        };
        try (var tasks = new CostlyTasks(2, turns, Thread.ofPlatform().daemon().factory())) {
            for (int i = 0; i < 2; i++) {
                tasks.execute(
                        () -> all.add(dailyPuzzles.make(EASY, time, _ -> {}).orElseThrow()));
            }
            await().until(() -> all.size() == 2);
        }

        assertThat(all.getFirst()).isEqualTo(all.getLast());
    }

    /// As on a machine that has no thread left for the time.
    @Test
    void aPuzzleIsThereForAllWhereWhoHasWaitedForItGetsNoTurn() {
        var timeless = new Turns(1, _ -> {
            throw new IllegalStateException("no time");
        });
        var begun = new CountDownLatch(1);
        var waits = new CountDownLatch(1);
        var found = new CompletableFuture<PuzzleEntry>();
        var made = CompletableFuture.supplyAsync(() -> dailyPuzzles.make(
                EASY,
                () -> {
                    if (waits.getCount() > 0) {
                        begun.countDown();
                        await().until(() -> waits.getCount() == 0);
                    }
                    return false;
                },
                _ -> {}));
        await().until(() -> begun.getCount() == 0);
        BooleanSupplier turnIsTaken = () -> {
            if (waits.getCount() > 0) {
                timeless.newcomer("another").begin();
                waits.countDown();
            }
            return false;
        };
        try (var tasks =
                new CostlyTasks(1, timeless, Thread.ofPlatform().daemon().factory())) {
            tasks.execute(() -> dailyPuzzles.make(EASY, turnIsTaken, _ -> {}).ifPresent(found::complete));

            assertThat(found)
                    .succeedsWithin(Duration.ofSeconds(30))
                    .isEqualTo(made.join().orElseThrow());
        }
        assertThat(CompletableFuture.supplyAsync(() -> made(dailyPuzzles, EASY)))
                .succeedsWithin(Duration.ofSeconds(30));
    }

    @Test
    void whoComesAtTheSameTimeGetsTheSame() throws Exception {
        var servers = List.of(dailyPuzzles, dailyPuzzles, newServer(), newServer());
        assertThat(Set.copyOf(atOnce(servers.size(), i -> made(servers.get(i), EASY))))
                .hasSize(1);
        assertThat(client.sql("select count(*) from daily").query(Long.class).single())
                .isEqualTo(1);
    }

    @Test
    void whoeverStopsGetsNothingAndNothingIsKept() {
        assertThat(dailyPuzzles.make(EASY, () -> true, _ -> {})).isEmpty();
        assertThat(dailyPuzzles.ready(EASY)).isEmpty();
    }

    @Test
    void nobodySeesTomorrowsBeforeMidnight() {
        var tomorrow = new DailyPuzzle(TODAY.plusDays(1), "kenken", Grade.EASY);

        assertThat(dailyPuzzles.untilTomorrow()).isEqualTo(Duration.ofMinutes(1));
        assertThat(dailyPuzzles.isOpen(tomorrow.date())).isFalse();
        assertThatThrownBy(() -> dailyPuzzles.ready(tomorrow))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2026-11-25");
        assertThatThrownBy(() -> dailyPuzzles.make(tomorrow, () -> false, _ -> {}))
                .isInstanceOf(IllegalArgumentException.class);

        now.set(Instant.parse("2026-11-25T00:00:00Z"));

        assertThat(dailyPuzzles.today()).isEqualTo(tomorrow.date());
        assertThat(dailyPuzzles.ready(tomorrow)).isEmpty();
    }

    @Test
    void thereAreNoneBeforeTheFirstDay() {
        assertThat(dailyPuzzles.isOpen(DailyPuzzle.FIRST)).isTrue();
        assertThat(dailyPuzzles.isOpen(DailyPuzzle.FIRST.minusDays(1))).isFalse();
    }

    @Test
    void todaysAndTomorrowsAreMadeAhead() {
        int pieces = 0;
        while (dailyPuzzles.work(() -> false)) {
            pieces++;
        }

        assertThat(pieces).isEqualTo(12);
        assertThat(dailyPuzzles.ready(TODAY)).hasSize(6);
        now.set(Instant.parse("2026-11-25T00:00:00Z"));
        assertThat(dailyPuzzles.ready(TODAY.plusDays(1))).hasSize(6);
        assertThat(dailyPuzzles.work(() -> true)).isFalse();
    }

    @Test
    void whatIsMadeAheadIsHeldUpByWhoWantsTheSameNowAndHoldsUpNobody() throws Exception {
        var first = DailyPuzzle.of(TODAY).getFirst();
        var wanted = new AtomicBoolean(true);
        try (var somebody = Executors.newSingleThreadExecutor()) {
            assertThat(dailyPuzzles.work(() -> {
                        if (wanted.getAndSet(false)) {
                            assertThat(somebody.submit(() -> made(dailyPuzzles, first)))
                                    .succeedsWithin(Duration.ofSeconds(30));
                        }
                        return false;
                    }))
                    .isTrue();
        }
        assertThat(wanted).isFalse();
        assertThat(dailyPuzzles.ready(first)).isPresent();
    }

    @Test
    void aPlayerHasOneGameOfIt() {
        long player = newPlayer();
        var entry = made(dailyPuzzles, EASY);

        var game = dailyPuzzles.play(player, EASY, entry);

        assertThat(dailyPuzzles.play(player, EASY, entry)).isEqualTo(game);
        assertThat(dailyPuzzles.results(player).of(EASY))
                .map(found -> found.summary().id())
                .contains(game);
        assertThat(dailyPuzzles.results(newPlayer()).of(EASY)).isEmpty();
    }

    @Test
    void whoOpensItInManyTabsOfTwoServersAtOnceHasOneGameOfIt() throws Exception {
        long player = newPlayer();
        var entry = made(dailyPuzzles, EASY);
        var servers = List.of(dailyPuzzles, newServer());

        assertThat(Set.copyOf(atOnce(8, tab -> servers.get(tab % 2).play(player, EASY, entry))))
                .hasSize(1);
        assertThat(client.sql("select count(*) from game where player = :player")
                        .param("player", player)
                        .query(Integer.class)
                        .single())
                .isEqualTo(1);
    }

    private static PuzzleEntry made(DailyPuzzles dailyPuzzles, DailyPuzzle daily) {
        return Optional.of(daily)
                .flatMap(each -> dailyPuzzles.make(each, () -> false, _ -> {}))
                .orElseThrow();
    }
}
