package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.clue.ClueCells;
import org.crosscage.core.clue.LayoutSupport;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// Keeps reasons short: finds out which parts a proof cannot do without.
public final class Proof {

    private Proof() {}

    /// The units that are needed beside a clue and the candidates of its cells to see that some candidates cannot
    /// stand. A cage whose cells do not share one line may need lines to know where a digit cannot repeat. None of
    /// the units can be left out; where the clue has too many combinations to find that out, one stays.
    ///
    /// @param gone what the clue and all units of its cells together rule out
    public static List<Constraint> neededUnits(Board board, Arithmetic clue, List<Elimination> gone) {
        if (clue.allDifferent()) {
            return List.of();
        }
        var needed = new ArrayList<>(ClueLines.of(board.puzzle()).of(clue));
        for (var unit : List.copyOf(needed)) {
            var others = needed.stream().filter(u -> u != unit).toList();
            if (ruleOut(ClueCells.within(board.puzzle(), clue, others), gone, board)) {
                needed.remove(unit);
            }
        }
        return needed;
    }

    /// Whether a step still follows by the constraints of its reason where less is known of the cells.
    ///
    /// @param premises in place of those of the reason
    /// @return false also where that takes too long to find out
    public static boolean holds(Step step, List<Premise> premises, Digits digits) {
        return step.followsFrom(
                new SupportSearch(digits, premises, step.reason().constraints()));
    }

    /// Those of some units of which a proof uses that their digits differ, what else they may say apart.
    ///
    /// @param reason of the step, complete
    public static List<Constraint> differing(List<Constraint> units, Reason reason, Step.Builder step, Board board) {
        return units.stream()
                .filter(reason.constraints()::contains)
                .filter(unit -> {
                    var loose = reason.constraints().stream()
                            .map(each -> each == unit ? loose(unit) : Optional.of(each))
                            .flatMap(Optional::stream)
                            .toList();
                    return !step.followsFrom(new SupportSearch(board.puzzle().digits(), reason.premises(), loose));
                })
                .toList();
    }

    /// What is left of a unit when its digits need not differ.
    private static Optional<Constraint> loose(Constraint unit) {
        return unit instanceof Arithmetic clue ? Optional.of(clue.withRepeats()) : Optional.empty();
    }

    /// Those of some constraints that a proof cannot do without. Which ones stay may depend on their order: the
    /// first that can be left out is, so what the reader would rather not hear of comes first.
    ///
    /// @param premises all that the proof uses of the board
    /// @param constraints from which together the step follows
    static List<Constraint> needed(
            Board board, List<Premise> premises, List<? extends Constraint> constraints, Step.Builder step) {
        var needed = new ArrayList<Constraint>(constraints);
        for (var constraint : constraints) {
            var others = needed.stream().filter(other -> other != constraint).toList();
            if (step.followsFrom(new SupportSearch(board.puzzle().digits(), premises, others))) {
                needed.remove(constraint);
            }
        }
        return needed;
    }

    /// The units that keep cells of a clue different, beside the clue itself and some that are known.
    public static List<Constraint> unitsWithin(Board board, Arithmetic clue, List<? extends Constraint> known) {
        return clue.allDifferent()
                ? List.of()
                : ClueLines.of(board.puzzle()).of(clue).stream()
                        .filter(unit -> unit instanceof AllDifferent && !known.contains(unit))
                        .toList();
    }

    /// Those of some digits that a cell of a clue loses because of the clue. The others go for a reason that has
    /// nothing to do with it: the units between its cells alone rule them out, a naked pair among them say.
    public static Digits becauseOf(Arithmetic clue, int cell, Digits gone, Board board) {
        if (clue.allDifferent() || gone.isEmpty() || haveRoom(clue, cell, board)) {
            return gone;
        }
        var others = board.open(clue.cells()).without(cell).toArray();
        return Digits.of(gone.stream()
                .filter(digit -> {
                    int[] values = board.values();
                    values[cell] = digit;
                    return canDiffer(others, 0, values, board);
                })
                .toArray());
    }

    /// Whether each of the other open cells has a candidate more than there are cells beside it: then they can
    /// always differ.
    private static boolean haveRoom(Arithmetic clue, int cell, Board board) {
        int fewest = Long.SIZE;
        int others = 0;
        for (int i = 0; i < clue.cells().size(); i++) {
            int other = clue.cells().get(i);
            if (other != cell && !board.isPlaced(other)) {
                fewest = Math.min(fewest, Long.bitCount(board.bits(other)));
                others++;
            }
        }
        return fewest > others;
    }

    private static boolean canDiffer(int[] cells, int next, int[] values, Board board) {
        if (next == cells.length) {
            return true;
        }
        int cell = cells[next];
        boolean can = board.candidates(cell).minus(seen(cell, values, board)).stream()
                .anyMatch(digit -> {
                    values[cell] = digit;
                    return canDiffer(cells, next + 1, values, board);
                });
        values[cell] = Constraint.EMPTY;
        return can;
    }

    private static Digits seen(int cell, int[] values, Board board) {
        return Digits.of(board.puzzle().peers(cell).stream()
                .map(peer -> values[peer])
                .filter(digit -> digit != Constraint.EMPTY)
                .toArray());
    }

    private static boolean ruleOut(ClueCells cells, List<Elimination> gone, Board board) {
        if (cells.isTooLarge()) {
            return false;
        }
        long[] domains = new long[cells.size()];
        Arrays.setAll(domains, position -> board.bits(cells.cell(position)));
        var layouts = new LayoutSupport(cells);
        return gone.stream()
                .noneMatch(each -> layouts.canHold(
                        cells.position(each.cell()), each.digits().bits(), domains));
    }
}
