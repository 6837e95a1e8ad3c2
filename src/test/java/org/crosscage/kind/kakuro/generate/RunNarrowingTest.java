package org.crosscage.kind.kakuro.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.model.Shape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What is kept from earlier looks against looks that begin anew.
class RunNarrowingTest {

    private static final int ALL = (1 << RunSums.LARGEST_DIGIT) - 1;
    private static final Shape SHAPE = KakuroPattern.draw(
                    11, 11, KakuroOptions.of(Map.of("density", "70")), new SplittableRandom(3), () -> false)
            .orElseThrow();

    static Stream<Arguments> looks() {
        return Stream.of(
                filter("combinations", CombinationFilter::new),
                filter("easy", BoundsFilter::new),
                filter("layouts", LayoutFilter::new));
    }

    private static Arguments filter(String name, Supplier<RunFilter> filter) {
        return Arguments.argumentSet(name, filter);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void aLookAtAChangeLeavesWhatALookAtAllLeaves(Supplier<RunFilter> filter) {
        var random = new SplittableRandom(7);
        var narrowing = new RunNarrowing(SHAPE, filter.get());
        int[] digits = RunFilling.random(SHAPE, TuningGoal.at(Optional.empty(), SHAPE), random)
                .orElseThrow();
        narrowing.energy(digits);
        narrowing.keep();
        int changes = 0;
        while (changes < 120) {
            int cell = random.nextInt(digits.length);
            int old = digits[cell];
            digits[cell] = random.nextInt(1, 10);
            if (digits[cell] == old || repeats(narrowing, digits, cell)) {
                digits[cell] = old;
                continue;
            }
            changes++;
            var anew = new RunNarrowing(SHAPE, filter.get());
            int energy = anew.energy(digits);

            assertThat(narrowing.atLeast(digits, cell, cell)).isLessThanOrEqualTo(energy);
            assertThat(narrowing.energy(digits, cell, cell)).isEqualTo(energy);
            assertThat(domains(narrowing)).containsExactly(domains(anew));
            if (random.nextBoolean()) {
                narrowing.keep();
            } else {
                digits[cell] = old;
            }
        }
    }

    private static boolean repeats(RunNarrowing narrowing, int[] digits, int cell) {
        return Stream.of(narrowing.acrossRun(cell), narrowing.downRun(cell))
                .anyMatch(run ->
                        Arrays.stream(run).map(at -> digits[at]).distinct().count() < run.length);
    }

    private static int[] domains(RunNarrowing narrowing) {
        return IntStream.range(0, SHAPE.cellCount()).map(narrowing::domain).toArray();
    }

    @ParameterizedTest
    @MethodSource("looks")
    void whatIsRememberedIsWhatLooksFindUntilTheyFindNoMore(Supplier<RunFilter> filter) {
        var random = new SplittableRandom(11);
        var memory = new FilterMemory(filter.get());
        var fresh = filter.get();
        int took = 0;
        for (int i = 0; i < 1_500; i++) {
            int count = random.nextInt(2, 10);
            int[] cells = IntStream.range(0, count).toArray();
            int[] digits = IntStream.rangeClosed(1, 9).toArray();
            shuffle(digits, random);
            int sum = Arrays.stream(digits).limit(count).sum();
            int[] domains = new int[count];
            // few bits, so that the same question comes again
            Arrays.setAll(
                    domains, at -> random.nextInt(4) == 0 ? ALL : 1 << digits[at] - 1 | 0b11 << random.nextInt(8));

            long first = memory.taken(cells, sum, domains);
            long last = memory.takenFromLast();

            int[] left = domains.clone();
            for (int[] before = {}; !Arrays.equals(before, left); ) {
                before = left;
                left = Arrays.copyOf(fresh.left(cells, sum, before), count);
            }
            for (int at = 0; at < count; at++) {
                boolean isFirst = at < FilterMemory.FIRST_CELLS;
                long packed = isFirst ? first >>> 9 * at : last >>> 9 * (at - FilterMemory.FIRST_CELLS);
                assertThat(domains[at] & ~(int) (packed & ALL)).isEqualTo(left[at]);
            }
            took += first != 0 || last != 0 ? 1 : 0;
        }
        assertThat(took).isGreaterThan(250);
    }

    private static void shuffle(int[] digits, SplittableRandom random) {
        for (int i = digits.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int kept = digits[i];
            digits[i] = digits[j];
            digits[j] = kept;
        }
    }
}
