package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.Combinations;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.CageParts;
import org.crosscage.core.logic.CageParts.Part;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// A line has some digits only inside one cage: the layouts of the cage without them there go, and with them the
/// candidates that only these layouts had.
public record LineClaimsCage() implements Technique {

    @Override
    public String id() {
        return "line-claims-cage";
    }

    @Override
    public Tier tier() {
        return Tier.MEDIUM;
    }

    @Override
    public int weight() {
        return 60;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var parts = CageParts.of(board);
        for (int line = 0; line < parts.lines().size(); line++) {
            long once = 0;
            long twice = candidates(parts.beside(line), board);
            for (var part : parts.in(line)) {
                long candidates = candidates(part.cells(), board);
                twice |= once & candidates;
                once |= candidates;
            }
            long alone = once & ~twice;
            for (int i = 0; alone != 0 && i < parts.in(line).size(); i++) {
                var part = parts.in(line).get(i);
                if (part.cells().size() > 1) {
                    find(part, alone & candidates(part.cells(), board), parts, board, steps);
                }
            }
        }
        return steps;
    }

    private static long candidates(Cells cells, Board board) {
        long candidates = 0;
        for (int i = 0; i < cells.size(); i++) {
            candidates |= board.bits(cells.get(i));
        }
        return candidates;
    }

    private void find(Part part, long inside, CageParts parts, Board board, List<Step> steps) {
        var sets = parts.sets(part);
        long claimed = inside & ~sets.always();
        if (claimed != 0 && sets.count() > 0) {
            var layouts = LiveClues.of(board).layouts(part.clue());
            var step = Step.of(this);
            Restriction.keep(
                    part.clue(), layout -> (claimed & ~layouts.digits(layout, part.positions())) == 0, step, board);
            if (step.changesSomething()) {
                steps.add(step.because(board, () -> reason(part, new Digits(claimed), step, board)));
            }
        }
    }

    private static Reason reason(Part part, Digits inside, Step.Builder step, Board board) {
        var cage = LiveClues.of(board).clue(part.clue());
        var line = CageParts.of(board).lines().get(part.line());
        var constraints = new ArrayList<>(Proof.unitsWithin(board, cage, List.of(line)));
        constraints.add(line);
        constraints.add(cage);
        var twice = notTwice(part, inside, step, board);
        var must = Reason.of("line-claims-cage.must")
                .constraint("clue", cage)
                .constraint("line", line)
                .cells("part", part.cells())
                .digits("inside", inside)
                .digits("twice", twice)
                .number("target", cage.target())
                .number("room", noRoom(twice, cage, board).ordinal());
        var tries = ClaimTries.of(part, inside, step, board);
        var reason = Reason.of("line-claims-cage")
                .given(cage.cells(), board)
                .given(part.others(), board)
                .byNeeded(constraints, step, board)
                .constraint("clue", cage)
                .constraint("line", line)
                .speaking(cage.cells(), board)
                .digits("inside", inside)
                .first(must);
        tries.told().forEach(reason::first);
        var left = tries.told().isEmpty() ? left(part, inside, step, board) : List.<Combination>of();
        if (!left.isEmpty()) {
            reason.combinations("ways", cage.operation(), left);
        }
        return reason.number("told", tries.told().size())
                .number("untold", tries.untold())
                .build();
    }

    /// The combinations of a cage in the line that have the claimed digits, where they are few and all that goes is in
    /// none of them; none where that is not so.
    private static List<Combination> left(Part part, Digits inside, Step.Builder step, Board board) {
        var cage = LiveClues.of(board).clue(part.clue());
        var all = LiveClues.of(board).combinations(part.clue());
        if (!part.cells().equals(cage.cells()) || !all.isKnown()) {
            return List.of();
        }
        var left = all.list().stream()
                .filter(combination -> combination.set().containsAll(inside))
                .toList();
        var digits = left.stream().map(Combination::set).reduce(Digits.NONE, Digits::union);
        boolean saysAll =
                step.eliminations().stream().noneMatch(gone -> gone.digits().intersects(digits));
        return left.size() <= LiveClues.FEW_COMBINATIONS && saysAll ? left : List.of();
    }

    /// Those of the claimed digits that cells of the cage beside the line lose though they could stand in both
    /// places: their cells do not see each other.
    private static Digits notTwice(Part part, Digits inside, Step.Builder step, Board board) {
        var beside = step.eliminations().stream()
                .filter(gone -> !part.cells().contains(gone.cell()))
                .toList();
        return Digits.of(inside.stream()
                .filter(digit -> beside.stream()
                        .filter(gone -> gone.digits().contains(digit))
                        .anyMatch(gone -> part.cells().stream()
                                .filter(cell -> board.candidates(cell).contains(digit))
                                .anyMatch(cell ->
                                        !board.puzzle().peers(gone.cell()).contains(cell))))
                .toArray());
    }

    /// Why a cage has none of some digits twice. The message goes by the ordinal.
    private enum NoRoom {
        /// There is no such digit.
        UNASKED,
        /// The product cannot be divided by its square.
        SQUARE,
        /// No combination of the printed clue has one twice.
        PRINTED,
        /// No layout that is left has one twice.
        LEFT
    }

    private static NoRoom noRoom(Digits twice, Arithmetic cage, Board board) {
        if (twice.isEmpty()) {
            return NoRoom.UNASKED;
        }
        if (cage.operation() == Operation.MULTIPLY
                && twice.size() == 1
                && cage.target() % ((long) twice.min() * twice.min()) != 0) {
            return NoRoom.SQUARE;
        }
        var printed = Combinations.asPrinted(board.puzzle(), cage);
        boolean never = printed.isKnown()
                && printed.list().stream()
                        .noneMatch(combination -> twice.stream()
                                .anyMatch(digit -> Collections.frequency(combination.digits(), digit) > 1));
        return never ? NoRoom.PRINTED : NoRoom.LEFT;
    }
}
