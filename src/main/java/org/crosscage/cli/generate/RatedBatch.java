package org.crosscage.cli.generate;

import java.util.List;
import org.crosscage.core.generate.Grader;
import org.crosscage.core.generate.Rating;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;

/// Puzzles of one kind, rated on all processors.
public record RatedBatch(PuzzleKind kind, List<PuzzleEntry> entries) {

    /// Of those with exactly one solution, in order.
    public List<Rating> ratings() {
        var grader = new Grader(kind.techniques());
        return entries.parallelStream()
                .flatMap(entry -> grader.rate(entry.puzzle(), () -> false).stream())
                .toList();
    }
}
