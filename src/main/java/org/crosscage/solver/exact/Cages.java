package org.crosscage.solver.exact;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Cages as lists of all their layouts: a layout lives while each of its digits is still possible, and a digit stays
/// in a cell while a living layout has it there.
///
/// A layout is one word that holds a domain-like mask with one bit for each cell, side by side; the domains of the
/// cells are laid side by side in the same way, so that one AND tells whether a layout lives. Dead layouts are
/// swapped behind the living ones, whose number is the rule's counter in the [Store] (a sparse set; simple tabular
/// reduction, Ullmann, "Partition search for non-binary constraint satisfaction", 2007).
final class Cages {

    private final Scopes scopes;
    private final Store store;
    private long[] words = new long[1024];
    private int[] firstWord = new int[64];
    private @Nullable PackedLayouts[] lists = new PackedLayouts[64];
    private int length;
    private int digitCount;
    private long all;

    Cages(Scopes scopes, Store store) {
        this.scopes = scopes;
        this.store = store;
    }

    void clear(int newDigitCount) {
        length = 0;
        digitCount = newDigitCount;
        all = -1L >>> Long.SIZE - newDigitCount;
    }

    /// @param layouts one word each; they are copied
    void add(int rule, PackedLayouts layouts) {
        if (rule >= firstWord.length) {
            firstWord = Arrays.copyOf(firstWord, 2 * rule);
            lists = Arrays.copyOf(lists, 2 * rule);
        }
        if (length + layouts.count() > words.length) {
            words = Arrays.copyOf(words, 2 * (length + layouts.count()));
        }
        System.arraycopy(layouts.words(), 0, words, length, layouts.count());
        firstWord[rule] = length;
        lists[rule] = layouts;
        length += layouts.count();
    }

    /// Narrows full domains to what the layouts leave.
    void start(int rule) {
        var layouts = Objects.requireNonNull(lists[rule]);
        int begin = scopes.begin(rule);
        int end = scopes.begin(rule + 1);
        for (int at = begin; at < end; at++) {
            int cell = scopes.cells()[at];
            if (store.domain(cell) == all) {
                store.restrict(cell, layouts.union(at - begin));
            } else { // another rule has been here
                store.keep(cell, layouts.union(at - begin));
                store.wake(rule);
            }
        }
        store.setCounter(rule, layouts.count());
    }

    /// @return whether the cage can still be met
    boolean narrow(int rule) {
        long[] domains = store.domains();
        int[] cells = scopes.cells();
        int begin = scopes.begin(rule);
        int end = scopes.begin(rule + 1);
        long possible = 0;
        for (int at = begin, shift = 0; at < end; at++, shift += digitCount) {
            possible |= domains[cells[at]] << shift;
        }
        int before = store.counter(rule);
        int from = firstWord[rule];
        int living = from;
        long dead = ~possible;
        long supported = 0;
        // each word goes to the end of the living ones, which grow by it or not: no branch to foresee
        for (int at = from; at < from + before; at++) {
            long layout = words[at];
            words[at] = words[living];
            words[living] = layout;
            boolean lives = (layout & dead) == 0;
            supported |= lives ? layout : 0;
            living += lives ? 1 : 0;
        }
        if (living - from != before) {
            store.setCounter(rule, living - from);
        }
        if (supported == possible) {
            return true;
        }
        for (int at = begin, shift = 0; at < end; at++, shift += digitCount) {
            if (!store.keep(cells[at], supported >>> shift & all)) {
                return false;
            }
        }
        return true;
    }

    /// Living layouts of a cage.
    int living(int rule) {
        return store.counter(rule);
    }
}
