package org.crosscage.store;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;

/// A lock for each key that is in use. No two keys share one, so that whoever chooses keys makes nobody wait who uses
/// another. Safe for use by several threads.
///
/// @param <K> with `equals`; keys that a client chooses are comparable, as texts are, or many with one hash would be
/// slow
public final class KeyedLocks<K> {

    private final ConcurrentMap<K, Shared> all = new ConcurrentHashMap<>();

    private static final class Shared {

        private final ReentrantLock lock = new ReentrantLock();
        private int users;
    }

    /// Does something while nobody else does anything with that key.
    public <T> T locked(K key, Supplier<T> work) {
        return with(key, lock -> {
            lock.lock();
            try {
                return work.get();
            } finally {
                lock.unlock();
            }
        });
    }

    /// Does something with the lock of a key, which may wait for it in its own way.
    ///
    /// @param work leaves the lock as it finds it
    public <T> T with(K key, Function<ReentrantLock, T> work) {
        var shared = all.compute(key, (_, there) -> {
            var lock = there == null ? new Shared() : there;
            lock.users++;
            return lock;
        });
        try {
            return work.apply(shared.lock);
        } finally {
            all.computeIfPresent(key, (_, there) -> --there.users == 0 ? null : there);
        }
    }

    /// How many keys are in use.
    int size() {
        return all.size();
    }
}
