package org.crosscage.edit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/// Who has which draft open.
final class DraftWatchers {

    private final Map<String, List<Consumer<Optional<Draft>>>> listeners = new ConcurrentHashMap<>();

    DraftWatch add(String draft, Consumer<Optional<Draft>> listener) {
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

    void tell(String draft, Optional<Draft> news) {
        listeners.getOrDefault(draft, List.of()).forEach(listener -> listener.accept(news));
    }
}
