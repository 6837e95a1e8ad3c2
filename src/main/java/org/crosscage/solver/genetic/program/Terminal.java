package org.crosscage.solver.genetic.program;

import java.util.function.ToLongFunction;

/// A value of the report's terminal set, see [PrimitiveSet]: a constant, or something that can be seen from a cell.
///
/// @param name as the report's strategies write it
/// @param place among all terminals, from 0
/// @param changes whether digits that are filled in change it
/// @param seen how it is seen
record Terminal(String name, int place, boolean changes, ToLongFunction<BoardFeatures> seen) implements Symbol {

    @Override
    public int arity() {
        return 0;
    }

    @Override
    public long value(StrategyEvaluation evaluation) {
        return evaluation.seen(this);
    }

    @Override
    public String toString() {
        return name;
    }
}
