package org.crosscage.kind.kakuro.generate;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Shape;

/// Draws the black cells of a Kakuro.
///
/// The promises, on the grid without its clue row and clue column: 50 to 75 % white; the white cells hang together,
/// and not by a single cell; no run of one cell, none over nine; runs of 3.2 cells and more on average; from 8×8 up
/// a run of five or more; the same after half a turn. [KakuroOptions] may say something else about density, the
/// longest and the shortest run and symmetry. Black cells are added in pairs, each where no promise breaks for
/// good, until the number drawn for this grid is reached; a grid that misses a promise in the end is drawn again.
/// In a large grid chance alone would leave some run too long that can no longer be cut, so those are cut first,
/// and it is left as it is when no more pairs go in.
final class KakuroPattern {

    /// How far from the density that was asked for a pattern may be, in percent of all places.
    private static final int DENSITY_SLACK = 4;
    private static final int DRAWINGS = 200;
    private static final int LEAST_WHITE_PERCENT = 50;
    private static final int MOST_WHITE_PERCENT = 75;
    static final int LEAST_MEAN_RUN_TENTHS = 32;
    private static final int LONG_RUN = 5;
    private static final int LONG_RUN_FROM_SIZE = 8;
    /// From so many cells on a grid is large.
    private static final int LARGE = 15 * 15;
    /// How often no place is found before a grid counts as full.
    private static final int MISSES = 40;
    private static final int MISSES_IN_LARGE = 300;

    private final int rows;
    private final int columns;
    private final KakuroOptions options;
    private final RandomGenerator random;
    private final boolean[][] white;
    private final WhiteGraph graph;
    private int whiteCount;
    /// Across and down together; counted along with each change, because it is asked after each.
    private int runCount;

    private KakuroPattern(int rows, int columns, KakuroOptions options, RandomGenerator random) {
        this.rows = rows;
        this.columns = columns;
        this.options = options;
        this.random = random;
        this.white = new boolean[rows][columns];
        for (var row : white) {
            Arrays.fill(row, true);
        }
        this.graph = new WhiteGraph(rows, columns);
        this.whiteCount = rows * columns;
        this.runCount = rows + columns;
    }

    /// @param rows as drawn, the clue row included
    /// @param columns as drawn, the clue column included
    /// @param stop asked before each drawing
    /// @return empty when stopped, or when none of many drawings kept the promises
    static Optional<Shape> draw(
            int rows, int columns, KakuroOptions options, RandomGenerator random, BooleanSupplier stop) {
        for (int drawing = 0; drawing < DRAWINGS && !stop.getAsBoolean(); drawing++) {
            var pattern = new KakuroPattern(rows - 1, columns - 1, options, random);
            if (pattern.blacken() && pattern.keepsPromises()) {
                return Optional.of(pattern.shape());
            }
        }
        return Optional.empty();
    }

