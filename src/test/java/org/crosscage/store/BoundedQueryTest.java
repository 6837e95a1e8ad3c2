package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class BoundedQueryTest {

    private static final Duration SHORT = Duration.ofMillis(10);

    private final AtomicInteger asked = new AtomicInteger();
    private final Queue<Runnable> threads = new ArrayDeque<>();

    @Test
    void eachIsAnsweredAnew() {
        var query = new BoundedQuery<>(asked::incrementAndGet, SHORT, Runnable::run);

        assertThat(query.ask()).contains(1);
        assertThat(query.ask()).contains(2);
    }

    @Test
    void aQuestionThatFailsHasNoAnswer() {
        var query = new BoundedQuery<Integer>(
                () -> {
                    throw new IllegalStateException("no database");
                },
                SHORT,
                Runnable::run);

        assertThat(query.ask()).isEmpty();
    }

    @Test
    void whoeverHasWaitedLongEnoughGoesWithoutAnAnswer() {
        var end = new CountDownLatch(1);
        var query = new BoundedQuery<>(
                () -> awaited(end), SHORT, task -> Thread.ofVirtual().start(task));

        assertThat(query.ask()).isEmpty();

        end.countDown();
    }

    @Test
    void whileAQuestionIsOpenNobodyAsksItAgain() {
        var query = new BoundedQuery<>(asked::incrementAndGet, SHORT, threads::add);

        assertThat(query.ask()).isEmpty();
        assertThat(query.ask()).isEmpty();
        assertThat(threads).hasSize(1);

        threads.remove().run();
        assertThat(query.ask()).as("the next question").isEmpty();
        assertThat(threads).hasSize(1);
        assertThat(asked).hasValue(1);
    }

    private static boolean awaited(CountDownLatch end) {
        try {
            end.await();
            return true;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
