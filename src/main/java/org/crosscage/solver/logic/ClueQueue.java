package org.crosscage.solver.logic;

import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.crosscage.core.search.QueuedClue;
import org.crosscage.core.search.SolverEvent;
import org.jspecify.annotations.Nullable;

/// The clues that wait to be considered, in the order of [QueuedClue]. A clue waits at most once, with the mark (the T
/// of *A simple Kakuro solver*: next it is tried out by level-1 iteration) or without. Who comes and goes is told, so
/// that whoever listens has the same queue without being handed the whole of it after every clue.
final class ClueQueue {

    private final long[] ways;
    private final @Nullable QueuedClue[] waiting;
    private final TreeSet<QueuedClue> queue = new TreeSet<>();
    private final Consumer<SolverEvent> listener;

    /// An empty one.
    ///
    /// @param ways of each clue, as far as known
    /// @param listener hears who comes and goes
    ClueQueue(long[] ways, Consumer<SolverEvent> listener) {
        this.ways = ways.clone();
        this.waiting = new QueuedClue[ways.length];
        this.listener = listener;
    }

    /// An empty one that knows the same ways, and of which nobody hears.
    ClueQueue fresh() {
        return new ClueQueue(ways, event -> {});
    }

    /// Adds a clue without the mark, which it loses when it waits with it.
    void add(int clue) {
        put(new QueuedClue(clue, ways[clue], false));
    }

    /// Adds a clue with the mark, after its ways were counted.
    void mark(int clue, long counted) {
        ways[clue] = counted;
        put(new QueuedClue(clue, counted, true));
    }

    private void put(QueuedClue entry) {
        var before = waiting[entry.index()];
        if (entry.equals(before)) {
            return;
        }
        if (before != null) {
            queue.remove(before);
        }
        waiting[entry.index()] = entry;
        queue.add(entry);
        listener.accept(new SolverEvent.Enqueued(entry));
    }

    boolean isEmpty() {
        return queue.isEmpty();
    }

    /// Whether some clue waits without the mark; then the next one does.
    boolean hasUnmarked() {
        return !queue.isEmpty() && !queue.first().marked();
    }

    /// The next clue, which waits until it is marked or dropped.
    ///
    /// @throws java.util.NoSuchElementException when none waits
    QueuedClue first() {
        return queue.first();
    }

    /// A clue that waits with the mark does not any more.
    void dropMarked(int clue) {
        var entry = waiting[clue];
        if (entry != null && entry.marked()) {
            queue.remove(entry);
            waiting[clue] = null;
            listener.accept(new SolverEvent.Dequeued(clue));
        }
    }

    /// All that wait, in order.
    List<QueuedClue> all() {
        return List.copyOf(queue);
    }
}