    private Shape shape() {
        var places = new BitSet();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                places.set((row + 1) * (columns + 1) + column + 1, white[row][column]);
            }
        }
        return Shape.of(rows + 1, columns + 1, places);
    }

    /// Adds black pairs until few enough cells are white and no run is too long.
    private boolean blacken() {
        int all = rows * columns;
        int percent = options.density()
                .orElseGet(
                        () -> LEAST_WHITE_PERCENT + 4 + random.nextInt(MOST_WHITE_PERCENT - LEAST_WHITE_PERCENT - 3));
        int wanted = all * percent / 100;
        if (all < LARGE) {
            return addPairs(() -> whiteCount > wanted || longestRun() > options.longestRun(), place -> true, MISSES);
        }
        boolean cut = addPairs(() -> longestRun() > options.longestRun(), this::isInLongRun, all);
        addPairs(() -> whiteCount > wanted, place -> true, MISSES_IN_LARGE);
        return cut;
    }

    /// Adds black pairs while some are missing.
    ///
    /// @return whether none are missing any more; false when places were looked for in vain too often
    private boolean addPairs(BooleanSupplier areMissing, IntPredicate allowed, int mostMisses) {
        for (int misses = 0; areMissing.getAsBoolean(); ) {
            int place = bestOf(1 + random.nextInt(6), allowed);
            if (place < 0 && ++misses > mostMisses) {
                return false;
            }
            if (place >= 0) {
                setPair(place, false);
            }
        }
        return true;
    }

    /// The best of some random places that can turn black: the one that splits the fewest runs, so that runs stay
    /// long.
    ///
    /// @return -1 when none of them can
    private int bestOf(int places, IntPredicate allowed) {
        int best = -1;
        int fewestRuns = Integer.MAX_VALUE;
        for (int i = 0; i < places; i++) {
            int place = random.nextInt(rows * columns);
            if (white[place / columns][place % columns] && allowed.test(place)) {
                setPair(place, false);
                boolean fits = options.shortestRun() == 1 || hasNoSingles(place);
                int runs = fits ? runCount : Integer.MAX_VALUE;
                if (runs < fewestRuns && holdsTogether()) {
                    best = place;
                    fewestRuns = runs;
                }
                setPair(place, true);
            }
        }
        return best;
    }

    private void setPair(int place, boolean toWhite) {
        set(place, toWhite);
        switch (options.symmetry()) {
            case POINT -> set(rows * columns - 1 - place, toWhite);
            case MIRROR -> set(place + columns - 1 - 2 * (place % columns), toWhite);
            case NONE -> {
                // no partner
            }
        }
    }

    private void set(int place, boolean toWhite) {
        int row = place / columns;
        int column = place % columns;
        if (white[row][column] != toWhite) {
            white[row][column] = toWhite;
            whiteCount += toWhite ? 1 : -1;
            int more = whiteNeighbours(row, column, 0, 1) + whiteNeighbours(row, column, 1, 0) - 2;
            runCount += toWhite ? -more : more;
        }
    }

    private boolean keepsPromises() {
        boolean large = rows + 1 >= LONG_RUN_FROM_SIZE && columns + 1 >= LONG_RUN_FROM_SIZE;
        return isDense()
                && whiteCount * 20 >= Math.min(LEAST_MEAN_RUN_TENTHS, 7 * options.longestRun()) * runCount
                && (!large || longestRun() >= Math.min(LONG_RUN, options.longestRun()))
                && everyLineHasWhite();
    }

    private boolean isDense() {
        int all = rows * columns;
        if (options.density().isPresent()) {
            return Math.abs(whiteCount * 100 - options.density().getAsInt() * all) <= DENSITY_SLACK * all;
        }
        return whiteCount * 100 >= LEAST_WHITE_PERCENT * all && whiteCount * 100 <= MOST_WHITE_PERCENT * all;
    }

    private boolean everyLineHasWhite() {
        for (int row = 0; row < rows; row++) {
            boolean empty = true;
            for (boolean cell : white[row]) {
                empty &= !cell;
            }
            if (empty) {
                return false;
            }
        }
        for (int column = 0; column < columns; column++) {
            boolean empty = true;
            for (var row : white) {
                empty &= !row[column];
            }
            if (empty) {
                return false;
            }
        }
        return true;
    }

    /// Whether no neighbour of a place that turned black, nor by symmetry of its partner, stands alone in a run.
    private boolean hasNoSingles(int place) {
        int row = place / columns;
        int column = place % columns;
        return isNotAlone(row - 1, column, 1, 0)
                && isNotAlone(row + 1, column, 1, 0)
                && isNotAlone(row, column - 1, 0, 1)
                && isNotAlone(row, column + 1, 0, 1);
    }

    private boolean isNotAlone(int row, int column, int down, int right) {
        return !isWhite(row, column) || isWhite(row - down, column - right) || isWhite(row + down, column + right);
    }

    private boolean isWhite(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && white[row][column];
    }

    private boolean isInLongRun(int place) {
        int row = place / columns;
        int column = place % columns;
        return ahead(row, column, 0, 1) + ahead(row, column, 0, -1) >= options.longestRun()
                || ahead(row, column, 1, 0) + ahead(row, column, -1, 0) >= options.longestRun();
    }

    /// How many white cells follow a cell in a direction.
    private int ahead(int row, int column, int down, int right) {
        int count = 0;
        while (isWhite(row + (count + 1) * down, column + (count + 1) * right)) {
            count++;
        }
        return count;
    }

    /// How many of the two cells beside a place in a direction are white: a black cell between two makes two runs of
    /// one, one beside a single one leaves as many as there were, and one alone takes a run away.
    private int whiteNeighbours(int row, int column, int down, int right) {
        return (isWhite(row - down, column - right) ? 1 : 0) + (isWhite(row + down, column + right) ? 1 : 0);
    }

    private int longestRun() {
        int longest = 0;
        int[] down = new int[columns];
        for (int row = 0; row < rows; row++) {
            int across = 0;
            for (int column = 0; column < columns; column++) {
                across = white[row][column] ? across + 1 : 0;
                down[column] = white[row][column] ? down[column] + 1 : 0;
                longest = Math.max(longest, Math.max(across, down[column]));
            }
        }
        return longest;
    }

    /// Whether the white cells hang together, and still do when any single one of them is taken away.
    private boolean holdsTogether() {
        return graph.isTwoConnected(white);
    }
}
