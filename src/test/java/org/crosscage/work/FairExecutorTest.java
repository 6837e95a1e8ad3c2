package org.crosscage.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

final class FairExecutorTest {

    /// A pool without a free thread: a test says when one is free for one task.
    private final Queue<Runnable> pool = new ArrayDeque<>();
    private final AtomicBoolean isFull = new AtomicBoolean();
    private final List<String> done = new ArrayList<>();
    private final FairExecutor tasks = new FairExecutor(2, task -> {
        if (isFull.get()) {
            throw new OutOfMemoryError("no thread");
        }
        pool.add(task);
    });

    private void add(Object owner, String name) {
        tasks.execute(owner, () -> done.add(name));
    }

    private void work() {
        while (!pool.isEmpty()) {
            pool.remove().run();
        }
    }

    @Test
    void ownersTakeTurns() {
        for (int i = 0; i < 3; i++) {
            add("greedy", "greedy " + i);
        }
        add("modest", "modest");
        add("other", "other");

        work();

        assertThat(done).containsExactly("greedy 0", "modest", "other", "greedy 1", "greedy 2");
    }

    @Test
    void oneTaskOfAnOwnerIsUnderWayAtATime() {
        var within = new ArrayList<Integer>();
        tasks.execute("one", () -> {
            add("one", "second");
            within.add(pool.size());
            add("another", "third");
            within.add(pool.size());
        });
        work();

        assertThat(within).containsExactly(0, 1);
        assertThat(done).containsExactlyInAnyOrder("second", "third");
    }

    @Test
    void soManyAreUnderWay() {
        for (int owner = 0; owner < 5; owner++) {
            add(owner, "task");
        }
        assertThat(pool).hasSize(2);
        assertThat(tasks.isBusy()).isTrue();

        work();

        assertThat(done).hasSize(5);
        assertThat(tasks.isBusy()).isFalse();
    }

    @Test
    void anOwnerWithTooManyIsRefusedAndAnotherIsNot() {
        for (int i = 0; i < FairExecutor.MOST_OF_ONE; i++) {
            add("greedy", "task");
        }
        assertThatThrownBy(() -> add("greedy", "one more")).isInstanceOf(RejectedExecutionException.class);
        add("modest", "modest");

        work();

        assertThat(done)
                .hasSize(FairExecutor.MOST_OF_ONE + 1)
                .contains("modest")
                .doesNotContain("one more");
        add("greedy", "one more");
        work();
        assertThat(done).last().isEqualTo("one more");
    }

    @Test
    void theNewestOfTheGreediestGivesWayToANewcomer() {
        var refused = new ArrayList<String>();
        int owners = FairExecutor.MOST / FairExecutor.MOST_OF_ONE;
        for (int i = 0; i < FairExecutor.MOST; i++) {
            var name = i % owners + " " + i / owners;
            tasks.execute(i % owners, new FairExecutor.OwnedTask() {
                @Override
                public void run() {
                    done.add(name);
                }

                @Override
                public void refuse(RuntimeException why) {
                    refused.add(name);
                }
            });
        }

        add("newcomer", "first");
        add("newcomer", "second");

        var newest = " " + (FairExecutor.MOST_OF_ONE - 1);
        assertThat(refused)
                .hasSize(2)
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(name).endsWith(newest));
        assertThat(tasks.waiting()).isEqualTo(FairExecutor.MOST);
        work();
        assertThat(done).hasSize(FairExecutor.MOST).contains("first", "second").doesNotContainAnyElementsOf(refused);
        assertThat(tasks.isBusy()).isFalse();
    }

    @Test
    void whereTooManyWaitNobodyAddsOne() {
        for (int i = 0; i < FairExecutor.MOST; i++) {
            add(i, "task");
        }
        assertThatThrownBy(() -> add("newcomer", "one more")).isInstanceOf(RejectedExecutionException.class);
        assertThat(tasks.waiting()).isEqualTo(FairExecutor.MOST);

        work();

        assertThat(done).hasSize(FairExecutor.MOST);
        assertThat(tasks.waiting()).isZero();
    }

    @Test
    void whatIsRemovedIsNotDoneAndMakesRoom() {
        FairExecutor.OwnedTask unwanted = () -> done.add("unwanted");
        tasks.execute("one", unwanted);
        add("one", "wanted");
        tasks.remove("another", unwanted);
        assertThat(tasks.waiting()).isEqualTo(2);
        tasks.remove("one", unwanted);
        assertThat(tasks.waiting()).isOne();

        work();

        assertThat(done).containsExactly("wanted");
        assertThat(tasks.isBusy()).isFalse();
    }

    @Test
    void aTaskThatFailsDoesNotHoldUpTheNext() {
        tasks.execute("one", () -> {
            throw new IllegalStateException("failed");
        });
        add("one", "next");
        assertThatThrownBy(() -> pool.remove().run()).hasMessage("failed");

        work();

        assertThat(done).containsExactly("next");
        assertThat(tasks.isBusy()).isFalse();
    }

    @Test
    void aTaskWithoutAThreadIsNeverDoneAndTheNextIs() {
        isFull.set(true);
        assertThatThrownBy(() -> add("one", "refused")).isInstanceOf(OutOfMemoryError.class);
        isFull.set(false);
        add("one", "next");

        work();

        assertThat(done).containsExactly("next");
    }

    @Test
    void whatWaitsIsDoneOnTheThreadThatIsThereWhenThereIsNoOther() {
        for (int i = 1; i <= 3; i++) {
            add("one", "task " + i);
        }
        isFull.set(true);
        pool.remove().run();

        assertThat(done).containsExactly("task 1", "task 2", "task 3");
        work();
        assertThat(tasks.isBusy()).isFalse();
    }

    @Test
    void afterTheEndNothingIsBegun() {
        add("one", "task");
        add("one", "another");
        tasks.close();
        work();

        assertThat(done).isEmpty();
        assertThatThrownBy(() -> add("one", "late")).isInstanceOf(RejectedExecutionException.class);
    }
}
