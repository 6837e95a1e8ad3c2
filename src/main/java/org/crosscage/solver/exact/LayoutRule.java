package org.crosscage.solver.exact;

/// A cage as the list of all its layouts: a layout lives while each of its digits is still possible, and a digit
/// stays in a cell while a living layout has it there.
///
/// A layout is one or more words that hold a domain-like mask with one bit for each cell, side by side; the domains
/// of the cells are laid side by side in the same way, so that one AND tells whether a layout lives. Dead layouts
/// are swapped behind the living ones, whose number is a counter of the [Store] (a sparse set; simple tabular
/// reduction).
final class LayoutRule implements Rule {

    private final int[] cells;
    private final PackedLayouts layouts;
    private final int counter;
    private final long[] domains;
    private final long[] support;

    /// @param layouts of these cells, in this order; reordered by this rule, so not to be shared
    /// @param counter of the store, at the start the number of layouts
    LayoutRule(int[] cells, PackedLayouts layouts, int counter) {
        this.cells = cells;
        this.layouts = layouts;
        this.counter = counter;
        this.domains = new long[layouts.width()];
        this.support = new long[layouts.width()];
    }

    @Override
    public int[] cells() {
        return cells;
    }

    @Override
    public boolean isThorough() {
        return false;
    }

    @Override
    public boolean narrow(Store store) {
        for (int word = 0; word < domains.length; word++) {
            domains[word] = 0;
            support[word] = 0;
        }
        for (int i = 0; i < cells.length; i++) {
            domains[layouts.word(i)] |= store.domain(cells[i]) << layouts.shift(i);
        }
        int before = (int) store.counter(counter);
        int living = domains.length == 1 ? reduceNarrow(before) : reduceWide(before);
        if (living != before) {
            store.setCounter(counter, living);
        }
        for (int i = 0; i < cells.length; i++) {
            if (!store.keep(cells[i], support[layouts.word(i)] >>> layouts.shift(i))) {
                return false;
            }
        }
        return living > 0;
    }

    private int reduceNarrow(int before) {
        long[] words = layouts.words();
        long dead = ~domains[0];
        long supported = 0;
        int living = before;
        for (int i = 0; i < living; ) {
            long layout = words[i];
            if ((layout & dead) == 0) {
                supported |= layout;
                i++;
            } else {
                words[i] = words[--living];
                words[living] = layout;
            }
        }
        support[0] = supported;
        return living;
    }

    private int reduceWide(int before) {
        int living = before;
        for (int i = 0; i < living; ) {
            if (layouts.isWithin(i, domains)) {
                layouts.addTo(support, i);
                i++;
            } else {
                layouts.swap(i, --living);
            }
        }
        return living;
    }
}
