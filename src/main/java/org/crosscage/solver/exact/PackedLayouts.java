package org.crosscage.solver.exact;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// All layouts of a cage, side by side in words: cell i takes as many bits as the puzzle has digits, from
/// [#shift(int)] of word [#word(int)].
final class PackedLayouts {

    /// Two kilobytes for a cage.
    private static final int MOST_DIGITS_OF_A_TABLE = 10;

    private final int cellCount;
    private final int digitCount;
    private final int cellsPerWord;
    private final int width;
    private final long[] union;
    private long[] words;
    private int count;
    private char @Nullable [] partners;

    /// @param cellCount how many cells the cage has
    /// @param digitCount how many digits the puzzle has, at most 64
    PackedLayouts(int cellCount, int digitCount) {
        this.cellCount = cellCount;
        this.digitCount = digitCount;
        this.cellsPerWord = Long.SIZE / digitCount;
        this.width = (cellCount + cellsPerWord - 1) / cellsPerWord;
        this.union = new long[width];
        this.words = new long[16 * width];
    }

    /// How many words one layout takes.
    int width() {
        return width;
    }

    /// How many words all of this takes, about.
    int room() {
        return count * width + (isPair() ? (1 << digitCount) * Character.BYTES / Long.BYTES : 0);
    }

    int cellCount() {
        return cellCount;
    }

    int count() {
        return count;
    }

    int word(int cell) {
        return cell / cellsPerWord;
    }

    int shift(int cell) {
        return cell % cellsPerWord * digitCount;
    }

    /// The words of all layouts, one after the other.
    long[] words() {
        return words;
    }

    /// The domains that all layouts together leave the cells, where a layout is one word.
    long union() {
        return union[0];
    }

    /// Whether [#partners()] can be asked.
    boolean isPair() {
        return cellCount == 2 && digitCount <= MOST_DIGITS_OF_A_TABLE;
    }

    /// Of a cage of two cells: by the domain of one cell what it leaves to the other. No clue tells which is which.
    char[] partners() {
        if (partners == null) {
            partners = listPartners();
        }
        return partners;
    }

    private char[] listPartners() {
        char[] table = new char[1 << digitCount];
        for (int at = 0; at < count; at++) {
            table[(int) words[at] & table.length - 1] |= (char) (words[at] >>> digitCount);
        }
        for (int domain = 1; domain < table.length; domain++) {
            table[domain] |= (char) (table[domain & domain - 1] | table[domain & -domain]);
        }
        return table;
    }

    /// @param digits for each cell the place of its digit among the puzzle's digits
    void add(int[] digits) {
        if ((count + 1) * width > words.length) {
            words = Arrays.copyOf(words, 2 * words.length);
        }
        for (int cell = 0; cell < digits.length; cell++) {
            long bit = 1L << digits[cell] + shift(cell);
            words[count * width + word(cell)] |= bit;
            union[word(cell)] |= bit;
        }
        count++;
    }

    boolean isWithin(int layout, long[] domains) {
        for (int word = 0; word < width; word++) {
            if ((words[layout * width + word] & ~domains[word]) != 0) {
                return false;
            }
        }
        return true;
    }

    void addTo(long[] support, int layout) {
        for (int word = 0; word < width; word++) {
            support[word] |= words[layout * width + word];
        }
    }

    void swap(int a, int b) {
        for (int word = 0; word < width; word++) {
            long kept = words[a * width + word];
            words[a * width + word] = words[b * width + word];
            words[b * width + word] = kept;
        }
    }
}
