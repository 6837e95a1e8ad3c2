package org.crosscage.experiment.beyond;

import java.util.Arrays;

/// The runs of a shape as a graph: a vertex for each run, an edge for each cell, between the two runs that cross in
/// it. What a Kakuro is, apart from how it looks, is this graph and its sums.
///
/// Two facts decide many shapes without any search. Where the graph is a forest, simple iteration leaves exactly the
/// digits that occur in solutions: the runs are then joined like a tree, and digits that agree along every join
/// always extend to a whole (E. C. Freuder, *A sufficient condition for backtrack-free search*, 1982). And where
/// taking one run out leaves a forest, trying that run out leaves exactly these digits, because every way of the run
/// is a puzzle on a forest.
///
/// [#isUnderstood()] puts both together: the graph falls into blocks that no single edge holds together, joined by
/// such edges like a tree. If each block has a run without which it is a forest, trying that run out leaves of every
/// joining cell and of the block's own just the digits that the block allows; when nothing changes any more this
/// holds for all blocks at once, and by the first fact, with blocks in place of runs, each digit left occurs in a
/// solution. Level-1 iteration then solves every puzzle on this shape that has one solution.
final class RunGraph {

    private final RunNet net;

    RunGraph(RunNet net) {
        this.net = net;
    }

    /// Whether level-1 iteration leaves exactly what occurs in solutions, whatever the sums.
    boolean isUnderstood() {
        var joins = joins();
        var block = new int[net.runs().length];
        Arrays.fill(block, -1);
        for (int run = 0; run < block.length; run++) {
            if (block[run] < 0) {
                mark(run, run, joins, block);
            }
        }
        for (int run = 0; run < block.length; run++) {
            if (block[run] == run && !isForestWithoutOne(run, block)) {
                return false;
            }
        }
        return true;
    }

    /// By cell, whether it alone holds two parts of the graph together.
    private boolean[] joins() {
        var joins = new boolean[net.cells()];
        for (int cell = 0; cell < joins.length; cell++) {
            var without = new boolean[net.cells()];
            without[cell] = true;
            var reached = new int[net.runs().length];
            Arrays.fill(reached, -1);
            mark(net.across()[cell], 0, without, reached);
            joins[cell] = reached[net.down()[cell]] < 0;
        }
        return joins;
    }

    /// Marks all runs that hang together with one.
    private void mark(int run, int as, boolean[] without, int[] marks) {
        marks[run] = as;
        for (int cell : net.runs()[run]) {
            if (!without[cell] && marks[net.other(cell, run)] < 0) {
                mark(net.other(cell, run), as, without, marks);
            }
        }
    }

    private boolean isForestWithoutOne(int name, int[] block) {
        for (int run = 0; run < block.length; run++) {
            if (block[run] == name && isForest(name, block, run)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a block without one of its runs has no cycle.
    private boolean isForest(int name, int[] block, int without) {
        var root = new int[block.length];
        Arrays.setAll(root, run -> run);
        for (int cell = 0; cell < net.cells(); cell++) {
            int across = net.across()[cell];
            int down = net.down()[cell];
            if (block[across] != name || block[down] != name || across == without || down == without) {
                continue;
            }
            int one = rootOf(across, root);
            int other = rootOf(down, root);
            if (one == other) {
                return false;
            }
            root[one] = other;
        }
        return true;
    }

    private static int rootOf(int run, int[] root) {
        int at = run;
        while (root[at] != at) {
            at = root[at];
        }
        return at;
    }
}
