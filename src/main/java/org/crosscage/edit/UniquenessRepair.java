package org.crosscage.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.core.sketch.Flaw;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.core.sketch.SketchChange;
import org.springframework.stereotype.Service;

/// Looks for the smallest change that leaves a sketch with exactly one solution. Every suggestion is proven by the
/// exact solver.
///
/// All single changes are tried, the gentlest first: a clue that is missing, another clue, cages split, merged or
/// moved between, colours, digits given away. Where none of them is enough, changes that keep one solution are made
/// one after the other, each the one that rules out most of the others that are known.
@Service
public final class UniquenessRepair {

    private static final int MOST_SUGGESTIONS = 6;
    private static final int MOST_OF_A_SORT = 2;
    /// So many solutions may be the one that is meant where more than clues changes; for clues, all that are known.
    private static final int MOST_MEANT = 3;
    private static final int GENTLE = 2;
    private static final int MOST_PROOFS = 3_000;
    /// More than these are no small change any more.
    private static final int MOST_TOGETHER = 8;

    private final Inspector inspector;

    public UniquenessRepair(Inspector inspector) {
        this.inspector = inspector;
    }

    /// @param found of a sketch with several solutions
    /// @param stop asked often; true ends the work with what was found so far
    /// @return the smallest and gentlest first, at most six; none when stopped or nothing came of it,
    ///     and none of a sheet without clues: each sheet of its shape would be as near
    public List<Suggestion> suggestions(Inspection found, BooleanSupplier stop) {
        if (found.count() != Inspection.Count.SEVERAL || found.sketch().hasNoClue()) {
            return List.of();
        }
        var singles = singles(found, stop);
        return singles.isEmpty() && !stop.getAsBoolean()
                ? together(found.sketch(), meant(found).getFirst(), stop).stream()
                        .toList()
                : singles;
    }

    /// The solution that whoever draws has filled in, or else all that are known.
    private static List<Solution> meant(Inspection found) {
        var puzzle = found.sketch().puzzle().orElseThrow();
        return found.sketch()
                .solution()
                .filter(puzzle::isSolvedBy)
                .map(List::of)
                .orElse(found.solutions());
    }

    private List<Suggestion> singles(Inspection found, BooleanSupplier stop) {
        var suggestions = new ArrayList<Suggestion>();
        int proofs = 0;
        for (var attempt : tries(found)) {
            if (stop.getAsBoolean() || suggestions.size() == MOST_SUGGESTIONS || proofs == MOST_PROOFS) {
                break;
            }
            var change = attempt.change();
            var sketch = found.sketch().applyAll(change.edits());
            boolean enough = suggestions.stream()
                                    .filter(s -> s.changes().getFirst().sort().equals(change.sort()))
                                    .count()
                            == MOST_OF_A_SORT
                    || suggestions.stream().anyMatch(s -> s.sketch().equals(sketch));
            if (enough
                    || !isNoWorse(sketch, found.sketch())
                    || change.kept() && leaves(sketch, attempt.solution(), found.solutions())) {
                continue;
            }
            proofs++;
            if (inspector.isUnique(sketch, stop)) {
                suggestions.add(new Suggestion(List.of(change), change.weight(), sketch));
            }
        }
        return suggestions;
    }

    /// A change, and the solution that it was made for.
    private record Try(SketchChange change, Solution solution) {}

    private static List<Try> tries(Inspection found) {
        var meant = meant(found);
        return IntStream.range(0, meant.size())
                .boxed()
                .flatMap(i -> found.sketch().changes(meant.get(i), found.differing()).stream()
                        .filter(change -> i < MOST_MEANT || change.weight() <= GENTLE && change.kept())
                        .map(change -> new Try(change, meant.get(i))))
                .sorted(Comparator.comparingInt((Try each) -> each.change().weight()))
                .toList();
    }

    /// Whether another known solution is left; costs next to nothing.
    private static boolean leaves(Sketch sketch, Solution kept, List<Solution> known) {
        return sketch.puzzle()
                .map(puzzle -> !left(puzzle, kept, known).isEmpty())
                .orElse(true);
    }

    private static List<Solution> left(Puzzle puzzle, Solution kept, List<Solution> known) {
        return known.stream()
                .filter(solution -> !solution.equals(kept) && puzzle.isSolvedBy(solution))
                .toList();
    }

    /// Several changes that do it together, without one that is not needed as far as single ones can be left out.
    private Optional<Suggestion> together(Sketch start, Solution kept, BooleanSupplier stop) {
        var made = new ArrayList<SketchChange>();
        var sketch = start;
        while (made.size() < MOST_TOGETHER && !stop.getAsBoolean()) {
            var found = inspector.inspect(sketch, stop);
            if (found.count() == Inspection.Count.ONE) {
                return Optional.of(suggestion(start, pruned(start, made, kept, stop)));
            }
            var next = best(found, kept);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            made.add(next.get());
            sketch = sketch.applyAll(next.get().edits());
        }
        return Optional.empty();
    }

    private static Optional<SketchChange> best(Inspection found, Solution kept) {
        return found.sketch().changes(kept, found.differing()).stream()
                .filter(SketchChange::kept)
                .filter(change -> isNoWorse(found.sketch().applyAll(change.edits()), found.sketch()))
                .map(change -> new Ruled(
                        change,
                        found.sketch()
                                .applyAll(change.edits())
                                .puzzle()
                                .map(puzzle ->
                                        left(puzzle, kept, found.solutions()).size())
                                .orElse(Integer.MAX_VALUE)))
                .filter(ruled -> ruled.left() < found.solutions().size() - 1)
                .min(Comparator.comparingInt(Ruled::left)
                        .thenComparing(r -> r.change().weight()))
                .map(Ruled::change);
    }

    /// @param left how many known solutions beside the kept one
    private record Ruled(SketchChange change, int left) {}

    private List<SketchChange> pruned(Sketch start, List<SketchChange> made, Solution kept, BooleanSupplier stop) {
        var needed = new ArrayList<>(made);
        for (var change : made) {
            var fewer = new ArrayList<>(needed);
            fewer.remove(change);
            var sketch = applied(start, fewer);
            boolean keeps = isNoWorse(sketch, start)
                    && sketch.puzzle().filter(puzzle -> puzzle.isSolvedBy(kept)).isPresent();
            if (keeps && inspector.isUnique(sketch, stop)) {
                needed = fewer;
            }
        }
        return needed;
    }

    /// Whether a sketch has no fault that it had not before: a change may rest on another one.
    private static boolean isNoWorse(Sketch sketch, Sketch before) {
        var faults = before.flaws().stream().map(Flaw::fault).toList();
        return sketch.flaws().stream().map(Flaw::fault).allMatch(faults::contains);
    }

    private static Sketch applied(Sketch start, List<SketchChange> changes) {
        var sketch = start;
        for (var change : changes) {
            sketch = sketch.applyAll(change.edits());
        }
        return sketch;
    }

    private static Suggestion suggestion(Sketch start, List<SketchChange> changes) {
        return new Suggestion(
                changes, changes.stream().mapToInt(SketchChange::weight).sum(), applied(start, changes));
    }
}
