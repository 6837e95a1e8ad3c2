package org.crosscage.core.logic.link;

import java.util.Arrays;
import org.crosscage.core.model.Board;

/// Candidates and what they say of each other, in rows of bits: of a true candidate, which others it makes true and
/// which false; of a false one likewise. Whatever is said one way is said backwards too: *a makes b true* and *b
/// false makes a false* are one.
public final class LinkGraph {

    private final Links links;
    private final int size;
    private final int words;
    private final long[][] weak;
    private final long[][] strong;
    private final long[][] implied;
    private final long[][] implying;

    LinkGraph(Links links) {
        this.links = links;
        this.size = links.size();
        this.words = size + Long.SIZE - 1 >>> 6;
        this.weak = new long[size][words];
        this.strong = new long[size][words];
        this.implied = new long[size][words];
        this.implying = new long[size][words];
    }

    void weak(int a, int b) {
        set(weak[a], b);
        set(weak[b], a);
    }

    void strong(int a, int b) {
        set(strong[a], b);
        set(strong[b], a);
    }

    void implies(int a, int b) {
        set(implied[a], b);
        set(implying[b], a);
    }

    private static void set(long[] row, int i) {
        row[i >>> 6] |= 1L << i;
    }

    static boolean has(long[] row, int i) {
        return (row[i >>> 6] >>> i & 1) != 0;
    }

    public Links links() {
        return links;
    }

    public Board board() {
        return links.board();
    }

    public int size() {
        return size;
    }

    /// Whether two candidates cannot both be true.
    public boolean isWeak(int a, int b) {
        return has(weak[a], b);
    }

    /// Whether two candidates cannot both be false.
    public boolean isStrong(int a, int b) {
        return has(strong[a], b);
    }

    /// The candidates that cannot be true beside either of two.
    public int[] weakToBoth(int a, int b) {
        int[] found = new int[size];
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long both = weak[a][word] & weak[b][word]; both != 0; both &= both - 1) {
                found[count++] = (word << 6) + Long.numberOfTrailingZeros(both);
            }
        }
        return count == 0 ? NONE : Arrays.copyOf(found, count);
    }

    private static final int[] NONE = {};

    /// The candidates that cannot be true beside one, in bits.
    public long[] weakRow(int candidate) {
        return weak[candidate].clone();
    }

    int words() {
        return words;
    }

    /// What follows at once.
    ///
    /// @param holds whether the candidate is supposed to be true or false
    /// @param result whether asked for those that become true or false
    long[] row(int candidate, boolean holds, boolean result) {
        if (holds) {
            return result ? implied[candidate] : weak[candidate];
        }
        return result ? strong[candidate] : implying[candidate];
    }
}
