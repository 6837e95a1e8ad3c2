package org.crosscage.solver.exact;

/// Decisions without a branch: what a search decides from word to word no processor foresees, and a wrong guess costs
/// it as much as twenty additions. The compiler is free to make a branch of `?:` again, of these it is not.
final class Bits {

    private Bits() {}

    /// All bits where a word has any, else none.
    static long allIfAny(long word) {
        return (word | -word) >> Long.SIZE - 1;
    }

    /// All bits where a domain has several digits, none where it has one or none.
    static long allIfSeveral(long domain) {
        return allIfAny(domain & domain - 1);
    }
}
