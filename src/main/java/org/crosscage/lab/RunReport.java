package org.crosscage.lab;

/// What came out of one run.
///
/// @param nanos processor time
/// @param nodes how many values or grids were tried, as the solver counts them
/// @param generations how many there were
/// @param steps how many conclusions were drawn
public record RunReport(long seed, RunOutcome outcome, long nanos, long nodes, long generations, long steps) {}
