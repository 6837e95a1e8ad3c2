package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.crosscage.core.clue.Totals;
import org.crosscage.core.clue.Weighing;
import org.crosscage.core.logic.area.Blocks.Block;
import org.crosscage.core.logic.area.Blocks.Line;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.jspecify.annotations.Nullable;

/// Draws up the accounts of a board's blocks. There can be hundreds of blocks, and most of them leave too much open:
/// so the undecided cells are counted once for each part of a line, and blocks add these up.
final class Accounts {

    /// How large the product of a block may be to be thought about.
    private static final double LARGEST_PRODUCT = 1e15;

    /// With more cages a block is not thought about.
    private static final int MOST_CAGES = 64;

    private static final int NOT_COUNTED = -1;

    /// What may be left of a block.
    ///
    /// @param outwards whether a cage that sticks out counts where it has fewer undecided cells outside than
    ///     inside, which at least one must; otherwise cages count only when they lie inside
    /// @param cells how many undecided cells at most
    /// @param cages in how many cages inside that are not counted at most; a cell without a cage is one
    record Left(boolean outwards, int cells, int cages) {

        static Left cells(boolean outwards, int most) {
            return new Left(outwards, most, Integer.MAX_VALUE);
        }
    }

    private final Board board;
    private final Weighing weighing;
    private final IntPredicate undecided;
    private final Left most;
    private final int mostLines;
    private final Totals totals;
    private final int[][] inPart;
    private final int[] bare;
    private final int[] inClue;
    private final int[] inside;
    private final int[] cellsInside;
    private final int[] touched;
    private final boolean[] counted;
    private final @Nullable Boolean[] known;

    /// @param undecided tells of a cell whether it stands in the way of a conclusion
    Accounts(Board board, Weighing weighing, IntPredicate undecided, Left most) {
        this.board = board;
        this.weighing = weighing;
        this.undecided = undecided;
        this.most = most;
        this.mostLines = mostLines(weighing, board.puzzle());
        this.totals = Totals.of(board);
        int lines = board.puzzle().lines().size();
        int clues = board.puzzle().clues().size();
        this.inPart = new int[lines][];
        this.bare = new int[lines];
        this.inClue = new int[clues];
        this.inside = new int[clues];
        this.cellsInside = new int[clues];
        this.touched = new int[clues];
        this.counted = new boolean[clues];
        this.known = new Boolean[clues];
        Arrays.fill(bare, NOT_COUNTED);
        Arrays.fill(inClue, NOT_COUNTED);
    }

    /// The accounts of those blocks of which little enough is left. Those of which nothing is left, or which say
    /// nothing because no counted cage has an undecided cell, are not among them.
    static List<Account> of(List<Block> blocks, Board board, Weighing weighing, IntPredicate undecided, Left most) {
        var accounts = new Accounts(board, weighing, undecided, most);
        var all = new ArrayList<Account>();
        for (var block : blocks) {
            accounts.of(block).ifPresent(all::add);
        }
        return all;
    }

    /// How many lines a block has at most that is counted in some way.
    private static int mostLines(Weighing weighing, Puzzle puzzle) {
        var digits = puzzle.digits();
        if (!weighing.counts(digits)
                || weighing == Weighing.PRODUCT
                        && !puzzle.derived(Products.class, Products::of).count()) {
            return 0;
        }
        return weighing == Weighing.PRODUCT
                ? (int) (Math.log10(LARGEST_PRODUCT)
                        / digits.stream().mapToDouble(Math::log10).sum())
                : Integer.MAX_VALUE;
    }

    /// Whether products are counted: of cages that are all sums of different digits nobody thinks what they multiply
    /// to.
    private record Products(boolean count) {

        static Products of(Puzzle puzzle) {
            return new Products(!puzzle.clues().stream().allMatch(Products::isSumOfDifferentDigits));
        }

        private static boolean isSumOfDifferentDigits(Arithmetic clue) {
            return clue.cells().size() == 1 || clue.operation() == Operation.ADD && clue.allDifferent();
        }
    }

    /// The account of a block if little enough is left of it, and it says something.
    Optional<Account> of(Block block) {
        if (block.size() > mostLines) {
            return Optional.empty();
        }
        board.goOn();
        int clues = 0;
        int left = 0;
        for (var line : block.parts()) {
            clues = add(line, clues);
            left += bare[line.number()];
        }
        boolean areKnown = true;
        for (int clue : block.crossings()) { // whose cells came twice
            inside[clue] /= 2;
            cellsInside[clue] /= 2;
            areKnown &= isKnown(clue);
        }
        boolean leaves = areKnown && clues <= MOST_CAGES && leaves(clues, left);
        for (int i = 0; i < clues; i++) {
            inside[touched[i]] = 0;
            cellsInside[touched[i]] = 0;
        }
        return leaves ? Optional.of(Account.of(board, block, weighing, clue -> counted[clue])) : Optional.empty();
    }

    /// Adds what the cages have in a line to what they have in the block.
    ///
    /// @param clues how many cages the block has had so far
    private int add(Line line, int clues) {
        int[] counts = counts(line);
        int more = clues;
        for (int i = 0; i < counts.length; i++) {
            var part = line.parts().get(i);
            if (cellsInside[part.clue()] == 0) {
                touched[more++] = part.clue();
            }
            inside[part.clue()] += counts[i];
            cellsInside[part.clue()] += part.cells().size();
        }
        return more;
    }

    private int[] counts(Line line) {
        if (bare[line.number()] == NOT_COUNTED) {
            bare[line.number()] = count(line.bare());
            inPart[line.number()] =
                    line.parts().stream().mapToInt(part -> count(part.cells())).toArray();
        }
        return inPart[line.number()];
    }

    /// Chooses the cages of a block that count, and says whether it leaves little enough.
    ///
    /// @param clues how many cages have cells in the block
    /// @param bareLeft how many undecided cells of it are in no cage
    private boolean leaves(int clues, int bareLeft) {
        int left = bareLeft;
        int cages = bareLeft;
        boolean hasUndecided = false;
        boolean sticksOut = false;
        for (int i = 0; i < clues && left <= most.cells() && cages <= most.cages(); i++) {
            int clue = touched[i];
            var cells = board.puzzle().clues().get(clue).cells();
            boolean isWhole = cellsInside[clue] == cells.size();
            int outside = isWhole || !most.outwards() ? 0 : inClue(clue, cells) - inside[clue];
            boolean counts = (isWhole || most.outwards() && outside < inside[clue]) && isKnown(clue);
            counted[clue] = counts;
            left += counts ? outside : inside[clue];
            cages += counts || inside[clue] == 0 ? 0 : 1;
            hasUndecided |= counts && inside[clue] + outside > 0;
            sticksOut |= counts && !isWhole;
        }
        return left > 0
                && left <= most.cells()
                && cages <= most.cages()
                && hasUndecided
                && sticksOut == most.outwards();
    }

    private boolean isKnown(int clue) {
        if (known[clue] == null) {
            known[clue] = totals.of(clue, weighing).isPresent();
        }
        return known[clue];
    }

    private int inClue(int clue, Cells cells) {
        if (inClue[clue] == NOT_COUNTED) {
            inClue[clue] = count(cells);
        }
        return inClue[clue];
    }

    private int count(Cells cells) {
        int count = 0;
        for (int i = 0; i < cells.size(); i++) {
            count += undecided.test(cells.get(i)) ? 1 : 0;
        }
        return count;
    }
}
