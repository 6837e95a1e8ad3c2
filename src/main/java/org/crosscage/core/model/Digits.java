package org.crosscage.core.model;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// An immutable set of digits 0…63, one bit each. All bit tricks live here; hot loops may hold the raw [#bits()].
///
/// @param bits bit `d` is set when digit `d` is in the set
public record Digits(long bits) {

    /// The largest digit that a set can hold.
    public static final int LARGEST = 63;

    public static final Digits NONE = new Digits(0);

    public static Digits of(int... digits) {
        long bits = 0;
        for (int digit : digits) {
            bits |= bit(digit);
        }
        return new Digits(bits);
    }

    /// All digits from `first` to `last`, both included.
    public static Digits range(int first, int last) {
        long bits = 0;
        for (int digit = first; digit <= last; digit++) {
            bits |= bit(digit);
        }
        return new Digits(bits);
    }

    /// The one bit of a digit.
    ///
    /// @throws IllegalArgumentException when the digit is not 0…63
    public static long bit(int digit) {
        if (digit < 0 || digit > LARGEST) {
            throw new IllegalArgumentException("digit " + digit + " is not in 0…" + LARGEST);
        }
        return 1L << digit;
    }

    public boolean contains(int digit) {
        return digit >= 0 && digit <= LARGEST && (bits >>> digit & 1) != 0;
    }

    public boolean containsAll(Digits other) {
        return (other.bits & ~bits) == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    /// The smallest digit.
    ///
    /// @throws IllegalStateException when the set is empty
    public int min() {
        requireSome();
        return Long.numberOfTrailingZeros(bits);
    }

    /// The largest digit.
    ///
    /// @throws IllegalStateException when the set is empty
    public int max() {
        requireSome();
        return LARGEST - Long.numberOfLeadingZeros(bits);
    }

    public Digits with(int digit) {
        return new Digits(bits | bit(digit));
    }

    public Digits without(int digit) {
        return new Digits(bits & ~bit(digit));
    }

    public Digits union(Digits other) {
        return new Digits(bits | other.bits);
    }

    public Digits intersect(Digits other) {
        return new Digits(bits & other.bits);
    }

    public Digits minus(Digits other) {
        return new Digits(bits & ~other.bits);
    }

    public boolean intersects(Digits other) {
        return (bits & other.bits) != 0;
    }

    /// The digits, ascending.
    public IntStream stream() {
        return LongBits.stream(bits);
    }

    public int[] toArray() {
        int[] digits = new int[size()];
        long rest = bits;
        for (int i = 0; i < digits.length; i++) {
            digits[i] = Long.numberOfTrailingZeros(rest);
            rest &= rest - 1;
        }
        return digits;
    }

    @Override
    public String toString() {
        return stream().mapToObj(Integer::toString).collect(Collectors.joining(" ", "{", "}"));
    }

    private void requireSome() {
        if (bits == 0) {
            throw new IllegalStateException("an empty set of digits has no smallest or largest");
        }
    }

    private static final class LongBits {
        static IntStream stream(long bits) {
            return IntStream.iterate(
                            Long.numberOfTrailingZeros(bits),
                            d -> d < Long.SIZE,
                            d -> d == LARGEST ? Long.SIZE : d + 1 + Long.numberOfTrailingZeros(bits >>> (d + 1)))
                    .limit(Long.bitCount(bits));
        }
    }
}
