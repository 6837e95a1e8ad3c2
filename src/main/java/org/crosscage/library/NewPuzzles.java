package org.crosscage.library;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.generate.Grade;
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

    /// A puzzle with exactly one solution. Its id says how to make it again: kind, size, grade if one was wanted, and
    /// seed.
    ///
    /// @param grade exactly this; empty when any will do
    /// @param stop asked often; true ends the work
    /// @return empty when stopped, and when no puzzle of the grade came up in as many tries as are made
    /// @throws IllegalArgumentException when the kind or the size cannot be made
    public Optional<PuzzleEntry> make(String kind, Size size, Optional<Grade> grade, BooleanSupplier stop) {
        long seed = seeds.getAsLong();
        var chosen = PuzzleKinds.of(kind);
        var request =
                new GenerateRequest(size.rows(), size.columns(), seed, grade, Optional.empty(), GenerateRequest.TRIES);
        var id = kind + "-" + size + grade.map(wanted -> "-" + wanted.id()).orElse("") + "-"
                + Long.toUnsignedString(seed, Character.MAX_RADIX);
        return new Generator(chosen.drafts(), chosen.techniques(), solver)
                .generate(request, stop)
                .map(made -> new PuzzleEntry(id, Map.of(), made.puzzle(), Optional.of(made.solution()), List.of()));
    }

    /// The grade that was wanted of a puzzle, as its id says.
    ///
    /// @param id of any puzzle, also of one that was not made here
    public static Optional<Grade> wantedGrade(String id) {
        var parts = id.split("-");
        return parts.length != 4
                ? Optional.empty()
                : Stream.of(Grade.values())
                        .filter(grade -> grade.id().equals(parts[2]))
                        .findFirst();
    }
}
