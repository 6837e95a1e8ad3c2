package org.crosscage.lab;

import org.crosscage.core.search.SolverEvent.GaveUp;

/// How a run ended.
public enum RunOutcome {
    /// A solution was found, and it is one.
    SOLVED,
    /// It is proven that there is none.
    NONE,
    /// Nothing more follows, and the solver does not guess.
    STUCK,
    /// All its generations or tries are used up.
    USED_UP,
    /// Its time was up.
    TIME_UP,
    /// It was stopped by hand.
    STOPPED,
    /// The solver is for puzzles of another sort.
    NOT_FOR_THIS_PUZZLE,
    /// The solver broke down, or what it found is no solution.
    FAILED;

    static RunOutcome of(GaveUp.Reason reason, boolean late) {
        return switch (reason) {
            case STOPPED -> late ? TIME_UP : STOPPED;
            case NODE_LIMIT, GENERATION_LIMIT, OUT_OF_TRIES -> USED_UP;
            case OUT_OF_TECHNIQUES -> STUCK;
            case NOT_FOR_THIS_PUZZLE -> NOT_FOR_THIS_PUZZLE;
        };
    }
}
