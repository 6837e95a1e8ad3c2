package org.crosscage.core.clue;

import java.util.Arrays;

/// A growing list of multisets of digits, in bits. A multiset takes a fixed number of words, its levels: word j has
/// the digits that occur more than j times, so each word is part of the one before. Sets take one word.
public final class Multisets {

    private final int levels;
    private long[] words;
    private int size;

    Multisets(int levels, int capacity) {
        this.levels = levels;
        this.words = new long[levels * capacity];
    }

    int levels() {
        return levels;
    }

    public int size() {
        return size;
    }

    /// The digits that occur more than `level` times in the i-th multiset.
    public long word(int i, int level) {
        return words[i * levels + level];
    }

    void add(Multisets from, int i) {
        grow();
        System.arraycopy(from.words, i * levels, words, size * levels, levels);
        size++;
    }

    /// Adds digits that are sorted ascending.
    ///
    /// @return false when one of them occurs more often than there are levels; then nothing is added
    boolean add(int[] ascending) {
        grow();
        int at = size * levels;
        Arrays.fill(words, at, at + levels, 0);
        int level = 0;
        for (int i = 0; i < ascending.length; i++) {
            level = i > 0 && ascending[i] == ascending[i - 1] ? level + 1 : 0;
            if (level == levels) {
                return false;
            }
            words[at + level] |= 1L << ascending[i];
        }
        size++;
        return true;
    }

    void removeLast() {
        size--;
    }

    /// Whether the last multiset is in the list already.
    boolean hasRepeatedLast() {
        int last = (size - 1) * levels;
        for (int at = 0; at < last; at += levels) {
            if (Arrays.equals(words, at, at + levels, words, last, last + levels)) {
                return true;
            }
        }
        return false;
    }

    private void grow() {
        if ((size + 1) * levels > words.length) {
            words = Arrays.copyOf(words, Math.max(4, 2 * size) * levels);
        }
    }
}
