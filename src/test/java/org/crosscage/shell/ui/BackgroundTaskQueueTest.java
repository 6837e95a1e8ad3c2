package org.crosscage.shell.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.crosscage.work.CostlyTasks;
import org.crosscage.work.ManualTicker;
import org.crosscage.work.Turns;
import org.junit.jupiter.api.Test;

class BackgroundTaskQueueTest {

    /// A pool without a free thread: a test says when one is free for one piece of work.
    private final Queue<Runnable> pool = new ArrayDeque<>();
    private final List<String> done = new CopyOnWriteArrayList<>();

    @Test
    void howeverMuchAPageAsksForOnePieceAtATimeIsInThePool() {
        var page = new BackgroundTaskQueue(pool::add, "player");
        for (int i = 0; i < 50; i++) {
            page.add(new Piece("piece " + i));
        }

        assertThat(pool).hasSize(1);
        for (int i = 0; i < 50; i++) {
            pool.remove().run();
            assertThat(done).last().isEqualTo("piece " + i);
        }
        assertThat(pool).isEmpty();
    }

    @Test
    void anotherPageWaitsForOnePieceOnly() {
        var greedy = new BackgroundTaskQueue(pool::add, "player");
        for (int i = 0; i < 50; i++) {
            greedy.add(new Piece("piece " + i));
        }
        new BackgroundTaskQueue(pool::add, "player").add(new Piece("somebody else's"));

        pool.remove().run();
        pool.remove().run();

        assertThat(done).containsExactly("piece 0", "somebody else's");
    }

    @Test
    void whatIsOverIsNotDone() {
        var page = new BackgroundTaskQueue(pool::add, "player");
        var first = new Piece("first");
        page.add(first);
        var second = new Piece("second");
        page.add(second);
        page.add(new Piece("third"));
        first.over = true;
        second.over = true;

        pool.remove().run();

        assertThat(done).containsExactly("third");
        assertThat(pool).isEmpty();
    }

    @Test
    void aPieceThatFailsDoesNotHoldUpTheNext() {
        var page = new BackgroundTaskQueue(
                work -> pool.add(() -> {
                    try {
                        work.run();
                    } catch (IllegalStateException e) {
                        done.add(e.getMessage());
                    }
                }),
                "player");
        page.add(new Piece("") {
            @Override
            public void run() {
                throw new IllegalStateException("failed");
            }
        });
        page.add(new Piece("next"));

        pool.remove().run();
        pool.remove().run();

        assertThat(done).containsExactly("failed", "next");
    }

    /// As when no thread can be begun.
    @Test
    void whatAnExecutorDoesNotTakeIsNeverDoneAndTheNextIs() {
        var isFull = new AtomicBoolean(true);
        var page = new BackgroundTaskQueue(
                work -> {
                    if (isFull.getAndSet(false)) {
                        throw new OutOfMemoryError("no thread");
                    }
                    pool.add(work);
                },
                "player");
        assertThatThrownBy(() -> page.add(new Piece("refused"))).isInstanceOf(OutOfMemoryError.class);

        page.add(new Piece("next"));
        pool.remove().run();

        assertThat(done).containsExactly("next");
    }

    @Test
    void whatWaitsIsDoneOnTheThreadThatIsThereWhenThereIsNoOther() {
        var isFull = new AtomicBoolean();
        var page = new BackgroundTaskQueue(
                work -> {
                    if (isFull.get()) {
                        throw new OutOfMemoryError("no thread");
                    }
                    pool.add(work);
                },
                "player");
        for (int i = 1; i <= 3; i++) {
            page.add(new Piece("piece " + i));
        }
        isFull.set(true);
        pool.remove().run();
        assertThat(done).containsExactly("piece 1", "piece 2", "piece 3");

        isFull.set(false);
        page.add(new Piece("piece 4"));
        pool.remove().run();
        assertThat(done).last().isEqualTo("piece 4");
    }

    /// As when the server ends.
    @Test
    void whatWaitsIsDoneAllTheSameWhenTheExecutorTakesNothingMoreAndAFailureIsSaid() {
        var isClosed = new AtomicBoolean();
        var page = new BackgroundTaskQueue(
                work -> {
                    if (isClosed.get()) {
                        throw new RejectedExecutionException("closed");
                    }
                    pool.add(work);
                },
                "player");
        page.add(new Piece("") {
            @Override
            public void run() {
                throw new IllegalStateException("failed");
            }
        });
        page.add(new Piece("second"));
        page.add(new Piece("third"));
        isClosed.set(true);
        assertThatThrownBy(() -> pool.remove().run()).hasMessage("failed");
        assertThat(done).containsExactly("second", "third");

        assertThatThrownBy(() -> page.add(new Piece("fourth"))).isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void aPlayerWhoseTurnFailsIsServedFurther() {
        var timeless = new Turns(1, _ -> {
            throw new IllegalStateException("no time");
        });
        timeless.newcomer("another").begin();
        try (var tasks =
                new CostlyTasks(1, timeless, Thread.ofPlatform().daemon().factory())) {
            var page = new BackgroundTaskQueue(tasks, "player");
            page.add(new Piece("first"));
            await().until(() -> done.contains("first"));
            page.add(new Piece("second"));
            await().until(() -> done.contains("second"));
        }
    }

    /// In a time that the test makes, with one place: each turn is one question whether to stop.
    @Test
    void ofTheTurnsAPlayerWithManyBrowsersHasAsManyAsAnother() {
        var ticker = new ManualTicker();
        var turns = new Turns(1, ticker);
        var isEnough = new AtomicBoolean();
        var worked = Collections.synchronizedList(new ArrayList<String>());
        var begun = new CountDownLatch(1);
        var threads = new CopyOnWriteArrayList<Thread>();
        try (var tasks = new CostlyTasks(4, turns, work -> {
            var thread = Thread.ofPlatform().daemon().unstarted(work);
            threads.add(thread);
            return thread;
        })) {
            tasks.execute("first", () -> {
                begun.countDown();
                await().until(() -> threads.stream()
                                .filter(each -> each.getState() == Thread.State.WAITING)
                                .count()
                        == 3);
            });
            await().until(() -> begun.getCount() == 0);
            for (var player : List.of("greedy", "greedy", "modest")) {
                new BackgroundTaskQueue(tasks, player).add(new Piece(player) {
                    @Override
                    public void run() {
                        var stop = CostlyTasks.passing(isEnough::get);
                        do {
                            worked.add(player);
                            ticker.tick();
                        } while (!stop.getAsBoolean());
                    }
                });
            }
            await().until(() -> worked.size() > 100);
            isEnough.set(true);
            await().until(() -> !turns.areTaken());
        }

        var turnsSeen = worked.subList(0, 100);
        assertThat(Collections.frequency(turnsSeen, "modest")).isBetween(49, 51);
    }

    private class Piece implements BackgroundTaskQueue.Work {

        private final String name;
        private boolean over;

        Piece(String name) {
            this.name = name;
        }

        @Override
        public boolean isOver() {
            return over;
        }

        @Override
        public void run() {
            done.add(name);
        }
    }
}
