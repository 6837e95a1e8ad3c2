package org.crosscage.cli.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.crosscage.cli.solve.SolveRuns;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Puzzle;
import org.crosscage.train.PositionFile.Numbered;

/// Looks at the positions of one technique, on all processors: that the puzzle has one solution and is neither
/// ugly nor too large, that the techniques come to this position and the asked one is the simplest there, that
/// it has as many answers as are written down, and that none is there twice.
///
/// @param positions as the file has them
public record PositionProof(PuzzleKind kind, Technique technique, List<Numbered> positions) {

    /// What is wrong with a position.
    public enum Fault {
        PUZZLE,
        SOLUTIONS,
        UNPROVEN,
        UGLY,
        POSITION,
        ANSWERS,
        TWICE
    }

    /// @param line of the file
    public record Faulty(int line, Fault fault) {}

    private record Proved(int line, Optional<FoundPosition> holds, Optional<Fault> fault) {}

    /// What is wrong, in the order of the file.
    public List<Faulty> faults() {
        return proved().stream()
                .flatMap(each -> each.fault.map(fault -> new Faulty(each.line, fault)).stream())
                .toList();
    }

    /// Those that hold.
    List<FoundPosition> holding() {
        return proved().stream().flatMap(each -> each.holds.stream()).toList();
    }

    private List<Proved> proved() {
        var proved = positions.parallelStream().map(this::prove).toList();
        var before = new HashMap<String, List<FoundPosition>>();
        return proved.stream()
                .map(each -> each.holds
                        .filter(position -> isOneTooMany(position, before))
                        .map(_ -> new Proved(each.line, Optional.empty(), Optional.of(Fault.TWICE)))
                        .orElse(each))
                .toList();
    }

    /// Whether it is one of those before it, or asks for the same as another one of its puzzle.
    private static boolean isOneTooMany(FoundPosition position, HashMap<String, List<FoundPosition>> before) {
        var ofPuzzle = before.computeIfAbsent(position.puzzle(), _ -> new ArrayList<>());
        boolean asked = ofPuzzle.stream()
                .anyMatch(other -> other.form().equals(position.form())
                        || !other.stored().code().equals(position.stored().code())
                        || !position.asksForSomethingElse(other));
        ofPuzzle.add(position);
        return asked;
    }

    private Proved prove(Numbered numbered) {
        var stored = numbered.position();
        Puzzle puzzle;
        try {
            puzzle = stored.puzzle(numbered.line());
        } catch (FormatException _) {
            return faulty(numbered, Fault.PUZZLE);
        }
        if (!puzzle.kind().equals(kind.id())) {
            return faulty(numbered, Fault.PUZZLE);
        }
        if (!PositionWalk.isSuitable(kind, puzzle)) {
            return faulty(numbered, Fault.UGLY);
        }
        var count = SolveRuns.count(puzzle);
        if (count.only().isEmpty()) {
            return faulty(numbered, count.upToTwo().isPresent() ? Fault.SOLUTIONS : Fault.UNPROVEN);
        }
        return PositionWalk.through(kind, puzzle, List.of(technique))
                .flatMap(walk -> walk.position(technique, stored.steps()))
                .filter(found -> found.stored().mark().equals(stored.mark()))
                .map(found -> found.stored().equals(stored)
                        ? new Proved(numbered.line(), Optional.of(found), Optional.empty())
                        : faulty(numbered, Fault.ANSWERS))
                .orElseGet(() -> faulty(numbered, Fault.POSITION));
    }

    private static Proved faulty(Numbered numbered, Fault fault) {
        return new Proved(numbered.line(), Optional.empty(), Optional.of(fault));
    }
}
