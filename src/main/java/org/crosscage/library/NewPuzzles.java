package org.crosscage.library;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.PuzzleKinds;

/// Makes new puzzles for players.
public final class NewPuzzles {

    private final Solver solver;
    private final LongSupplier seeds;

    /// @param solver complete: it can prove that there are no further solutions
    /// @param seeds a new number each time
    public NewPuzzles(Solver solver, LongSupplier seeds) {
        this.solver = solver;
        this.seeds = seeds;
    }

    /// A puzzle with exactly one solution. Its id says how to make it again: kind, size and seed.
    ///
    /// @param stop asked often; true ends the work
    /// @return empty only when stopped
    /// @throws IllegalArgumentException when the kind or the size cannot be made
    public Optional<PuzzleEntry> make(String kind, Size size, BooleanSupplier stop) {
        long seed = seeds.getAsLong();
        var request = new GenerateRequest(size.rows(), size.columns(), seed);
        var id = kind + "-" + size + "-" + Long.toUnsignedString(seed, Character.MAX_RADIX);
        return new Generator(PuzzleKinds.of(kind).drafts(), solver)
                .generate(request, stop)
                .map(made -> new PuzzleEntry(id, Map.of(), made.puzzle(), Optional.of(made.solution()), List.of()));
    }
}
