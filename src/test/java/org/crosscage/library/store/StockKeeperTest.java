package org.crosscage.library.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.storage.StorageContract;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.Lease;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/// What can go wrong while the stock is filled. Time goes on only where a test lets it: of the processor by
/// [#slow], of the clock by [#later].
final class StockKeeperTest extends StorageContract {

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);
    private static final Duration LONG = Duration.ofDays(1);
    private static final Duration SHORT = Duration.ofMillis(1);
    private static final PuzzleOrder ANY = new PuzzleOrder("kenken", new Size(4, 4), PuzzleRequirements.ANYTHING);
    private static final PuzzleOrder GENTLE =
            new PuzzleOrder("kenken", new Size(4, 4), PuzzleRequirements.of(Grade.GENTLE));
    /// No puzzle of so small a size needs more than the techniques.
    private static final PuzzleOrder ENDLESS = new PuzzleOrder(
            "kenken",
            new Size(4, 4),
            new PuzzleRequirements(Optional.of(Grade.BEYOND), Optional.empty(), Integer.MAX_VALUE, Map.of()));

    @Autowired
    private DataSource source;

    /// How often something was tried, since each try takes a seed.
    private final AtomicLong tries = new AtomicLong();
    private final AtomicBoolean slow = new AtomicBoolean();
    private final AtomicLong used = new AtomicLong();
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
    /// How often the keeper asked whether a miss is long ago.
    private final AtomicInteger looks = new AtomicInteger();
    private final AtomicBoolean broken = new AtomicBoolean();
    private final AtomicInteger refusals = new AtomicInteger();
    private final List<Thread> threads = new ArrayList<>();
    private final Logger log = Logger.getLogger(StockKeeper.class.getName());
    private final Said said = new Said();

    private static final class Said extends Handler {

        private final List<LogRecord> records = new CopyOnWriteArrayList<>();

        @Override
        public void publish(LogRecord line) {
            records.add(line);
        }

        @Override
        public void flush() {
            // nothing is held back
        }

        @Override
        public void close() {
            // nothing is open
        }
    }

    @BeforeEach
    void nothingIsThere() {
        client.sql("delete from stock").update();
        log.addHandler(said);
    }

    @AfterEach
    void nobodyWritesAnyMore() throws InterruptedException {
        log.removeHandler(said);
        for (var thread : threads) {
            thread.join();
        }
    }

    @Test
    void whoWaitsForMoreGoesOnWithTheNextPuzzleOrWhenTheKeeperEnds() throws InterruptedException {
        var keeper = keeper(LONG, ANY);
        try (keeper) {
            keeper.start();
            for (long seen = 0; seen < 2; seen = keeper.added()) {
                keeper.awaitMore(seen, LONGEST_WAIT);
                assertThat(keeper.added()).isGreaterThan(seen);
            }
            assertThat(held(ANY)).isEqualTo(2);
        }
        keeper.awaitMore(Long.MAX_VALUE, LONG); // it has ended, so that nobody waits a day
    }

    @Test
    void whatDoesNotComeUpInItsTimeIsLeftForLaterAndNeverForEver() {
        slow.set(true);
        try (var keeper = keeper(SHORT, ANY, GENTLE)) {
            keeper.start();
            awaitLooks();
            assertThat(tries).hasValue(2);

            later(Duration.ofMinutes(1));
            awaitLooks();
            assertThat(tries).hasValue(4);

            later(Duration.ofMinutes(1));
            awaitLooks();
            assertThat(tries).hasValue(4);

            slow.set(false);
            later(Duration.ofMinutes(1));
            await().atMost(LONGEST_WAIT).until(() -> held(ANY) == 2 && held(GENTLE) == 2);
        }
    }

    @Test
    void whoClosesItWhileAPuzzleIsBeingMadeNeedNotWaitForThePuzzle() throws InterruptedException {
        try (var keeper = keeper(LONG, ENDLESS)) {
            keeper.start();
            await().atMost(LONGEST_WAIT).until(() -> tries.get() == 1);
        }

        assertThat(threads.getFirst().join(LONGEST_WAIT)).isTrue();
        assertThat(held(ENDLESS)).isZero();
        assertThat(said.records).isEmpty();
    }

    @Test
    void whileTheDatabaseFailsItRests() {
        broken.set(true);
        try (var keeper = keeper(LONG, ANY)) {
            keeper.start();
            await().atMost(LONGEST_WAIT).until(() -> threads.getFirst().getState() == Thread.State.TIMED_WAITING);

            assertThat(refusals).hasValue(1);
        }
    }

    @Test
    void aDatabaseThatFailsIsSaidOnceAndTriedUntilItAnswers() {
        broken.set(true);
        try (var keeper = keeper(SHORT, ANY)) {
            keeper.start();
            await().atMost(LONGEST_WAIT).until(() -> refusals.get() > 5);
            assertThat(said.records).hasSize(1);

            broken.set(false);
            await().atMost(LONGEST_WAIT).until(() -> held(ANY) == 2);

            broken.set(true);
            await().atMost(LONGEST_WAIT).until(() -> said.records.size() == 2);
        }
    }

    @Test
    void theKeeperOfTheApplicationRestsWhileAnyoneWaitsAndDoesItsTasksFirst() {
        var scheduled = new AtomicInteger(3);
        var atFirstPuzzle = new AtomicInteger(-1);
        var busy = new AtomicBoolean(true);
        var asked = new AtomicInteger();
        Load never = () -> false;
        Load sometimes = () -> {
            asked.incrementAndGet();
            return busy.get();
        };
        ScheduledTask task = stop -> {
            atFirstPuzzle.compareAndSet(-1, (int) held(ANY));
            return !stop.getAsBoolean() && scheduled.getAndUpdate(left -> Math.max(0, left - 1)) > 0;
        };
        try (var keeper = new StockKeeper(
                stock(ANY),
                new ExactSolver(),
                new AtomicLong()::incrementAndGet,
                List.of(never, sometimes),
                List.of(task),
                new StaticListableBeanFactory().getBeanProvider(Lease.class),
                ChangeNotifications.withinProcess(),
                now::get)) {
            keeper.start();
            await().atMost(LONGEST_WAIT).until(() -> asked.get() > 5);
            assertThat(held(ANY)).isZero();

            busy.set(false);

            await().atMost(LONGEST_WAIT).until(() -> held(ANY) == 2);
            assertThat(atFirstPuzzle).hasValue(0);
            assertThat(scheduled).hasValue(0);
        }
    }

    private void later(Duration by) {
        now.updateAndGet(before -> before.plus(by));
    }

    /// So many that everything that may be tried has been.
    private void awaitLooks() {
        int enough = looks.get() + 20;
        await().atMost(LONGEST_WAIT).until(() -> looks.get() > enough);
    }

    private long held(PuzzleOrder order) {
        return client.sql("select count(*) from stock where stem = :stem")
                .param("stem", order.stem())
                .query(Long.class)
                .single();
    }

    private StockKeeper keeper(Duration pause, PuzzleOrder... orders) {
        var pace = new StockKeeper.Pace(
                Duration.ofNanos(1),
                () -> slow.get() ? used.addAndGet(2) : used.get(),
                () -> false,
                SHORT,
                pause,
                () -> {
                    looks.incrementAndGet();
                    return now.get();
                });
        return new StockKeeper(stock(orders), new ExactSolver(), tries::incrementAndGet, pace, work -> {
            var thread = Thread.ofPlatform().unstarted(work);
            threads.add(thread);
            return thread;
        });
    }

    private Stock stock(PuzzleOrder... orders) {
        var fragile = new DelegatingDataSource(source) {

            @Override
            public Connection getConnection() throws SQLException {
                if (broken.get()) {
                    refusals.incrementAndGet();
                    throw new SQLException("there is no database now");
                }
                return super.getConnection();
            }
        };
        return new Stock(JdbcClient.create(fragile), PuzzleFormats.TEXT, List.of(orders), 2);
    }
}
