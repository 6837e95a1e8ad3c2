package org.crosscage.solver.genetic.program;

import io.jenetics.prog.op.Op;

/// A node of a strategy: a function or a terminal, by the name that the report gives it. Values are whole numbers.
sealed interface Symbol extends Op<Long> permits Operator, Terminal {

    /// Larger values than this, and smaller ones than its negative, are cut off to it: they are far from any digit,
    /// and products of two still fit.
    long LARGEST = 1_000_000_000;

    /// The value of the node.
    ///
    /// @param arguments where its arguments stand, one after the other
    /// @param at from which place on
    long value(long[] arguments, int at, Outlook outlook);
}
