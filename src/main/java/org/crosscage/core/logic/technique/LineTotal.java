package org.crosscage.core.logic.technique;

import java.util.List;
import org.crosscage.core.clue.Weighing;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.area.Blocks;
import org.crosscage.core.logic.technique.Accounts.Left;
import org.crosscage.core.model.Board;

/// The [BlockTotal] that leaves one cell open, which is placed: of one line, or of several, which is harder to see.
/// Where all cages are sums it is what a player looks for first.
///
/// @param several whether lines are counted together
/// @param outwards whether it is the outie
public record LineTotal(boolean several, boolean outwards) implements Technique {

    @Override
    public String id() {
        return (several ? "block-" : "single-") + (outwards ? "outie" : "innie");
    }

    @Override
    public Tier tier() {
        return several ? Tier.MEDIUM : Tier.EASY;
    }

    @Override
    public int weight() {
        return (several ? 50 : 20) + (outwards ? 8 : 0);
    }

    @Override
    public List<Step> find(Board board) {
        var puzzle = board.puzzle();
        var blocks = several
                ? Blocks.of(puzzle).stream().filter(block -> block.size() > 1).toList()
                : Blocks.lines(puzzle);
        return Accounts.of(blocks, board, Weighing.SUM, cell -> !board.isPlaced(cell), Left.cells(outwards, 1)).stream()
                .flatMap(account -> BlockTotal.step(this, account).stream())
                .toList();
    }
}
