package org.crosscage.solver.genetic;

/// A grid of a plain genetic algorithm, and what is said of it.
///
/// @param digits by cell index; not changed any more
/// @param fitness smaller is better and 0 is solved
public record Scored(int[] digits, double fitness) {}
