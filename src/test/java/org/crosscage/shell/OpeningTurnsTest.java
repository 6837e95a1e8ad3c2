package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.crosscage.shell.OpeningTurns.Turn;
import org.junit.jupiter.api.Test;

final class OpeningTurnsTest {

    private final AtomicLong now = new AtomicLong();
    private final OpeningTurns turns = new OpeningTurns(1, Duration.ofSeconds(30), now::get);
    private final List<String> opened = Collections.synchronizedList(new ArrayList<>());

    @Test
    void whoCameFirstIsFirstAndWhoHasBegunGoesBeforeWhoComes() throws InterruptedException {
        var going = turns.next();
        var all = List.of(
                waits("newcomer 1", () -> turns.first().orElseThrow()),
                waits("newcomer 2", () -> turns.first().orElseThrow()),
                waits("view 1", turns::next),
                waits("view 2", turns::next));
        assertThat(opened).isEmpty();

        going.close();
        for (var each : all) {
            each.join();
        }

        assertThat(opened).containsExactly("view 1", "view 2", "newcomer 1", "newcomer 2");
        assertThat(turns.waiting()).isZero();
    }

    /// Begins a thread that waits for its turn, and returns when it does.
    private Thread waits(String name, Supplier<Turn> queue) {
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
            waits("newcomer", () -> turns.first().orElseThrow());
            assertThat(turns.first()).isEmpty();
        }
    }

    @Test
    void noMoreAreWorkedOnThanThereArePlaces() throws InterruptedException {
        var two = new OpeningTurns(2, Duration.ofSeconds(30), System::nanoTime);
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
            waits("newcomer " + i, () -> turns.first().orElseThrow());
        }

        assertThat(turns.first()).isEmpty();
        waits("view", turns::next);

        blocking.close();
        await().until(() -> opened.size() == 6);
        assertThat(turns.first()).isPresent();
    }

    @Test
    void withoutAPlaceThereIsNoQueue() {
        assertThatIllegalArgumentException().isThrownBy(() -> new OpeningTurns(0, Duration.ZERO, now::get));
    }
}
