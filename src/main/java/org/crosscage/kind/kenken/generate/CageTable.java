package org.crosscage.kind.kenken.generate;

import java.util.Arrays;
import org.crosscage.core.clue.LayoutListing.Limit;
import org.crosscage.core.clue.PackedLayouts;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;

/// All layouts of a cage, and what the cells' domains leave of them.
final class CageTable {

    private final int[] cells;
    private final int n;
    private final int perWord;
    private final int words;
    private final long[] layouts;

    /// @param values of the grid, n of them
    CageTable(Arithmetic cage, int n, Digits values) {
        this.cells = cage.cells().toArray();
        this.n = n;
        this.perWord = Long.SIZE / n;
        var listed = PackedLayouts.of(
                        cage,
                        values,
                        (one, other) -> cells[one] / n == cells[other] / n || cells[one] % n == cells[other] % n,
                        Integer.MAX_VALUE,
                        Limit.NONE)
                .orElseThrow();
        this.words = listed.width();
        this.layouts = Arrays.copyOf(listed.words(), listed.count() * words);
    }

    /// In reading order; not to be changed.
    int[] cells() {
        return cells;
    }

    /// @param domains of all cells of the grid: bit i for the i-th value
    /// @param union by position, filled with what occurs in the layouts that fit
    /// @return how many do
    int narrow(int[] domains, int[] union) {
        return words == 1 ? narrowOneWord(domains, union) : narrowWords(domains, union);
    }

    private int narrowOneWord(int[] domains, int[] union) {
        long free = ~bits(0, cells.length, domains);
        long all = 0;
        int live = 0;
        for (long layout : layouts) {
            if ((layout & free) == 0) {
                live++;
                all |= layout;
            }
        }
        spread(all, 0, union);
        return live;
    }

    private int narrowWords(int[] domains, int[] union) {
        long[] free = new long[words];
        long[] all = new long[words];
        Arrays.setAll(free, word -> ~bits(word * perWord, Math.min(cells.length, (word + 1) * perWord), domains));
        int live = 0;
        for (int at = 0; at < layouts.length; at += words) {
            int word = 0;
            while (word < words && (layouts[at + word] & free[word]) == 0) {
                word++;
            }
            if (word == words) {
                live++;
                for (word = 0; word < words; word++) {
                    all[word] |= layouts[at + word];
                }
            }
        }
        for (int word = 0; word < words; word++) {
            spread(all[word], word * perWord, union);
        }
        return live;
    }

    private long bits(int from, int to, int[] domains) {
        long bits = 0;
        for (int i = to - 1; i >= from; i--) {
            bits = bits << n | domains[cells[i]];
        }
        return bits;
    }

    private void spread(long bits, int from, int[] union) {
        long rest = bits;
        for (int i = from; i < Math.min(cells.length, from + perWord); i++) {
            union[i] = (int) (rest & (1L << n) - 1);
            rest >>>= n;
        }
    }
}
