package org.crosscage.core.logic.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Shortest chains through a graph of links that come back to where they began with the opposite: a candidate that
/// would make itself false is false. Breadth first over "true" and "false" of every candidate.
public final class ChainSearch {

    private final LinkGraph graph;
    private final long[][] seen;
    private final int[] frontier;
    private final int[] parents;

    public ChainSearch(LinkGraph graph) {
        this.graph = graph;
        this.seen = new long[2][graph.words()];
        this.frontier = new int[2 * graph.size()];
        this.parents = new int[2 * graph.size()];
    }

    /// How many links lead from a true candidate to its being false.
    ///
    /// @param most longer chains are not looked for
    /// @return 0 when there is no such chain
    public int length(int candidate, int most) {
        Arrays.fill(seen[0], 0);
        Arrays.fill(seen[1], 0);
        seen[1][candidate >> 6] |= 1L << candidate;
        frontier[0] = 2 * candidate + 1;
        int begin = 0;
        int end = 1;
        for (int length = 1; length <= most && begin < end; length++) {
            int level = end;
            for (; begin < level; begin++) {
                int at = frontier[begin];
                boolean holds = (at & 1) != 0;
                end = spread(at, graph.row(at >> 1, holds, false), 0, end);
                end = spread(at, graph.row(at >> 1, holds, true), 1, end);
            }
            if (LinkGraph.has(seen[0], candidate)) {
                return length;
            }
        }
        return 0;
    }

    private int spread(int from, long[] row, int holds, int end) {
        long[] known = seen[holds];
        int count = end;
        for (int word = 0; word < row.length; word++) {
            long fresh = row[word] & ~known[word];
            known[word] |= fresh;
            for (; fresh != 0; fresh &= fresh - 1) {
                int to = 2 * ((word << 6) + Long.numberOfTrailingZeros(fresh)) + holds;
                parents[to] = from;
                frontier[count++] = to;
            }
        }
        return count;
    }

    /// The chain that was found last, from "the candidate is true" to "the candidate is false".
    public List<Literal> chain(int candidate) {
        var chain = new ArrayList<Literal>();
        int at = 2 * candidate;
        while (at != 2 * candidate + 1) {
            chain.add(new Literal(at >> 1, (at & 1) != 0));
            at = parents[at];
        }
        chain.add(new Literal(candidate, true));
        return chain.reversed();
    }

    /// A candidate that is true or false.
    public record Literal(int candidate, boolean holds) {}
}
