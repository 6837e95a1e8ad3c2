package org.crosscage.core.sketch.cage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Solution;
import org.crosscage.core.sketch.ConnectedParts;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.SketchChange;
import org.crosscage.core.sketch.SketchChange.Sort;
import org.crosscage.core.sketch.Slot;
import org.crosscage.core.sketch.Target;

/// What can be changed at one cage or between two, so that a solution stays one.
record CageChanges(CageSketch sketch, Solution solution) {

    private static final Sort SPLIT = new Sort("split", 3);
    private static final Sort MERGE = new Sort("merge", 3);
    private static final Sort MOVE = new Sort("move", 3);

    /// A cage of cells that were in none, and a cell in none that comes to a cage.
    private static final Sort DRAW = new Sort("draw", 3);
    private static final Sort ADD = new Sort("add", 3);

    /// Larger cages are not made, and those that are there are split by single cells alone.
    private static final int LARGEST_CAGE = 6;

    List<SketchChange> all() {
        var changes = new ArrayList<SketchChange>();
        sketch.cages().values().forEach(cage -> clues(changes, cage));
        sketch.cages().values().forEach(cage -> splits(changes, cage));
        sketch.cages().values().forEach(cage -> neighbours(cage).forEach(other -> between(changes, cage, other)));
        return changes;
    }

    private List<Target> targets(Cells cage) {
        return CageTargets.of(
                cage.stream().map(solution::digit).toArray(), sketch.rules().operations());
    }

    private static Edit clue(Cells cage, Target target) {
        return new Edit.Clue(Slot.cage(cage.get(0)), target);
    }

    /// A cell without a cage gets its digit, not a cage of its own.
    private void clues(List<SketchChange> changes, Cells cage) {
        if (sketch.isBare(cage)) {
            if (!sketch.givens().containsKey(cage.get(0))) {
                changes.add(SketchChange.reveal(cage.get(0), solution.digit(cage.get(0))));
            }
            return;
        }
        var now = sketch.clues().get(Slot.cage(cage.get(0)));
        targets(cage).stream()
                .filter(target -> !target.equals(now))
                .forEach(target -> changes.add(SketchChange.of(
                        now == null ? SketchChange.FILL_CLUE : SketchChange.OTHER_CLUE,
                        true,
                        cage,
                        List.of(clue(cage, target)))));
    }

    /// The clue of a cage that comes of another one: its operation stays where it can.
    private Edit clueLike(Cells cage, Optional<Target> old) {
        var all = targets(cage);
        return clue(
                cage,
                all.stream()
                        .filter(each -> old.filter(o -> o.operation() == each.operation())
                                .isPresent())
                        .findFirst()
                        .orElse(all.getFirst()));
    }

    private Optional<Target> clueOf(Cells cage) {
        return Optional.ofNullable(sketch.clues().get(Slot.cage(cage.get(0))));
    }

    private void splits(List<SketchChange> changes, Cells cage) {
        pieces(cage).forEach(piece -> {
            var rest = cage.without(piece);
            if (ConnectedParts.isConnected(piece, sketch.rows())
                    && ConnectedParts.isConnected(rest, sketch.rows())
                    && isAllowed(piece)
                    && isAllowed(rest)) {
                changes.add(split(cage, piece, rest));
            }
        });
    }

    private SketchChange split(Cells cage, Cells piece, Cells rest) {
        var edits = List.of(new CageSketch.Cage(piece), clueLike(piece, clueOf(cage)), clueLike(rest, clueOf(cage)));
        var single = piece.size() == 1 ? piece : rest;
        return single.size() == 1
                ? SketchChange.of(SketchChange.REVEAL, true, cage, edits)
                        .giving(single.get(0), solution.digit(single.get(0)))
                : SketchChange.of(SPLIT, true, cage, edits);
    }

    /// Proper parts of a cage without its last cell, so that each way to split it comes up once.
    private static Stream<Cells> pieces(Cells cage) {
        if (cage.size() > LARGEST_CAGE) {
            return cage.stream().mapToObj(Cells::of);
        }
        var pieces = new ArrayList<Cells>();
        for (int bits = 1; bits < 1 << (cage.size() - 1); bits++) {
            int chosen = bits;
            pieces.add(cage.filter(cell -> (chosen >> indexIn(cage, cell) & 1) != 0));
        }
        return pieces.stream();
    }

    private static int indexIn(Cells cage, int cell) {
        return (int) cage.stream().takeWhile(each -> each != cell).count();
    }

    private Stream<Cells> neighbours(Cells cage) {
        return cage.stream()
                .mapToObj(cell -> ConnectedParts.around(cell, sketch.rows()))
                .reduce(Cells.NONE, Cells::union)
                .filter(cell -> cell < sketch.rows() * sketch.rows() && !cage.contains(cell))
                .stream()
                .mapToObj(sketch::cageAt)
                .distinct();
    }

    /// Two cages become one, or a cell goes over from one to the other.
    private void between(List<SketchChange> changes, Cells cage, Cells other) {
        var both = cage.union(other);
        if (both.size() <= LARGEST_CAGE && cage.get(0) < other.get(0) && isAllowed(both)) {
            targets(both).forEach(target -> changes.add(joined(cage, other, clue(both, target))));
        }
        if (cage.size() > 1 && other.size() < LARGEST_CAGE) {
            cage.stream()
                    .filter(cell -> ConnectedParts.around(cell, sketch.rows()).intersects(other))
                    .filter(cell -> ConnectedParts.isConnected(cage.without(cell), sketch.rows()))
                    .filter(cell -> isAllowed(other.union(Cells.of(cell))) && isAllowed(cage.without(cell)))
                    .forEach(cell -> changes.add(moved(cage, other, cell)));
        }
    }

    private SketchChange joined(Cells cage, Cells other, Edit clue) {
        var both = cage.union(other);
        boolean isBare = sketch.isBare(cage);
        boolean isOtherBare = sketch.isBare(other);
        var sort = isBare && isOtherBare ? DRAW : isBare || isOtherBare ? ADD : MERGE;
        var change = SketchChange.of(sort, true, both, List.of(new CageSketch.Cage(both), clue));
        return isOtherBare ? change.at(other.get(0), cage.get(0)) : change.at(cage.get(0), other.get(0));
    }

    /// Whether the solution stays one with these cells as a cage: some kinds have no digit twice in a cage, and where
    /// all clues are products one may be too large.
    private boolean isAllowed(Cells cage) {
        return targets(cage).stream()
                .findFirst()
                .filter(target -> sketch.rules()
                                .cage(sketch.rows(), cage, target.operation(), target.number())
                                .violation(solution.toArray())
                        == 0)
                .isPresent();
    }

    private SketchChange moved(Cells cage, Cells other, int cell) {
        var larger = other.union(Cells.of(cell));
        var smaller = cage.without(cell);
        var edits =
                List.of(new CageSketch.Cage(larger), clueLike(larger, clueOf(other)), clueLike(smaller, clueOf(cage)));
        return sketch.isBare(other)
                ? SketchChange.of(DRAW, true, larger, edits)
                : SketchChange.of(MOVE, true, larger.union(smaller), edits).at(cell, other.get(0));
    }
}
