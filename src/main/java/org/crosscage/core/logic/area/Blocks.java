package org.crosscage.core.logic.area;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// Lines, and blocks of neighbouring lines that do not cross, with the cages that have cells in them. Follows from
/// the puzzle alone. Fewer lines come first.
///
/// Only lines no cell of which has two clues make a block. A cell may have none: in a Sudoku with cages, or in a run
/// that
/// crosses runs without a clue.
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
    /// @param bare its cells that no cage has
    public record Block(List<Constraint> lines, List<Share> shares, Cells bare) {

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
        int[] apart = new int[lines.size()];
        Arrays.setAll(apart, first -> countApart(puzzle, lines.subList(first, lines.size())));
        for (int length = 1; length < puzzle.digits().size(); length++) {
            for (int first = 0; first + length <= lines.size(); first++) {
                if (length <= apart[first]) {
                    var some = lines.subList(first, first + length);
                    var cells = cells(some);
                    var bare = Cells.of(
                            cells.stream().filter(cell -> puzzle.cluesOf(cell).isEmpty()));
                    blocks.add(new Block(some, shares(puzzle, cells), bare));
                }
            }
        }
        return new Blocks(blocks);
    }

    /// How many of the first lines make a block: their cells have one clue each at most, they are of one group, and no
    /// line
    /// crosses those before. Neighbours in the order of the puzzle are neighbours on the grid.
    private static int countApart(Puzzle puzzle, List<Constraint> lines) {
        var before = new BitSet();
        int count = 0;
        for (var line : lines) {
            if (line.group() != lines.getFirst().group()
                    || line.cells().stream()
                            .anyMatch(cell ->
                                    before.get(cell) || puzzle.cluesOf(cell).size() > 1)) {
                return count;
            }
            line.cells().stream().forEach(before::set);
            count++;
        }
        return count;
    }

    private static BitSet cells(List<Constraint> lines) {
        var cells = new BitSet();
        lines.forEach(line -> line.cells().stream().forEach(cells::set));
        return cells;
    }

    private static List<Share> shares(Puzzle puzzle, BitSet cells) {
        var shares = new ArrayList<Share>();
        for (int clue = 0; clue < puzzle.clues().size(); clue++) {
            var all = puzzle.clues().get(clue).cells();
            var inside = all.filter(cells::get);
            if (!inside.isEmpty()) {
                shares.add(new Share(clue, inside, all.without(inside), all.positions(inside)));
            }
        }
        return shares;
    }
}
