package org.crosscage.solver.genetic.memetic;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/// Improves one individual by small steps. A step takes a broken constraint, looks at a few segments in it and fills
/// one of them anew, as cheaply as it can be when everything else stays. Where nothing gets better, what is broken
/// becomes dearer (the weighting of P. Morris, *The breakout method*, AAAI 1993), and a segment that was just filled
/// has to wait (F. Glover's tabu search).
final class LocalSearch {

    /// How many segments a step compares.
    private static final int LOOKS = 4;
    /// A segment waits 1 … so many steps.
    private static final int LONGEST_WAIT = 2;
    private static final int MOST_WEIGHT = 1_000;
    /// Chance decides between layouts whose prices differ by less than a violation.
    private static final int CHANCE_BITS = 3;
    private static final int VIOLATION = 2 << CHANCE_BITS;

    private final Genes genes;
    private final RandomGenerator random;
    private final BooleanSupplier stop;
    private final WeightedViolations scores;
    private final Segment[] segments;
    private final long[] waitsUntil;
    private final CheapestLayout cheapest = new CheapestLayout();
    private final int[] costs = new int[Long.SIZE * CheapestLayout.STRIDE];
    private final int[] current = new int[Long.SIZE];
    private final int[] layout = new int[Long.SIZE];
    private long step;

    /// @param stop asked between steps
    LocalSearch(Genes genes, RandomGenerator random, BooleanSupplier stop) {
        this.genes = genes;
        this.random = random;
        this.stop = stop;
        this.scores = new WeightedViolations(genes);
        this.segments = genes.segments().toArray(Segment[]::new);
        this.waitsUntil = new long[segments.length];
    }

    /// The best individual on the way, the start included.
    ///
    /// @param start by cell index; every segment is filled rightly
    /// @param steps how many at most
    Individual improve(int[] start, int steps) {
        scores.show(start);
        Arrays.fill(waitsUntil, step);
        int[] best = start.clone();
        int least = scores.violation();
        long end = step + steps;
        while (step < end && least > 0 && !stop.getAsBoolean()) {
            step++;
            if (moves() && scores.violation() < least) {
                least = scores.violation();
                System.arraycopy(scores.digits(), 0, best, 0, best.length);
            }
        }
        return new Individual(best, least);
    }

    /// How many steps there were, of all individuals.
    long steps() {
        return step;
    }

    /// @return false when every segment that was looked at has to wait or has one layout only
    private boolean moves() {
        var broken = scores.broken(random.nextInt(scores.brokenCount()));
        int[] cells = broken.cells();
        int first = random.nextInt(cells.length);
        int chosen = -1;
        int least = CheapestLayout.IMPOSSIBLE;
        for (int i = 0, looks = 0; i < cells.length && looks < LOOKS; i++) {
            int position = (first + i) % cells.length;
            int segment = genes.segmentAt(cells[position]);
            if (segment >= 0 && waitsUntil[segment] <= step && broken.isToBlame(position)) {
                looks++;
                int change = change(segment);
                if (change < least) {
                    least = change;
                    chosen = segment;
                    System.arraycopy(cheapest.digits(), 0, layout, 0, segments[segment].cells().length);
                }
            }
        }
        if (chosen < 0) {
            return false;
        }
        if (least >= 0) {
            scores.weighBroken(MOST_WEIGHT);
        }
        scores.fill(chosen, layout);
        waitsUntil[chosen] = step + 1 + random.nextInt(LONGEST_WAIT);
        return true;
    }

    /// How much dearer the whole becomes with the cheapest other layout of a segment, which [CheapestLayout#digits()]
    /// has then.
    private int change(int segment) {
        int now = scores.price(segment, costs, VIOLATION);
        int[] cells = segments[segment].cells();
        for (int i = 0; i < cells.length; i++) {
            current[i] = scores.digits()[cells[i]];
            long chance = random.nextLong();
            for (long rest = segments[segment].candidates(i); rest != 0; rest &= rest - 1) {
                // a step of a linear congruential sequence; its upper bits are good enough for a tie
                chance = chance * 0x5851F42D4C957F2DL + 1;
                costs[i * CheapestLayout.STRIDE + Long.numberOfTrailingZeros(rest)] +=
                        (int) (chance >>> Long.SIZE - CHANCE_BITS);
            }
        }
        int cost = cheapest.fit(segments[segment], costs, current);
        return cost == CheapestLayout.IMPOSSIBLE ? CheapestLayout.IMPOSSIBLE : cost - now;
    }
}
