package org.crosscage.core.logic;

import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// One thought of a chain: what the chain has said of some cells, and a constraint, leave a cell only these digits.
/// Drawn as arrows from those cells to this one, numbered by the place in the chain.
///
/// Whoever holds the premises of the reason and what the links before this one say, can derive it from its
/// constraint alone. A link without a constraint is a supposition. The last link of a trial that fails leaves no
/// digit.
///
/// @param from cells that earlier links of the chain speak of, and that this one rests on
/// @param by the constraint, none for a supposition
/// @param cell the cell that the link speaks of
/// @param left what the chain leaves to it up to here
/// @param gone the digits that this link takes from it
public record Link(Cells from, List<Constraint> by, int cell, Digits left, Digits gone) {

    public Link {
        by = List.copyOf(by);
    }

    /// The start of a chain: suppose the cell holds the digit.
    public static Link supposing(int cell, int digit, Digits candidates) {
        return new Link(Cells.NONE, List.of(), cell, Digits.of(digit), candidates.without(digit));
    }

    /// Whether it is where a chain begins.
    public boolean isSupposition() {
        return by.isEmpty() && from.isEmpty();
    }

    /// Whether nothing is left: the supposition was wrong.
    public boolean isContradiction() {
        return left.isEmpty();
    }
}
