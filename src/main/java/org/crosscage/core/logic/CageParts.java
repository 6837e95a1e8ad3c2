package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.LayoutTable;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.clue.PrintedClues;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Puzzle;
import org.jspecify.annotations.Nullable;

/// What cages can do in lines. Each line is cut into parts by the cages that it goes through; the layouts of a cage
/// put certain sets of digits into each of its parts. Kept beside the board, and worked out again for a part only
/// when its cage has changed.
public final class CageParts {

    private final Board board;
    private final LiveClues clues;
    private final Parts parts;
    private final @Nullable PartSets[] sets;
    private final int[] versions;

    private CageParts(Board board) {
        this.board = board;
        this.clues = LiveClues.of(board);
        this.parts = board.puzzle().derived(Parts.class, Parts::of);
        this.sets = new PartSets[parts.count];
        this.versions = new int[parts.count];
    }

    public static CageParts of(Board board) {
        return board.derived(CageParts.class, CageParts::new);
    }

    /// The lines that are no clues themselves, in the order of the puzzle.
    public List<Constraint> lines() {
        return parts.lines;
    }

    /// What the lines are, in their order; those of one group do not cross.
    public List<Group> groups() {
        return parts.groups;
    }

    /// The parts of a line.
    ///
    /// @param line its place in [#lines()]
    public List<Part> in(int line) {
        return parts.inLine.get(line);
    }

    /// The cells of a line that no part has: those of a cage too large to have parts, and those without a cage. They
    /// can hold every candidate that they have, whatever the parts do.
    ///
    /// @param line its place in [#lines()]
    public Cells beside(int line) {
        return parts.beside.get(line);
    }

    /// The parts of a clue.
    public List<Part> of(int clue) {
        return parts.ofClue.get(clue);
    }

    /// What the layouts of its cage put into a part.
    public PartSets sets(Part part) {
        int version = clues.version(part.clue());
        var known = sets[part.index()];
        if (known == null || versions[part.index()] != version) {
            board.goOn();
            versions[part.index()] = version;
            known = PartSets.of(clues.layouts(part.clue()), part.positions());
            sets[part.index()] = known;
        }
        return known;
    }

    /// The cells that a cage has in a line.
    ///
    /// @param index of all parts of the puzzle
    /// @param clue the cage, by its place among the clues
    /// @param line by its place in [CageParts#lines()]
    /// @param positions of the cells in the cage, one bit each
    /// @param others the cells of the line that are not in the part
    public record Part(int index, int clue, int line, Cells cells, long positions, Cells others) {}

    private record Parts(
            List<Constraint> lines,
            List<Group> groups,
            List<List<Part>> inLine,
            List<List<Part>> ofClue,
            List<Cells> beside,
            int count) {

        static Parts of(Puzzle puzzle) {
            var lines = puzzle.lines();
            var inLine = new ArrayList<List<Part>>();
            var ofClue = new ArrayList<List<Part>>();
            var beside = new ArrayList<Cells>();
            puzzle.clues().forEach(clue -> ofClue.add(new ArrayList<>()));
            int count = 0;
            for (int line = 0; line < lines.size(); line++) {
                var cells = lines.get(line).cells();
                var left = cells;
                inLine.add(new ArrayList<>());
                for (int clue : cluesOf(puzzle, cells)) {
                    long positions = puzzle.clues().get(clue).cells().positions(cells);
                    var own = own(puzzle.clues().get(clue).cells(), positions);
                    var part = new Part(count++, clue, line, own, positions, cells.without(own));
                    inLine.get(line).add(part);
                    ofClue.get(clue).add(part);
                    left = left.without(own);
                }
                beside.add(left);
            }
            var groups = lines.stream().map(Constraint::group).distinct().toList();
            return new Parts(lines, groups, inLine, ofClue, beside, count);
        }

        /// The clues with cells in a line, but for huge ones.
        private static int[] cluesOf(Puzzle puzzle, Cells line) {
            var printed = PrintedClues.of(puzzle);
            return line.stream()
                    .flatMap(cell -> IntStream.range(0, printed.cluesAt(cell)).map(i -> printed.clueAt(cell, i)))
                    .filter(clue -> printed.cells(clue).size() < Long.SIZE)
                    .sorted()
                    .distinct()
                    .toArray();
        }

        private static Cells own(Cells all, long positions) {
            return Cells.of(new Digits(positions).stream().map(all::get));
        }
    }

    /// The sets of digits that the layouts of a cage put into one of its parts. Immutable.
    public static final class PartSets {

        private final long[] sets;
        private final long always;
        private final long possible;

        private PartSets(long[] sets) {
            this.sets = sets;
            long common = sets.length == 0 ? 0 : -1L;
            long union = 0;
            for (long set : sets) {
                common &= set;
                union |= set;
            }
            this.always = common;
            this.possible = union;
        }

        private static PartSets of(LayoutTable layouts, long positions) {
            long[] all = new long[layouts.size()];
            for (int i = 0; i < all.length; i++) {
                all[i] = layouts.digits(i, positions);
            }
            Arrays.sort(all);
            int count = 0;
            for (int i = 0; i < all.length; i++) {
                if (i == 0 || all[i] != all[i - 1]) {
                    all[count++] = all[i];
                }
            }
            return new PartSets(Arrays.copyOf(all, count));
        }

        /// How many different sets there are; 0 also where the layouts are not known.
        public int count() {
            return sets.length;
        }

        public long get(int i) {
            return sets[i];
        }

        public List<Combination> list() {
            return Arrays.stream(sets)
                    .mapToObj(set ->
                            new Combination(new Digits(set).stream().boxed().toList()))
                    .sorted()
                    .toList();
        }

        /// The place of a set, or something negative.
        public int indexOf(long set) {
            return Arrays.binarySearch(sets, set);
        }

        /// The digits in every set.
        public long always() {
            return always;
        }

        /// The digits in some set.
        public long possible() {
            return possible;
        }
    }
}
