package org.crosscage.sets.store;

import java.util.List;
import java.util.Optional;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetTrainingProgress;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.store.TrainingRuns;

/// The runs that players have of the trainings of sets. What becomes of a set never touches them.
public final class SetTrainings {

    private final TrainingRuns runs;

    SetTrainings(TrainingRuns runs) {
        this.runs = runs;
    }

    /// How far a player is with each training, in order.
    public List<SetTrainingProgress> progress(long player, PuzzleSet set) {
        return set.trainings().stream()
                .map(training -> new SetTrainingProgress(training, furthest(player, training)))
                .toList();
    }

    /// What somebody sees who has not trained here yet.
    public List<SetTrainingProgress> untouched(PuzzleSet set) {
        return set.trainings().stream()
                .map(training -> new SetTrainingProgress(training, Optional.empty()))
                .toList();
    }

    private Optional<TrainingRun> furthest(long player, PuzzleSet.Training training) {
        var open = runs.latestOpen(player, training.source());
        return runs.bestDone(player, training.source()).or(() -> open);
    }

    /// The player's run of a training: the one that is not over, or else a new one, which is the only one even
    /// where two tabs ask at once.
    ///
    /// @return the run's id; empty when the training is not in the set, when the set is closed and no run is
    ///     open, and when there is no position to ask
    public Optional<String> train(long player, PuzzleSet set, long training) {
        return set.trainings().stream()
                .filter(each -> each.id() == training)
                .findFirst()
                .flatMap(each -> runs.latestOpen(player, each.source()).or(() -> begun(player, set, each)))
                .map(TrainingRun::id);
    }

    private Optional<TrainingRun> begun(long player, PuzzleSet set, PuzzleSet.Training training) {
        var what = training.what();
        return set.closed() ? Optional.empty() : runs.beginOnce(player, what.topic(), what.length(), training.source());
    }
}
