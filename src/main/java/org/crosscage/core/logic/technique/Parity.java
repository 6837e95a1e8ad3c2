package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.clue.Totals;
import org.crosscage.core.clue.Weighing;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.area.Areas;
import org.crosscage.core.logic.area.Blocks;
import org.crosscage.core.logic.technique.Accounts.Left;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

/// The total of a region is odd or even, and of everything but one cell that sticks out it is certain whether it is
/// odd or even: so it is certain of that cell too.
///
/// The region is a block of lines with cages, or an area of crossing runs. A difference counts like the sum of its
/// cells, for which it is as odd; a product counts where all of its combinations agree. Where nothing but the cell
/// is open and all sums are known it is an innie, an outie or a cut-set.
public record Parity() implements Technique {

    private static final long EVEN = 0x5555_5555_5555_5555L;

    private static final int MOST_CELLS = 5;

    @Override
    public String id() {
        return "parity";
    }

    @Override
    public Tier tier() {
        return Tier.HARD;
    }

    @Override
    public int weight() {
        return 110;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        findInBlocks(board, steps);
        for (int open = 2; open <= Areas.MOST_CELLS; open++) {
            for (var area : Areas.of(board).with(open)) {
                find(AreaSum.of(board, area), steps);
            }
        }
        return steps;
    }

    private void findInBlocks(Board board, List<Step> steps) {
        var blocks = Blocks.of(board.puzzle());
        if (blocks.isEmpty()) {
            return;
        }
        var accounts = Stream.of(false, true)
                .map(outwards ->
                        new Accounts(board, Weighing.PARITY, cell -> isMixed(cell, board), Left.cells(outwards, 1)))
                .toList();
        for (var block : blocks) {
            for (var each : accounts) {
                each.of(block)
                        .filter(account -> account.open().length <= MOST_CELLS && !isSum(account))
                        .ifPresent(account -> find(account, steps));
            }
        }
    }

    private static boolean isMixed(int cell, Board board) {
        return (board.bits(cell) & EVEN) != 0 && (board.bits(cell) & ~EVEN) != 0;
    }

    private static boolean isSum(Account account) {
        var totals = Totals.of(account.board());
        return account.open().length == 1
                && account.counted().stream()
                        .allMatch(share -> totals.of(share.clue(), Weighing.SUM).isPresent());
    }

    private void find(Account account, List<Step> steps) {
        var board = account.board();
        mixed(account.open(), board).ifPresent(cell -> {
            var step = step(cell, account.open(), account.rest(), board);
            steps.add(step.because(board, () -> {
                var reason = Reason.of("parity.block");
                var constraints = account.begin(reason, Cells.NONE);
                return ended(reason, cell, account.in().union(account.out()), step, board)
                        .constraints("cages", account.cages())
                        .cells("area", account.area())
                        .cells("twice", account.twice())
                        .number("twiceOdd", account.twiceTotal() & 1)
                        .number(
                                "total",
                                account.block().lines().size()
                                        * Weighing.SUM.total(board.puzzle().digits()))
                        .number("totalOdd", account.total() & 1)
                        .number("countedOdd", account.countedTotal() & 1)
                        .byNeeded(constraints, step, board)
                        .build();
            }));
        });
    }

    private void find(AreaSum sum, List<Step> steps) {
        var board = sum.board();
        mixed(sum.open(), board).ifPresent(cell -> {
            var step = step(cell, sum.open(), sum.rest(), board);
            steps.add(step.because(
                    board,
                    () -> ended(Reason.of("parity.area"), cell, Cells.of(sum.open()), step, board)
                            .given(sum.left(), board)
                            .first(sum.thought())
                            .number("countedOdd", sum.rest() & 1)
                            .cells("from", Cells.of(sum.ends().get(0)))
                            .cells("to", Cells.of(sum.ends().get(1)))
                            .byNeeded(sum.constraints(), step, board)
                            .build()));
        });
    }

    /// The one cell that can be odd and even; empty where there are more or none.
    private static OptionalInt mixed(int[] open, Board board) {
        int[] mixed = IntStream.of(open).filter(cell -> isMixed(cell, board)).toArray();
        return mixed.length == 1 ? OptionalInt.of(mixed[0]) : OptionalInt.empty();
    }

    private Step.Builder step(int cell, int[] open, long rest, Board board) {
        long odd = rest;
        for (int other : open) {
            odd += other == cell || (board.bits(other) & EVEN) != 0 ? 0 : 1;
        }
        return Step.of(this).eliminate(new Digits((odd & 1) == 0 ? ~EVEN : EVEN), cell, board);
    }

    private static Reason.Builder ended(Reason.Builder reason, int cell, Cells left, Step.Builder step, Board board) {
        var others = left.without(cell);
        long odd =
                others.stream().filter(other -> (board.bits(other) & EVEN) == 0).count();
        return reason.cells("cell", Cells.of(cell))
                .cells("left", left)
                .cells("others", others)
                .number("othersOdd", odd & 1)
                .number("odd", step.eliminations().getFirst().digits().min() + 1 & 1);
    }
}
