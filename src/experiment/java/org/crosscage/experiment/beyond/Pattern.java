package org.crosscage.experiment.beyond;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.random.RandomGenerator;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kakuro.rules.KakuroRules;

/// A Kakuro as its solution: digits in white places, 0 in black ones, row-major, without the clue row and the clue
/// column. The clues are the sums.
public final class Pattern {

    private final int rows;
    private final int columns;
    private final int[] digits;

    private Pattern(int rows, int columns, int[] digits) {
        this.rows = rows;
        this.columns = columns;
        this.digits = digits;
    }

    public static Pattern of(Shape shape, Solution solution) {
        var pattern =
                new Pattern(shape.rows() - 1, shape.columns() - 1, new int[(shape.rows() - 1) * (shape.columns() - 1)]);
        for (int cell = 0; cell < shape.cellCount(); cell++) {
            pattern.digits[(shape.row(cell) - 2) * pattern.columns + shape.column(cell) - 2] = solution.digit(cell);
        }
        return pattern;
    }

    /// From the text that [#toString] writes.
    ///
    /// @throws IllegalArgumentException when it is none
    public static Pattern of(String text) {
        var lines = text.split("/");
        var digits = text.chars()
                .filter(c -> c != '/')
                .map(c -> c == '.' ? 0 : c - '0')
                .toArray();
        var pattern = new Pattern(lines.length, lines[0].length(), digits);
        if (digits.length != pattern.rows * pattern.columns || !pattern.isSound()) {
            throw new IllegalArgumentException("“" + text + "” is no filled Kakuro");
        }
        return pattern;
    }

    /// A shape, `x` for its white places, all with the digit 1: no filling yet.
    static Pattern white(String shape) {
        var lines = shape.split("/");
        var digits =
                shape.chars().filter(c -> c != '/').map(c -> c == 'x' ? 1 : 0).toArray();
        return new Pattern(lines.length, lines[0].length(), digits);
    }

    /// The same shape with other digits.
    ///
    /// @param filling of the white places, in reading order
    Pattern filled(int[] filling) {
        var other = copy();
        int cell = 0;
        for (int place = 0; place < digits.length; place++) {
            if (digits[place] > 0) {
                other.digits[place] = filling[cell++];
            }
        }
        return other;
    }

    Pattern copy() {
        return new Pattern(rows, columns, digits.clone());
    }

    void copyFrom(Pattern other) {
        System.arraycopy(other.digits, 0, digits, 0, digits.length);
    }

    int places() {
        return digits.length;
    }

    int digit(int place) {
        return digits[place];
    }

    void set(int place, int digit) {
        digits[place] = digit;
    }

    /// How many are white.
    public int cells() {
        int cells = 0;
        for (int digit : digits) {
            cells += digit > 0 ? 1 : 0;
        }
        return cells;
    }

    /// A place at most so many rows and columns away.
    int near(int place, int most, RandomGenerator random) {
        int row = Math.clamp(place / columns + random.nextInt(-most, most + 1), 0, rows - 1);
        int column = Math.clamp(place % columns + random.nextInt(-most, most + 1), 0, columns - 1);
        return row * columns + column;
    }

    /// The digits that may stand at a place beside those of the runs that meet there, nine bits.
    int free(int place) {
        return RunSums.ALL & ~(seen(place, -1) | seen(place, 1) | seen(place, -columns) | seen(place, columns));
    }

    private int seen(int place, int by) {
        int seen = 0;
        for (int at = next(place, by); at >= 0 && digits[at] > 0; at = next(at, by)) {
            seen |= 1 << digits[at] - 1;
        }
        return seen;
    }

    /// @return -1 beyond the edge
    private int next(int place, int by) {
        int at = place + by;
        boolean sameRow = Math.abs(by) > 1 || at >= 0 && at / columns == place / columns;
        // in a grid of one column by is 1 for both directions; such a grid has no Kakuro
        return at >= 0 && at < digits.length && sameRow ? at : -1;
    }

    /// Whether every white place is in runs of two to nine different digits both ways, and all hang together.
    boolean isSound() {
        int start = -1;
        for (int place = 0; place < digits.length; place++) {
            if (digits[place] > 0) {
                start = place;
                if (!isSoundAt(place)) {
                    return false;
                }
            }
        }
        return start >= 0 && reached(start) == cells();
    }

    private boolean isSoundAt(int place) {
        int left = seen(place, -1);
        int right = seen(place, 1);
        int above = seen(place, -columns);
        int below = seen(place, columns);
        int own = 1 << digits[place] - 1;
        return (left | right) != 0
                && (above | below) != 0
                && (left & right) == 0
                && (above & below) == 0
                && ((left | right | above | below) & own) == 0;
    }

    private int reached(int start) {
        var seen = new boolean[digits.length];
        var stack = new int[digits.length];
        int size = 0;
        int count = 0;
        stack[size++] = start;
        seen[start] = true;
        while (size > 0) {
            int place = stack[--size];
            count++;
            for (int by : new int[] {-1, 1, -columns, columns}) {
                int at = next(place, by);
                if (at >= 0 && digits[at] > 0 && !seen[at]) {
                    seen[at] = true;
                    stack[size++] = at;
                }
            }
        }
        return count;
    }

    /// The digits of the white places, in reading order.
    int[] filling() {
        return Arrays.stream(digits).filter(digit -> digit > 0).toArray();
    }

    /// The runs, by cells in reading order.
    RunNet net() {
        var cellAt = new int[digits.length];
        int cells = 0;
        for (int place = 0; place < digits.length; place++) {
            cellAt[place] = digits[place] > 0 ? cells++ : -1;
        }
        var runs = new ArrayList<int[]>();
        addRuns(runs, cellAt, 1);
        int across = runs.size();
        addRuns(runs, cellAt, columns);
        return RunNet.of(cells, runs.toArray(int[][]::new), across);
    }

    private void addRuns(ArrayList<int[]> runs, int[] cellAt, int by) {
        for (int place = 0; place < digits.length; place++) {
            int before = next(place, -by);
            if (digits[place] > 0 && (before < 0 || digits[before] == 0)) {
                var run = new ArrayList<Integer>();
                for (int at = place; at >= 0 && digits[at] > 0; at = next(at, by)) {
                    run.add(cellAt[at]);
                }
                runs.add(run.stream().mapToInt(Integer::intValue).toArray());
            }
        }
    }

    /// With its clue row and clue column.
    public Puzzle puzzle() {
        var white = new BitSet();
        for (int place = 0; place < digits.length; place++) {
            white.set((place / columns + 1) * (columns + 1) + place % columns + 1, digits[place] > 0);
        }
        return KakuroRules.puzzle(
                Shape.of(rows + 1, columns + 1, white), KakuroRules.ORDINARY_DIGITS, Solution.of(filling()));
    }

    /// The rows joined by `/`, a character a place: its digit, or `.` for a black one.
    @Override
    public String toString() {
        var text = new StringBuilder();
        for (int place = 0; place < digits.length; place++) {
            if (place > 0 && place % columns == 0) {
                text.append('/');
            }
            text.append(digits[place] == 0 ? "." : Integer.toString(digits[place]));
        }
        return text.toString();
    }
}
