package org.crosscage.solver.genetic.memetic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.clue.RunSums;

/// Reads an individual as preferences: cell by cell, the one with the fewest digits left first, each gets its
/// preference where its runs can still have it, else any digit that they can, and what the runs cannot have any more
/// goes from the cells that are still open. It never takes anything back: what a run without a digit left breaks is
/// counted as a violation.
///
/// That is the decoder of an indirect representation in a genetic algorithm (U. Aickelin, K. Dowsland, *An indirect
/// genetic algorithm for a nurse-scheduling problem*, 2004) with the look-ahead of forward checking (R. Haralick, G.
/// Elliott, *Increasing tree search efficiency for constraint satisfaction problems*, 1980).
final class GreedyDecoder {

    private final RandomGenerator random;
    private final Segment.Run[] runs;
    /// By cell, the runs that it is in.
    private final int[][] runsAt;
    /// The digits that cells can still have, as [RunSums] has sets.
    private final int[] left;
    private final int[] digits;
    private final boolean[] givenUp;
    /// The runs to look at, one bit each.
    private final long[] waiting;
    /// What it begins with: nothing is preferred yet, and whatever follows from that is the same each time.
    private final int[] firstLeft;
    private final int[] firstDigits;
    private final boolean[] firstGivenUp;
    private final int[] cells;

    /// What counting a run found: its open cells; digits and sum that are left to them; digits that some of them can
    /// have, and at least two.
    private int open;

    private int available;
    private int sum;
    private int once;
    private int twice;

    /// @param runs all constraints of the puzzle, their open cells
    /// @param cellCount of the puzzle
    GreedyDecoder(List<Segment.Run> runs, int cellCount, RandomGenerator random) {
        this.random = random;
        this.runs = runs.toArray(Segment.Run[]::new);
        this.runsAt = runsAt(this.runs, cellCount);
        this.left = new int[cellCount];
        this.digits = new int[cellCount];
        this.givenUp = new boolean[this.runs.length];
        this.waiting = new long[this.runs.length / Long.SIZE + 1];
        for (int run = 0; run < this.runs.length; run++) {
            int[] open = this.runs[run].cells();
            for (int i = 0; i < open.length; i++) {
                left[open[i]] = (int) (this.runs[run].allowed()[i] >>> 1);
            }
            await(run);
        }
        lookAhead();
        this.firstLeft = left.clone();
        this.firstDigits = digits.clone();
        this.firstGivenUp = givenUp.clone();
        this.cells = IntStream.range(0, cellCount)
                .filter(cell -> runsAt[cell].length > 0 && digits[cell] == 0)
                .toArray();
    }

    private static int[][] runsAt(Segment.Run[] runs, int cellCount) {
        var at = new ArrayList<List<Integer>>();
        for (int cell = 0; cell < cellCount; cell++) {
            at.add(new ArrayList<>());
        }
        for (int run = 0; run < runs.length; run++) {
            for (int cell : runs[run].cells()) {
                at.get(cell).add(run);
            }
        }
        return at.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /// The digits that the preferences lead to, by cell index; 0 where a cell had none left, and in placed cells.
    ///
    /// @param preferences by cell index
    int[] follow(int[] preferences) {
        System.arraycopy(firstLeft, 0, left, 0, left.length);
        System.arraycopy(firstDigits, 0, digits, 0, digits.length);
        System.arraycopy(firstGivenUp, 0, givenUp, 0, givenUp.length);
        for (int cell = next(); cell >= 0; cell = next()) {
            int preference = 1 << preferences[cell] >> 1;
            place(cell, (left[cell] & preference) != 0 ? preference : any(left[cell]));
            lookAhead();
        }
        return digits;
    }

    /// Whether what was placed last makes the sum of a run, or can still.
    ///
    /// @param open the open cells of a run
    boolean isMet(int[] open) {
        for (int cell : open) {
            if (digits[cell] == 0) {
                return false;
            }
        }
        for (int run : runsAt[open[0]]) {
            if (Arrays.equals(runs[run].cells(), open)) {
                return !givenUp[run];
            }
        }
        return false;
    }

    /// The open cell with the fewest digits left, by chance among those; negative when there is none.
    private int next() {
        int next = -1;
        int fewest = Integer.MAX_VALUE;
        int ties = 0;
        for (int cell : cells) {
            if (digits[cell] == 0 && left[cell] != 0) {
                int count = Integer.bitCount(left[cell]);
                if (count < fewest) {
                    fewest = count;
                    ties = 0;
                }
                if (count == fewest && random.nextInt(++ties) == 0) {
                    next = cell;
                }
            }
        }
        return next;
    }

    private int any(int set) {
        int rest = set;
        for (int skip = random.nextInt(Integer.bitCount(set)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.lowestOneBit(rest);
    }

    private void place(int cell, int bit) {
        digits[cell] = Integer.numberOfTrailingZeros(bit) + 1;
        left[cell] = bit;
        for (int run : runsAt[cell]) {
            await(run);
        }
    }

    private void await(int run) {
        waiting[run / Long.SIZE] |= 1L << run;
    }

    /// The first run that waits goes first.
    private void lookAhead() {
        int word = 0;
        while (word < waiting.length) {
            if (waiting[word] == 0) {
                word++;
            } else {
                int run = word * Long.SIZE + Long.numberOfTrailingZeros(waiting[word]);
                waiting[word] &= waiting[word] - 1;
                if (!givenUp[run]) {
                    look(run);
                    word = 0;
                }
            }
        }
    }

    private void look(int run) {
        boolean isWithoutSum = runs[run].sum() == Segment.Run.ANY_SUM;
        if (!count(run)) {
            givenUp[run] = true;
        } else if (isWithoutSum) {
            narrow(run, available, 0);
        } else {
            int answer = RunSums.answer(open, sum, available & once);
            int possible = RunSums.possible(answer);
            if (open == 0 ? sum != 0 : possible == 0) {
                givenUp[run] = true;
            } else {
                narrow(run, possible, once & ~twice & RunSums.required(answer));
            }
        }
    }

    /// @return false when a digit stands twice, or one that the run cannot have
    private boolean count(int run) {
        available = runs[run].available();
        sum = runs[run].sum();
        open = 0;
        once = 0;
        twice = 0;
        for (int cell : runs[run].cells()) {
            if (digits[cell] == 0) {
                open++;
                twice |= once & left[cell];
                once |= left[cell];
            } else {
                int bit = 1 << digits[cell] - 1;
                if ((available & bit) == 0) {
                    return false;
                }
                available &= ~bit;
                sum -= digits[cell];
            }
        }
        return true;
    }

    /// @param possible all that open cells can have
    /// @param alone what one cell only can have and the run needs
    private void narrow(int run, int possible, int alone) {
        for (int cell : runs[run].cells()) {
            if (digits[cell] == 0) {
                int must = left[cell] & alone;
                narrow(cell, must == 0 ? possible : must);
            }
        }
    }

    private void narrow(int cell, int possible) {
        int rest = left[cell] & possible;
        if (rest == left[cell]) {
            return;
        }
        left[cell] = rest;
        if (rest == 0) {
            for (int run : runsAt[cell]) {
                givenUp[run] = true;
            }
        } else if ((rest & rest - 1) == 0) {
            place(cell, rest);
        } else {
            for (int run : runsAt[cell]) {
                await(run);
            }
        }
    }
}
