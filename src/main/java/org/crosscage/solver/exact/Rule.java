package org.crosscage.solver.exact;

/// One constraint of a puzzle, able to narrow the domains of its cells.
sealed interface Rule permits AllDifferentRule, RunRule, LayoutRule, ArithmeticRule {

    /// The indices of the cells that this rule reads and narrows.
    int[] cells();

    /// Whether the rule is costly, so that it waits until the others have come to rest.
    boolean isThorough();

    /// Takes digits from domains that this constraint alone rules out. Repeated at once it would find nothing more.
    /// Once all domains are single digits the answer is exact.
    ///
    /// @return whether the constraint can still be met
    boolean narrow(Store store);
}
