package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

final class KeyedLocksTest {

    private final KeyedLocks<String> locks = new KeyedLocks<>();

    /// Both texts have one hash, as a client can choose them.
    @Test
    void whoUsesAnotherKeyDoesNotWait() {
        assertThat("Aa").hasSameHashCodeAs("BB");

        var inside = locks.locked("Aa", () -> elsewhere(() -> locks.locked("BB", () -> "done")));

        assertThat(inside).isEqualTo("done");
    }

    @Test
    void whoUsesTheSameKeyWaits() throws InterruptedException {
        var order = new CopyOnWriteArrayList<String>();
        var holds = new CountDownLatch(1);
        var goesOn = new CountDownLatch(1);
        var first = Thread.startVirtualThread(() -> locks.locked("game", () -> {
            holds.countDown();
            await().until(() -> goesOn.getCount() == 0);
            return order.add("first");
        }));
        holds.await();
        var second = Thread.startVirtualThread(() -> locks.locked("game", () -> order.add("second")));
        await().until(() -> second.getState() == Thread.State.WAITING);
        goesOn.countDown();
        first.join();
        second.join();

        assertThat(order).containsExactly("first", "second");
    }

    @Test
    void aKeyOfBeforeIsForgotten() {
        assertThat(locks.<Integer>locked("one", () -> locks.locked("two", locks::size)))
                .isEqualTo(2);
        assertThatThrownBy(() -> locks.locked("three", () -> {
                    throw new IllegalStateException("failed");
                }))
                .hasMessage("failed");

        assertThat(locks.size()).isZero();
    }

    private static String elsewhere(java.util.function.Supplier<String> work) {
        var said = new CopyOnWriteArrayList<String>();
        Thread.startVirtualThread(() -> said.add(work.get()));
        await().until(() -> !said.isEmpty());
        return said.getFirst();
    }
}
