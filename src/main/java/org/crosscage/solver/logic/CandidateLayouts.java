package org.crosscage.solver.logic;

import java.util.Comparator;
import org.crosscage.core.clue.LayoutListing;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.search.Budget;

/// The layouts of a constraint with the candidates that its cells have, one after the other. Every digit that is put
/// into a cell is a node. Cells with few candidates are filled first: that changes how long it takes, not which layouts
/// there are.
///
/// ```java
/// var layouts = new CandidateLayouts(clue, candidates, budget);
/// while (layouts.next()) {
///     layouts.digit(0);
/// }
/// ```
final class CandidateLayouts {

    private final int[] cells;
    private final LayoutListing listing;

    /// @param candidates as they are now; later changes are not noticed
    CandidateLayouts(Constraint constraint, Candidates candidates, Budget budget) {
        this.cells = constraint.cells().stream()
                .boxed()
                .sorted(Comparator.comparingInt(cell -> Long.bitCount(candidates.bits(cell))))
                .mapToInt(Integer::intValue)
                .toArray();
        long[] bits = new long[cells.length];
        for (int i = 0; i < cells.length; i++) {
            bits[i] = candidates.bits(cells[i]);
        }
        this.listing = new LayoutListing(
                constraint, bits, (one, other) -> candidates.puzzle().sees(cells[one], cells[other]), budget::spend);
    }

    /// Goes to the next layout.
    ///
    /// @return whether there is one; no as well when the budget is over
    boolean next() {
        return listing.next();
    }

    int size() {
        return cells.length;
    }

    /// The cell at a place of the layout, `0 ≤ place < size()`; the order is the same for all layouts.
    int cell(int place) {
        return cells[place];
    }

    /// Its digit.
    int digit(int place) {
        return listing.digit(place);
    }
}
