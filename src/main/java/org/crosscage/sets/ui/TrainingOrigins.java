package org.crosscage.sets.ui;

import java.util.Optional;
import org.crosscage.sets.store.PuzzleSets;
import org.crosscage.texts.Texts;
import org.crosscage.train.RunOrigin;
import org.crosscage.train.RunOrigins;
import org.crosscage.train.TrainingRun;
import org.springframework.stereotype.Component;

/// The way back from a run to the set that offers it.
@Component
record TrainingOrigins(PuzzleSets sets, Texts texts) implements RunOrigins {

    /// Empty too when the training is not in its set any more.
    @Override
    public Optional<RunOrigin> of(TrainingRun run) {
        return sets.trained(run.source())
                .map(PuzzleSets.Trained::set)
                .map(set -> new RunOrigin(
                        set.address(),
                        texts.say("sets.training.back"),
                        !set.closed(),
                        set.description().terms().hints()));
    }
}
