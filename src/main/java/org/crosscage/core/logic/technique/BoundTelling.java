package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.logic.ClueLines;
import org.crosscage.core.logic.Placement;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// What the words count with beside some cells of a clue, the same for each of them.
///
/// @param bounds of these cells
/// @param way the digits with which the others make what they do; empty where nobody would follow how
/// @param lines by which these differ
/// @param undivided candidates of the others that are not counted with, because they do not divide the product
/// @param shown where the digits can stand
record BoundTelling(
        List<Bound> bounds, Combination way, List<Constraint> lines, Digits undivided, List<Placement> shown) {

    /// Cells beside which the others make it with the same digits are told of together.
    static List<BoundTelling> of(Reach reach, List<Bound> bounds) {
        Map<List<Object>, BoundTelling> byWay = new LinkedHashMap<>();
        for (var bound : bounds) {
            var telling = of(reach, bound);
            byWay.merge(List.of(bound.least(), bound.rest(), telling.way), telling, BoundTelling::with);
        }
        return List.copyOf(byWay.values());
    }

    private BoundTelling with(BoundTelling other) {
        return new BoundTelling(
                both(bounds, other.bounds),
                way,
                both(lines, other.lines),
                undivided.union(other.undivided),
                both(shown, other.shown));
    }

    private static <T> List<T> both(List<T> some, List<T> others) {
        return Stream.concat(some.stream(), others.stream()).distinct().toList();
    }

    private static BoundTelling of(Reach reach, Bound bound) {
        int cell = bound.cell();
        boolean least = bound.least();
        var lines = lines(reach, bound);
        var shown = reach.shown(cell, least, lines);
        var way = made(shown, reach) == bound.rest() && (!lines.isEmpty() || isPossible(shown, reach))
                ? new Combination(shown.stream().map(Placement::digit).toList())
                : new Combination(List.of());
        return way.digits().isEmpty()
                ? new BoundTelling(List.of(bound), way, List.of(), reach.undivided(cell, least, List.of()), List.of())
                : new BoundTelling(List.of(bound), way, lines, reach.undivided(cell, least, lines), shown);
    }

    /// The lines without which the others would reach further than they do; none where they are so many that each is
    /// counted by itself.
    private static List<Constraint> lines(Reach reach, Bound bound) {
        if (reach.clue().allDifferent() || bound.rest() == reach.cellByCell(bound.cell(), bound.least())) {
            return List.of();
        }
        var others = reach.clue().cells().without(bound.cell());
        var needed = new ArrayList<>(ClueLines.of(reach.board().puzzle()).of(reach.clue()).stream()
                .filter(line -> line.cells().intersect(others).size() > 1)
                .toList());
        for (var line : List.copyOf(needed)) {
            var fewer = needed.stream().filter(each -> each != line).toList();
            if (made(reach.shown(bound.cell(), bound.least(), fewer), reach) == bound.rest()) {
                needed.remove(line);
            }
        }
        return needed;
    }

    private static long made(List<Placement> shown, Reach reach) {
        long made = Reach.start(reach.clue());
        for (var each : shown) {
            made = Reach.with(reach.clue(), made, each.digit());
        }
        return made;
    }

    /// Whether no two cells that see each other are shown with the same digit.
    private static boolean isPossible(List<Placement> shown, Reach reach) {
        return shown.stream()
                .noneMatch(a -> shown.stream()
                        .anyMatch(b -> a.cell() != b.cell()
                                && a.digit() == b.digit()
                                && reach.board().puzzle().sees(a.cell(), b.cell())));
    }

    boolean least() {
        return bounds.getFirst().least();
    }

    long rest() {
        return bounds.getFirst().rest();
    }
}
