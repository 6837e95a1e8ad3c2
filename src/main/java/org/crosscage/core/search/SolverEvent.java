package org.crosscage.core.search;

import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Solution;

/// A small thing that happened while a solver worked. Charts, traces and the board listen.
public sealed interface SolverEvent {

    /// A technique concluded something.
    record Deduced(Step step) implements SolverEvent {}

    /// A digit was tried in a cell.
    record Guessed(int cell, int digit) implements SolverEvent {}

    /// A tried digit was taken back.
    record Retracted(int cell, int digit) implements SolverEvent {}

    /// A generation of an evolutionary solver, or a round of a local search, ended.
    ///
    /// @param number from 0
    /// @param best the fitness of the best individual; 0 is solved
    /// @param mean the mean fitness
    /// @param diversity the share of genes in which two individuals differ on average, 0…1
    record Generation(long number, double best, double mean, double diversity) implements SolverEvent {}

    /// The best grid so far became better.
    ///
    /// @param values a digit for each cell, or [org.crosscage.core.model.Constraint#EMPTY]
    record Improved(int[] values, double fitness) implements SolverEvent {}

    record Found(Solution solution) implements SolverEvent {}

    /// The solver ended before its work was done.
    record GaveUp(Reason reason) implements SolverEvent {
        public enum Reason {
            STOPPED,
            NODE_LIMIT,
            OUT_OF_TECHNIQUES
        }
    }
}
