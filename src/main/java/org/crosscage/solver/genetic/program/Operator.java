package org.crosscage.solver.genetic.program;

/// A function of the report's function set, see [PrimitiveSet].
///
/// @param name as the report's strategies write it
/// @param arity how many arguments it has, at least 1
/// @param rule what becomes of the arguments; takes or skips every one of them, in their order
record Operator(String name, int arity, Rule rule) implements Symbol {

    /// What becomes of the arguments that a working out hands over.
    @FunctionalInterface
    interface Rule {
        long value(StrategyEvaluation arguments);
    }

    @Override
    public long value(StrategyEvaluation evaluation) {
        return Math.clamp(rule.value(evaluation), -LARGEST, LARGEST);
    }

    @Override
    public String toString() {
        return name;
    }
}
