package org.crosscage.cli;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.solver.exact.ExactSolver;

/// Generated puzzles of one kind and size, rated on all processors.
record RatedBatch(Batch batch) {

    List<Rating> ratings() {
        var kind = batch.kind();
        var entries = new ArrayList<PuzzleEntry>();
        batch.run(new Generator(kind.drafts(), new ExactSolver()), made -> entries.add(made.entry()));
        var grader = new Grader(kind.techniques(), new ExactSolver());
        return entries.parallelStream()
                .flatMap(entry -> grader.rate(entry.puzzle(), () -> false).stream())
                .toList();
    }
}
