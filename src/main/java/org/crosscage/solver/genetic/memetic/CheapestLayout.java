package org.crosscage.solver.genetic.memetic;

import java.util.Arrays;
import org.crosscage.core.clue.RunSums;

/// Finds the cheapest layout of a segment, other than the one that it has, when every digit has a price in every
/// cell. Keeps its memory between questions; belongs to one search.
final class CheapestLayout {

    /// More than any layout costs.
    static final int IMPOSSIBLE = Integer.MAX_VALUE / 2;

    /// Prices of digits lie so far apart by position.
    static final int STRIDE = Long.SIZE;

    /// Stands for a digit that a segment has when it has none yet.
    static final int NONE = -1;

    private static final int SETS = 1 << RunSums.LARGEST_DIGIT;

    private final int[] best = new int[Long.SIZE];
    private final int[] cheapest = new int[SETS];
    private final byte[] lastBit = new byte[SETS];
    private final boolean[] offCurrent = new boolean[SETS];
    private int[] sets = new int[SETS];
    private int[] nextSets = new int[SETS];
    private int setCount;
    private int nextCount;

    /// The digits of the layout found last, by position.
    int[] digits() {
        return best;
    }

    /// @param costs by position times [#STRIDE] plus digit, none negative
    /// @param current the digits that the segment has, [#NONE] where it has none
    /// @return what the layout found costs, or [#IMPOSSIBLE] when there is no other one
    int fit(Segment segment, int[] costs, int[] current) {
        return switch (segment) {
            case Segment.Listed listed -> fitListed(listed, costs, current);
            case Segment.Run run -> fitRun(run, costs, current);
            case Segment.Single single -> fitSingle(single, costs, current);
        };
    }

    private int fitListed(Segment.Listed listed, int[] costs, int[] current) {
        byte[] layouts = listed.layouts();
        int size = listed.cells().length;
        int bestCost = IMPOSSIBLE;
        int bestAt = NONE;
        for (int at = 0; at < layouts.length; at += size) {
            int cost = 0;
            for (int i = 0; i < size; i++) {
                cost += costs[i * STRIDE + layouts[at + i]];
            }
            if (cost < bestCost && !isCurrent(layouts, at, size, current)) {
                bestCost = cost;
                bestAt = at;
            }
        }
        for (int i = 0; i < size && bestAt != NONE; i++) {
            best[i] = layouts[bestAt + i];
        }
        return bestCost;
    }

    private static boolean isCurrent(byte[] layouts, int at, int size, int[] current) {
        for (int i = 0; i < size; i++) {
            if (layouts[at + i] != current[i]) {
                return false;
            }
        }
        return true;
    }

    private int fitSingle(Segment.Single single, int[] costs, int[] current) {
        int bestCost = IMPOSSIBLE;
        for (long rest = single.allowed(); rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest);
            if (digit != current[0] && costs[digit] < bestCost) {
                bestCost = costs[digit];
                best[0] = digit;
            }
        }
        return bestCost;
    }

    /// From cell to cell the cheapest way to every set of digits that the cells so far can hold, as far as the sum
    /// can still be met. The way of the current layout is gone beside the others, until they part.
    private int fitRun(Segment.Run run, int[] costs, int[] current) {
        int size = run.cells().length;
        boolean hasCurrent = current[0] != NONE;
        Arrays.fill(cheapest, IMPOSSIBLE);
        setCount = 0;
        int currentSet = 0;
        int currentCost = 0;
        for (int i = 0; i < size; i++) {
            nextCount = 0;
            int allowed = (int) (run.allowed()[i] >>> 1) & run.available();
            for (int s = 0; s < setCount; s++) {
                int set = sets[s];
                extend(run, costs, i, set, cheapest[set], allowed, true);
            }
            if (hasCurrent) {
                int bit = 1 << current[i] - 1;
                extend(run, costs, i, currentSet, currentCost, allowed & ~bit, false);
                currentSet |= bit;
                currentCost += costs[i * STRIDE + current[i]];
            } else if (i == 0) {
                extend(run, costs, i, 0, 0, allowed, true);
            }
            int[] swapped = sets;
            sets = nextSets;
            nextSets = swapped;
            setCount = nextCount;
        }
        return cheapestRun(size, current);
    }

    private void extend(Segment.Run run, int[] costs, int position, int set, int cost, int allowed, boolean isOff) {
        int rest = allowed & ~set;
        if (run.sum() != Segment.Run.ANY_SUM) {
            int left = run.cells().length - position;
            rest &= RunSums.possible(left, run.sum() - RunSums.sum(set), run.available() & ~set);
        }
        for (; rest != 0; rest &= rest - 1) {
            int bit = Integer.numberOfTrailingZeros(rest);
            int next = set | 1 << bit;
            int total = cost + costs[position * STRIDE + bit + 1];
            if (total < cheapest[next]) {
                if (cheapest[next] == IMPOSSIBLE) {
                    nextSets[nextCount++] = next;
                }
                cheapest[next] = total;
                lastBit[next] = (byte) bit;
                offCurrent[next] = isOff;
            }
        }
    }

    private int cheapestRun(int size, int[] current) {
        int set = 0;
        int cost = IMPOSSIBLE;
        for (int s = 0; s < setCount; s++) {
            if (cheapest[sets[s]] < cost) {
                set = sets[s];
                cost = cheapest[set];
            }
        }
        for (int i = size - 1; i >= 0 && cost != IMPOSSIBLE; i--) {
            best[i] = lastBit[set] + 1;
            if (!offCurrent[set]) {
                System.arraycopy(current, 0, best, 0, i);
                break;
            }
            set &= ~(1 << lastBit[set]);
        }
        return cost;
    }
}
