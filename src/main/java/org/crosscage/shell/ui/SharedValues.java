package org.crosscage.shell.ui;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.vaadin.flow.server.VaadinService;
import java.util.List;
import java.util.function.Supplier;

/// What all pages of a server have alike, such as words and pictures, held once for all of them. Nobody may change it.
public final class SharedValues {

    /// More than there are: should a key not be one of few after all, those that are asked for least go.
    static final int MOST = 5_000;

    private final Cache<List<?>, Object> values =
            Caffeine.newBuilder().maximumSize(MOST).executor(Runnable::run).build();

    private SharedValues() {}

    /// The value of a key. Without a server, as in tests of parts, nothing is shared.
    ///
    /// @param key its class first; values that are few in all, nothing that depends on a player or a game
    public static <T> T of(List<?> key, Class<T> type, Supplier<T> make) {
        var service = VaadinService.getCurrent();
        return service == null
                ? make.get()
                : type.cast(service.getContext()
                        .getAttribute(SharedValues.class, SharedValues::new)
                        .find(key, make));
    }

    private Object find(List<?> key, Supplier<?> make) {
        var known = values.getIfPresent(key);
        if (known == null) {
            known = make.get(); // which may ask for others
            values.put(key, known);
        }
        return known;
    }

    /// How many are held.
    long count() {
        values.cleanUp();
        return values.estimatedSize();
    }
}
