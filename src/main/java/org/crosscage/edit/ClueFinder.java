package org.crosscage.edit;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import org.crosscage.core.search.Solver;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.work.CostlyTasks;
import org.springframework.stereotype.Service;

/// Finds clues for a shape that somebody has drawn.
@Service
public final class ClueFinder {

    private final Solver solver;
    private final LongSupplier seeds;

    /// @param solver complete: it can prove that there are no further solutions
    /// @param seeds a new number each time
    public ClueFinder(Solver solver, LongSupplier seeds) {
        this.solver = solver;
        this.seeds = seeds;
    }

    /// A sketch of the same shape, with clues that leave one solution; what was filled in is gone.
    /// Given digits stay where cells can be in no clue, and are gone elsewhere.
    /// A costly task [passes its turn][CostlyTasks#passing] meanwhile.
    ///
    /// @param stop asked often; true ends the work
    /// @param looked hears how many tries there were, now and then
    /// @return empty when stopped, and when nothing came up in as many tries as are made
    public Optional<Sketch> fill(Sketch sketch, BooleanSupplier stop, IntConsumer looked) {
        if (sketch.flaws().stream().anyMatch(flaw -> flaw.fault().stops())) {
            return Optional.empty();
        }
        return Sketches.editing(sketch).withClues(sketch, seeds.getAsLong(), solver, CostlyTasks.passing(stop), looked);
    }
}
