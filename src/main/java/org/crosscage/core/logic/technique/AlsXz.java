package org.crosscage.core.logic.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.logic.link.AlmostLocked;
import org.crosscage.core.logic.link.LinkGraph;
import org.crosscage.core.logic.link.Links;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;

/// Two almost locked sets share a digit x that cannot stand in both. The one without x holds all its other digits,
/// so if both have z, one of them holds it. What every z of both sets excludes goes.
public record AlsXz() implements Technique {

    /// The most cells of a set.
    private static final int LARGEST = 4;

    /// More sets than these are not compared; the first ones, with the fewest cells, are.
    private static final int MOST_SETS = 800;

    @Override
    public String id() {
        return "als-xz";
    }

    @Override
    public Tier tier() {
        return Tier.EXPERT;
    }

    @Override
    public int weight() {
        return 300;
    }

    @Override
    public List<Step> find(Board board) {
        var steps = new ArrayList<Step>();
        var graph = Links.of(board).sameDigits();
        if (graph.links().isEmpty()) {
            return steps;
        }
        var sets = AlmostLocked.sets(board, 1, LARGEST).stream()
                .sorted((a, b) -> Integer.compare(a.size(), b.size()))
                .limit(MOST_SETS)
                .map(set -> new Excluding(set, graph))
                .toList();
        for (int i = 0; i < sets.size(); i++) {
            board.goOn();
            for (int j = i + 1; j < sets.size(); j++) {
                long common = sets.get(i).digits() & sets.get(j).digits();
                if (Long.bitCount(common) > 1) {
                    compare(sets.get(i), sets.get(j), common, graph, steps);
                }
            }
        }
        return steps;
    }

    private void compare(Excluding a, Excluding b, long common, LinkGraph graph, List<Step> steps) {
        for (long xs = common; xs != 0; xs &= xs - 1) {
            int x = Long.numberOfTrailingZeros(xs);
            if (a.excludesAll(x, b) && a.isApartFrom(b)) {
                for (long zs = common & ~Long.lowestOneBit(xs); zs != 0; zs &= zs - 1) {
                    add(a, b, x, Long.numberOfTrailingZeros(zs), graph, steps);
                }
            }
        }
    }

    private void add(Excluding a, Excluding b, int x, int z, LinkGraph graph, List<Step> steps) {
        var board = graph.board();
        var step = Step.of(this);
        for (int word = 0; word < a.words(); word++) {
            for (long both = a.excluded(z, word) & b.excluded(z, word); both != 0; both &= both - 1) {
                int gone = (word << 6) + Long.numberOfTrailingZeros(both);
                step.eliminate(Digits.of(z), graph.links().cell(gone), board);
            }
        }
        if (step.changesSomething()) {
            var gone = Cells.of(step.eliminations().stream().mapToInt(Elimination::cell));
            steps.add(step.because(board, () -> reason(a.set, b.set, x, z, gone, graph.links(), board)));
        }
    }

    private Reason reason(AlmostLocked a, AlmostLocked b, int x, int z, Cells gone, Links links, Board board) {
        var used = new Exclusions(links);
        each(a, x, one -> each(b, x, other -> used.between(one, x, other)));
        gone.stream().forEach(cell -> {
            each(a, z, other -> used.between(cell, z, other));
            each(b, z, other -> used.between(cell, z, other));
        });
        var constraints = new ArrayList<Constraint>(used.constraints());
        addUnit(a, constraints);
        addUnit(b, constraints);
        var reason = Reason.of(id())
                .given(a.cells().union(b.cells()), board)
                .speaking(a.cells().union(b.cells()), board)
                .cells("a", a.cells())
                .digits("aDigits", new Digits(a.digits()))
                .cells("b", b.cells())
                .digits("bDigits", new Digits(b.digits()))
                .constraints(
                        "units", List.of(a.unit(), b.unit()).stream().distinct().toList())
                .digits("x", Digits.of(x))
                .digits("digit", Digits.of(z))
                .by(constraints);
        constraints.forEach(by -> reason.given(by.cells(), board));
        return reason.build();
    }

    private static void addUnit(AlmostLocked set, List<Constraint> constraints) {
        if (set.size() > 1 && !constraints.contains(set.unit())) {
            constraints.add(set.unit());
        }
    }

    private static void each(AlmostLocked set, int digit, IntConsumer see) {
        for (int i = 0; i < set.size(); i++) {
            if (set.has(i, digit)) {
                see.accept(set.cell(i));
            }
        }
    }

    /// A set, with the candidates that all its places of a digit exclude.
    private static final class Excluding {

        private final AlmostLocked set;
        private final int[] digits;
        private final long[][] places;
        private final long[][] excluded;

        Excluding(AlmostLocked set, LinkGraph graph) {
            this.set = set;
            this.digits = new Digits(set.digits()).toArray();
            int words = graph.size() + Long.SIZE - 1 >>> 6;
            this.places = new long[digits.length][words];
            this.excluded = new long[digits.length][];
            for (int i = 0; i < digits.length; i++) {
                for (int j = 0; j < set.size(); j++) {
                    if (set.has(j, digits[i])) {
                        exclude(i, graph.links().candidate(set.cell(j), digits[i]), graph);
                    }
                }
            }
        }

        private void exclude(int i, int candidate, LinkGraph graph) {
            places[i][candidate >>> 6] |= 1L << candidate;
            long[] row = graph.weakRow(candidate);
            for (int word = 0; excluded[i] != null && word < row.length; word++) {
                row[word] &= excluded[i][word];
            }
            excluded[i] = row;
        }

        long digits() {
            return set.digits();
        }

        int words() {
            return places[0].length;
        }

        long excluded(int digit, int word) {
            return excluded[index(digit)][word];
        }

        boolean excludesAll(int digit, Excluding other) {
            long[] mine = excluded[index(digit)];
            long[] others = other.places[other.index(digit)];
            for (int word = 0; word < mine.length; word++) {
                if ((others[word] & ~mine[word]) != 0) {
                    return false;
                }
            }
            return true;
        }

        boolean isApartFrom(Excluding other) {
            return !set.cells().intersects(other.set.cells());
        }

        private int index(int digit) {
            return Long.bitCount(set.digits() & (1L << digit) - 1);
        }
    }
}
