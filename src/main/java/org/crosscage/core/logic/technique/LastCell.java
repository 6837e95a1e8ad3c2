package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.logic.FindingsCache;
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

/// All cells of a clue but one are filled, and arithmetic leaves one digit of the puzzle for the last. Marks are
/// not looked at: a difference of 2 beside a 4 leaves 2 and 6, which is no step here even if the marks have only
/// one of them.
public record LastCell() implements Technique {

    @Override
    public String id() {
        return "last-cell";
    }

    @Override
    public Tier tier() {
        return Tier.GENTLE;
    }

    @Override
    public int weight() {
        return 3;
    }

    @Override
    public List<Step> find(Board board) {
        var clues = board.puzzle().clues();
        return FindingsCache.ofClues(this, board).work((i, steps) -> find(clues.get(i), board, steps));
    }

    private void find(Arithmetic clue, Board board, List<Step> steps) {
        int last = clue.cells().size() > 1 ? board.lastOpen(clue.cells()) : Constraint.EMPTY;
        if (last != Constraint.EMPTY) {
            var left = left(clue, last, board);
            if (left.size() == 1 && board.candidates(last).containsAll(left)) {
                steps.add(step(clue, last, left.min(), board));
            }
        }
    }

    /// The digits of the puzzle that meet the clue beside the filled cells.
    private static Digits left(Arithmetic clue, int last, Board board) {
        var cells = clue.cells();
        int[] digits = new int[cells.size()];
        int position = 0;
        for (int i = 0; i < digits.length; i++) {
            digits[i] = board.digit(cells.get(i));
            position = cells.get(i) == last ? i : position;
        }
        long left = 0;
        long taken = clue.allDifferent() ? board.placed(cells).bits() : 0;
        for (long open = board.puzzle().digits().bits() & ~taken; open != 0; open &= open - 1) {
            digits[position] = Long.numberOfTrailingZeros(open);
            if (clue.operation().holds(digits, clue.target())) {
                left |= Long.lowestOneBit(open);
            }
        }
        return new Digits(left);
    }

    private Step step(Arithmetic clue, int last, int digit, Board board) {
        var others = clue.cells().without(last);
        return Step.of(this).place(last, digit, board).because(board, () -> reason(clue, others, board));
    }

    private static Reason reason(Arithmetic clue, Cells others, Board board) {
        var known = new Combination(others.stream().map(board::digit).boxed().toList());
        return Reason.of("last-cell." + key(clue))
                .given(others, board)
                .by(clue)
                .constraint("clue", clue)
                .number("target", clue.target())
                .cells("others", others)
                .number("made", made(known, clue.operation()))
                .combinations("known", Operation.HIDDEN, List.of(known))
                .build();
    }

    private static long made(Combination known, Operation operation) {
        var digits = known.digits().stream().mapToLong(Integer::longValue);
        return operation == Operation.MULTIPLY ? digits.reduce(1, (a, b) -> a * b) : digits.sum();
    }

    private static String key(Arithmetic clue) {
        boolean pair = clue.cells().size() == 2;
        return switch (clue.operation()) {
            case ADD -> "sum";
            case MULTIPLY -> "product";
            case SUBTRACT -> pair ? "difference" : "other";
            case DIVIDE -> pair ? "quotient" : "other";
            case EQUAL, HIDDEN -> "other";
        };
    }
}
