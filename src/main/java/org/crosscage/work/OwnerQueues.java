package org.crosscage.work;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/// Waiting work by its owner: owners take turns, and of one owner the first comes first. For one thread at a time.
final class OwnerQueues<T> {

    /// The owner whose turn it is comes first.
    private final Map<Object, Deque<T>> queues = new LinkedHashMap<>();

    private int size;

    void add(Object owner, T each) {
        queues.computeIfAbsent(owner, _ -> new ArrayDeque<>()).add(each);
        size++;
    }

    /// Removes the next one of an owner who is admitted; that owner goes behind the others.
    Optional<T> next(Predicate<Object> admitted) {
        return queues.keySet().stream().filter(admitted).findFirst().map(this::next);
    }

    private T next(Object owner) {
        var own = Objects.requireNonNull(queues.remove(owner));
        var next = own.remove();
        if (!own.isEmpty()) {
            queues.put(owner, own);
        }
        size--;
        return next;
    }

    /// @return whether it waited
    boolean remove(Object owner, T each) {
        var own = queues.get(owner);
        if (own == null || !own.remove(each)) {
            return false;
        }
        if (own.isEmpty()) {
            queues.remove(owner);
        }
        size--;
        return true;
    }

    /// The owner of whom most waits; empty when nothing does.
    Optional<Object> greediest() {
        return queues.entrySet().stream()
                .max(Comparator.comparingInt(own -> own.getValue().size()))
                .map(Map.Entry::getKey);
    }

    /// Removes the work of an owner that came last.
    ///
    /// @param owner of whom some waits
    T removeLast(Object owner) {
        var own = Objects.requireNonNull(queues.get(owner));
        var last = own.removeLast();
        if (own.isEmpty()) {
            queues.remove(owner);
        }
        size--;
        return last;
    }

    void clear() {
        queues.clear();
        size = 0;
    }

    int size() {
        return size;
    }

    int size(Object owner) {
        var own = queues.get(owner);
        return own == null ? 0 : own.size();
    }

    boolean isEmpty() {
        return size == 0;
    }
}
