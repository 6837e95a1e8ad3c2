package org.crosscage.core.logic.area;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.crosscage.core.logic.area.Blocks.Line;
import org.crosscage.core.logic.area.Blocks.Part;
import org.crosscage.core.model.Puzzle;

/// Which lines have a cage in common, and which may be counted together. A set of lines, 64 at most, is known by their
/// places, one bit each.
final class LineTies {

    private final List<Line> lines;
    private final List<BitSet> cells;
    private final List<BitSet> cages;
    private final List<BitSet> cageCells;
    private final List<BitSet> inWholeCages;
    private final long[] tied;

    /// @throws IllegalArgumentException for more lines
    LineTies(Puzzle puzzle, List<Line> lines) {
        if (lines.size() > Long.SIZE) {
            throw new IllegalArgumentException(lines.size() + " lines; there are " + Long.SIZE + " at most");
        }
        this.lines = lines;
        this.cells =
                lines.stream().map(line -> bits(line.unit().cells().stream())).toList();
        this.cages = lines.stream()
                .map(line -> bits(line.parts().stream().mapToInt(Part::clue)))
                .toList();
        this.cageCells =
                puzzle.clues().stream().map(clue -> bits(clue.cells().stream())).toList();
        this.inWholeCages = lines.stream().map(this::inWholeCages).toList();
        this.tied = cages.stream().mapToLong(this::withCageOf).toArray();
    }

    /// The cells of a line that are in cages without a cell outside of it.
    private BitSet inWholeCages(Line line) {
        return bits(line.parts().stream()
                .filter(part ->
                        cageCells.get(part.clue()).cardinality() == part.cells().size())
                .flatMapToInt(part -> part.cells().stream()));
    }

    private long withCageOf(BitSet some) {
        return IntStream.range(0, lines.size())
                .filter(line -> cages.get(line).intersects(some))
                .mapToLong(line -> 1L << line)
                .sum();
    }

    private static BitSet bits(IntStream some) {
        var bits = new BitSet();
        some.forEach(bits::set);
        return bits;
    }

    /// The sets of up to so many lines that cages tie together, so that one can go from each to each. Of lines that
    /// cross, the cells in common are whole cages, and in no third line. Fewer lines come first, then those of one
    /// group; of sets with the same cells the first.
    List<List<Line>> together(int most) {
        var found = new ArrayList<List<Line>>();
        var known = new HashSet<BitSet>();
        Set<Long> sets = new LinkedHashSet<>(LongStream.range(0, lines.size())
                .map(line -> 1L << line)
                .boxed()
                .toList());
        for (int size = 1; size <= most; size++) {
            for (long set : inOrder(sets)) {
                if (known.add(union(cells, set))) {
                    found.add(places(set).mapToObj(lines::get).toList());
                }
            }
            sets = size == most ? Set.of() : withOneMore(sets);
        }
        return found;
    }

    private Set<Long> withOneMore(Set<Long> sets) {
        var larger = new LinkedHashSet<Long>();
        for (long set : sets) {
            var area = union(cells, set);
            long beside = places(set).mapToLong(line -> tied[line]).reduce(0, (a, b) -> a | b) & ~set;
            places(beside)
                    .filter(line -> !cells.get(line).intersects(area) || mayCross(line, set, area))
                    .forEach(line -> larger.add(set | 1L << line));
        }
        return larger;
    }

    /// Whether all that a line has in common with the area of a set are whole cages, of which no cell lies in two lines
    /// of the set, and another cage ties it to them.
    private boolean mayCross(int line, long set, BitSet area) {
        var shared = (BitSet) cells.get(line).clone();
        shared.and(area);
        if (!containsAll(inWholeCages.get(line), shared)) {
            return false;
        }
        var ties = (BitSet) cages.get(line).clone();
        for (var part : lines.get(line).parts()) {
            var cage = cageCells.get(part.clue());
            if (cage.intersects(shared)) {
                if (!containsAll(shared, cage)) {
                    return false;
                }
                ties.clear(part.clue());
            }
        }
        return ties.intersects(union(cages, set)) && shared.stream().allMatch(cell -> isInOne(cell, set));
    }

    private static boolean containsAll(BitSet all, BitSet some) {
        var rest = (BitSet) some.clone();
        rest.andNot(all);
        return rest.isEmpty();
    }

    private boolean isInOne(int cell, long set) {
        return places(set).filter(line -> cells.get(line).get(cell)).count() == 1;
    }

    private List<Long> inOrder(Set<Long> sets) {
        return Stream.concat(
                        sets.stream().filter(this::isOfOneGroup), sets.stream().filter(set -> !isOfOneGroup(set)))
                .toList();
    }

    private boolean isOfOneGroup(long set) {
        return places(set)
                        .mapToObj(line -> lines.get(line).unit().group())
                        .distinct()
                        .count()
                == 1;
    }

    private static IntStream places(long set) {
        return BitSet.valueOf(new long[] {set}).stream();
    }

    private static BitSet union(List<BitSet> of, long set) {
        var all = new BitSet();
        for (long left = set; left != 0; left &= left - 1) {
            all.or(of.get(Long.numberOfTrailingZeros(left)));
        }
        return all;
    }
}
