package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.clue.Weighing;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.area.Blocks;
import org.crosscage.core.logic.area.Blocks.Share;
import org.crosscage.core.logic.technique.Accounts.Left;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;

/// Innie and outie. A line has a known sum and a known product, and so has a block of lines. Cages inside come to
/// theirs; what they leave over, a few cells, is fixed or bounded: innies. A cage that sticks out may be counted
/// too; then the cells outside count against: outies.
///
/// The total of a line is that of the values of the puzzle, which need not be 1 … n. A difference or quotient
/// counts where all of its combinations come to the same.
///
/// @param outwards whether it is the outie
public record BlockTotal(boolean outwards) implements Technique {

    private static final int MOST_CELLS = 4;

    @Override
    public String id() {
        return outwards ? "outie" : "innie";
    }

    @Override
    public Tier tier() {
        return Tier.HARD;
    }

    @Override
    public int weight() {
        return outwards ? 120 : 100;
    }

    @Override
    public List<Step> find(Board board) {
        var left = Left.cells(outwards, MOST_CELLS);
        return Stream.of(Weighing.SUM, Weighing.PRODUCT)
                .flatMap(weighing ->
                        Accounts.of(Blocks.of(board.puzzle()), board, weighing, cell -> !board.isPlaced(cell), left)
                                .stream())
                .filter(account -> account.weighing() == Weighing.SUM || account.isOneSided())
                .flatMap(account -> step(this, account).stream())
                .toList();
    }

    /// What follows from an account for the cells that it leaves open.
    static Optional<Step> step(Technique technique, Account account) {
        var board = account.board();
        var step = Step.of(technique);
        var cells = new SignedCells(board, account.weighing(), account.open(), account.openIn(), account.rest());
        cells.conclude(step);
        return step.changesSomething()
                ? Optional.of(step.because(
                        board, () -> reason(technique, account, step).naming("ways", cells.ways())))
                : Optional.empty();
    }

    private static Reason reason(Technique technique, Account account, Step.Builder step) {
        var reason = Reason.of(
                technique.id() + (account.weighing() == Weighing.SUM ? ".sum" : ".product") + ending(account));
        var constraints = new ArrayList<>(account.unitsBetween());
        Account.addNew(account.begin(reason, Cells.NONE), constraints);
        return reason.cells("open", Cells.of(account.open()))
                .number("rest", account.weighing().number(Math.abs(account.rest())))
                .byNeeded(constraints, step, account.board())
                .build();
    }

    /// Which cells the outie is about: those outside, those inside, or how much the ones are more than the others.
    private static String ending(Account account) {
        if (account.counted().stream().allMatch(Share::isWhole)) {
            return "";
        }
        if (account.openIn() == 0) {
            return ".out";
        }
        if (account.openIn() == account.open().length) {
            return ".in";
        }
        return account.rest() == 0 ? ".same" : account.rest() > 0 ? ".less" : ".more";
    }
}
