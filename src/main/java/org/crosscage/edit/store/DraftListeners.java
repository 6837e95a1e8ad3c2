package org.crosscage.edit.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.crosscage.edit.Draft;

/// Who has which draft open.
final class DraftListeners {

    private final Map<String, List<Consumer<Optional<Draft>>>> listeners = new ConcurrentHashMap<>();

    DraftSubscription add(String draft, Consumer<Optional<Draft>> listener) {
        listeners.compute(draft, (_, old) -> {
            List<Consumer<Optional<Draft>>> all = old == null ? new CopyOnWriteArrayList<>() : old;
            all.add(listener);
            return all;
        });
        return () -> listeners.computeIfPresent(draft, (_, all) -> {
            all.remove(listener);
            return all.isEmpty() ? null : all;
        });
    }

    void publish(String draft, Optional<Draft> news) {
        listeners.getOrDefault(draft, List.of()).forEach(listener -> listener.accept(news));
    }
}
