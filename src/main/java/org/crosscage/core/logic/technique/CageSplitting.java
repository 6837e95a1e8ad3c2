package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.clue.LayoutTable;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.clue.Weighing;
import org.crosscage.core.logic.Proof;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.area.Blocks;
import org.crosscage.core.logic.area.Blocks.Share;
import org.crosscage.core.logic.technique.Accounts.Left;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;

/// All of a line, or of a block of lines, but a part of one cage lies in cages of known totals: so the part has a
/// known sum or product, and the layouts of the cage that give it another one go. Both parts then count as cages of
/// their own.
public record CageSplitting() implements Technique {

    private static final Left ONE_CAGE = new Left(false, Integer.MAX_VALUE, 1);

    @Override
    public String id() {
        return "cage-splitting";
    }

    @Override
    public Tier tier() {
        return Tier.HARD;
    }

    @Override
    public int weight() {
        return 150;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        for (var weighing : List.of(Weighing.SUM, Weighing.PRODUCT)) {
            Accounts.of(Blocks.of(board.puzzle()), board, weighing, cell -> !board.isPlaced(cell), ONE_CAGE)
                    .forEach(each -> find(each, steps));
        }
        return steps;
    }

    private void find(Account account, List<Step> steps) {
        if (account.open().length >= 2) {
            var open = Cells.of(account.open());
            account.block().shares().stream()
                    .filter(share -> share.inside().containsAll(open))
                    .findFirst()
                    .ifPresent(split -> find(account, split, steps));
        }
    }

    private void find(Account account, Share split, List<Step> steps) {
        var board = account.board();
        var layouts = LiveClues.of(board).layouts(split.clue());
        long wanted = account.rest() + account.placed(split.inside());
        var step = Step.of(this);
        if (layouts.isComplete()) {
            Restriction.keep(split.clue(), layout -> tally(layouts, layout, split, account) == wanted, step, board);
        }
        if (step.changesSomething()) {
            steps.add(step.because(board, () -> reason(account, split, wanted, step)));
        }
    }

    private static long tally(LayoutTable layouts, int layout, Share split, Account account) {
        long weights = 0;
        for (long left = split.positions(); left != 0; left &= left - 1) {
            weights += account.weighing().weight(layouts.digit(layout, Long.numberOfTrailingZeros(left)));
        }
        return weights;
    }

    private static Reason reason(Account account, Share split, long wanted, Step.Builder step) {
        var board = account.board();
        var cage = LiveClues.of(board).clue(split.clue());
        var reason = Reason.of("cage-splitting"
                + (account.weighing() == Weighing.SUM ? ".sum" : ".product")
                + (split.isWhole() ? ".whole" : ".part"));
        var constraints =
                new ArrayList<>(Proof.unitsWithin(board, cage, account.block().lines()));
        Account.addNew(account.begin(reason, split.inside()), constraints);
        constraints.add(cage);
        return reason.given(cage.cells(), board)
                .constraint("clue", cage)
                .cells("part", split.inside())
                .number("rest", account.weighing().number(wanted))
                .byNeeded(constraints, step, board)
                .build();
    }
}
