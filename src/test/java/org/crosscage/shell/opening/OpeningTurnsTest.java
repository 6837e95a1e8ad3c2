package org.crosscage.shell.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.crosscage.shell.opening.OpeningTurns.Place;
import org.junit.jupiter.api.Test;

final class OpeningTurnsTest {

    private static final Duration LONGEST = Duration.ofSeconds(30);

    private final AtomicLong now = new AtomicLong();
    private final OpeningTurns turns = new OpeningTurns(1, LONGEST, Duration.ofHours(1), now::get);
    private final List<String> opened = Collections.synchronizedList(new ArrayList<>());

    @Test
    void whoCameFirstIsFirstAndWhoHasBegunGoesBeforeWhoComes() throws InterruptedException {
        var going = turns.next();
        var all = List.of(
                waits(turns, "newcomer 1", () -> turns.first().orElseThrow()),
                waits(turns, "newcomer 2", () -> turns.first().orElseThrow()),
                waits(turns, "view 1", turns::next),
                waits(turns, "view 2", turns::next));
        assertThat(opened).isEmpty();

        going.close();
        for (var each : all) {
            each.join();
        }

        assertThat(opened).containsExactly("view 1", "view 2", "newcomer 1", "newcomer 2");
        assertThat(turns.waiting()).isZero();
    }

    /// Begins a thread that waits for its turn, and returns when it does.
    private Thread waits(OpeningTurns turns, String name, Supplier<Place> queue) {
        int before = turns.waiting();
        var thread = Thread.startVirtualThread(() -> {
            try (var _ = queue.get()) {
                opened.add(name);
            }
        });
        await().until(() -> turns.waiting() == before + 1);
        return thread;
    }

    @Test
    void whoIsGoneWhenItIsTheirTurnDoesNotMakeTheWaitLookShort() {
        for (int i = 0; i < 50; i++) {
            try (var _ = turns.next()) {
                now.addAndGet(Duration.ofSeconds(12).toNanos());
            }
        }
        for (int i = 0; i < 50; i++) {
            try (var turn = turns.next()) {
                turn.unused();
            }
        }
        try (var _ = turns.next()) {
            waits(turns, "newcomer", () -> turns.first().orElseThrow());
            assertThat(turns.first()).isEmpty();
        }
    }

    @Test
    void noMoreAreWorkedOnThanThereArePlaces() throws InterruptedException {
        var two = new OpeningTurns(2, LONGEST, Duration.ofHours(1), System::nanoTime);
        var working = new AtomicInteger();
        var most = new AtomicInteger();
        var ready = new CountDownLatch(1);
        var all = new ArrayList<Thread>();
        for (int i = 0; i < 50; i++) {
            all.add(Thread.startVirtualThread(() -> {
                try (var _ = two.next()) {
                    most.accumulateAndGet(working.incrementAndGet(), Math::max);
                    ready.await();
                    working.decrementAndGet();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }));
        }
        await().until(() -> two.waiting() == 48);
        ready.countDown();
        for (var each : all) {
            each.join();
        }

        assertThat(most).hasValue(2);
    }

    @Test
    void whoWouldWaitTooLongIsRefusedAtOnceAndAnOpenPageNever() {
        var going = turns.next();
        now.addAndGet(Duration.ofSeconds(20).toNanos());
        going.close(); // a step is taken to need two seconds now
        var blocking = turns.next();
        for (int i = 1; i <= 5; i++) {
            waits(turns, "newcomer " + i, () -> turns.first().orElseThrow());
        }

        assertThat(turns.first()).isEmpty();
        waits(turns, "view", turns::next);

        blocking.close();
        await().until(() -> opened.size() == 6);
        assertThat(turns.first()).isPresent();
    }

    @Test
    void whoKeepsAPlaceTooLongHasTheNextOneBesideThem() throws InterruptedException {
        var lending = new OpeningTurns(1, LONGEST, Duration.ofMillis(20), now::get);
        var hanging = lending.next();
        var next = waits(lending, "view", lending::next);
        now.addAndGet(Duration.ofMillis(20).toNanos());
        next.join(LONGEST);

        assertThat(opened).containsExactly("view");
        hanging.close();
    }

    @Test
    void whoEndsAfterTheirPlaceWasGivenOnFreesNoOther() throws InterruptedException {
        var lending = new OpeningTurns(1, LONGEST, Duration.ofMillis(20), now::get);
        var hanging = lending.next();
        now.addAndGet(Duration.ofMillis(20).toNanos());
        var working = CompletableFuture.supplyAsync(lending::next)
                .orTimeout(LONGEST.toSeconds(), TimeUnit.SECONDS)
                .join();
        var next = waits(lending, "view", lending::next);
        hanging.close();

        assertThat(opened).isEmpty();
        assertThat(lending.waiting()).isEqualTo(1);
        working.close();
        next.join(LONGEST);
        assertThat(opened).containsExactly("view");
    }

    @Test
    void whereManyKeepTheirPlacesTooLongTheNextOneWaits() throws InterruptedException {
        var lending = new OpeningTurns(1, LONGEST, Duration.ofMillis(20), now::get);
        var slow = new ArrayList<Place>();
        for (int i = 0; i < 5; i++) {
            slow.add(CompletableFuture.supplyAsync(lending::next)
                    .orTimeout(LONGEST.toSeconds(), TimeUnit.SECONDS)
                    .join());
            now.addAndGet(Duration.ofMillis(20).toNanos());
        }
        var next = waits(lending, "view", lending::next);
        now.addAndGet(Duration.ofHours(1).toNanos());
        var last = waits(lending, "newcomer", () -> lending.first().orElseThrow());
        assertThat(opened).isEmpty();

        slow.getFirst().close();
        next.join(LONGEST);
        last.join(LONGEST);

        assertThat(opened).containsExactly("view", "newcomer");
    }

    @Test
    void whoHangsCountsForTheWaitOnlyForAsLongAsTheyKeepOthersWaiting() {
        var lending = new OpeningTurns(1, LONGEST, Duration.ofSeconds(2), now::get);
        for (int i = 0; i < 50; i++) {
            try (var _ = lending.next()) {
                now.addAndGet(LONGEST.toNanos());
            }
        }
        try (var _ = lending.next()) {
            for (int i = 1; i <= 5; i++) {
                waits(lending, "newcomer " + i, () -> lending.first().orElseThrow());
            }
            assertThat(lending.waiting()).isEqualTo(5);
        }
    }

    @Test
    void withoutAPlaceThereIsNoQueue() {
        assertThatIllegalArgumentException().isThrownBy(() -> new OpeningTurns(0, LONGEST, LONGEST, now::get));
    }
}
