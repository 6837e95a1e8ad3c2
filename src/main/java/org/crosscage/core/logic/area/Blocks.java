package org.crosscage.core.logic.area;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.clue.PrintedClues;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.jspecify.annotations.Nullable;

/// Lines, and blocks of lines, with the cages that have cells in them. Follows from the puzzle alone. Fewer lines come
/// first, and of as many those of one group before those of several.
///
/// In a puzzle of rows and columns, blocks are neighbours. Where there are boxes, up to four lines make one, of any
/// group and wherever they are, if cages tie them together: of lines without a cage in common each says as much by
/// itself. They may cross where the cells in common are whole cages: these are counted once.
///
/// Only lines no cell of which has two clues make a block. A cell may have none: in a Sudoku with cages, or in a run
/// that crosses runs without a clue.
///
/// @param list every block but the whole grid; of blocks with the same cells the first
public record Blocks(List<Block> list) {

    private static final int MOST_LINES = 4;

    public Blocks {
        list = List.copyOf(list);
    }

    public static List<Block> of(Puzzle puzzle) {
        return puzzle.derived(Blocks.class, Blocks::find).list();
    }

    /// The blocks of one line.
    public static List<Block> lines(Puzzle puzzle) {
        return puzzle.derived(Lines.class, Lines::of).blocks();
    }

    /// A line, cut into parts by its cages.
    ///
    /// @param number its place among all lines of blocks
    /// @param parts in the order of the clues
    /// @param bare its cells that no cage has
    public record Line(int number, Constraint unit, List<Part> parts, Cells bare) {

        public Line {
            parts = List.copyOf(parts);
        }
    }

    /// What a cage has in a line.
    ///
    /// @param clue its place among the clues
    public record Part(int clue, Cells cells) {}

    /// Lines that do not cross, or only in whole cages.
    public static final class Block {

        private final Puzzle puzzle;
        private final List<Line> parts;
        private final List<Integer> crossings;
        private @Nullable List<Share> shares;

        private Block(Puzzle puzzle, List<Line> parts, List<Integer> crossings) {
            this.puzzle = puzzle;
            this.parts = List.copyOf(parts);
            this.crossings = List.copyOf(crossings);
        }

        public List<Constraint> lines() {
            return parts.stream().map(Line::unit).toList();
        }

        public int size() {
            return parts.size();
        }

        /// Its lines, with what cages have in each.
        public List<Line> parts() {
            return parts;
        }

        /// The cages, by their places among the clues, all of whose cells lie in two of the lines. No other cell does.
        public List<Integer> crossings() {
            return crossings;
        }

        /// Its cells that no cage has.
        public Cells bare() {
            return parts.stream().map(Line::bare).reduce(Cells.NONE, Cells::union);
        }

        /// Every cage with cells in the block, in the order of the clues. Worked out when it is first asked for: most
        /// blocks have too many open cells to be looked at.
        public List<Share> shares() {
            var known = shares;
            if (known == null) {
                known = parts.stream()
                        .flatMap(line -> line.parts().stream())
                        .mapToInt(Part::clue)
                        .sorted()
                        .distinct()
                        .mapToObj(this::share)
                        .toList();
                shares = known;
            }
            return known;
        }

        private Share share(int clue) {
            var all = puzzle.clues().get(clue).cells();
            var inside = parts.stream()
                    .flatMap(line -> line.parts().stream())
                    .filter(part -> part.clue() == clue)
                    .map(Part::cells)
                    .reduce(Cells.NONE, Cells::union);
            return new Share(clue, inside, all.without(inside), all.positions(inside));
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

    private record Lines(List<Block> blocks) {

        static Lines of(Puzzle puzzle) {
            return new Lines(cut(puzzle).stream()
                    .filter(line -> hasOneClueAtMost(puzzle, line))
                    .map(line -> new Block(puzzle, List.of(line), List.of()))
                    .toList());
        }
    }

    private static Blocks find(Puzzle puzzle) {
        var lines = cut(puzzle);
        return new Blocks(puzzle.boxes().isEmpty() ? neighbours(puzzle, lines) : tied(puzzle, lines));
    }

    private static List<Line> cut(Puzzle puzzle) {
        var printed = PrintedClues.of(puzzle);
        var lines = new ArrayList<Line>();
        for (var unit : puzzle.lines()) {
            var cells = unit.cells();
            var parts = cells.stream()
                    .flatMap(cell -> IntStream.range(0, printed.cluesAt(cell)).map(i -> printed.clueAt(cell, i)))
                    .sorted()
                    .distinct()
                    .mapToObj(clue ->
                            new Part(clue, puzzle.clues().get(clue).cells().intersect(cells)))
                    .toList();
            lines.add(new Line(lines.size(), unit, parts, cells.filter(cell -> printed.cluesAt(cell) == 0)));
        }
        return lines;
    }

    private static List<Block> neighbours(Puzzle puzzle, List<Line> lines) {
        var blocks = new ArrayList<Block>();
        int[] apart = new int[lines.size()];
        Arrays.setAll(apart, first -> countApart(puzzle, lines.subList(first, lines.size())));
        for (int length = 1; length < puzzle.digits().size(); length++) {
            for (int first = 0; first + length <= lines.size(); first++) {
                if (length <= apart[first]) {
                    blocks.add(new Block(puzzle, lines.subList(first, first + length), List.of()));
                }
            }
        }
        return blocks;
    }

    /// How many of the first lines make a block: their cells have one clue each at most, they are of one group, and no
    /// line crosses those before. Neighbours in the order of the puzzle are neighbours on the grid.
    private static int countApart(Puzzle puzzle, List<Line> lines) {
        var before = new BitSet();
        int count = 0;
        for (var line : lines) {
            if (line.unit().group() != lines.getFirst().unit().group()
                    || !hasOneClueAtMost(puzzle, line)
                    || line.unit().cells().stream().anyMatch(before::get)) {
                return count;
            }
            line.unit().cells().stream().forEach(before::set);
            count++;
        }
        return count;
    }

    private static boolean hasOneClueAtMost(Puzzle puzzle, Line line) {
        return line.unit().cells().stream()
                .allMatch(cell -> puzzle.cluesOf(cell).size() <= 1);
    }

    private static List<Block> tied(Puzzle puzzle, List<Line> lines) {
        var usable =
                lines.stream().filter(line -> hasOneClueAtMost(puzzle, line)).toList();
        int most = Math.min(MOST_LINES, puzzle.digits().size() - 1);
        return new LineTies(puzzle, usable)
                .together(most).stream()
                        .map(some -> new Block(puzzle, some, crossings(puzzle, some)))
                        .toList();
    }

    private static List<Integer> crossings(Puzzle puzzle, List<Line> lines) {
        int[] inLines = new int[puzzle.clues().size()];
        for (var line : lines) {
            line.parts().forEach(part -> inLines[part.clue()] += part.cells().size());
        }
        return IntStream.range(0, inLines.length)
                .filter(clue -> inLines[clue] > puzzle.clues().get(clue).cells().size())
                .boxed()
                .toList();
    }
}
