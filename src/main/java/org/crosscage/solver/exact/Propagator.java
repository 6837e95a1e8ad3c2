package org.crosscage.solver.exact;

/// A constraint that is rare or costly enough to be an object of its own; it waits until units and cages have come to
/// rest.
sealed interface Propagator permits WideCagePropagator, ArithmeticPropagator {

    /// Told once, before the first propagation.
    ///
    /// @param rule the number of this rule, and of its counter in the store
    default void start(DomainStore store, int rule) {}

    /// Takes digits from domains that this constraint alone rules out. Repeated at once it would find nothing more.
    /// Once all domains are single digits the answer is exact.
    ///
    /// @return whether the constraint can still be met
    boolean narrow(DomainStore store);
}
