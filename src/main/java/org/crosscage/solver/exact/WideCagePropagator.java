package org.crosscage.solver.exact;

import org.crosscage.core.clue.PackedLayouts;

/// A cage as the list of its layouts, as in [Cages], where a layout does not fit into one word.

final class WideCagePropagator implements Propagator {

    private final int[] cells;
    private final PackedLayouts layouts;
    private final long[] domains;
    private final long[] support;
    private int rule;

    /// @param layouts of these cells, in this order; reordered by this rule, so not to be shared
    WideCagePropagator(int[] cells, PackedLayouts layouts) {
        this.cells = cells;
        this.layouts = layouts;
        this.domains = new long[layouts.width()];
        this.support = new long[layouts.width()];
    }

    @Override
    public void start(DomainStore store, int number) {
        rule = number;
        store.setCounter(rule, layouts.count());
    }

    @Override
    public boolean narrow(DomainStore store) {
        for (int word = 0; word < domains.length; word++) {
            domains[word] = 0;
            support[word] = 0;
        }
        for (int i = 0; i < cells.length; i++) {
            domains[layouts.word(i)] |= store.domain(cells[i]) << layouts.shift(i);
        }
        int before = store.counter(rule);
        int living = reduce(before);
        if (living != before) {
            store.setCounter(rule, living);
        }
        for (int i = 0; i < cells.length; i++) {
            if (!store.keep(cells[i], support[layouts.word(i)] >>> layouts.shift(i))) {
                return false;
            }
        }
        return living > 0;
    }

    private int reduce(int before) {
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
