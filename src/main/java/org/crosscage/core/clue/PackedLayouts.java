package org.crosscage.core.clue;

import java.util.Arrays;
import java.util.Optional;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.jspecify.annotations.Nullable;

/// All layouts of a cage, side by side in words: cell i takes as many bits as the puzzle has digits, from
/// [#shift(int)] of word [#word(int)]. One look tells whether a layout fits what is left of the cells.
public final class PackedLayouts {

    /// Two kilobytes for a cage.
    private static final int MOST_DIGITS_OF_A_TABLE = 10;

    private final long allDigits;
    private final int cellCount;
    private final int digitCount;
    private final int cellsPerWord;
    private final int width;
    private final long[] union;
    private long[] words;
    private int count;
    private char @Nullable [] partners;

    private PackedLayouts(int cellCount, Digits digits) {
        this.allDigits = digits.bits();
        this.cellCount = cellCount;
        this.digitCount = digits.size();
        this.cellsPerWord = Long.SIZE / digitCount;
        this.width = (cellCount + cellsPerWord - 1) / cellsPerWord;
        this.union = new long[width];
        this.words = new long[16 * width];
    }

    /// The layouts of a cage that can hold every digit of the puzzle in every cell.
    ///
    /// @param digits of the puzzle
    /// @param mostLayouts that are worth having
    /// @return empty when there are more, or when the limit is reached before all are found
    public static Optional<PackedLayouts> of(
            Arithmetic cage, Digits digits, LayoutListing.Sees sees, int mostLayouts, LayoutListing.Limit limit) {
        long[] candidates = new long[cage.cells().size()];
        Arrays.fill(candidates, digits.bits());
        var listing = new LayoutListing(cage, candidates, sees, limit);
        var layouts = new PackedLayouts(candidates.length, digits);
        while (layouts.count <= mostLayouts && listing.next()) {
            layouts.add(listing);
        }
        return layouts.count > mostLayouts || listing.gaveUp() ? Optional.empty() : Optional.of(layouts);
    }

    /// How many words one layout takes.
    public int width() {
        return width;
    }

    /// How many words all of this takes, about.
    public int room() {
        return count * width + (isPair() ? (1 << digitCount) * Character.BYTES / Long.BYTES : 0);
    }

    public int cellCount() {
        return cellCount;
    }

    public int count() {
        return count;
    }

    /// The word of a layout in which a cell is.
    public int word(int cell) {
        return cell / cellsPerWord;
    }

    /// Where in its word the lowest bit of a cell is; the bits stand for the digits of the puzzle, ascending.
    public int shift(int cell) {
        return cell % cellsPerWord * digitCount;
    }

    /// The words of all layouts, one after the other.
    public long[] words() {
        return words;
    }

    /// The domains that all layouts together leave the cells, where a layout is one word.
    public long union() {
        return union[0];
    }

    /// Whether [#partners()] can be asked.
    public boolean isPair() {
        return cellCount == 2 && digitCount <= MOST_DIGITS_OF_A_TABLE;
    }

    /// Of a cage of two cells: by the domain of one cell what it leaves to the other. No clue tells which is which.
    public char[] partners() {
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

    private void add(LayoutListing listing) {
        if ((count + 1) * width > words.length) {
            words = Arrays.copyOf(words, 2 * words.length);
        }
        for (int cell = 0; cell < cellCount; cell++) {
            int place = Long.bitCount(allDigits & (1L << listing.digit(cell)) - 1);
            long bit = 1L << place + shift(cell);
            words[count * width + word(cell)] |= bit;
            union[word(cell)] |= bit;
        }
        count++;
    }

    /// Whether every digit of a layout is in the domain of its cell.
    ///
    /// @param domains packed as a layout is
    public boolean isWithin(int layout, long[] domains) {
        for (int word = 0; word < width; word++) {
            if ((words[layout * width + word] & ~domains[word]) != 0) {
                return false;
            }
        }
        return true;
    }

    /// Adds the digits of a layout to what is packed alike.
    public void addTo(long[] support, int layout) {
        for (int word = 0; word < width; word++) {
            support[word] |= words[layout * width + word];
        }
    }

    /// Changes the order in which two layouts stand.
    public void swap(int a, int b) {
        for (int word = 0; word < width; word++) {
            long kept = words[a * width + word];
            words[a * width + word] = words[b * width + word];
            words[b * width + word] = kept;
        }
    }
}
