package org.crosscage.solver.logic;

import static java.util.Comparator.comparing;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The clues that wait to be considered: first those without the mark, in each part those with the fewest ways when
/// last counted, and of equally many the one that comes first in the puzzle. A clue waits at most once, with the
/// mark (the T of *A simple Kakuro solver*: next it is tried out by level-1 iteration) or without.
final class ClueQueue {

    private static final Comparator<Waiting> ORDER =
            comparing(Waiting::marked).thenComparing(Waiting::ways).thenComparing(Waiting::clue);

    private final long[] ways;
    private final @Nullable Waiting[] waiting;
    private final TreeSet<Waiting> queue = new TreeSet<>(ORDER);

    /// An empty one.
    ///
    /// @param ways of each clue, as far as known
    ClueQueue(long[] ways) {
        this.ways = ways.clone();
        this.waiting = new Waiting[ways.length];
    }

    /// An empty one that knows the same ways.
    ClueQueue fresh() {
        return new ClueQueue(ways);
    }

    /// Adds a clue without the mark, which it loses when it waits with it.
    void add(int clue) {
        put(new Waiting(false, ways[clue], clue));
    }

    /// Adds a clue with the mark, after its ways were counted.
    void mark(int clue, long counted) {
        ways[clue] = counted;
        put(new Waiting(true, counted, clue));
    }

    private void put(Waiting entry) {
        var before = waiting[entry.clue];
        if (before != null) {
            queue.remove(before);
        }
        waiting[entry.clue] = entry;
        queue.add(entry);
    }

    boolean isEmpty() {
        return queue.isEmpty();
    }

    /// Whether some clue waits without the mark; then the next one does.
    boolean hasUnmarked() {
        return !queue.isEmpty() && !queue.first().marked;
    }

    /// Takes the next clue.
    ///
    /// @throws java.util.NoSuchElementException when none waits
    int take() {
        var first = queue.removeFirst();
        waiting[first.clue] = null;
        return first.clue;
    }

    /// Puts a clue back that was taken and not considered to the end.
    void putBack(int clue, boolean marked) {
        put(new Waiting(marked, ways[clue], clue));
    }

    /// A clue that waits with the mark does not any more.
    void dropMarked(int clue) {
        var entry = waiting[clue];
        if (entry != null && entry.marked) {
            queue.remove(entry);
            waiting[clue] = null;
        }
    }

    /// All that wait, in order.
    List<ClueStepper.Waiting> all() {
        return queue.stream()
                .map(entry -> new ClueStepper.Waiting(entry.clue, entry.ways, entry.marked))
                .toList();
    }

    private record Waiting(boolean marked, long ways, int clue) {}
}
