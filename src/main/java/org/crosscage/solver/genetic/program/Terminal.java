package org.crosscage.solver.genetic.program;

import java.util.function.ToLongFunction;

/// A value of the report's terminal set, see [Vocabulary]: a constant, or something that can be seen from a cell.
///
/// @param name as the report's strategies write it
record Terminal(String name, ToLongFunction<Outlook> seen) implements Symbol {

    @Override
    public int arity() {
        return 0;
    }

    @Override
    public long value(long[] arguments, int at, Outlook outlook) {
        return seen.applyAsLong(outlook);
    }

    @Override
    public String toString() {
        return name;
    }
}
