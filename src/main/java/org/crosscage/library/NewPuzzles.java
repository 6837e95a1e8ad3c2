package org.crosscage.library;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import org.crosscage.core.kind.OptionException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.search.Solver;
import org.crosscage.work.CostlyTasks;

/// Makes new puzzles for players.
public final class NewPuzzles {

    private final Solver solver;
    private final LongSupplier seeds;
    private final Function<PuzzleOrder, Optional<PuzzleEntry>> stock;

    /// Makes all of them when they are asked for.
    public NewPuzzles(Solver solver, LongSupplier seeds) {
        this(solver, seeds, _ -> Optional.empty());
    }

    /// @param solver complete: it can prove that there are no further solutions
    /// @param seeds a new number each time
    /// @param stock puzzles that are there, each for one taker
    public NewPuzzles(Solver solver, LongSupplier seeds, Function<PuzzleOrder, Optional<PuzzleEntry>> stock) {
        this.solver = solver;
        this.seeds = seeds;
        this.stock = stock;
    }

    /// A puzzle as it is ordered that need not be made; takes a few milliseconds.
    ///
    /// @return empty when there is none
    public Optional<PuzzleEntry> ready(PuzzleOrder order) {
        return stock.apply(order);
    }

    /// A puzzle with exactly one solution, as it is ordered. Its id says how to make it again, in the terminal too.
    /// A costly task [passes its turn][CostlyTasks#passing] meanwhile.
    ///
    /// @param stop asked often; true ends the work
    /// @return empty when stopped, and when no such puzzle came up in as many tries as are made
    /// @throws OptionException when what is asked for cannot be
    /// @throws IllegalArgumentException when the kind or the size cannot be made
    public Optional<PuzzleEntry> make(PuzzleOrder order, BooleanSupplier stop) {
        return make(order, stop, _ -> {});
    }

    /// As [#make(PuzzleOrder,BooleanSupplier)], for somebody who watches.
    ///
    /// @param looked hears how many puzzles were looked at, whenever there is one more, on the calling thread
    public Optional<PuzzleEntry> make(PuzzleOrder order, BooleanSupplier stop, IntConsumer looked) {
        return ready(order).or(() -> order.make(seeds.getAsLong(), solver, CostlyTasks.passing(stop), looked));
    }
}
