package org.crosscage.store;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/// Who has which stored thing open, by its id. Safe for use by several threads.
///
/// @param <L> a listener
public final class Listeners<L> {

    private final Map<String, List<L>> listeners = new ConcurrentHashMap<>();

    public Subscription add(String id, L listener) {
        listeners.compute(id, (_, old) -> {
            List<L> all = old == null ? new CopyOnWriteArrayList<>() : old;
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

    /// Those of one thing, in the order in which they came.
    public List<L> of(String id) {
        return listeners.getOrDefault(id, List.of());
    }
}
