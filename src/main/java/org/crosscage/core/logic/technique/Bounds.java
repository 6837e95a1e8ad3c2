package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.logic.Agenda;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// A digit is too large for a sum or product clue when even the least of the other cells takes it past the target,
/// too small when even the most of them stays below it. Of these, cells that share a line differ, and the digits of a
/// product divide it. Cells of a clue
/// for which the others reach equally far, because of the same lines, make one step.
public record Bounds() implements Technique {

    @Override
    public String id() {
        return "bounds";
    }

    @Override
    public Tier tier() {
        return Tier.EASY;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        Agenda.of(this, board).work(i -> {
            int before = steps.size();
            var clue = board.puzzle().clues().get(i);
            boolean counts = clue.operation() == Operation.ADD || clue.operation() == Operation.MULTIPLY;
            if (counts && clue.cells().size() > 1) {
                find(clue, board, steps);
            }
            return steps.size() > before;
        });
        return steps;
    }

    private void find(Arithmetic clue, Board board, List<Step> steps) {
        var reach = new Reach(clue, board);
        for (int i = 0; i < clue.cells().size(); i++) {
            int cell = clue.cells().get(i);
            if (!board.isPlaced(cell)) {
                long least = reach.least(cell);
                if ((board.bits(cell) & ~reach.notTooLarge(least)) != 0) {
                    add(new Side(clue, false, least, reach.notTooLarge(least)), cell, reach, board, steps);
                }
                long most = reach.most(cell);
                if ((board.bits(cell) & ~reach.notTooSmall(most)) != 0) {
                    add(new Side(clue, true, most, reach.notTooSmall(most)), cell, reach, board, steps);
                }
            }
        }
    }

    private void add(Side side, int cell, Reach reach, Board board, List<Step> steps) {
        var alike = side.alike(cell, reach, board);
        if (!alike.isEmpty() && alike.get(0) == cell) {
            var step = Step.of(this);
            alike.stream().forEach(c -> step.eliminate(side.gone(c, reach, board), c, board));
            steps.add(step.because(board, () -> side.reason(alike, reach, board)));
        }
    }

    /// One end of a clue.
    ///
    /// @param most whether the most of the other cells counts, and else the least
    /// @param rest what the other cells make
    /// @param keep the digits that a cell can hold beside that
    private record Side(Arithmetic clue, boolean most, long rest, long keep) {

        /// What a cell loses. Where lines count, not what goes because of these lines alone.
        Digits gone(int cell, Reach reach, Board board) {
            var gone = board.candidates(cell).minus(new Digits(keep));
            return reach.needsLines(cell, !most) ? Proof.becauseOf(clue, cell, gone, board) : gone;
        }

        /// The cells of which the same is said as of one of them: each loses something, beside as much, and because
        /// of the same lines. None where that cell loses nothing.
        Cells alike(int cell, Reach reach, Board board) {
            if (gone(cell, reach, board).isEmpty()) {
                return Cells.NONE;
            }
            var lines = lines(cell, reach, board);
            return clue.cells()
                    .filter(c -> !board.isPlaced(c)
                            && rest == (most ? reach.most(c) : reach.least(c))
                            && !gone(c, reach, board).isEmpty()
                            && (c == cell || lines(c, reach, board).equals(lines)));
        }

        /// The lines by which the other cells differ as far as that counts. Where the clue could do without them in
        /// another way, a product by what divides it say, the words still go by all of them.
        private List<Constraint> lines(int cell, Reach reach, Board board) {
            var needed = needed(cell, reach, board);
            var others = clue.cells().without(cell);
            return needed.isEmpty() && reach.needsLines(cell, !most)
                    ? board.puzzle().units().stream()
                            .filter(unit -> unit.cells().intersect(others).size() > 1)
                            .toList()
                    : needed;
        }

        private List<Constraint> needed(int cell, Reach reach, Board board) {
            return reach.needsLines(cell, !most)
                    ? Proof.neededUnits(board, clue, List.of(new Elimination(cell, gone(cell, reach, board))))
                    : List.of();
        }

        Reason reason(Cells alike, Reach reach, Board board) {
            int cell = alike.get(0);
            var others = alike.size() > 1 ? clue.cells() : clue.cells().without(cell);
            var ways = alike.stream()
                    .mapToObj(each -> reach.extreme(each, !most))
                    .distinct()
                    .toList();
            return Reason.of(key())
                    .given(others, board)
                    .by(clue)
                    .by(needed(cell, reach, board))
                    .constraint("clue", clue)
                    .number("target", clue.target())
                    .cells("cells", alike)
                    .constraints("lines", lines(cell, reach, board))
                    .combinations("ways", clue.operation(), ways)
                    .number("rest", rest)
                    .number("limit", limit())
                    .digits("undivided", undivided(alike, reach))
                    .number("dividend", reach.dividend())
                    .cells("placed", clue.cells().filter(board::isPlaced))
                    .build();
        }

        /// Candidates of the others that the words do not count with.
        private Digits undivided(Cells alike, Reach reach) {
            return alike.stream().mapToObj(each -> reach.undivided(each, !most)).reduce(Digits.NONE, Digits::union);
        }

        /// The smallest or largest number that fits beside the rest.
        private long limit() {
            if (clue.operation() == Operation.ADD) {
                return clue.target() - rest;
            }
            return most ? Math.ceilDiv(clue.target(), Math.max(1, rest)) : clue.target() / rest;
        }

        private String key() {
            return "bounds." + (clue.operation() == Operation.ADD ? "sum" : "product") + (most ? ".small" : ".large");
        }
    }
}
