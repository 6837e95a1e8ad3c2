package org.crosscage.train;

import java.util.Optional;

/// A feature that offers runs. Each such feature offers one of these.
@FunctionalInterface
public interface RunOrigins {

    /// Empty for a run that came from elsewhere, and where there is no way back any more.
    Optional<RunOrigin> of(TrainingRun run);
}
