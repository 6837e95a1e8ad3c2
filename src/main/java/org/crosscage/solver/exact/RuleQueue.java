package org.crosscage.solver.exact;

/// First in, first out, each rule at most once. First in, last out was many times slower on large Kakuro: a change
/// then runs to the far end of the grid again and again.
final class RuleQueue {

    private final int[] ring;
    private final boolean[] queued;
    private int first;
    private int size;

    RuleQueue(int ruleCount) {
        ring = new int[ruleCount];
        queued = new boolean[ruleCount];
    }

    boolean isEmpty() {
        return size == 0;
    }

    void add(int rule) {
        if (!queued[rule]) {
            queued[rule] = true;
            int at = first + size++;
            ring[at < ring.length ? at : at - ring.length] = rule;
        }
    }

    int remove() {
        int rule = ring[first];
        first = first + 1 < ring.length ? first + 1 : 0;
        size--;
        queued[rule] = false;
        return rule;
    }

    void clear() {
        while (!isEmpty()) {
            remove();
        }
    }
}
