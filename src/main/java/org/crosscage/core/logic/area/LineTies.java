package org.crosscage.core.logic.area;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.logic.area.Blocks.Line;
import org.crosscage.core.logic.area.Blocks.Part;

/// Which lines cross, and which have a cage in common. A set of lines is known by their places, one bit each.
final class LineTies {

    private final List<Line> lines;
    private final List<BitSet> cells;
    private final List<BitSet> crossed;
    private final List<BitSet> tied;

    LineTies(List<Line> lines) {
        this.lines = lines;
        this.cells =
                lines.stream().map(line -> bits(line.unit().cells().stream())).toList();
        this.crossed = common(cells);
        this.tied = common(lines.stream()
                .map(line -> bits(line.parts().stream().mapToInt(Part::clue)))
                .toList());
    }

    private static BitSet bits(IntStream some) {
        var bits = new BitSet();
        some.forEach(bits::set);
        return bits;
    }

    /// For each of some sets those that have something in common with it.
    private static List<BitSet> common(List<BitSet> sets) {
        return sets.stream()
                .map(one -> bits(
                        IntStream.range(0, sets.size()).filter(i -> sets.get(i).intersects(one))))
                .toList();
    }

    /// The sets of up to so many lines of which no two cross, and which cages tie together, so that one can go from
    /// each to each. Fewer lines come first, then those of one group; of sets with the same cells the first.
    List<List<Line>> together(int most) {
        var found = new ArrayList<List<Line>>();
        var known = new HashSet<BitSet>();
        Set<BitSet> sets = new LinkedHashSet<>(IntStream.range(0, lines.size())
                .mapToObj(i -> bits(IntStream.of(i)))
                .toList());
        for (int size = 1; size <= most; size++) {
            for (var set : inOrder(sets)) {
                if (known.add(union(cells, set))) {
                    found.add(set.stream().mapToObj(lines::get).toList());
                }
            }
            sets = withOneMore(sets);
        }
        return found;
    }

    private Set<BitSet> withOneMore(Set<BitSet> sets) {
        var larger = new LinkedHashSet<BitSet>();
        for (var set : sets) {
            var beside = union(tied, set);
            beside.andNot(union(crossed, set));
            beside.stream().forEach(line -> {
                var more = (BitSet) set.clone();
                more.set(line);
                larger.add(more);
            });
        }
        return larger;
    }

    private List<BitSet> inOrder(Set<BitSet> sets) {
        return Stream.concat(
                        sets.stream().filter(this::isOfOneGroup), sets.stream().filter(set -> !isOfOneGroup(set)))
                .toList();
    }

    private boolean isOfOneGroup(BitSet set) {
        return set.stream()
                        .mapToObj(i -> lines.get(i).unit().group())
                        .distinct()
                        .count()
                == 1;
    }

    private static BitSet union(List<BitSet> of, BitSet set) {
        var all = new BitSet();
        set.stream().forEach(i -> all.or(of.get(i)));
        return all;
    }
}
