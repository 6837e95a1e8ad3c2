package org.crosscage.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.transaction.TransactionSystemException;
import org.springframework.transaction.support.SimpleTransactionStatus;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionOperations;
import org.springframework.transaction.support.TransactionSynchronizationManager;

@Timeout(value = 1, unit = TimeUnit.MINUTES)
final class GroupCommitTest {

    private static final Duration APART = Duration.ofMillis(5);
    private static final int ENOUGH = 1_000;
    private static final Set<Thread.State> AT_REST = EnumSet.of(Thread.State.WAITING, Thread.State.TERMINATED);

    private final Database database = new Database();
    private final AtomicLong now = new AtomicLong();
    private final List<Duration> pauses = new CopyOnWriteArrayList<>();
    private final GroupCommit commits =
            new GroupCommit(database.storing("alone"), database.storing("together"), APART, now::get, this::pause);

    private void pause(long nanos) {
        pauses.add(Duration.ofNanos(nanos));
        now.addAndGet(nanos);
    }

    /// It remembers what each of its writes was for, and writes only when it is let.
    private static final class Database {

        private final List<String> written = new CopyOnWriteArrayList<>();
        private final ThreadLocal<List<String>> open = new ThreadLocal<>();
        private final Semaphore let = new Semaphore(0);
        private final AtomicInteger begun = new AtomicInteger();
        private volatile Runnable disk = () -> {};

        TransactionOperations storing(String how) {
            return new TransactionOperations() {
                @Override
                public <T> T execute(TransactionCallback<T> action) {
                    var statements = new ArrayList<>(List.of(how));
                    open.set(statements);
                    var result = action.doInTransaction(new SimpleTransactionStatus());
                    write(String.join(" ", statements));
                    return result;
                }
            };
        }

        private void write(String what) {
            begun.incrementAndGet();
            let.acquireUninterruptibly();
            disk.run();
            written.add(what);
        }

        String run(String statement) {
            open.get().add(statement);
            return "stored " + statement;
        }
    }

    /// A statement on a thread of its own.
    private record Asked(Thread thread, CompletableFuture<String> answer) {

        Throwable failure() {
            return catchThrowable(answer::join).getCause();
        }
    }

    private Asked ask(String statement) {
        return ask(statement, () -> {});
    }

    /// Goes on when it waits, for its turn or for the disk, or is answered.
    private Asked ask(String statement, Runnable trouble) {
        var answer = new CompletableFuture<String>();
        var thread = Thread.ofVirtual().start(() -> {
            try {
                answer.complete(commits.execute(_ -> {
                    trouble.run();
                    return database.run(statement);
                }));
            } catch (RuntimeException | Error e) {
                answer.completeExceptionally(e);
            }
        });
        await().until(() -> AT_REST.contains(thread.getState()));
        return new Asked(thread, answer);
    }

    /// One that is being written, and those that come meanwhile.
    private List<Asked> askWhileOneIsWritten(String... statements) {
        var first = ask("first");
        var others = Stream.of(statements).map(this::ask).toList();
        return Stream.concat(Stream.of(first), others.stream()).toList();
    }

    @Test
    void whoComesDuringAWriteSharesTheNextOneInOrder() {
        var asked = askWhileOneIsWritten("a", "b", "c");

        database.let.release(ENOUGH);

        assertThat(asked)
                .extracting(each -> each.answer().join())
                .containsExactly("stored first", "stored a", "stored b", "stored c");
        assertThat(database.written).containsExactly("together first", "together a b c");
    }

    @Test
    void nobodyIsAnsweredBeforeTheWriteHasEnded() {
        var asked = askWhileOneIsWritten("a", "b");

        assertThat(asked).noneMatch(each -> each.answer().isDone());
        database.let.release();
        asked.getFirst().answer().join();
        await().until(() -> database.begun.get() == 2);
        assertThat(asked.subList(1, 3)).noneMatch(each -> each.answer().isDone());
        var late = ask("late");
        database.let.release();
        assertThat(asked).allSatisfy(each -> assertThat(each.answer().join()).isNotEmpty());
        await().until(() -> database.begun.get() == 3);
        assertThat(late.answer()).isNotDone();

        database.let.release();

        assertThat(late.answer().join()).isEqualTo("stored late");
        assertThat(database.written).containsExactly("together first", "together a b", "together late");
    }

    @Test
    void aWriteThatFailsFailsForAllOfItsGroupAndNobodyElse() {
        var asked = askWhileOneIsWritten("a", "b", "c");
        database.let.release();
        asked.getFirst().answer().join();
        await().until(() -> database.begun.get() == 2);
        var full = new TransactionSystemException("the disk is full");
        database.disk = () -> {
            throw full;
        };
        database.let.release();

        assertThat(asked.subList(1, 4)).extracting(Asked::failure).containsOnly(full);

        database.disk = () -> {};
        database.let.release();
        assertThat(ask("later").answer().join()).isEqualTo("stored later");
        assertThat(database.written).containsExactly("together first", "together later");
    }

