package org.crosscage.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.crosscage.Samples;
import org.crosscage.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A set of digits is what a set of numbers is.
class DigitsTest {

    @Seeds
    void unionIntersectionAndDifferenceAreThoseOfSets(long seed) {
        var samples = new Samples(seed);
        var some = numbers(samples);
        var others = numbers(samples);
        var all = new TreeSet<>(some);
        all.addAll(others);
        var common = new TreeSet<>(some);
        common.retainAll(others);
        var rest = new TreeSet<>(some);
        rest.removeAll(others);

        assertThat(digits(some).union(digits(others))).isEqualTo(digits(all));
        assertThat(digits(some).intersect(digits(others))).isEqualTo(digits(common));
        assertThat(digits(some).minus(digits(others))).isEqualTo(digits(rest));
        assertThat(digits(some).intersects(digits(others))).isEqualTo(!common.isEmpty());
        assertThat(digits(some).containsAll(digits(others))).isEqualTo(some.containsAll(others));
    }

    @Seeds
    void whatWasPutInComesOutAscending(long seed) {
        var some = numbers(new Samples(seed));
        var sorted = new TreeSet<>(some);
        assertThat(digits(some).stream().boxed().toList()).containsExactlyElementsOf(sorted);
        assertThat(digits(some).size()).isEqualTo(some.size());
        assertThat(digits(some).isEmpty()).isEqualTo(some.isEmpty());
        if (!some.isEmpty()) {
            assertThat(digits(some).min()).isEqualTo(sorted.first());
            assertThat(digits(some).max()).isEqualTo(sorted.last());
        }
    }

    @Seeds
    void withAndWithoutChangeOneDigit(long seed) {
        var samples = new Samples(seed);
        var some = numbers(samples);
        int digit = samples.number(0, 63);
        assertThat(digits(some).with(digit).contains(digit)).isTrue();
        assertThat(digits(some).without(digit).contains(digit)).isFalse();
        assertThat(digits(some).with(digit).without(digit))
                .isEqualTo(digits(some).without(digit));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 64})
    void whatIsNoDigitIsRefusedByName(int digit) {
        assertThatThrownBy(() -> Digits.of(digit))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("digit " + digit);
        assertThat(new Digits(-1L).contains(digit)).isFalse();
    }

    @Test
    void anEmptySetHasNoSmallestDigit() {
        assertThatThrownBy(Digits.NONE::min).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(Digits.NONE::max).isInstanceOf(IllegalStateException.class);
    }

    private static Set<Integer> numbers(Samples samples) {
        return samples.set(100, () -> samples.number(0, 63));
    }

    private static Digits digits(Set<Integer> numbers) {
        return Digits.of(numbers.stream().collect(Collectors.toCollection(TreeSet::new)).stream()
                .mapToInt(Integer::intValue)
                .toArray());
    }
}
