package org.crosscage.solver.exact;

import java.util.Arrays;
import java.util.Objects;
import org.crosscage.core.clue.PackedLayouts;
import org.jspecify.annotations.Nullable;

/// Cages as lists of all their layouts: a layout lives while each of its digits is still possible, and a digit stays
/// in a cell while a living layout has it there.
///
/// A layout is one word that holds a domain-like mask with one bit for each cell, side by side; the domains of the
/// cells are laid side by side in the same way, so that one AND tells whether a layout lives. Dead layouts are swapped
/// behind the living ones, whose number is the rule's counter in the [DomainStore] (a sparse set; simple tabular
/// reduction, Ullmann, "Partition search for non-binary constraint satisfaction", 2007). What a cage of two cells
/// leaves stands in a table by domain, and its layouts are not looked at.
final class Cages {

    private final ConstraintGraph graph;
    private final DomainStore store;
    private final PropagationQueue queue;
    private long[] words = new long[1024];
    private int[] firstWord = new int[64];
    private @Nullable PackedLayouts[] lists = new PackedLayouts[64];
    /// Of cages of two cells, else null.
    private char[] @Nullable [] partners = new char[64][];
    /// By bit of a layout, which cell of the cage it is about.
    private final byte[] places = new byte[Long.SIZE];

    private int length;
    private int digitCount;
    private long all;

    Cages(ConstraintGraph graph, DomainStore store, PropagationQueue queue) {
        this.graph = graph;
        this.store = store;
        this.queue = queue;
    }

    void clear(int newDigitCount) {
        length = 0;
        if (digitCount != newDigitCount) {
            digitCount = newDigitCount;
            all = -1L >>> Long.SIZE - newDigitCount;
            for (int bit = 0; bit < Long.SIZE; bit++) {
                places[bit] = (byte) (bit / newDigitCount);
            }
        }
    }

    /// @param layouts one word each; they are copied when some of them die
    void add(int rule, PackedLayouts layouts) {
        if (rule >= firstWord.length) {
            firstWord = Arrays.copyOf(firstWord, 2 * rule);
            lists = Arrays.copyOf(lists, 2 * rule);
            partners = Arrays.copyOf(partners, 2 * rule);
        }
        lists[rule] = layouts;
        partners[rule] = layouts.isPair() ? layouts.partners() : null;
        if (partners[rule] != null) {
            return;
        }
        if (length + layouts.count() > words.length) {
            words = Arrays.copyOf(words, 2 * (length + layouts.count()));
        }
        firstWord[rule] = length;
        length += layouts.count();
    }

    /// Narrows full domains to what the layouts leave.
    void start(int rule) {
        var layouts = Objects.requireNonNull(lists[rule]);
        int begin = graph.begin(rule);
        long union = layouts.union();
        for (int at = begin; at < begin + layouts.cellCount(); at++, union >>>= digitCount) {
            int cell = graph.cells()[at];
            if (store.domain(cell) == all) {
                store.restrict(cell, union);
            } else { // another rule has been here
                store.keep(cell, union);
                queue.wake(rule);
            }
        }
        if (partners[rule] == null) {
            store.setCounter(rule, layouts.count());
        }
    }

    /// @return whether the cage can still be met
    boolean narrow(int rule) {
        int begin = graph.begin(rule);
        var table = partners[rule];
        if (table != null) {
            return narrowPair(begin, table);
        }
        long possible = possible(begin, graph.end(rule));
        long supported = store.keepsTrail() ? putAside(rule, possible) : drop(rule, possible);
        if (supported == 0) {
            return false;
        }
        if (supported != possible) {
            keep(begin, possible, supported);
        }
        return true;
    }

    private boolean narrowPair(int begin, char[] table) {
        long[] domains = store.domains();
        int one = graph.cells()[begin];
        int other = graph.cells()[begin + 1];
        long before = domains[one];
        long kept = before & table[(int) domains[other]];
        return store.keep(other, table[(int) before]) && (kept == before || store.keep(one, kept));
    }

    /// The domains side by side. In steps of as many cells as a list is filled up to, so that there is hardly a
    /// branch to foresee.
    private long possible(int begin, int end) {
        long[] domains = store.domains();
        int[] cells = graph.cells();
        long possible = 0;
        for (int at = begin, shift = 0;
                at < end;
                at += ConstraintGraph.FULL, shift += ConstraintGraph.FULL * digitCount) {
            possible |= domains[cells[at]] << shift
                    | domains[cells[at + 1]] << shift + digitCount
                    | domains[cells[at + 2]] << shift + 2 * digitCount
                    | domains[cells[at + 3]] << shift + 3 * digitCount;
        }
        return possible;
    }

    /// Takes the digits without a living layout. From one such cell to the next, and not from cell to cell: most
    /// cages lose something, but hardly ever in all of their cells.
    private void keep(int begin, long possible, long supported) {
        long[] domains = store.domains();
        int[] cells = graph.cells();
        for (long lost = possible & ~supported; lost != 0; ) {
            int place = places[Long.numberOfTrailingZeros(lost)];
            int shift = place * digitCount;
            int cell = cells[begin + place];
            long before = domains[cell];
            domains[cell] = supported >>> shift & all;
            store.changed(cell, before);
            lost &= ~(all << shift);
        }
    }

    /// Forgets dead layouts, which nobody will want back: there is no guess that could be taken back.
    ///
    /// @return the living ones together
    private long drop(int rule, long possible) {
        var list = lists[rule];
        int first = firstWord[rule];
        long[] from = list == null ? words : list.words();
        int begin = list == null ? first : 0;
        int end = begin + store.counter(rule);
        int living = first;
        long dead = ~possible;
        long supported = 0;
        // each word goes to the end of the living ones, which grow by it or not: no branch to foresee
        for (int at = begin; at < end; at++) {
            long layout = from[at];
            words[living] = layout;
            long dies = Bits.allIfAny(layout & dead);
            supported |= layout & ~dies;
            living += 1 + (int) dies;
        }
        lists[rule] = null;
        store.setCounter(rule, living - first);
        return supported;
    }

    /// Swaps dead layouts behind the living ones.
    ///
    /// @return the living ones together
    private long putAside(int rule, long possible) {
        int before = store.counter(rule);
        int from = firstWord[rule];
        var list = lists[rule];
        if (list != null) {
            System.arraycopy(list.words(), 0, words, from, before);
            lists[rule] = null;
        }
        int living = from;
        long dead = ~possible;
        long supported = 0;
        for (int at = from; at < from + before; at++) {
            long layout = words[at];
            words[at] = words[living];
            words[living] = layout;
            long dies = Bits.allIfAny(layout & dead);
            supported |= layout & ~dies;
            living += 1 + (int) dies;
        }
        if (living - from != before) {
            store.setCounter(rule, living - from);
        }
        return supported;
    }
}
