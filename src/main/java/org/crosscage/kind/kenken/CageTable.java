package org.crosscage.kind.kenken;

import java.util.Arrays;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Operation;

/// All layouts of a cage, each as bits: of every cell a group of n, of which the place of its value is set. As many
/// groups as fit stand in one word. So one look tells whether a layout fits what the cells have left.
final class CageTable {

    private final int[] cells;
    private final int n;
    private final int perWord;
    private final int words;
    private final long[] layouts;

    private CageTable(int[] cells, int n, int perWord, long[] layouts) {
        this.cells = cells;
        this.n = n;
        this.perWord = perWord;
        this.words = words(cells.length, perWord);
        this.layouts = layouts;
    }

    /// @param values of the grid, ascending, n of them
    static CageTable of(Arithmetic cage, int n, int[] values) {
        int[] cells = cage.cells().toArray();
        int perWord = Long.SIZE / n;
        var listing = new Listing(cage, cells, n, values, perWord);
        listing.fill(0, 0, 1);
        return new CageTable(
                cells, n, perWord, Arrays.copyOf(listing.layouts, listing.count * words(cells.length, perWord)));
    }

    private static int words(int cells, int perWord) {
        return (cells + perWord - 1) / perWord;
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

    /// Finds the layouts, one cell after the other.
    private static final class Listing {

        private final Arithmetic cage;
        private final int[] cells;
        private final int n;
        private final int[] values;
        private final int perWord;
        private final int words;
        private final int[] places;
        private final int[] digits;
        private long[] layouts = new long[64];
        private int count;

        Listing(Arithmetic cage, int[] cells, int n, int[] values, int perWord) {
            this.cage = cage;
            this.cells = cells;
            this.n = n;
            this.values = values;
            this.perWord = perWord;
            this.words = words(cells.length, perWord);
            this.places = new int[cells.length];
            this.digits = new int[cells.length];
        }

        /// @param sum of the digits before the position
        /// @param product of these
        void fill(int position, int sum, long product) {
            int last = cells.length - 1;
            boolean hasOne = position == last && product != 0 && isSumOrProduct();
            if (hasOne) {
                fillLast(sum, product);
                return;
            }
            for (int place = 0; place < n; place++) {
                int digit = values[place];
                if (isFree(position, place) && canMeet(position, sum + digit, product * digit)) {
                    places[position] = place;
                    digits[position] = digit;
                    if (position < last) {
                        fill(position + 1, sum + digit, product * digit);
                    } else if (cage.operation().holds(digits, cage.target())) {
                        add();
                    }
                }
            }
        }

        private boolean isSumOrProduct() {
            return cage.operation() == Operation.ADD || cage.operation() == Operation.MULTIPLY;
        }

        /// The last digit of a sum or product follows from the others.
        private void fillLast(int sum, long product) {
            int last = cells.length - 1;
            boolean isSum = cage.operation() == Operation.ADD;
            long digit = isSum ? cage.target() - sum : cage.target() / product;
            int place = digit > values[n - 1] ? -1 : Arrays.binarySearch(values, (int) digit);
            if (place >= 0 && (isSum || digit * product == cage.target()) && isFree(last, place)) {
                places[last] = place;
                add();
            }
        }

        /// Whether no earlier cell in the same line has the value.
        private boolean isFree(int position, int place) {
            int cell = cells[position];
            for (int i = 0; i < position; i++) {
                if (places[i] == place && (cells[i] / n == cell / n || cells[i] % n == cell % n)) {
                    return false;
                }
            }
            return true;
        }

        /// Whether sums and products can still get to the target with what comes after the position.
        private boolean canMeet(int position, int sum, long product) {
            int rest = cells.length - 1 - position;
            return switch (cage.operation()) {
                case ADD -> sum + rest * values[0] <= cage.target() && sum + rest * values[n - 1] >= cage.target();
                case MULTIPLY -> product == 0 ? cage.target() == 0 : cage.target() % product == 0;
                default -> true;
            };
        }

        private void add() {
            if ((count + 1) * words > layouts.length) {
                layouts = Arrays.copyOf(layouts, 2 * layouts.length);
            }
            for (int i = 0; i < cells.length; i++) {
                layouts[count * words + i / perWord] |= 1L << i % perWord * n + places[i];
            }
            count++;
        }
    }
}
