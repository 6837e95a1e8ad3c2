package org.crosscage.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.springframework.transaction.TransactionStatus;
import org.springframework.transaction.support.TransactionCallback;
import org.springframework.transaction.support.TransactionOperations;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/// Group commit: statements that come at about the same time are one transaction and one write of the database. Each
/// is answered after that write, and fails by its own fault alone or when the write does.
///
/// Whoever comes where nobody writes does so at once. Those who come meanwhile wait, and the first of them writes for
/// all. Where several have come at a time just now, a write waits until some time has passed since the last one began,
/// so that it is for more of them. One who comes alone waits so only at the first few writes after one for several.
///
/// A statement may be run by another thread than its caller's, and twice: the first time, which is for all, is undone
/// when one of them fails, such as by a lock that is not to be waited for. Each caller then runs its own.
public final class GroupCommit implements TransactionOperations {

    /// So many writes in a row that were for one each, and nobody need wait for others.
    private static final int A_FEW = 3;

    private final TransactionOperations alone;
    private final TransactionOperations together;
    private final long apart;
    private final LongSupplier clock;
    private final LongConsumer pause;
    private final ReentrantLock lock = new ReentrantLock();
    /// Who has come since the last group was taken; whoever leads is one of them.
    private List<Member<?>> waiting = new ArrayList<>();
    private boolean isLed;
    // what only the leader knows
    private long begun;
    private int singles = A_FEW;

    /// @param alone what is around a statement that is left to its caller
    /// @param together what is around one or several that others wait for: a transaction of its own, all of it or
    ///     nothing, in which nothing is waited for long
    /// @param apart the time from the begin of a write to that of the next one where several come
    public GroupCommit(TransactionOperations alone, TransactionOperations together, Duration apart) {
        this(alone, together, apart, System::nanoTime, LockSupport::parkNanos);
    }

    /// @param clock nanoseconds since some moment
    /// @param pause waits for so many nanoseconds, or less
    GroupCommit(
            TransactionOperations alone,
            TransactionOperations together,
            Duration apart,
            LongSupplier clock,
            LongConsumer pause) {
        this.alone = alone;
        this.together = together;
        this.apart = apart.toNanos();
        this.clock = clock;
        this.pause = pause;
        this.begun = clock.getAsLong() - this.apart;
    }

    @Override
    public <T> T execute(TransactionCallback<T> action) {
        if (TransactionSynchronizationManager.isActualTransactionActive()) {
            return alone.execute(action); // part of a transaction that nobody else sees yet
        }
        var member = new Member<>(action);
        join(member);
        boolean isInterrupted = member.role.join() == Role.LEADER ? lead() : Thread.interrupted();
        try {
            return member.outcome.get();
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void join(Member<?> member) {
        lock.lock();
        try {
            waiting.add(member);
            if (!isLed) {
                isLed = member.role.complete(Role.LEADER);
            }
        } finally {
            lock.unlock();
        }
    }

    /// @return whether this thread was interrupted, which it is no more
    private boolean lead() {
        List<Member<?>> group = List.of();
        try {
            gather();
            // a channel closes when a thread that is interrupted writes to it, and here it writes for others
            boolean isInterrupted = Thread.interrupted();
            group = taken();
            singles = group.size() == 1 ? Math.min(singles + 1, A_FEW) : 0;
            write(group);
            return isInterrupted;
        } finally {
            group.forEach(member -> member.role.complete(Role.FOLLOWER));
            passOn();
        }
    }

    private void gather() {
        long rest = begun + apart - clock.getAsLong();
        if (rest > 0 && (singles < A_FEW || areSeveral())) {
            pause.accept(rest);
        }
        begun = clock.getAsLong();
    }

    private boolean areSeveral() {
        lock.lock();
        try {
            return waiting.size() > 1;
        } finally {
            lock.unlock();
        }
    }

    private List<Member<?>> taken() {
        var next = new ArrayList<Member<?>>();
        lock.lock();
        try {
            var group = waiting;
            waiting = next;
            return group;
        } finally {
            lock.unlock();
        }
    }

    private void write(List<Member<?>> group) {
        try {
            together.executeWithoutResult(transaction -> group.forEach(member -> member.run(transaction)));
        } catch (StatementFailedException _) {
            group.forEach(Member::leaveToItself);
        } catch (RuntimeException | Error e) {
            group.forEach(member -> member.fail(e));
        }
    }

    private void passOn() {
        lock.lock();
        try {
            isLed = waiting.stream().anyMatch(member -> member.role.complete(Role.LEADER));
        } finally {
            lock.unlock();
        }
    }

    private enum Role {
        /// Writes for all who wait.
        LEADER,
        /// Another one has written for it.
        FOLLOWER
    }

    /// One of the statements in a group failed, and all of them are undone.
    private static final class StatementFailedException extends RuntimeException {

        private static final long serialVersionUID = 1;

        StatementFailedException(Throwable cause) {
            super(cause);
        }
    }

    private final class Member<T> {

        private final TransactionCallback<T> action;
        private final CompletableFuture<Role> role = new CompletableFuture<>();
        private Supplier<T> outcome;

        Member(TransactionCallback<T> action) {
            this.action = action;
            this.outcome = this::leftAlone;
        }

        private T leftAlone() {
            return alone.execute(action);
        }

        void leaveToItself() {
            outcome = this::leftAlone;
        }

        void run(TransactionStatus transaction) {
            try {
                var result = action.doInTransaction(transaction);
                outcome = () -> result;
            } catch (RuntimeException | Error e) {
                throw new StatementFailedException(e);
            }
        }

        void fail(Throwable failure) {
            outcome = () -> {
                if (failure instanceof Error error) {
                    throw error;
                }
                throw (RuntimeException) failure;
            };
        }
    }
}
