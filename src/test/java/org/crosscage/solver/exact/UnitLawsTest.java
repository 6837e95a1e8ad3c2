package org.crosscage.solver.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.model.Cells;
import org.junit.jupiter.api.Test;

/// The rules for units against trying every filling.
class UnitLawsTest {

    private static final int TIMES = 4_000;

    private final SplittableRandom random = new SplittableRandom(17);
    private final ConstraintGraph graph = new ConstraintGraph();
    private final PropagationQueue queue = new PropagationQueue(graph);
    private final DomainStore store = new DomainStore(queue);
    private final Units units = new Units(graph, store);
    private final Runs runs = new Runs(graph, store);
    private final RunSupport runSupport = new RunSupport(graph, store);
    private final DistinctDigits distinctDigits = new DistinctDigits(graph, store);

    @Test
    void differentDigitsKeepWhatSomeFillingHasAndNothingElse() {
        int impossible = 0;
        for (int i = 0; i < TIMES; i++) {
            long[] domains = begin(2 + random.nextInt(5), Units.NO_SUM, 3 + random.nextInt(5));
            impossible += assertExactTwice(domains, Units.NO_SUM);
        }
        assertThat(impossible).isBetween(TIMES / 20, TIMES / 2);
    }

    @Test
    void runsKeepWhatSomeFillingHasAndNothingElse() {
        int impossible = 0;
        for (int i = 0; i < TIMES; i++) {
            int count = 2 + random.nextInt(4);
            int sum = count * 5 + random.nextInt(-4, 5);
            impossible += assertExactTwice(begin(count, sum, 9), sum);
        }
        assertThat(impossible).isBetween(TIMES / 20, TIMES / 2);
    }

    @Test
    void theQuickRuleTakesNothingThatSomeFillingHas() {
        for (int i = 0; i < TIMES; i++) {
            int count = 2 + random.nextInt(4);
            int sum = random.nextBoolean() ? Units.NO_SUM : count * 5 + random.nextInt(-4, 5);
            long[] domains = begin(count, sum, 9);
            long[] expected = supported(domains, sum);
            boolean met = narrowQuickly(sum);
            for (int cell = 0; cell < count; cell++) {
                assertThat(expected[cell] & ~store.domain(cell)).isZero();
                assertThat(met || expected[cell] == 0).isTrue();
            }
        }
    }

    @Test
    void whatIsTakenBackIsThereAgain() {
        for (int i = 0; i < TIMES; i++) {
            int count = 2 + random.nextInt(4);
            int sum = random.nextBoolean() ? Units.NO_SUM : count * 5 + random.nextInt(-4, 5);
            long[] domains = begin(count, sum, 9);
            if (narrowExactly(sum)) {
                long[] before =
                        IntStream.range(0, count).mapToLong(store::domain).toArray();
                int mark = store.mark();
                int cell = random.nextInt(count);
                store.keep(cell, Long.lowestOneBit(store.domain(cell)));
                narrowExactly(sum);
                store.undoTo(mark);
                assertOutcome(true, before);
                cell = random.nextInt(count);
                domains[cell] &= ~Long.lowestOneBit(store.domain(cell));
                boolean isLeft = store.keep(cell, domains[cell]);
                assertOutcome(isLeft && narrowExactly(sum), supported(domains, sum));
            }
        }
    }

    /// Looks at the unit, takes digits from one of its cells, and looks again: what was settled the first time need
    /// not be looked at any more. Half of the times a guess stands, so that nothing is settled for good.
    ///
    /// @return 1 if the unit could not be met at first
    private int assertExactTwice(long[] domains, int sum) {
        if (random.nextBoolean()) {
            store.mark();
        }
        long[] expected = supported(domains, sum);
        assertOutcome(narrowExactly(sum), expected);
        if (expected[0] == 0) {
            return 1;
        }
        int cell = random.nextInt(domains.length);
        domains[cell] &= 1 + random.nextLong((1L << 9) - 1);
        boolean isLeft = store.keep(cell, domains[cell]);
        assertOutcome(isLeft && narrowExactly(sum), supported(domains, sum));
        return 0;
    }

    private boolean narrowExactly(int sum) {
        return narrowQuickly(sum)
                && (sum == Units.NO_SUM ? distinctDigits.narrow(0) : runSupport.narrow(0, runs.sum(0)));
    }

    private boolean narrowQuickly(int sum) {
        return (sum == Units.NO_SUM ? units.narrow(0) : runs.narrow(0)) != Units.BROKEN;
    }

    private void assertOutcome(boolean met, long[] expected) {
        assertThat(met).isEqualTo(expected[0] != 0);
        for (int cell = 0; met && cell < expected.length; cell++) {
            assertThat(store.domain(cell)).isEqualTo(expected[cell]);
        }
    }

    /// One unit over all cells with random domains, about half of the digits in each.
    private long[] begin(int count, int sum, int digitCount) {
        graph.clear(count);
        runs.add(graph.addUnit(Cells.of(IntStream.range(0, count))), sum);
        graph.endUnits(false);
        store.clear(count, (1L << digitCount) - 1, 1);
        queue.start();
        var domains = new long[count];
        for (int cell = 0; cell < count; cell++) {
            domains[cell] = 1 + random.nextLong((1L << digitCount) - 1);
            store.restrict(cell, domains[cell]);
        }
        return domains;
    }

    /// By cell, the digits that some filling has there.
    private static long[] supported(long[] domains, int sum) {
        var supported = new long[domains.length];
        fill(domains, 0, 0, sum, supported);
        return supported;
    }

    private static boolean fill(long[] domains, int cell, long used, int sum, long[] supported) {
        if (cell == domains.length) {
            return sum == Units.NO_SUM || RunSums.sum((int) used) == sum;
        }
        boolean any = false;
        for (long rest = domains[cell] & ~used; rest != 0; rest &= rest - 1) {
            if (fill(domains, cell + 1, used | rest & -rest, sum, supported)) {
                supported[cell] |= rest & -rest;
                any = true;
            }
        }
        return any;
    }
}
