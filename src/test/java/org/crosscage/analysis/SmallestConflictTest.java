package org.crosscage.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SmallestConflictTest {

    private static final int DEMANDS = 9;
    private static final List<BitSet> CONFLICTS = List.of(bits(0, 1, 2, 3), bits(3, 4, 5), bits(6, 7, 8, 2));

    @Test
    void aSmallerOneIsFoundWhateverIsKnown() {
        assertThat(within(bits(0, 1, 2, 3), false)).isEqualTo(bits(3, 4, 5));
        assertThat(within(bits(6, 7, 8, 2), false)).isEqualTo(bits(3, 4, 5));
    }

    @Test
    void ofTwoThatAreAlikeTheKnownOneStays() {
        assertThat(within(bits(3, 4, 5), false)).isEqualTo(bits(3, 4, 5));
    }

    @Test
    void whenTheWorkEndsTheKnownOneStays() {
        assertThat(within(bits(0, 1, 2, 3), true)).isEqualTo(bits(0, 1, 2, 3));
    }

    private static BitSet within(BitSet known, boolean isOver) {
        return new SmallestConflict(DEMANDS, SmallestConflictTest::met, () -> isOver).within(known);
    }

    private static Optional<BitSet> met(BitSet demands) {
        return Optional.of(demands)
                .filter(some -> CONFLICTS.stream()
                        .noneMatch(conflict -> conflict.stream().allMatch(some::get)));
    }

    private static BitSet bits(int... demands) {
        var bits = new BitSet();
        IntStream.of(demands).forEach(bits::set);
        return bits;
    }
}
