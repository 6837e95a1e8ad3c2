package org.crosscage.kind.kakuro.generate;

import java.util.Arrays;

/// How the white cells of a grid hang together: a depth-first walk that notes for each cell the earliest cell that
/// its descendants touch (Hopcroft and Tarjan 1973), with a stack of its own.
///
/// Made for thousands of walks over grids of one size: the places have a black border, so that nothing lies outside.
/// Not for several threads.
final class WhiteGraph {

    private static final int BLACK = -1;
    private static final int UNSEEN = 0;
    /// A place of the border, from which no walk begins.
    private static final int NOWHERE = 0;

    private final int columns;
    private final int stride;
    private final int[] steps;
    /// By place: when it was entered, from 1, or what it is otherwise.
    private final int[] order;
    private final int[] earliest;
    private final int[] parent;
    private final int[] nextStep;
    private int visited;
    private int rootChildren;

    /// @param rows of the grid, 1 and more
    /// @param columns of the grid, 1 and more
    WhiteGraph(int rows, int columns) {
        this.columns = columns;
        this.stride = columns + 2;
        this.steps = new int[] {-stride, -1, 1, stride};
        int places = (rows + 2) * stride;
        this.order = new int[places];
        this.earliest = new int[places];
        this.parent = new int[places];
        this.nextStep = new int[places];
        Arrays.fill(order, BLACK);
    }

    /// Whether the white cells are connected, and stay so when any single one of them is taken away.
    ///
    /// @param white by row and column
    boolean isTwoConnected(boolean[][] white) {
        int count = 0;
        int root = NOWHERE;
        for (int row = 0; row < white.length; row++) {
            int place = (row + 1) * stride + 1;
            for (int column = 0; column < columns; column++, place++) {
                if (white[row][column]) {
                    order[place] = UNSEEN;
                    root = place;
                    count++;
                } else {
                    order[place] = BLACK;
                }
            }
        }
        visited = 0;
        rootChildren = 0;
        return root != NOWHERE && walk(root) && rootChildren <= 1 && visited == count;
    }

    /// @return false when a cell other than the root is found on which others hang
    private boolean walk(int root) {
        enter(root, NOWHERE);
        for (int place = root; place != NOWHERE; ) {
            if (nextStep[place] == steps.length) {
                if (!leave(place, root)) {
                    return false;
                }
                place = parent[place];
                continue;
            }
            int next = place + steps[nextStep[place]++];
            int seen = order[next];
            if (seen == UNSEEN) {
                enter(next, place);
                place = next;
            } else if (seen != BLACK && next != parent[place]) {
                earliest[place] = Math.min(earliest[place], seen);
            }
        }
        return true;
    }

    private void enter(int place, int from) {
        order[place] = ++visited;
        earliest[place] = visited;
        parent[place] = from;
        nextStep[place] = 0;
    }

    private boolean leave(int place, int root) {
        int above = parent[place];
        if (above == NOWHERE) {
            return true;
        }
        earliest[above] = Math.min(earliest[above], earliest[place]);
        if (above == root) {
            rootChildren++;
            return true;
        }
        return earliest[place] < order[above];
    }
}
