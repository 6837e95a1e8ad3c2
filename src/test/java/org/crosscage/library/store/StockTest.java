package org.crosscage.library.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.solver.exact.ExactSolver;
import org.crosscage.storage.StorageContract;
import org.crosscage.store.Lease;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

class StockTest extends StorageContract {

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);
    private static final PuzzleOrder ANY = new PuzzleOrder("kenken", new Size(4, 4), PuzzleRequirements.ANYTHING);
    private static final PuzzleOrder GENTLE =
            new PuzzleOrder("kenken", new Size(4, 4), PuzzleRequirements.of(Grade.GENTLE));
    /// No puzzle of so small a size needs more than the techniques.
    private static final PuzzleOrder ABSENT = new PuzzleOrder(
            "kenken",
            new Size(4, 4),
            new PuzzleRequirements(Optional.of(Grade.BEYOND), Optional.empty(), 20, Map.of()));

    private static final Predicate<PuzzleOrder> PRESENT = order -> !order.equals(ABSENT);

    @Autowired
    private DataSource source;

    private final AtomicLong seeds = new AtomicLong();
    private final List<Thread> keepers = new ArrayList<>();
    private Stock stock;

    @BeforeEach
    void openAnew() {
        opened("no edition").discardOthers();
        stock = opened("one");
    }

    @AfterEach
    void nobodyWritesAnyMore() throws InterruptedException {
        for (var keeper : keepers) {
            keeper.join();
        }
    }

    @Test
    void whatIsTakenIsWhatItsSeedGives() {
        stock.add(GENTLE, made(GENTLE, 17));

        assertThat(stock.take(GENTLE)).contains(made(GENTLE, 17));
    }

    @Test
    void aPuzzleIsTakenOnce() {
        stock.add(ANY, made(ANY, 1));

        assertThat(stock.take(ANY)).isPresent();
        assertThat(stock.take(ANY)).isEmpty();
    }

    @Test
    void anotherOrderTakesNothing() {
        stock.add(ANY, made(ANY, 1));
        var withOptions = new PuzzleOrder(
                ANY.kind(),
                ANY.size(),
                new PuzzleRequirements(Optional.empty(), Optional.empty(), GenerateRequest.TRIES, Map.of("ops", "+")));

        assertThat(stock.take(GENTLE)).isEmpty();
        assertThat(stock.take(withOptions)).isEmpty();
    }

    @Test
    void ofManyTakersOnTwoServersNoTwoGetTheSame() throws Exception {
        int puzzles = 12;
        IntStream.range(0, puzzles).forEach(seed -> stock.add(ANY, made(ANY, seed)));
        var servers = List.of(stock, opened("one"));

        var taken = atOnce(2 * puzzles, i -> servers.get(i % servers.size()).take(ANY));

        assertThat(taken.stream().flatMap(Optional::stream).map(PuzzleEntry::id))
                .doesNotHaveDuplicates()
                .hasSize(puzzles);
    }

    @Test
    void whatIsThereOutlivesTheServer() {
        stock.add(ANY, made(ANY, 1));

        assertThat(opened("one").take(ANY)).contains(made(ANY, 1));
    }

    @Test
    void anotherGeneratorThrowsAwayWhatIsThere() {
        stock.add(ANY, made(ANY, 1));

        var another = opened("another");
        assertThat(another.take(ANY)).isEmpty();
        assertThat(held(ANY)).isOne();
        another.discardOthers();
        assertThat(opened("one").take(ANY)).isEmpty();
    }

    /// Two versions of the server on one database: of the same seed they make different puzzles.
    @Test
    void whatAnotherGeneratorAddsMeanwhileIsNotTaken() {
        var another = opened("another");
        another.add(ANY, made(ANY, 1));

        assertThat(stock.take(ANY)).isEmpty();
        assertThat(another.take(ANY)).isPresent();
    }

    @Test
    void aSeedThatTwoServersDrawGivesOnePuzzle() {
        stock.add(ANY, made(ANY, 1));
        opened("one").add(ANY, made(ANY, 1));

        assertThat(held(ANY)).isOne();
        assertThat(stock.take(ANY)).contains(made(ANY, 1));
    }

    @Test
    void beforeItIsOpenedNothingIsTaken() {
        stock.add(ANY, made(ANY, 1));

        assertThat(newServer(2).take(ANY)).isEmpty();
    }

    @Test
    void ofWhatThereIsLeastIsMadeNext() {
        assertThat(stock.next(PRESENT)).contains(ANY);
        stock.add(ANY, made(ANY, 1));
        assertThat(stock.next(PRESENT)).contains(GENTLE);
        stock.add(GENTLE, made(GENTLE, 1));
        stock.add(ANY, made(ANY, 2));
        stock.add(GENTLE, made(GENTLE, 2));
        assertThat(stock.next(PRESENT)).isEmpty();

        stock.take(GENTLE);

        assertThat(stock.next(PRESENT)).contains(GENTLE);
    }

    @Test
    void whatIsLeftForLaterIsNotNext() {
        assertThat(stock.next(order -> !order.equals(ANY))).contains(GENTLE);
    }

    @Test
    void theKeeperFillsTheStockAndFillsItAgain() {
        try (var keeper = keeper(() -> false)) {
            keeper.start();
            await().atMost(LONGEST_WAIT).until(() -> held(ANY) == 2 && held(GENTLE) == 2 && isAtRest());

            var taken = taken(ANY);

            await().atMost(LONGEST_WAIT).until(() -> held(ANY) == 2);
            assertThat(PuzzleOrder.named(taken.id())).contains(ANY);
        }
    }

    @Test
    void theKeeperRestsWhileSomebodyWaitsForOtherWork() {
        var busy = new AtomicBoolean(true);
        var looked = new AtomicLong();
        try (var keeper = keeper(() -> {
            looked.incrementAndGet();
            return busy.get();
        })) {
            keeper.start();
            await().atMost(LONGEST_WAIT).until(() -> looked.get() > 5);
            assertThat(held(ANY)).isZero();

            busy.set(false);

            await().atMost(LONGEST_WAIT).until(() -> held(ANY) == 2);
        }
    }

    @Test
    void ofTwoKeepersTheOneWithTheLeaseWorksAndTheOtherTakesOverWhenThatOneIsGone() {
        client.sql("delete from lease").update();
        var first = lease("first");
        var second = lease("second");
        var asked = new AtomicLong();
        var pause = Duration.ofMillis(5);
        stock = newServer(2);
        try (var waiting = keeper(newServer(2), () -> false, pause, () -> {
            asked.incrementAndGet();
            return second.isHeld();
        })) {
            try (var holder = keeper(stock, () -> false, pause, first::isHeld)) {
                holder.start();
                await().atMost(LONGEST_WAIT).until(() -> held(ANY) == 2 && held(GENTLE) == 2);
                client.sql("insert into stock (id, stem, edition, puzzle) values ('x', 'x', 'of an older server', '')")
                        .update();
                waiting.start();
                await().atMost(LONGEST_WAIT).until(() -> asked.get() > 10);
            }
            // it ended as if it was killed: nobody gave back the lease
            taken(ANY);
            asked.set(0);
            await().atMost(LONGEST_WAIT).until(() -> asked.get() > 10);
            assertThat(held(ANY)).isOne();
            assertThat(rows("x")).isOne();
            assertThat(waiting.added()).isZero();

            client.sql("update lease set lock_until = timestamp '2026-01-01 00:00:00'")
                    .update();

            await().atMost(LONGEST_WAIT).until(() -> held(ANY) == 2);
            assertThat(waiting.added()).isPositive();
            assertThat(rows("x")).isZero();
        }
    }

    /// Asks the database each time.
    private Lease lease(String server) {
        var nanos = new AtomicLong();
        var lasts = Duration.ofHours(1);
        return new Lease(
                source,
                "stock",
                server,
                lasts,
                () -> nanos.addAndGet(lasts.toNanos()),
                Thread.ofVirtual().factory());
    }

    private PuzzleEntry taken(PuzzleOrder order) {
        return stock.take(order).orElseThrow();
    }

    /// Whether the keeper waits until something is taken.
    private boolean isAtRest() {
        return keepers.getLast().getState() == Thread.State.TIMED_WAITING;
    }

    private long held(PuzzleOrder order) {
        return rows(order.stem());
    }

    private long rows(String stem) {
        return client.sql("select count(*) from stock where stem = :stem")
                .param("stem", stem)
                .query(Long.class)
                .single();
    }

    private StockKeeper keeper(Load busy) {
        stock = newServer(2);
        return keeper(stock, busy, Duration.ofDays(1), () -> true);
    }

    private StockKeeper keeper(Stock stock, Load busy, Duration pause, BooleanSupplier mine) {
        var pace =
                new StockKeeper.Pace(LONGEST_WAIT, () -> 0, busy, Duration.ofMillis(1), pause, InstantSource.system());
        return new StockKeeper(
                stock,
                new ExactSolver(),
                seeds::incrementAndGet,
                pace,
                work -> {
                    var thread = Thread.ofPlatform().unstarted(work);
                    keepers.add(thread);
                    return thread;
                },
                List.of(),
                mine);
    }

    private Stock newServer(int each) {
        return new Stock(client, PuzzleFormats.TEXT, List.of(ANY, GENTLE, ABSENT), each);
    }

    private Stock opened(String edition) {
        var server = newServer(2);
        server.open(edition, () -> {});
        return server;
    }

    private static PuzzleEntry made(PuzzleOrder order, long seed) {
        return order.make(seed, new ExactSolver(), () -> false).orElseThrow();
    }
}
