package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.logic.ClueLines;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Placement;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.technique.Bounds.Bound;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Why some cells of a clue have bounds: what the others make beside each of them, told one after the other where
/// that is not the same. Both ends of one cell of two are told at once.
final class BoundReason {

    private final Reach reach;
    private final Arithmetic clue;
    private final Board board;
    private final List<Bound> bounds;
    private final List<BoundGroup> groups;

    /// @param bounds those of one step, at least one
    BoundReason(Reach reach, List<Bound> bounds) {
        this.reach = reach;
        this.clue = reach.clue();
        this.board = reach.board();
        this.bounds = bounds;
        this.groups = BoundGroup.of(reach, bounds);
    }

    Reason reason() {
        var thoughts = thoughts();
        if (thoughts.size() == 1) {
            return proof(opening(thoughts.getFirst())).build();
        }
        var reason = Reason.of("bounds.several").constraint("clue", clue);
        reason.first(opening(thoughts.getFirst()));
        thoughts.stream().skip(1).forEach(thought -> reason.first(thought(thought, key(thought) + ".more")));
        return proof(reason).build();
    }

    /// What is told in one sentence each: a group, or both ends of the one cell of two that loses something.
    private List<List<BoundGroup>> thoughts() {
        boolean ofOneCell = clue.cells().size() == 2
                && groups.stream().map(BoundReason::cells).distinct().count() == 1;
        return ofOneCell ? List.of(groups) : groups.stream().map(List::of).toList();
    }

    private static Cells cells(BoundGroup group) {
        return Cells.of(group.bounds().stream().mapToInt(Bound::cell));
    }

    /// What is said of the clue, once, and the first thought.
    private Reason.Builder opening(List<BoundGroup> first) {
        return thought(first, key(first))
                .constraint("clue", clue)
                .number("target", clue.target())
                .constraints("lines", lines())
                .digits("undivided", undivided())
                .number("dividend", reach.dividend())
                .cells("placed", clue.cells().filter(board::isPlaced));
    }

    private Reason.Builder thought(List<BoundGroup> thought, String key) {
        var sentence = told(thought.getFirst(), key);
        if (thought.size() == 1) {
            return sentence;
        }
        var most = thought.getLast();
        var beside = range(thought.getFirst().rest(), most.rest());
        return sentence.number("most", most.rest())
                .number("low", limit(most))
                .number(
                        "gaps",
                        beside.minus(candidates(clue.cells().without(cells(most))))
                                .size())
                .digits("beside", beside)
                .digits("leaves", range(limit(most), limit(thought.getFirst())));
    }

    private Digits candidates(Cells cells) {
        return cells.stream().mapToObj(board::candidates).reduce(Digits.NONE, Digits::union);
    }

    private static Digits range(long first, long last) {
        return Digits.of(
                LongStream.rangeClosed(first, last).mapToInt(Math::toIntExact).toArray());
    }

    private Reason.Builder told(BoundGroup group, String key) {
        return Reason.of(key)
                .cells("cells", cells(group))
                .number("others", clue.cells().size() - 1)
                .combinations("ways", clue.operation(), ways(group))
                .number("rest", group.rest())
                .number("limit", limit(group));
    }

    private Reason.Builder proof(Reason.Builder reason) {
        var cells = Cells.of(bounds.stream().mapToInt(Bound::cell).distinct());
        reason.given(cells.size() > 1 ? clue.cells() : clue.cells().without(cells.get(0)), board)
                .by(clue)
                .by(needed());
        if (groups.stream().noneMatch(group -> ways(group).isEmpty())) {
            light(reason);
        }
        return reason;
    }

