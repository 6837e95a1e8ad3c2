package org.crosscage.solver.exact;

import org.crosscage.core.search.RunSums;

/// What sums of different digits allow. Sets are domains as in [Store].
sealed interface Sums {

    long sum(long set);

    /// The digits of `available` that a sum of `count` of them can contain; 0 when there is no such sum. May be too
    /// many.
    long possible(int count, long sum, long available);

    /// Digits that each such sum contains. May be too few.
    long required(int count, long sum, long available);

    /// @param values the puzzle's digits, ascending
    static Sums of(int[] values) {
        return values[0] == 1 && values[values.length - 1] == values.length && values.length <= RunSums.LARGEST_DIGIT
                ? new Tabled()
                : new Bounded(values);
    }

    /// Digits 1…9 and fewer: exact, from the table.
    record Tabled() implements Sums {

        @Override
        public long sum(long set) {
            return RunSums.sum((int) set);
        }

        @Override
        public long possible(int count, long sum, long available) {
            return sum > Byte.MAX_VALUE ? 0 : RunSums.possible(count, (int) sum, (int) available);
        }

        @Override
        public long required(int count, long sum, long available) {
            return sum > Byte.MAX_VALUE ? 0 : RunSums.required(count, (int) sum, (int) available);
        }
    }

    /// Any digits: by the smallest and the largest sum.
    record Bounded(int[] values) implements Sums {

        @Override
        public long sum(long set) {
            long sum = 0;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                sum += values[Long.numberOfTrailingZeros(rest)];
            }
            return sum;
        }

        @Override
        public long possible(int count, long sum, long available) {
            long possible = 0;
            for (long rest = available; rest != 0; rest &= rest - 1) {
                long bit = rest & -rest;
                if (isBetween(count - 1, sum - sum(bit), available & ~bit)) {
                    possible |= bit;
                }
            }
            return possible;
        }

        @Override
        public long required(int count, long sum, long available) {
            long required = 0;
            for (long rest = available; rest != 0; rest &= rest - 1) {
                long bit = rest & -rest;
                if (!isBetween(count, sum, available & ~bit)) {
                    required |= bit;
                }
            }
            return required;
        }

        /// Whether the sum lies between the smallest and the largest sum of `count` different digits of the set.
        private boolean isBetween(int count, long sum, long set) {
            if (Long.bitCount(set) < count) {
                return false;
            }
            long smallest = 0;
            long largest = 0;
            long low = set;
            long high = set;
            for (int i = 0; i < count; i++) {
                smallest += values[Long.numberOfTrailingZeros(low)];
                low &= low - 1;
                long top = Long.highestOneBit(high);
                largest += values[Long.numberOfTrailingZeros(top)];
                high &= ~top;
            }
            return smallest <= sum && sum <= largest;
        }
    }
}
