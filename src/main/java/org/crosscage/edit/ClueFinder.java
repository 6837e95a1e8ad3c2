package org.crosscage.edit;

import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.kenken.CageFilling;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.Wanted;

/// Has the generator find clues for a pattern or for cages that somebody has drawn.
public final class ClueFinder {

    private static final int MOST_GRIDS = 20_000;

    private final Solver solver;
    private final LongSupplier seeds;

    /// @param solver complete: it can prove that there are no further solutions
    /// @param seeds a new number each time
    public ClueFinder(Solver solver, LongSupplier seeds) {
        this.solver = solver;
        this.seeds = seeds;
    }

    /// A sketch of the same shape, with clues that leave one solution; what was filled in or given is gone.
    ///
    /// @param stop asked often; true ends the work
    /// @param looked hears how many tries there were, now and then
    /// @return empty when stopped, and when nothing came up in as many tries as are made
    public Optional<Sketch> fill(Sketch sketch, BooleanSupplier stop, IntConsumer looked) {
        if (sketch.flaws().stream().anyMatch(flaw -> flaw.fault().stops())) {
            return Optional.empty();
        }
        return switch (sketch) {
            case KakuroSketch kakuro ->
                order(kakuro)
                        .make(seeds.getAsLong(), solver, stop, looked)
                        .map(PuzzleEntry::puzzle)
                        .map(Sketch::of);
            case KenKenSketch kenken ->
                new CageFilling(
                                kenken.rows(),
                                kenken.digits(),
                                kenken.cages().values().stream().toList(),
                                solver)
                        .fill(seeds.getAsLong(), MOST_GRIDS, stop, looked)
                        .map(Sketch::of);
        };
    }

    private static PuzzleOrder order(KakuroSketch sketch) {
        var wishes = Map.of("pattern", pattern(sketch));
        return new PuzzleOrder(
                sketch.kind(),
                new Size(sketch.rows(), sketch.columns()),
                new Wanted(Optional.empty(), Optional.empty(), GenerateRequest.TRIES, wishes));
    }

    private static String pattern(KakuroSketch sketch) {
        return IntStream.range(0, sketch.rows())
                .mapToObj(row -> IntStream.range(0, sketch.columns())
                        .mapToObj(column -> sketch.places().contains(row * sketch.columns() + column) ? "." : "#")
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }
}
