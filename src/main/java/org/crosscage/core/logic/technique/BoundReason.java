package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.logic.ClueLines;
import org.crosscage.core.logic.Combination;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Why some cells of a clue have bounds: what the others make beside each of them, told one after the other where
/// that is not the same.
final class BoundReason {

    private final Reach reach;
    private final Arithmetic clue;
    private final Board board;
    private final List<Bound> bounds;
    private final List<BoundTelling> tellings;

    /// @param bounds those of one step, at least one
    BoundReason(Reach reach, List<Bound> bounds) {
        this.reach = reach;
        this.clue = reach.clue();
        this.board = reach.board();
        this.bounds = bounds;
        this.tellings = BoundTelling.of(reach, bounds);
    }

    Reason reason() {
        return proof(tellings.size() == 1 ? opening(tellings.getFirst()) : several())
                .build();
    }

    private Reason.Builder several() {
        var reason = Reason.of("bounds.several").constraint("clue", clue);
        reason.first(opening(tellings.getFirst()));
        tellings.stream().skip(1).forEach(telling -> reason.first(telling(telling, key(telling) + ".more")));
        return reason;
    }

    /// What is said of the clue, once, and the first telling.
    private Reason.Builder opening(BoundTelling first) {
        return telling(first, key(first))
                .constraint("clue", clue)
                .number("target", clue.target())
                .constraints("lines", lines())
                .digits("undivided", undivided())
                .number("dividend", reach.dividend())
                .cells("placed", clue.cells().filter(board::isPlaced));
    }

    private Reason.Builder telling(BoundTelling telling, String key) {
        var cells = Cells.of(telling.bounds().stream().mapToInt(Bound::cell));
        return Reason.of(key)
                .cells("cells", cells)
                .number("others", clue.cells().size() - 1)
                .combinations("ways", clue.operation(), ways(telling))
                .number("rest", telling.rest())
                .number("limit", limit(telling));
    }

    private Reason.Builder proof(Reason.Builder reason) {
        var cells = Cells.of(bounds.stream().mapToInt(Bound::cell).distinct());
        reason.given(cells.size() > 1 ? clue.cells() : clue.cells().without(cells.get(0)), board)
                .by(clue)
                .by(needed());
        if (tellings.stream().noneMatch(telling -> ways(telling).isEmpty())) {
            tellings.stream()
                    .flatMap(telling -> telling.shown().stream())
                    .distinct()
                    .forEach(shown -> reason.speaking(Cells.of(shown.cell()), Digits.of(shown.digit()), board));
        }
        return reason;
    }

    private List<Constraint> needed() {
        var byLines = bounds.stream()
                .filter(Bound::byLines)
                .map(bound -> new Elimination(bound.cell(), bound.gone()))
                .toList();
        return byLines.isEmpty() ? List.of() : Proof.neededUnits(board, clue, byLines);
    }

    private static List<Combination> ways(BoundTelling telling) {
        return telling.way().digits().isEmpty() ? List.of() : List.of(telling.way());
    }

    /// All that are counted with, in the order of the puzzle.
    private List<Constraint> lines() {
        return ClueLines.of(board.puzzle()).of(clue).stream()
                .filter(line ->
                        tellings.stream().anyMatch(telling -> telling.lines().contains(line)))
                .toList();
    }

    private Digits undivided() {
        return tellings.stream().map(BoundTelling::undivided).reduce(Digits.NONE, Digits::union);
    }

    /// The smallest or largest number that fits beside what the others make.
    private long limit(BoundTelling telling) {
        long rest = telling.rest();
        if (clue.operation() == Operation.ADD) {
            return clue.target() - rest;
        }
        return telling.least() ? clue.target() / rest : Math.ceilDiv(clue.target(), Math.max(1, rest));
    }

    private String key(BoundTelling telling) {
        return "bounds." + (clue.operation() == Operation.ADD ? "sum" : "product")
                + (telling.least() ? ".large" : ".small");
    }
}
