package org.crosscage.core.model;

import java.util.List;

/// One thing that a chain of thought says of a cell, drawn as arrows from what it follows from.
///
/// @param number place in the telling, from 1; what is told in one sentence has one number
/// @param from what it follows from, none for a supposition
/// @param says what is said of the end's digits
public record Arrow(int number, List<End> from, End to, Says says) {

    public Arrow {
        from = List.copyOf(from);
    }

    /// A cell, and the digits in it that are spoken of; none where it is about the whole cell.
    public record End(int cell, Digits digits) {}

    public enum Says {
        /// Let it be this digit.
        SUPPOSED,
        /// So it must be this digit.
        MUST,
        /// So it cannot be any of these digits.
        CANNOT,
        /// Nothing fits any more: the supposition was wrong.
        NOTHING
    }
}
