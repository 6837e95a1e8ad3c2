package org.crosscage.lab;

import java.util.List;
import java.util.Optional;
import org.crosscage.core.search.QueuedClue;
import org.crosscage.core.search.SolverEvent;

/// How it stands with a run.
///
/// @param number of the run, from 1
/// @param now the latest place on its curves
/// @param generations how many there were
/// @param restarts how often a population was made anew
/// @param considered the clue that was considered last, by a solver that considers clues
/// @param queue the clues that wait, the next one first; empty as well for a solver that has no queue
/// @param program the best one, of a solver that breeds programs
public record RunStatus(
        int number,
        Point now,
        long generations,
        long restarts,
        Optional<SolverEvent.Considered> considered,
        List<QueuedClue> queue,
        Optional<SolverEvent.Programmed> program,
        RacerPosition position) {

    public RunStatus {
        queue = List.copyOf(queue);
    }
}
