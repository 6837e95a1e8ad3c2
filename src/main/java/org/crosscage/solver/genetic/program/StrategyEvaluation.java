package org.crosscage.solver.genetic.program;

/// A strategy while it is worked out for one cell. Its functions take their arguments from here one after the other,
/// and skip those that do not matter: no argument has effects, and of most conditions half of a tree hangs.
final class StrategyEvaluation {

    private final Symbol[] symbols;
    private final int[] ends;
    private final BoardFeatures features;
    private int next;

    /// @param symbols each function before its arguments
    /// @param ends by place, where the subtree ends that begins there, exclusive
    StrategyEvaluation(Symbol[] symbols, int[] ends, BoardFeatures features) {
        this.symbols = symbols;
        this.ends = ends;
        this.features = features;
    }

    /// The value of the next argument.
    long next() {
        return symbols[next++].value(this);
    }

    /// Leaves the next argument out.
    void skip() {
        next = ends[next];
    }

    /// The value of the next argument or of the one behind it, of which the other is left out.
    long oneOfTwo(boolean first) {
        if (first) {
            long value = next();
            skip();
            return value;
        }
        skip();
        return next();
    }

    long seen(Terminal terminal) {
        return features.value(terminal);
    }
}
