package org.crosscage.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A set of digits is what a set of numbers is.
class DigitsTest {

    @Property
    void unionIntersectionAndDifferenceAreThoseOfSets(
            @ForAll Set<@IntRange(max = 63) Integer> some, @ForAll Set<@IntRange(max = 63) Integer> others) {
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

    @Property
    void whatWasPutInComesOutAscending(@ForAll Set<@IntRange(max = 63) Integer> some) {
        var sorted = new TreeSet<>(some);
        assertThat(digits(some).stream().boxed().toList()).containsExactlyElementsOf(sorted);
        assertThat(digits(some).size()).isEqualTo(some.size());
        assertThat(digits(some).isEmpty()).isEqualTo(some.isEmpty());
        if (!some.isEmpty()) {
            assertThat(digits(some).min()).isEqualTo(sorted.first());
            assertThat(digits(some).max()).isEqualTo(sorted.last());
        }
    }

    @Property
    void withAndWithoutChangeOneDigit(
            @ForAll Set<@IntRange(max = 63) Integer> some, @ForAll @IntRange(max = 63) int digit) {
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

    private static Digits digits(Set<Integer> numbers) {
        return Digits.of(numbers.stream().collect(Collectors.toCollection(TreeSet::new)).stream()
                .mapToInt(Integer::intValue)
                .toArray());
    }
}
