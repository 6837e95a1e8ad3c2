package org.crosscage.kind.kakuro;

import java.util.Arrays;

/// How the white cells of a grid hang together: a depth-first walk that notes for each cell the earliest cell that
/// its descendants touch (Hopcroft and Tarjan 1973), with a stack of its own.
final class WhiteGraph {

    private static final int SIDES = 4;
    private static final int NONE = -1;
    private static final int OVER = -2;

    private final boolean[][] white;
    private final int columns;
    private final int[] order;
    private final int[] earliest;
    private final int[] parent;
    private final int[] nextSide;
    private int visited;
    private int rootChildren;

    private WhiteGraph(boolean[][] white) {
        this.white = white;
        this.columns = white[0].length;
        int places = white.length * columns;
        this.order = new int[places];
        this.earliest = new int[places];
        this.parent = new int[places];
        this.nextSide = new int[places];
        Arrays.fill(parent, -1);
    }

    /// Whether the white cells are connected, and stay so when any single one of them is taken away.
    static boolean isTwoConnected(boolean[][] white) {
        var graph = new WhiteGraph(white);
        int count = 0;
        int root = -1;
        for (int place = 0; place < graph.order.length; place++) {
            if (white[place / graph.columns][place % graph.columns]) {
                count++;
                root = place;
            }
        }
        return root >= 0 && graph.walk(root) && graph.rootChildren <= 1 && graph.visited == count;
    }

    /// @return false when a cell other than the root is found on which others hang
    private boolean walk(int root) {
        enter(root);
        for (int place = root; place >= 0; ) {
            int next = nextSide[place] < SIDES ? neighbour(place, nextSide[place]++) : OVER;
            if (next == OVER) {
                if (!leave(place, root)) {
                    return false;
                }
                place = parent[place];
            } else if (next != NONE && order[next] == 0) {
                parent[next] = place;
                enter(next);
                place = next;
            } else if (next != NONE && next != parent[place]) {
                earliest[place] = Math.min(earliest[place], order[next]);
            }
        }
        return true;
    }

    private void enter(int place) {
        order[place] = ++visited;
        earliest[place] = visited;
    }

    private boolean leave(int place, int root) {
        int above = parent[place];
        if (above < 0) {
            return true;
        }
        earliest[above] = Math.min(earliest[above], earliest[place]);
        if (above == root) {
            rootChildren++;
            return true;
        }
        return earliest[place] < order[above];
    }

    private int neighbour(int place, int side) {
        int row = place / columns + (side == 0 ? -1 : side == 3 ? 1 : 0);
        int column = place % columns + (side == 1 ? -1 : side == 2 ? 1 : 0);
        boolean inside = row >= 0 && row < white.length && column >= 0 && column < columns;
        return inside && white[row][column] ? row * columns + column : NONE;
    }
}
