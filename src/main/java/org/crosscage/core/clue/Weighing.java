package org.crosscage.core.clue;

import org.crosscage.core.model.Digits;

/// A way to count digits together, such that groups of cells that lie apart can be added up: their sum, their
/// product, or whether the sum is odd. Each digit has a weight; the weights of a group add up to its tally.
public enum Weighing {
    SUM {
        @Override
        public long weight(int digit) {
            return digit;
        }
    },

    /// Weights are the exponents of the primes to 23 in a digit, packed seven bits each, so that adding them
    /// multiplies the digits. As many as 127 of a prime fit: more than a block of lines of any puzzle has.
    PRODUCT {
        @Override
        public long weight(int digit) {
            long packed = 0;
            int left = digit;
            for (int i = 0; i < PRIMES.length && left > 0; i++) {
                for (; left % PRIMES[i] == 0; left /= PRIMES[i]) {
                    packed += 1L << 7 * i;
                }
            }
            return packed;
        }

        @Override
        public boolean counts(Digits digits) {
            return !digits.contains(0) && digits.stream().allMatch(digit -> rest(digit) == 1);
        }

        @Override
        public long number(long tally) {
            long number = 1;
            for (int i = 0; i < PRIMES.length; i++) {
                for (long times = tally >>> 7 * i & 127; times > 0; times--) {
                    number *= PRIMES[i];
                }
            }
            return number;
        }
    },

    /// Weights are 1 for odd digits; only whether a tally is odd counts.
    PARITY {
        @Override
        public long weight(int digit) {
            return digit & 1;
        }

        @Override
        public long of(long weights) {
            return weights & 1;
        }
    };

    private static final int[] PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23};

    /// The weight of a digit that [#counts(Digits)]. Of another one a product has no weight, and says 0.
    public abstract long weight(int digit);

    /// The tally of cells whose weights add up to this, or of a difference of such.
    public long of(long weights) {
        return weights;
    }

    /// Whether digits can be counted in this way.
    public boolean counts(Digits digits) {
        return true;
    }

    /// A tally as people write it: the sum, the product, 1 or 0 for odd or even.
    public long number(long tally) {
        return tally;
    }

    /// The tally of all digits of a set.
    public long total(Digits digits) {
        return of(digits.stream().mapToLong(this::weight).sum());
    }

    private static int rest(int digit) {
        int left = digit;
        for (int prime : PRIMES) {
            while (left > 0 && left % prime == 0) {
                left /= prime;
            }
        }
        return left;
    }
}
