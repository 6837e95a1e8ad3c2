package org.crosscage.print.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.crosscage.analysis.SearchLimit;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.search.Solver;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.print.PrintedPuzzle;
import org.crosscage.work.CostlyTasks;

/// What a book holds.
sealed interface Contents {

    int count();

    /// So many puzzles from the first one on, with all that a book says of them. A costly task
    /// [passes its turn][CostlyTasks#passing] meanwhile.
    ///
    /// @param limit how long to look for a second solution of one puzzle
    /// @param made hears how many there are, after each
    /// @return fewer when stopped, and where some do not come up
    List<PrintedPuzzle> puzzles(int most, Solver solver, SearchLimit limit, BooleanSupplier stop, IntConsumer made);

    private static PrintedPuzzle printed(PuzzleEntry entry, Solver solver, SearchLimit limit, BooleanSupplier stop) {
        return PrintedPuzzle.of(entry, solver.count(entry.puzzle(), limit.from(stop)), stop);
    }

    /// Puzzles that are there.
    ///
    /// @param entries reads them; at least so many
    record Known(int count, Supplier<List<PuzzleEntry>> entries) implements Contents {

        @Override
        public List<PrintedPuzzle> puzzles(
                int most, Solver solver, SearchLimit limit, BooleanSupplier stop, IntConsumer made) {
            var puzzles = new ArrayList<PrintedPuzzle>();
            var passing = CostlyTasks.passing(stop);
            for (var entry : entries.get().subList(0, Math.min(most, count))) {
                if (passing.getAsBoolean()) {
                    break;
                }
                puzzles.add(Contents.printed(entry, solver, limit, passing));
                made.accept(puzzles.size());
            }
            return puzzles;
        }
    }

    /// New ones.
    ///
    /// @param seed of the first, the next one has the next number
    record New(PuzzleOrder order, int count, long seed) implements Contents {

        @Override
        public List<PrintedPuzzle> puzzles(
                int most, Solver solver, SearchLimit limit, BooleanSupplier stop, IntConsumer made) {
            var puzzles = new ArrayList<PrintedPuzzle>();
            var passing = CostlyTasks.passing(stop);
            for (int i = 0; i < Math.min(most, count) && !passing.getAsBoolean(); i++) {
                order.make(seed + i, solver, passing)
                        .map(entry -> Contents.printed(entry, solver, limit, passing))
                        .ifPresent(puzzles::add);
                made.accept(i + 1);
            }
            return puzzles;
        }
    }
}
