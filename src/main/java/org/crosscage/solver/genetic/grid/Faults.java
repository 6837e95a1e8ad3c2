package org.crosscage.solver.genetic.grid;

/// What is wrong with a full grid, as *Evolutionary AI for Kakuro* counts it (“Fitness Evaluation”).
///
/// @param rowRepeats F1: in horizontal groups, how many cells repeat another one
/// @param columnRepeats F2: the same in vertical groups
/// @param rowDistance F3: how far horizontal groups are from their clues, taken together
/// @param columnDistance F4: the same for vertical groups
public record Faults(long rowRepeats, long columnRepeats, long rowDistance, long columnDistance) {

    /// F = F1 + F2 + F3 + F4; 0 is solved.
    public double fitness() {
        return (double) rowRepeats + columnRepeats + rowDistance + columnDistance;
    }
}
