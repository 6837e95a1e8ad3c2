package org.crosscage.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// In a time that the test makes: it lets the work go on piece by piece.
final class TurnsTest {

    private final ManualTicker ticker = new ManualTicker();
    private final Turns turns = new Turns(1, ticker);
    private final SynchronousQueue<String> worked = new SynchronousQueue<>();
    private final Semaphore end = new Semaphore(0);
    private final List<Thread> threads = new ArrayList<>();

    /// Works for ever, in turns.
    private void begin(String owner, String name) {
        threads.add(Thread.startVirtualThread(() -> {
            var turn = turns.newcomer(owner);
            turn.begin();
            try {
                while (!end.tryAcquire()) {
                    worked.put(name);
                    turn.passIfOver();
                }
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            } finally {
                turn.end();
            }
        }));
        awaitAllStill();
    }

    /// Everybody waits: one for somebody to take a piece of work, the others for their turns.
    private void awaitAllStill() {
        await().until(() -> threads.stream().allMatch(thread -> thread.getState() == Thread.State.WAITING));
    }

    @AfterEach
    void over() throws InterruptedException {
        for (var thread : threads) {
            thread.interrupt();
        }
        while (threads.stream().anyMatch(Thread::isAlive)) {
            ticker.tick();
            worked.poll();
            Thread.onSpinWait();
        }
        assertThat(turns.areTaken()).isFalse();
    }

    /// Who worked, in so many turns: each is over after one piece of work.
    private List<String> work(int pieces) throws InterruptedException {
        var order = new ArrayList<String>();
        for (int i = 0; i < pieces; i++) {
            awaitAllStill();
            ticker.tick();
            order.add(worked.take());
        }
        return order;
    }

    @Test
    void whoHasFourPiecesGetsNoMoreThanWhoHasOne() throws InterruptedException {
        begin("greedy", "g1");
        begin("greedy", "g2");
        begin("greedy", "g3");
        begin("greedy", "g4");
        begin("modest", "m");

        assertThat(work(12)).containsExactly("g1", "g2", "m", "g3", "m", "g4", "m", "g1", "m", "g2", "m", "g3");
    }

    @Test
    void aTurnLastsUntilATick() throws InterruptedException {
        begin("one", "1");
        begin("two", "2");

        assertThat(List.of(worked.take(), worked.take(), worked.take())).containsOnly("1");
        assertThat(work(4)).containsExactly("1", "2", "1", "2");
    }

    @Test
    void whoWorksAloneNeedsNoTime() throws InterruptedException {
        begin("one", "1");

        worked.take();
        assertThat(ticker.isGoing()).isFalse();
        assertThat(turns.areTaken()).isTrue();

        begin("two", "2");
        assertThat(ticker.isGoing()).isTrue();
    }

    @Test
    void timeEndsWhenNobodyWaits() {
        var first = turns.newcomer("one");
        first.begin();
        var waiting = Thread.startVirtualThread(() -> {
            var second = turns.newcomer("two");
            second.begin();
            second.end();
        });
        await().until(ticker::isGoing);
        ticker.tick();
        assertThat(first.isOver()).isTrue();

        first.end();
        await().until(() -> !waiting.isAlive());
        ticker.tick();

        assertThat(ticker.isGoing()).isFalse();
        assertThat(turns.areTaken()).isFalse();
    }

    /// As on a machine that has no thread left.
    @Test
    void whoCannotWaitForWantOfTimeHoldsNoPlace() {
        var timeless = new Turns(1, _ -> {
            throw new IllegalStateException("no time");
        });
        var first = timeless.newcomer("one");
        first.begin();
        var second = timeless.newcomer("two");
        assertThatIllegalStateException().isThrownBy(second::begin);

        first.end();

        assertThat(timeless.areTaken()).isFalse();
    }

    @Test
    void withoutAPlaceNobodyWorks() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Turns(0, _ -> () -> {}));
    }
}
