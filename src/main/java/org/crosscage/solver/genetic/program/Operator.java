package org.crosscage.solver.genetic.program;

/// A function of the report's function set, see [Vocabulary].
///
/// @param name as the report's strategies write it
/// @param arity how many arguments it has, at least 1
record Operator(String name, int arity, Rule rule) implements Symbol {

    /// What becomes of the arguments `x[a]`, `x[a + 1]` …
    @FunctionalInterface
    interface Rule {
        long value(long[] x, int a);
    }

    @Override
    public long value(long[] arguments, int at, Outlook outlook) {
        return Math.clamp(rule.value(arguments, at), -LARGEST, LARGEST);
    }

    @Override
    public String toString() {
        return name;
    }
}
