package org.crosscage.solver.exact;

import java.util.Arrays;
import java.util.Optional;
import org.crosscage.core.clue.LayoutListing.Limit;
import org.crosscage.core.clue.PackedLayouts;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.jspecify.annotations.Nullable;

/// Remembers the layouts of cages by what they follow from: operation, target, digits 1…n, and which cells see each
/// other. Puzzles of one size share most of their small cages. Bounded: when it is full, all is forgotten.
final class LayoutMemory {

    private static final int MOST_CELLS = 10;
    private static final int MOST_LAYOUTS = 5_000;
    private static final int MOST_TRIES = 25_000;

    private static final int MOST_REMEMBERED_CELLS = 6;
    private static final int TARGET_BITS = 37;
    /// Four megabytes.
    static final int MOST_WORDS = 1 << 19;
    private static final int WORDS_OF_AN_ENTRY = 16;

    private long[] keys = new long[512];
    private @Nullable Optional<PackedLayouts>[] known = newTable(512);
    private int size;
    private int words;

    /// Whether a cage is small enough to be worth a try.
    static boolean canTry(int cellCount) {
        return cellCount <= MOST_CELLS;
    }

    /// The layouts of a cage; empty when they are too many to be listed. Not to be changed unless they are wider than a
    /// word.
    ///
    /// @param digits of the puzzle
    /// @param seenBefore for each cell a mask of the earlier cells of the cage that it sees, and perhaps more
    Optional<PackedLayouts> layouts(Arithmetic cage, Digits digits, int[] seenBefore) {
        int cellCount = cage.cells().size();
        if (cellCount > MOST_REMEMBERED_CELLS
                || cage.target() >>> TARGET_BITS != 0
                || !Translation.areFromOne(digits)) {
            return list(cage, digits, seenBefore);
        }
        long key = key(digits.size(), cage.operation(), cage.target(), seenBefore, cellCount);
        int at = place(key);
        var layouts = known[at];
        if (layouts == null) {
            layouts = list(cage, digits, seenBefore);
            remember(key, layouts);
        }
        return layouts;
    }

    private static Optional<PackedLayouts> list(Arithmetic cage, Digits digits, int[] seenBefore) {
        return canTry(cage.cells().size())
                ? PackedLayouts.of(
                        cage,
                        digits,
                        (cell, earlier) -> (seenBefore[cell] >>> earlier & 1) != 0,
                        MOST_LAYOUTS,
                        Limit.ofTries(MOST_TRIES))
                : Optional.empty();
    }

    /// How many words the remembered layouts take, about.
    int words() {
        return words;
    }

    /// Never 0, because there is at least one cell.
    private static long key(int digitCount, Operation operation, long target, int[] seenBefore, int cellCount) {
        long key = target;
        for (int cell = 1; cell < cellCount; cell++) {
            key = key << cell | seenBefore[cell];
        }
        return (key << 6 | digitCount) << 6 | operation.ordinal() << 3 | cellCount;
    }

    private void remember(long key, Optional<PackedLayouts> layouts) {
        int length = WORDS_OF_AN_ENTRY + layouts.map(PackedLayouts::room).orElse(0);
        if (words + length > MOST_WORDS) {
            forget();
        } else if (2 * size >= keys.length) {
            grow();
        }
        words += length;
        size++;
        int at = place(key);
        keys[at] = key;
        known[at] = layouts;
    }

    /// Where a key stands, or where it would.
    private int place(long key) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        int at = (int) (mixed >>> 40) & keys.length - 1;
        while (keys[at] != key && keys[at] != 0) {
            at = at + 1 & keys.length - 1;
        }
        return at;
    }

    private void grow() {
        long[] oldKeys = keys;
        var oldKnown = known;
        keys = new long[2 * oldKeys.length];
        known = newTable(keys.length);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int at = place(oldKeys[i]);
                keys[at] = oldKeys[i];
                known[at] = oldKnown[i];
            }
        }
    }

    private void forget() {
        Arrays.fill(keys, 0);
        Arrays.fill(known, null);
        size = 0;
        words = 0;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // no array has a type parameter
    private static @Nullable Optional<PackedLayouts>[] newTable(int length) {
        return new Optional[length];
    }
}