    @Test
    void aStatementThatFailsFailsForNobodyElse() {
        var first = ask("first");
        var before = ask("before");
        var taken = new DuplicateKeyException("taken");
        var failing = ask("failing", () -> {
            throw taken;
        });
        var after = ask("after");

        database.let.release(ENOUGH);

        assertThat(failing.failure()).isSameAs(taken);
        assertThat(List.of(first, before, after))
                .extracting(each -> each.answer().join())
                .containsExactly("stored first", "stored before", "stored after");
        assertThat(database.written).containsExactlyInAnyOrder("together first", "alone before", "alone after");
    }

    @Test
    void oneAloneFailsAsItWouldWithoutGroups() {
        var taken = new DuplicateKeyException("taken");

        assertThatThrownBy(() -> commits.execute(_ -> {
                    throw taken;
                }))
                .isSameAs(taken);

        database.let.release();
        assertThat(ask("next").answer().join()).isEqualTo("stored next");
    }

    @Test
    void anErrorLeavesTheOthersTheirTurn() {
        var first = ask("first");
        var failing = ask("failing", () -> {
            throw new StackOverflowError();
        });
        var other = ask("other");

        database.let.release(ENOUGH);

        assertThat(failing.failure()).isInstanceOf(StackOverflowError.class);
        assertThat(first.answer().join()).isEqualTo("stored first");
        assertThat(other.answer().join()).isEqualTo("stored other");
    }

    @Test
    void whoComesAloneNeverWaitsForMore() {
        database.let.release(ENOUGH);

        ask("a").answer().join();
        ask("b").answer().join();

        assertThat(pauses).isEmpty();
        assertThat(database.written).containsExactly("together a", "together b");
    }

    @Test
    void whereSeveralComeWritesAreApart() {
        var asked = askWhileOneIsWritten("a", "b");
        now.addAndGet(APART.toNanos() - 1);
        database.let.release(ENOUGH);
        asked.forEach(each -> each.answer().join());
        assertThat(pauses).containsExactly(Duration.ofNanos(1));
        now.addAndGet(Duration.ofMillis(2).toNanos());

        ask("after several").answer().join();

        assertThat(pauses).containsExactly(Duration.ofNanos(1), Duration.ofMillis(3));
    }

    @Test
    void aFewWhoCameAloneShowThatSeveralComeNoMore() {
        var asked = askWhileOneIsWritten("a", "b");
        database.let.release(ENOUGH);
        asked.forEach(each -> each.answer().join());
        Stream.of("c", "d", "e").forEach(each -> ask(each).answer().join());
        assertThat(pauses).hasSize(4);

        ask("f").answer().join();

        assertThat(pauses).hasSize(4);
    }

    @Test
    void whoIsInterruptedWritesForTheOthersAllTheSame() {
        var first = ask("first");
        var interrupted = ask("interrupted");
        var other = ask("other");
        var seen = new CopyOnWriteArrayList<Boolean>();
        database.disk = () -> seen.add(Thread.currentThread().isInterrupted());
        interrupted.thread().interrupt();

        database.let.release(ENOUGH);

        assertThat(other.answer().join()).isEqualTo("stored other");
        assertThat(interrupted.answer().join()).isEqualTo("stored interrupted");
        assertThat(first.answer().join()).isEqualTo("stored first");
        assertThat(seen).containsExactly(false, false);
    }

    @Test
    void whoIsInterruptedWritesItsOwnAfterAFailureAllTheSame() {
        var first = ask("first");
        var leading = ask("leading");
        var following = ask("following");
        var failing = ask("failing", () -> {
            throw new DuplicateKeyException("taken");
        });
        var seen = new CopyOnWriteArrayList<Boolean>();
        database.disk = () -> seen.add(Thread.currentThread().isInterrupted());
        leading.thread().interrupt();
        following.thread().interrupt();

        database.let.release(ENOUGH);

        assertThat(failing.failure()).isInstanceOf(DuplicateKeyException.class);
        assertThat(leading.answer().join()).isEqualTo("stored leading");
        assertThat(following.answer().join()).isEqualTo("stored following");
        assertThat(first.answer().join()).isEqualTo("stored first");
        assertThat(seen).containsExactly(false, false, false);
    }

    @Test
    void anInterruptIsStillKnownAfterTheWrite() {
        database.let.release();
        Thread.currentThread().interrupt();

        commits.execute(_ -> database.run("a"));

        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void whatIsPartOfATransactionWaitsForNobody() {
        var other = ask("other");
        TransactionSynchronizationManager.setActualTransactionActive(true);
        try {
            commits.executeWithoutResult(_ -> {
                database.run("within");
                database.let.release(2); // nothing else lets the other one go on
            });
        } finally {
            TransactionSynchronizationManager.setActualTransactionActive(false);
        }

        assertThat(other.answer().join()).isEqualTo("stored other");
        assertThat(database.written).containsExactlyInAnyOrder("together other", "alone within");
    }
}
