package org.crosscage.train.store;

import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.Listeners;
import org.crosscage.store.Subscription;
import org.crosscage.train.TrainingRun;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.transaction.support.TransactionOperations;

/// Stores changes of runs, and has whoever listens to a run hear of them in the order in which they are stored, here
/// and on other servers. Safe for use by several threads.
final class RunChanges {

    private static final String TOPIC = "run";
    private static final int LOCKS = 64;

    private final TrainingRows rows;
    private final TransactionOperations transactions;
    private final ChangeNotifications notifications;
    private final Listeners<Consumer<TrainingRun>> listeners = new Listeners<>();
    /// What is done in a run, and what is heard of it, come one after the other.
    private final List<ReentrantLock> locks =
            Stream.generate(ReentrantLock::new).limit(LOCKS).toList();

    RunChanges(TrainingRows rows, TransactionOperations transactions, ChangeNotifications notifications) {
        this.rows = rows;
        this.transactions = transactions;
        this.notifications = notifications;
        notifications.subscribe(
                TOPIC, change -> reread(change.id()), () -> listeners.open().forEach(this::reread));
    }

    /// Another server may have changed a run.
    private void reread(String id) {
        if (listeners.isOpen(id)) {
            locked(id, () -> {
                rows.find(id).ifPresent(now -> notifyListeners(id, now));
                return id;
            });
        }
    }

    Subscription listen(String id, Consumer<TrainingRun> listener) {
        return listeners.add(id, listener);
    }

    /// @return the run after the change
    /// @throws UnknownRunException when the player has no such run
    TrainingRun apply(long player, String id, Consumer<TrainingRun> change) {
        return locked(id, () -> {
            var after = stored(player, id, change);
            notifications.publish(TOPIC, id, 0);
            notifyListeners(id, after);
            return after;
        });
    }

    private void notifyListeners(String id, TrainingRun now) {
        listeners.of(id).forEach(listener -> listener.accept(now));
    }

    private <T> T locked(String id, Supplier<T> work) {
        var lock = locks.get(Math.floorMod(id.hashCode(), LOCKS));
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    private TrainingRun stored(long player, String id, Consumer<TrainingRun> change) {
        return inTransaction(player, () -> {
            change.accept(rows.findForUpdate(player, id).orElseThrow(() -> new UnknownRunException(id)));
            return rows.find(player, id).orElseThrow(() -> new UnknownRunException(id));
        });
    }

    /// One change of a player's runs after the other: their answers are rated in that order, and nobody waits for
    /// a run while somebody else who has it waits for the player.
    <T> T inTransaction(long player, Supplier<T> work) {
        Supplier<T> alone = () -> transactions.execute(_ -> {
            rows.lockPlayer(player);
            return work.get();
        });
        try {
            return alone.get();
        } catch (DuplicateKeyException somebodyRatedThePositionFirst) {
            return alone.get();
        }
    }
}
