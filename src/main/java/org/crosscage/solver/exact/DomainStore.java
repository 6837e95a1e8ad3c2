package org.crosscage.solver.exact;

import java.util.Arrays;

/// The domains of all cells, a trail to take changes back, and the rules that are woken by what changes.
///
/// A domain is a bit mask in which bit `i` stands for the i-th smallest digit of the puzzle. The cell behind the last
/// one has no digit ever; behind it lies a counter for each rule, taken back by the same trail. Along one branch
/// every entry of the trail took at least one digit or layout away, so its length is bounded by the puzzle, not by
/// the search. What happens before the first guess is never taken back and leaves no trail.
final class DomainStore {

    private final PropagationQueue queue;

    private long[] words = new long[256];
    private int cellCount;
    private int[] trailWord = new int[256];
    private long[] trailOld = new long[256];
    private int trailLength;
    private boolean keepsTrail;

    /// @param queue gets the rules
    DomainStore(PropagationQueue queue) {
        this.queue = queue;
    }

    /// Begins anew with the same domain for all cells.
    void clear(int newCellCount, long domain, int ruleCount) {
        cellCount = newCellCount;
        trailLength = 0;
        keepsTrail = false;
        int length = newCellCount + 1 + ruleCount;
        if (length > words.length) {
            words = new long[2 * length];
        }
        Arrays.fill(words, 0, newCellCount, domain);
        words[newCellCount] = 0;
    }

    int cellCount() {
        return cellCount;
    }

    /// The domains, by cell. Whoever writes one says so by [#changed(int,long)].
    long[] domains() {
        return words;
    }

    long domain(int cell) {
        return words[cell];
    }

    boolean isSingle(int cell) {
        return (words[cell] & words[cell] - 1) == 0;
    }

    /// Whether some cell has no digit left; asked once, at the start, because a rule notices everything later.
    boolean isDead() {
        for (int cell = 0; cell < cellCount; cell++) {
            if (words[cell] == 0) {
                return true;
            }
        }
        return false;
    }

    /// Whether every cell has one digit.
    boolean isSolved() {
        for (int cell = 0; cell < cellCount; cell++) {
            if (!isSingle(cell)) {
                return false;
            }
        }
        return true;
    }

    /// Takes digits from a domain before the first guess, without waking rules.
    void restrict(int cell, long mask) {
        words[cell] &= mask;
    }

    int counter(int rule) {
        return (int) words[cellCount + 1 + rule];
    }

    void setCounter(int rule, int value) {
        int word = cellCount + 1 + rule;
        remember(word, words[word]);
        words[word] = value;
    }

    /// Keeps only these digits of a cell's domain, and wakes the rules of the cell.
    ///
    /// @return whether the domain still has a digit
    boolean keep(int cell, long mask) {
        long old = words[cell];
        long kept = old & mask;
        if (kept != old) {
            words[cell] = kept;
            changed(cell, old);
        }
        return kept != 0;
    }

    /// Remembers what a domain was before it was written, and wakes the rules of the cell.
    void changed(int cell, long old) {
        remember(cell, old);
        queue.wakeAll(cell);
    }

    /// Whether a guess stands, so that what happens now may be taken back.
    boolean keepsTrail() {
        return keepsTrail;
    }

    /// Where the trail is now, for [#undoTo(int)].
    int mark() {
        keepsTrail = true;
        return trailLength;
    }

    void undoTo(int mark) {
        while (trailLength > mark) {
            trailLength--;
            words[trailWord[trailLength]] = trailOld[trailLength];
        }
        keepsTrail = mark > 0;
    }

    private void remember(int word, long old) {
        if (keepsTrail) {
            trailWord[trailLength] = word;
            trailOld[trailLength] = old;
            trailLength++;
            if (trailLength == trailWord.length) {
                growTrail();
            }
        }
    }

    private void growTrail() {
        trailWord = Arrays.copyOf(trailWord, 2 * trailLength);
        trailOld = Arrays.copyOf(trailOld, 2 * trailLength);
    }
}
