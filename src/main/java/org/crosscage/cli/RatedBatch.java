package org.crosscage.cli;

import java.util.List;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Rating;
import org.crosscage.solver.exact.ExactSolver;

/// Generated puzzles of one kind and size, rated on all processors.
record RatedBatch(Batch batch) {

    List<Rating> ratings() {
        var kind = batch.kind();
        var grader = new Grader(kind.techniques(), new ExactSolver());
        return batch.entries().parallelStream()
                .flatMap(entry -> grader.rate(entry.puzzle(), () -> false).stream())
                .toList();
    }
}
