package org.crosscage.shell.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

final class UnsentMessagesTest {

    private static final String THIRD = "x".repeat(UnsentMessages.MOST / 3);

    /// What waits for a thread.
    private final Queue<Runnable> tasks = new ArrayDeque<>();

    private final Page page = new Page();
    private final UnsentMessages unsent = new UnsentMessages(page, tasks::add);

    @Test
    void messagesGoInOrderByOneThread() {
        unsent.send("a");
        unsent.send("b");
        assertThat(tasks).hasSize(1);

        tasks.remove().run();
        unsent.send("c");
        tasks.remove().run();

        assertThat(page.read).containsExactly("a", "b", "c");
        assertThat(unsent.abandon()).isFalse();
    }

    @Test
    void aPageThatReadsTooLittleLosesItsConnectionAndAllThatWaits() {
        for (int i = 0; i < 4; i++) {
            unsent.send(THIRD);
        }
        unsent.send("too late");

        while (!tasks.isEmpty()) {
            tasks.remove().run();
        }

        assertThat(page.isClosed).isTrue();
        assertThat(page.read).isEmpty();
        assertThat(unsent.abandon()).isTrue();
    }

    @Test
    void oneMessageMayWaitHoweverLongItIs() {
        unsent.send(THIRD.repeat(4));
        tasks.remove().run();
        assertThat(page.read).hasSize(1);
        assertThat(page.isClosed).isFalse();
    }

    @Test
    void roomIsThereAgainWhenThePageHasRead() {
        for (int i = 0; i < 10; i++) {
            unsent.send(THIRD);
            unsent.send(THIRD);
            tasks.remove().run();
        }
        assertThat(page.read).hasSize(20);
        assertThat(page.isClosed).isFalse();
    }

    @Test
    void aConnectionThatFailsIsClosedAndItsPageNeedsAll() {
        page.isBroken = true;
        unsent.send("a");
        unsent.send("b");

        while (!tasks.isEmpty()) {
            tasks.remove().run();
        }

        assertThat(page.isClosed).isTrue();
        assertThat(unsent.abandon()).isTrue();
    }

    @Test
    void whatWaitsWhenThePageComesBackByAnotherConnectionHasNotBeenSent() {
        unsent.send("a");
        assertThat(unsent.abandon()).isTrue();

        tasks.remove().run();

        assertThat(page.read).isEmpty();
    }

    @Test
    void whoClosesWaitsForTheLastMessages() throws InterruptedException {
        var reads = new CountDownLatch(1);
        var slow = new UnsentMessages(
                new Page() {
                    @Override
                    public void write(String text) throws IOException {
                        awaitQuietly(reads);
                        super.write(text);
                    }
                },
                task -> Thread.ofVirtual().start(task));
        slow.send("last");
        var closing = Thread.ofVirtual().start(() -> slow.await(Duration.ofMinutes(1)));
        await().until(() -> closing.getState() == Thread.State.TIMED_WAITING);

        reads.countDown();

        assertThat(closing.join(Duration.ofSeconds(20))).isTrue();
        assertThat(slow.abandon()).isFalse();
    }

    @Test
    void nobodyWaitsForeverForAPageThatDoesNotRead() {
        unsent.send("a");
        unsent.await(Duration.ofMillis(1));
        assertThat(page.read).isEmpty();
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static class Page implements UnsentMessages.Outlet {

        final List<String> read = Collections.synchronizedList(new ArrayList<>());
        boolean isBroken;
        boolean isClosed;

        @Override
        public void write(String text) throws IOException {
            if (isBroken) {
                throw new IOException("gone");
            }
            read.add(text);
        }

        @Override
        public void close() {
            isClosed = true;
        }
    }
}
