package org.crosscage.store;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/// What one server hears of the others that share its database. What a server does itself it does not hear here: its
/// own pages know already. Safe for use by several threads.
///
/// Subscribers are called one after the other, on one thread. Of several changes of one thing that wait, they hear the
/// newest alone.
public final class ChangeNotifications {

    private static final System.Logger LOG = System.getLogger(ChangeNotifications.class.getName());

    private final Consumer<StoredChange> others;
    private final Map<String, List<Subscriber>> subscribers = new ConcurrentHashMap<>();

    /// @param others gets what this server has stored
    ChangeNotifications(Consumer<StoredChange> others) {
        this.others = others;
    }

    /// Of a server that has its database to itself.
    public static ChangeNotifications withinProcess() {
        return new ChangeNotifications(_ -> {});
    }

    private record Subscriber(Consumer<StoredChange> changed, Runnable reload) {}

    /// Hears of a topic from now on.
    ///
    /// @param changed another server has stored a change; where nobody here cares for the thing, this should cost
    ///     nothing
    /// @param reload changes may have gone unheard, such as while the database could not be reached: whatever is
    ///     remembered here of the topic may be older than what is stored
    public void subscribe(String topic, Consumer<StoredChange> changed, Runnable reload) {
        subscribers.computeIfAbsent(topic, _ -> new CopyOnWriteArrayList<>()).add(new Subscriber(changed, reload));
    }

    /// Tells the other servers, as soon as the transaction of the calling thread has stored the change; at once
    /// where there is none. Takes no time and never fails.
    public void publish(String topic, String id, long version) {
        var change = new StoredChange(topic, id, version);
        if (TransactionSynchronizationManager.isSynchronizationActive()) {
            TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
                @Override
                public void afterCommit() {
                    others.accept(change);
                }
            });
        } else {
            others.accept(change);
        }
    }

    /// Changes that others have stored, in the order in which they came.
    ///
    /// @throws RuntimeException when the database could not be read for them; then all has to be looked at again
    void heard(Collection<StoredChange> changes) {
        var newest = new LinkedHashMap<String, StoredChange>();
        changes.forEach(change -> newest.merge(change.topic() + " " + change.id(), change, ChangeNotifications::newer));
        newest.values()
                .forEach(change -> subscribers
                        .getOrDefault(change.topic(), List.of())
                        .forEach(subscriber -> call(() -> subscriber.changed().accept(change))));
    }

    static StoredChange newer(StoredChange one, StoredChange other) {
        return other.version() >= one.version() ? other : one;
    }

    /// Changes may have gone unheard.
    ///
    /// @throws RuntimeException as [#heard]
    void reload() {
        subscribers.values().forEach(all -> all.forEach(subscriber -> call(subscriber.reload())));
    }

    /// What fails for another reason than the database would fail the next time too.
    private static void call(Runnable subscriber) {
        try {
            subscriber.run();
        } catch (RuntimeException e) {
            if (Outage.isBehind(e)) {
                throw e;
            }
            LOG.log(System.Logger.Level.WARNING, "a change by another server is not followed", e);
        }
    }
}
