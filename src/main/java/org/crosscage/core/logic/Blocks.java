package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// Lines, and blocks of neighbouring lines that do not cross, with the cages that have cells in them. Follows from
/// the puzzle alone. Fewer lines come first.
///
/// Only lines every cell of which has one clue, no more and no less, make a block: a cell that no cage counts, as in
/// a run that crosses runs without a clue, would be missing in every account of the line.
///
/// @param list every block but the whole grid
public record Blocks(List<Block> list) {

    public Blocks {
        list = List.copyOf(list);
    }

    public static List<Block> of(Puzzle puzzle) {
        return puzzle.derived(Blocks.class, Blocks::find).list();
    }

    /// @param lines neighbours, in order
    /// @param shares every cage with cells in the block, in the order of the clues
    public record Block(List<Constraint> lines, List<Share> shares) {

        public Block {
            lines = List.copyOf(lines);
            shares = List.copyOf(shares);
        }
    }

    /// What a cage has in a block and what it has outside.
    ///
    /// @param clue its place among the clues
    /// @param positions of its cells inside, one bit each
    public record Share(int clue, Cells inside, Cells outside, long positions) {

        public boolean isWhole() {
            return outside.isEmpty();
        }
    }

    private static Blocks find(Puzzle puzzle) {
        var blocks = new ArrayList<Block>();
        var lines = puzzle.lines();
        for (int length = 1; length < puzzle.digits().size(); length++) {
            for (int first = 0; first + length <= lines.size(); first++) {
                var some = lines.subList(first, first + length);
                var cells = cells(some);
                if (areApart(some, cells) && isPartitioned(puzzle, cells)) {
                    blocks.add(new Block(some, shares(puzzle, cells)));
                }
            }
        }
        return new Blocks(blocks);
    }

    private static Cells cells(List<Constraint> lines) {
        return Cells.of(lines.stream().flatMapToInt(line -> line.cells().stream()));
    }

    /// Neighbours in the order of the puzzle are neighbours on the grid, but for rows beside columns, which cross.
    private static boolean areApart(List<Constraint> lines, Cells cells) {
        return cells.size()
                == lines.stream().mapToInt(line -> line.cells().size()).sum();
    }

    private static boolean isPartitioned(Puzzle puzzle, Cells cells) {
        return cells.stream().allMatch(cell -> puzzle.cluesOf(cell).size() == 1);
    }

    private static List<Share> shares(Puzzle puzzle, Cells cells) {
        var shares = new ArrayList<Share>();
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            var all = puzzle.clues().get(clue).cells();
            var inside = all.intersect(cells);
            if (!inside.isEmpty()) {
                shares.add(new Share(clue, inside, all.without(inside), all.positions(inside)));
            }
        }
        return shares;
    }
}
