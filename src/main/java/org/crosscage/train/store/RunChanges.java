package org.crosscage.train.store;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.crosscage.store.ChangeNotifications;
import org.crosscage.store.KeyedLocks;
import org.crosscage.store.Listeners;
import org.crosscage.store.Subscription;
import org.crosscage.train.TrainingRun;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.transaction.support.TransactionOperations;

/// Stores changes of runs, and has whoever listens to a run hear of them in the order in which they are stored, here
/// and on other servers. Safe for use by several threads.
final class RunChanges {

    private static final String TOPIC = "run";

    private final RunRows rows;
    private final TransactionOperations transactions;
    private final ChangeNotifications notifications;
    private final Listeners<Consumer<TrainingRun>> listeners = new Listeners<>();
    /// What is done in a run, and what is heard of it, come one after the other.
    private final KeyedLocks<String> locks = new KeyedLocks<>();

    RunChanges(RunRows rows, TransactionOperations transactions, ChangeNotifications notifications) {
        this.rows = rows;
        this.transactions = transactions;
        this.notifications = notifications;
        notifications.subscribe(
                TOPIC, change -> reread(change.id()), () -> listeners.open().forEach(this::reread));
    }

    /// Another server may have changed a run.
    private void reread(String id) {
        if (listeners.isOpen(id)) {
            locks.locked(id, () -> {
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
        return locks.locked(id, () -> {
            var after = stored(player, id, change);
            notifications.publish(TOPIC, id, 0);
            notifyListeners(id, after);
            return after;
        });
    }

    private void notifyListeners(String id, TrainingRun now) {
        listeners.of(id).forEach(listener -> listener.accept(now));
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
