package org.crosscage.solver.exact;

/// First in, first out, each rule at most once. First in, last out was many times slower on large Kakuro: a change
/// then runs to the far end of the grid again and again.
final class PropagatorQueue {

    /// Stands for a rule where there is none; is never waiting.
    static final int NOBODY = -1;

    private int[] ring = new int[64];
    /// One behind the number of the rule.
    private byte[] queued = newFlags(64);
    private int first;
    private int end;

    /// Makes room in a queue that is empty.
    void makeRoom(int ruleCount) {
        if (ruleCount >= ring.length) {
            int room = Integer.highestOneBit(ruleCount) << 1;
            ring = new int[room];
            queued = newFlags(room);
        }
    }

    private static byte[] newFlags(int ruleCount) {
        var flags = new byte[ruleCount + 1];
        flags[0] = 1;
        return flags;
    }

    boolean isEmpty() {
        return first == end;
    }

    /// Written at the end in any case, which grows by it or not: no processor foresees whether a rule waits already.
    void add(int rule) {
        ring[end & ring.length - 1] = rule;
        end += 1 - queued[rule + 1];
        queued[rule + 1] = 1;
    }

    void add(int rule, int other) {
        int[] all = ring;
        byte[] flags = queued;
        int at = end;
        all[at & all.length - 1] = rule;
        at += 1 - flags[rule + 1];
        flags[rule + 1] = 1;
        all[at & all.length - 1] = other;
        end = at + 1 - flags[other + 1];
        flags[other + 1] = 1;
    }

    /// Takes the first rule out. It cannot be added until it is [released][#release(int)].
    int take() {
        return ring[first++ & ring.length - 1];
    }

    void release(int rule) {
        queued[rule + 1] = 0;
    }

    void clear() {
        while (first != end) {
            release(take());
        }
    }
}
