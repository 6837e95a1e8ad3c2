package org.crosscage.sets.store;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.sets.SetTrainingProgress;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.store.TrainingRuns;
import org.springframework.transaction.support.TransactionOperations;

/// The runs that players have of the trainings of sets. What becomes of a set never touches them.
public final class SetTrainings {

    private final SetStore store;
    private final TransactionOperations transactions;
    private final TrainingRuns runs;

    SetTrainings(SetStore store, TransactionOperations transactions, TrainingRuns runs) {
        this.store = store;
        this.transactions = transactions;
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
        var begun = runs.from(player, training.source());
        return begun.stream()
                .filter(TrainingRun::isDone)
                .max(Comparator.comparing(TrainingRun::found))
                .or(() -> open(begun));
    }

    private static Optional<TrainingRun> open(List<TrainingRun> begun) {
        return begun.stream().filter(run -> !run.isOver()).findFirst();
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
                .flatMap(each -> transactions.execute(_ -> {
                    store.lockPlayer(player);
                    return open(runs.from(player, each.source())).or(() -> begun(player, set, each));
                }))
                .map(TrainingRun::id);
    }

    private Optional<TrainingRun> begun(long player, PuzzleSet set, PuzzleSet.Training training) {
        var what = training.what();
        return set.closed() ? Optional.empty() : runs.begin(player, what.topic(), what.length(), training.source());
    }
}
