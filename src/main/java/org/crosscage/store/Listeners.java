package org.crosscage.store;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// Who has which stored thing open, by its id. Safe for use by several threads.
///
/// @param <T> what they hear
public final class Listeners<T> {

    private final Map<String, List<Consumer<T>>> listeners = new ConcurrentHashMap<>();

    public Subscription add(String id, Consumer<T> listener) {
        listeners.compute(id, (_, old) -> {
            List<Consumer<T>> all = old == null ? new CopyOnWriteArrayList<>() : old;
            all.add(listener);
            return all;
        });
        return () -> listeners.computeIfPresent(id, (_, all) -> {
            all.remove(listener);
            return all.isEmpty() ? null : all;
        });
    }

    /// Whether anybody has it open.
    public boolean isOpen(String id) {
        return listeners.containsKey(id);
    }

    /// All that somebody has open.
    public Set<String> open() {
        return Set.copyOf(listeners.keySet());
    }

    /// Calls them one after the other, on this thread.
    public void publish(String id, T news) {
        listeners.getOrDefault(id, List.of()).forEach(listener -> listener.accept(news));
    }
}
