package org.crosscage.browser;

/// A Kakuro of 30 × 30 with all its clues.
public final class LargeKakuro {

    private static final int SIZE = 30;

    private LargeKakuro() {}

    /// Runs of up to seven cells between slanted lines of black ones, and the sums of a pattern that repeats no
    /// digit in them.
    public static String text() {
        var text = new StringBuilder("puzzle large\nsize 30 30\ngrid\n");
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                text.append(isWhite(row, column) ? "." : clue(sum(row, column, 1, 0), sum(row, column, 0, 1)));
                text.append(column < SIZE - 1 ? " " : "\n");
            }
        }
        return text.append("end\n").toString();
    }

    private static boolean isWhite(int row, int column) {
        return row > 0 && column > 0 && (row + 3 * column) % 8 != 0;
    }

    /// The sum of the run that begins beside a black cell, 0 when there is none.
    private static int sum(int row, int column, int down, int right) {
        int sum = 0;
        for (int r = row + down, c = column + right; r < SIZE && c < SIZE && isWhite(r, c); r += down, c += right) {
            sum += (r + 2 * c) % 9 + 1;
        }
        return sum;
    }

    private static String clue(int down, int across) {
        return down + across == 0 ? "#" : (down > 0 ? down : "") + "\\" + (across > 0 ? across : "");
    }
}
