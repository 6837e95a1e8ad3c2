package org.crosscage.solver.genetic.memetic;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// The operators: they make individuals of nothing, of two others and of one. Whatever they do, every segment stays
/// filled rightly.
final class Breeding {

    private static final int MOST_MUTATED = 3;
    private static final int CHANCE = 1 << 10;

    private final Genes genes;
    private final Segment[] segments;
    private final int[][] neighbours;
    private final RandomGenerator random;
    private final CheapestLayout cheapest = new CheapestLayout();
    private final int[] costs = new int[Long.SIZE * CheapestLayout.STRIDE];
    private final int[] nothing;
    private final int[] none = new int[Long.SIZE];

    Breeding(Genes genes, RandomGenerator random) {
        this.genes = genes;
        this.segments = genes.segments().toArray(Segment[]::new);
        this.neighbours = genes.neighbours();
        this.random = random;
        Arrays.fill(none, CheapestLayout.NONE);
        this.nothing = new int[genes.cellCount()];
    }

    /// Every segment filled by chance.
    int[] anyone() {
        int[] digits = genes.placed();
        for (var segment : segments) {
            fillByChance(segment, digits);
        }
        return digits;
    }

    /// The first parent's segments, but those of a region from the second one: segment crossover, as in the paper
    /// *Solving and Modeling Ken-ken Puzzle by Using Hybrid Genetics Algorithm* (ICETD 2012), with segments that
    /// constraints have beside each other, because what is right is right together.
    int[] cross(int[] first, int[] second) {
        int[] child = first.clone();
        int size = 1 + random.nextInt(Math.max(1, segments.length / 2));
        var seen = new boolean[segments.length];
        int[] border = new int[segments.length];
        border[0] = random.nextInt(segments.length);
        seen[border[0]] = true;
        for (int done = 0, known = 1; done < known && done < size; done++) {
            int next = done + random.nextInt(known - done);
            int segment = border[next];
            border[next] = border[done];
            border[done] = segment;
            for (int cell : segments[segment].cells()) {
                child[cell] = second[cell];
            }
            for (int near : neighbours[segment]) {
                if (!seen[near]) {
                    seen[near] = true;
                    border[known++] = near;
                }
            }
        }
        return child;
    }

    /// Some segments filled by chance, up to [#MOST_MUTATED].
    ///
    /// @param child changed
    void mutate(int[] child) {
        for (int left = 1 + random.nextInt(MOST_MUTATED); left > 0; left--) {
            fillByChance(segments[random.nextInt(segments.length)], child);
        }
    }

    /// Every segment filled by what its preferences lead to, as far as it can be.
    ///
    /// @param child changed
    /// @param decoder of these genes
    void follow(GreedyDecoder decoder, int[] child) {
        int[] digits = decoder.follow(child);
        for (var segment : segments) {
            if (decoder.isMet(segment.cells())) {
                for (int cell : segment.cells()) {
                    child[cell] = digits[cell];
                }
            } else {
                fill(segment, child, digits);
            }
        }
    }

    /// The cheapest layout when prices are by chance: not each layout has the same chance, but each has some, and
    /// none has to be listed.
    private void fillByChance(Segment segment, int[] digits) {
        fill(segment, digits, nothing);
    }

    /// @param wanted by cell index; any digit is dearer than the one wanted
    private void fill(Segment segment, int[] digits, int[] wanted) {
        int[] cells = segment.cells();
        for (int i = 0; i < cells.length; i++) {
            for (long rest = segment.candidates(i); rest != 0; rest &= rest - 1) {
                costs[i * CheapestLayout.STRIDE + Long.numberOfTrailingZeros(rest)] =
                        random.nextInt(CHANCE) + (Long.numberOfTrailingZeros(rest) == wanted[cells[i]] ? 0 : CHANCE);
            }
        }
        if (cheapest.fit(segment, costs, none) == CheapestLayout.IMPOSSIBLE) {
            throw new IllegalStateException("the segment from cell " + cells[0] + " on cannot be filled");
        }
        for (int i = 0; i < cells.length; i++) {
            digits[cells[i]] = cheapest.digits()[i];
        }
    }
}
