package org.crosscage.sets;

import java.util.Optional;
import org.crosscage.train.TrainingRun;

/// How far a player is with a training of a set.
///
/// @param run the one in which most was found of those that came to their end; where there is none, the one
///     that is not over; empty when there is neither
public record SetTrainingProgress(PuzzleSet.Training training, Optional<TrainingRun> run) {

    public boolean isDone() {
        return run.filter(TrainingRun::isOver).isPresent();
    }
}
