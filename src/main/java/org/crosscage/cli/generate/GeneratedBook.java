package org.crosscage.cli.generate;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.print.PrintedPuzzle;
import org.crosscage.texts.Texts;

/// The new puzzles of a book, from neighbouring seeds.
///
/// @param count how many, 1 to [#MOST]
/// @param first seed of the first
public record GeneratedBook(PuzzleOrder order, int count, long first) {

    /// A thicker book is several.
    public static final int MOST = 500;

    /// Makes them, on all processors. What does not come up is said and left out.
    ///
    /// @param err hears how far it is
    public List<PrintedPuzzle> puzzles(PrintWriter err, Texts texts) {
        var puzzles = new ArrayList<PrintedPuzzle>();
        new Batch(PuzzleKinds.of(order.kind()), order.size(), first, count, order.requirements())
                .run(
                        made -> {
                            made.entry()
                                    .ifPresentOrElse(
                                            entry -> puzzles.add(PrintedPuzzle.of(
                                                    entry, SolveRuns.count(entry.puzzle()), () -> false)),
                                            () -> err.println(Batch.noneFound(order, made.seed(), texts)));
                            err.println(texts.say("cli.progress", "number", made.number(), "count", count));
                        },
                        Batch.Waiting.telling(order, err, texts));
        return puzzles;
    }
}
