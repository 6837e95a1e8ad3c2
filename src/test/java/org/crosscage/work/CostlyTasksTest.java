package org.crosscage.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class CostlyTasksTest {

    private final ManualTicker ticker = new ManualTicker();
    private final Turns turns = new Turns(1, ticker);
    /// Of a task that failed, which the thread says too.
    private final AtomicInteger failures = new AtomicInteger();

    private final CostlyTasks tasks = new CostlyTasks(
            2,
            turns,
            Thread.ofPlatform()
                    .daemon()
                    .uncaughtExceptionHandler((_, _) -> failures.incrementAndGet())
                    .factory());

    @AfterEach
    void over() {
        tasks.close();
    }

    @Test
    void aShortTaskDoesNotWaitForTheEndOfALongOne() throws InterruptedException {
        var isEnough = new AtomicBoolean();
        var begun = new CountDownLatch(1);
        var done = new CountDownLatch(1);
        tasks.execute(() -> {
            begun.countDown();
            var stop = CostlyTasks.passing(isEnough::get);
            while (!stop.getAsBoolean()) {
                Thread.onSpinWait();
            }
        });
        begun.await();
        tasks.execute(done::countDown);

        await().until(() -> {
            ticker.tick();
            return done.getCount() == 0;
        });

        isEnough.set(true);
        await().until(() -> !turns.areTaken());
    }

    /// Who closes the page of a book need not wait to hear that.
    @Test
    void aTaskThatIsToEndDoesNotWaitForAnotherTurn() throws InterruptedException {
        var done = new CopyOnWriteArrayList<String>();
        var begun = new CountDownLatch(1);
        tasks.execute(() -> {
            begun.countDown();
            await().until(ticker::isGoing);
            ticker.tick();
            if (CostlyTasks.passing(() -> true).getAsBoolean()) {
                done.add("ended");
            }
        });
        begun.await();
        tasks.execute(() -> done.add("another"));

        await().until(() -> done.size() == 2);
        assertThat(done).containsExactly("ended", "another");
    }

    @Test
    void ofThoseUnderWayOneWorksAtATimeAndTheOthersWait() throws InterruptedException {
        var working = new AtomicInteger();
        var most = new AtomicInteger();
        var isEnough = new CountDownLatch(1);
        for (int i = 0; i < 5; i++) {
            tasks.execute(() -> {
                most.accumulateAndGet(working.incrementAndGet(), Math::max);
                try {
                    isEnough.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                working.decrementAndGet();
            });
        }
        await().until(() -> tasks.waiting() == 3 && working.get() == 1);
        isEnough.countDown();
        await().until(() -> tasks.waiting() == 0 && !turns.areTaken());

        assertThat(most).hasValue(1);
    }

    @Test
    void aTaskThatFailsLeavesItsPlace() throws InterruptedException {
        var done = new CountDownLatch(1);
        tasks.execute(() -> {
            throw new IllegalStateException("no luck");
        });
        tasks.execute(done::countDown);

        done.await();
        await().until(() -> failures.get() == 1 && !turns.areTaken());
    }

    /// As on a machine that has no thread left for the time.
    @Test
    void whereTurnsFailATaskIsDoneBesideTheOthers() {
        var timeless = new Turns(1, _ -> {
            throw new IllegalStateException("no time");
        });
        timeless.newcomer("another").begin();
        var done = new CopyOnWriteArrayList<String>();
        try (var beside =
                new CostlyTasks(1, timeless, Thread.ofPlatform().daemon().factory())) {
            beside.execute(() -> done.add(CostlyTasks.passing(() -> true).getAsBoolean() ? "first" : ""));
            beside.execute(() -> done.add("second"));

            await().until(() -> done.size() == 2);
        }
        assertThat(done).containsExactly("first", "second");
    }

    @Test
    void theEndInterruptsWhatIsUnderWayAndBeginsNothing() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var interrupted = new CountDownLatch(1);
        tasks.execute(() -> {
            begun.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException _) {
                interrupted.countDown();
            }
        });
        begun.await();
        var others = new AtomicInteger();
        for (int i = 0; i < 5; i++) {
            tasks.execute(others::incrementAndGet);
        }
        tasks.close();

        interrupted.await();
        await().until(() -> !turns.areTaken());
        assertThat(tasks.waiting()).isZero();
        // one more may have been under way already, waiting for its turn
        assertThat(others.get()).isLessThanOrEqualTo(1);
    }

    @Test
    void whoWaitsForSomethingHasNoTurnMeanwhileAndOneAfterwards() {
        var areTaken = new CopyOnWriteArrayList<Boolean>();
        tasks.execute(() -> {
            areTaken.add(CostlyTasks.withoutTurn(turns::areTaken));
            areTaken.add(turns.areTaken());
        });

        await().until(() -> areTaken.size() == 2 && !turns.areTaken());
        assertThat(areTaken).containsExactly(false, true);
    }

    @Test
    void whereNoTurnIsToBeHadAfterwardsATaskGoesOnBesideTheOthers() {
        var isOutOfThreads = new AtomicBoolean();
        var scarce = new Turns(1, tick -> {
            if (isOutOfThreads.get()) {
                throw new IllegalStateException("no time");
            }
            return ticker.begin(tick);
        });
        var done = new CopyOnWriteArrayList<String>();
        try (var beside =
                new CostlyTasks(1, scarce, Thread.ofPlatform().daemon().factory())) {
            beside.execute(() -> {
                var another = Thread.startVirtualThread(scarce.newcomer("another")::begin);
                await().until(ticker::isGoing);
                ticker.tick(); // its turn is over
                isOutOfThreads.set(true);
                done.add(CostlyTasks.withoutTurn(() -> {
                    awaitEnd(another);
                    ticker.tick(); // and nobody wants to hear of the time any more
                    return "waited";
                }));
                done.add(CostlyTasks.passing(() -> false).getAsBoolean() ? "" : "worked");
            });

            await().until(() -> done.size() == 2);
        }
        assertThat(done).containsExactly("waited", "worked");
    }

    private static void awaitEnd(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void elsewhereThereIsNoTurnToPass() {
        assertThat(CostlyTasks.<Boolean>withoutTurn(() -> true)).isTrue();
        assertThat(CostlyTasks.passing(() -> true).getAsBoolean()).isTrue();
        assertThat(CostlyTasks.passing(() -> false).getAsBoolean()).isFalse();
        assertThat(turns.areTaken()).isFalse();
    }
}
