package org.crosscage.cli.solve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.Size;
import org.crosscage.core.model.Solution;

/// What is told of one solver's work on one puzzle.
///
/// @param entry with an id; empty where the file could not be read
/// @param count how many solutions there are, up to the number asked for; empty where nobody counted
/// @param all whether there are certainly no other solutions than those counted
/// @param found the solver's own solutions first
/// @param micros how long the solver took, in microseconds; the proof that a solution is the only one is not in it
/// @param counts what was heard of the solver
/// @param message in words; empty where there is nothing to say
public record SolveReport(
        String id,
        Optional<PuzzleEntry> entry,
        String solver,
        PuzzleOutcome outcome,
        OptionalInt count,
        boolean all,
        List<Solution> found,
        double micros,
        long nodes,
        EventCounts counts,
        String message) {

    public SolveReport {
        found = List.copyOf(found);
    }

    /// The report on a file, or a puzzle in it, that cannot be read.
    public static SolveReport invalid(String file, String solver, String message) {
        return new SolveReport(
                file,
                Optional.empty(),
                solver,
                PuzzleOutcome.INVALID,
                OptionalInt.empty(),
                false,
                List.of(),
                0,
                0,
                new EventCounts(),
                message);
    }

    /// Everything, for a line of JSON. What there cannot be is null.
    public Map<String, Object> facts() {
        var facts = new LinkedHashMap<String, Object>();
        facts.put("id", id);
        facts.put("kind", entry.map(e -> e.puzzle().kind()).orElse(null));
        facts.put(
                "size",
                entry.map(PuzzleEntry::puzzle).map(Size::of).map(Size::toString).orElse(null));
        facts.put("solver", solver);
        facts.put("outcome", outcome.id());
        facts.put("solutions", count.isPresent() ? count.getAsInt() : null);
        facts.put("solution", found.isEmpty() ? null : line());
        facts.put("micros", entry.isPresent() ? micros : null);
        facts.put("nodes", entry.isPresent() ? nodes : null);
        facts.put("generations", entry.isPresent() ? counts.generations() : null);
        facts.put("steps", entry.isPresent() ? counts.steps() : null);
        facts.put("techniques", counts.techniques());
        facts.put("message", message.isEmpty() ? null : message);
        return facts;
    }

    private String line() {
        return Grids.line(entry.orElseThrow().puzzle().shape(), found.getFirst());
    }
}