    /// The digits that are counted with are lit where all that is counted can be read off the board. Where a cell
    /// counts with another digit in another sentence, no sum could be: then the cells are lit without.
    private void light(Reason.Builder reason) {
        var shown = groups.stream()
                .flatMap(group -> group.shown().stream())
                .distinct()
                .toList();
        boolean mixed = shown.stream().map(Placement::cell).distinct().count() < shown.size();
        if (mixed && clue.cells().size() > 2) {
            reason.speaking(clue.cells(), Digits.NONE, board);
        } else {
            shown.forEach(each -> reason.speaking(Cells.of(each.cell()), Digits.of(each.digit()), board));
        }
    }

    private List<Constraint> needed() {
        var byLines = bounds.stream()
                .filter(Bound::byLines)
                .map(bound -> new Elimination(bound.cell(), bound.gone()))
                .toList();
        return byLines.isEmpty() ? List.of() : Proof.neededUnits(board, clue, byLines);
    }

    private static List<Combination> ways(BoundGroup group) {
        return group.way().digits().isEmpty() ? List.of() : List.of(group.way());
    }

    /// All that are counted with, in the order of the puzzle.
    private List<Constraint> lines() {
        return ClueLines.of(board.puzzle()).of(clue).stream()
                .filter(line -> groups.stream().anyMatch(group -> group.lines().contains(line)))
                .toList();
    }

    private Digits undivided() {
        return groups.stream().map(BoundGroup::undivided).reduce(Digits.NONE, Digits::union);
    }

    /// The smallest or largest number that fits beside what the others make.
    private long limit(BoundGroup group) {
        long rest = group.rest();
        if (clue.operation() == Operation.ADD) {
            return clue.target() - rest;
        }
        return group.least() ? clue.target() / rest : Math.ceilDiv(clue.target(), Math.max(1, rest));
    }

    private String key(List<BoundGroup> thought) {
        return thought.size() > 1
                ? "bounds.several.both"
                : "bounds." + (clue.operation() == Operation.ADD ? "sum" : "product")
                        + (thought.getFirst().least() ? ".large" : ".small");
    }

    /// Bounds of cells beside which the others of the clue make the same with the same digits, and what the words count
    /// with there.
    ///
    /// @param bounds of these cells
    /// @param way the digits with which the others make what they do; empty where nobody would follow how
    /// @param lines by which these differ
    /// @param undivided candidates of the others that are not counted with, because they do not divide the product
    /// @param shown where the digits can stand
    private record BoundGroup(
            List<Bound> bounds, Combination way, List<Constraint> lines, Digits undivided, List<Placement> shown) {

        /// Cells beside which the others make it with the same digits are told of together.
        static List<BoundGroup> of(Reach reach, List<Bound> bounds) {
            Map<List<Object>, BoundGroup> byWay = new LinkedHashMap<>();
            for (var bound : bounds) {
                var group = of(reach, bound);
                byWay.merge(List.of(bound.least(), bound.rest(), group.way), group, BoundGroup::with);
            }
            return List.copyOf(byWay.values());
        }

        private BoundGroup with(BoundGroup other) {
            return new BoundGroup(
                    both(bounds, other.bounds),
                    way,
                    both(lines, other.lines),
                    undivided.union(other.undivided),
                    both(shown, other.shown));
        }

        private static <T> List<T> both(List<T> some, List<T> others) {
            return Stream.concat(some.stream(), others.stream()).distinct().toList();
        }

        private static BoundGroup of(Reach reach, Bound bound) {
            int cell = bound.cell();
            boolean least = bound.least();
            var lines = lines(reach, bound);
            var shown = reach.shown(cell, least, lines);
            var way = made(shown, reach) == bound.rest() && (!lines.isEmpty() || isPossible(shown, reach))
                    ? new Combination(shown.stream().map(Placement::digit).toList())
                    : new Combination(List.of());
            return way.digits().isEmpty()
                    ? new BoundGroup(List.of(bound), way, List.of(), reach.undivided(cell, least, List.of()), List.of())
                    : new BoundGroup(List.of(bound), way, lines, reach.undivided(cell, least, lines), shown);
        }

        /// The lines without which the others would reach further than they do; none where they are so many that
        /// each is counted by itself.
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
}
