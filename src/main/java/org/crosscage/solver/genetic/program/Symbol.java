package org.crosscage.solver.genetic.program;

/// A node of a strategy: a function or a terminal, by the name that the report gives it. Values are whole numbers.
///
/// Not an operation as Jenetics has it: that knows its arguments and nothing else, and a terminal has a value for an
/// [BoardFeatures] only. The library exchanges subtrees whatever their nodes are.
sealed interface Symbol permits Operator, Terminal {

    /// Larger values than this, and smaller ones than its negative, are cut off to it: they are far from any digit,
    /// and products of two still fit.
    long LARGEST = 1_000_000_000;

    /// As the report's strategies write it.
    String name();

    /// How many arguments it has; 0 for a terminal.
    int arity();

    /// The value of the node, whose arguments are what comes next.
    long value(StrategyEvaluation evaluation);
}
