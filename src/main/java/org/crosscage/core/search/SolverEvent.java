package org.crosscage.core.search;

import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Grid;
import org.crosscage.core.model.Solution;

/// A small thing that happened while a solver worked. Charts, traces and the board listen. Events are immutable,
/// and two runs with the same seed have events that read the same.
public sealed interface SolverEvent {

    /// A technique concluded something.
    record Deduced(Step step) implements SolverEvent {}

    /// Techniques ended, and search goes on from where they ended.
    ///
    /// @param openCells how many cells have no digit yet
    record SearchBegan(int openCells) implements SolverEvent {}

    /// A digit was tried in a cell.
    record Guessed(int cell, int digit) implements SolverEvent {}

    /// A tried digit was taken back.
    record Retracted(int cell, int digit) implements SolverEvent {}

    /// The ways to write a constraint were counted.
    ///
    /// @param ways how many agree with the candidates of its cells
    /// @param triedOut whether each way was followed up, not only listed
    record Considered(Constraint constraint, long ways, boolean triedOut) implements SolverEvent {}

    /// A constraint waits to be considered. One that waits already has another place from now on.
    record Enqueued(QueuedClue clue) implements SolverEvent {}

    /// A constraint does not wait any more.
    ///
    /// @param index of the constraint in the puzzle
    record Dequeued(int index) implements SolverEvent {}

    /// A cell lost candidates.
    ///
    /// @param left what it still can have
    record Narrowed(int cell, Digits left) implements SolverEvent {}

    /// A generation of an evolutionary solver, or a round of a local search, ended. Fitness is measured as the
    /// solver does it: smaller is better and 0 is solved.
    ///
    /// @param number from 0, never twice in one run, also after a restart
    /// @param best the fitness of the best individual
    /// @param mean the mean fitness
    /// @param worst the fitness of the worst individual
    /// @param diversity the share of cells in which two individuals differ on average, 0…1
    /// @param grid the best individual
    record Generation(long number, double best, double median, double mean, double worst, double diversity, Grid grid)
            implements SolverEvent {}

    /// The population did not get better any more and was made anew.
    ///
    /// @param generation the number that the first generation of the new one will have
    record Restarted(long generation) implements SolverEvent {}

    /// The best grid of the whole run became better.
    ///
    /// @param fitness smaller is better and 0 is solved
    record Improved(Grid grid, double fitness) implements SolverEvent {}

    /// A solver that breeds programs has a better one than before, or was given one.
    ///
    /// @param expression its text, which can be given to the solver again
    /// @param fitness smaller is better and 0 is solved
    record Programmed(String expression, double fitness) implements SolverEvent {}

    record Found(Solution solution) implements SolverEvent {}

    /// The solver ended before its work was done.
    record GaveUp(Reason reason) implements SolverEvent {
        public enum Reason {
            STOPPED,
            NODE_LIMIT,
            GENERATION_LIMIT,
            OUT_OF_TECHNIQUES,
            /// What there was to try did not solve it.
            OUT_OF_TRIES,
            /// The solver is for puzzles of another sort: see [Solver#handles].
            NOT_FOR_THIS_PUZZLE
        }
    }
}
