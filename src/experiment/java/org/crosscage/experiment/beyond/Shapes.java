package org.crosscage.experiment.beyond;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/// All shapes of a Kakuro with so many white cells: connected, and every cell in a run across and a run down of two
/// cells and more, so that no run is of one cell. Two that a turn or a mirror brings onto each other are the same.
///
/// Every polyomino is grown once, cell by cell (D. H. Redelmeier, *Counting polyominoes: yet another attack*, 1981),
/// and those with a cell that has no neighbour beside it, or none above and below, are dropped.
public final class Shapes {

    private final int size;
    private final int columns;
    private final boolean[] white;
    private final boolean[] touched;
    private final int[] chosen;
    private final int[] untried;
    private final TreeSet<String> found = new TreeSet<>();

    private Shapes(int size) {
        this.size = size;
        this.columns = 2 * size + 1;
        this.white = new boolean[(size + 2) * columns];
        this.touched = new boolean[white.length];
        this.chosen = new int[size];
        this.untried = new int[4 * size + 4];
    }

    /// As rows of `x` and `.`, joined by `/`, in alphabetical order.
    public static List<String> of(int cells) {
        var shapes = new Shapes(cells);
        shapes.grow();
        return List.copyOf(shapes.found);
    }

    private void grow() {
        int start = columns + size;
        // what lies before the first cell, in reading order, never belongs to the shape
        Arrays.fill(touched, 0, start + 1, true);
        for (int row = 0; row <= size + 1; row++) {
            touched[row * columns] = true;
            touched[row * columns + columns - 1] = true;
        }
        untried[0] = start;
        grow(0, 1, 0);
    }

    /// @param from the first of the untried places that may come next; those before were chosen or refused
    /// @param to where they end
    private void grow(int from, int to, int count) {
        for (int i = from; i < to; i++) {
            int place = untried[i];
            white[place] = true;
            chosen[count] = place;
            if (count + 1 == size) {
                keep();
            } else {
                int end = to;
                for (int by : new int[] {-columns, -1, 1, columns}) {
                    int at = place + by;
                    if (at < touched.length && !touched[at]) {
                        touched[at] = true;
                        untried[end++] = at;
                    }
                }
                grow(i + 1, end, count + 1);
                for (int j = to; j < end; j++) {
                    touched[untried[j]] = false;
                }
            }
            white[place] = false;
        }
    }

    private void keep() {
        for (int place : chosen) {
            if (!white[place - 1] && !white[place + 1]
                    || !white[place - columns] && (place + columns >= white.length || !white[place + columns])) {
                return;
            }
        }
        found.add(canonical());
    }

    private String canonical() {
        var turned = new ArrayList<String>();
        for (int turn = 0; turn < 8; turn++) {
            turned.add(turned(turn));
        }
        return turned.stream().min(String::compareTo).orElseThrow();
    }

    private String turned(int turn) {
        var rows = new int[size];
        var across = new int[size];
        for (int i = 0; i < size; i++) {
            int row = chosen[i] / columns;
            int column = chosen[i] % columns;
            int r = (turn & 1) == 0 ? row : -row;
            int c = (turn & 2) == 0 ? column : -column;
            rows[i] = (turn & 4) == 0 ? r : c;
            across[i] = (turn & 4) == 0 ? c : r;
        }
        int top = Arrays.stream(rows).min().orElseThrow();
        int left = Arrays.stream(across).min().orElseThrow();
        int height = Arrays.stream(rows).max().orElseThrow() - top + 1;
        int width = Arrays.stream(across).max().orElseThrow() - left + 1;
        var grid = new char[height][width];
        for (var row : grid) {
            Arrays.fill(row, '.');
        }
        for (int i = 0; i < size; i++) {
            grid[rows[i] - top][across[i] - left] = 'x';
        }
        return String.join("/", Arrays.stream(grid).map(String::new).toList());
    }
}
