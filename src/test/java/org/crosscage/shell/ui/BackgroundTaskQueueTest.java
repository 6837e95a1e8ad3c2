package org.crosscage.shell.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class BackgroundTaskQueueTest {

    /// A pool without a free thread: a test says when one is free for one piece of work.
    private final Queue<Runnable> pool = new ArrayDeque<>();
    private final List<String> done = new ArrayList<>();

    @Test
    void howeverMuchAPageAsksForOnePieceAtATimeIsInThePool() {
        var page = new BackgroundTaskQueue(pool::add);
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
        var greedy = new BackgroundTaskQueue(pool::add);
        for (int i = 0; i < 50; i++) {
            greedy.add(new Piece("piece " + i));
        }
        new BackgroundTaskQueue(pool::add).add(new Piece("somebody else's"));

        pool.remove().run();
        pool.remove().run();

        assertThat(done).containsExactly("piece 0", "somebody else's");
    }

    @Test
    void whatIsOverIsNotDone() {
        var page = new BackgroundTaskQueue(pool::add);
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
        var page = new BackgroundTaskQueue(work -> pool.add(() -> {
            try {
                work.run();
            } catch (IllegalStateException e) {
                done.add(e.getMessage());
            }
        }));
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
