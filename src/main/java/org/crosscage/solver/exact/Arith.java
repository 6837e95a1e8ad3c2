package org.crosscage.solver.exact;

/// Arithmetic that saturates instead of overflowing.
final class Arith {

    /// Larger than every target of a clue.
    static final long HUGE = 1L << 62;

    private Arith() {}

    /// The product of two numbers ≥ 0, at most [#HUGE].
    static long product(long a, long b) {
        return Math.multiplyHigh(a, b) != 0 || a * b < 0 || a * b > HUGE ? HUGE : a * b;
    }
}
