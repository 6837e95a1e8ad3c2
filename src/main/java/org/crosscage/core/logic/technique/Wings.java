package org.crosscage.core.logic.technique;

import java.util.Arrays;
import org.crosscage.core.logic.LinkGraph;
import org.crosscage.core.model.Board;

/// The cells of a board by how many candidates they have, and which of those with two a digit elsewhere decides.
final class Wings {

    static final int[] NONE = {};

    private final LinkGraph graph;
    private final Board board;

    /// @param graph with the weak links of each digit
    Wings(LinkGraph graph) {
        this.graph = graph;
        this.board = graph.board();
    }

    LinkGraph graph() {
        return graph;
    }

    int[] cellsWith(int candidates) {
        return board.openCells()
                .filter(cell -> Long.bitCount(board.bits(cell)) == candidates)
                .toArray();
    }

    /// The cells with two candidates of which a digit in another cell takes one.
    int[] pairsExcludedBy(int cell, int digit) {
        var links = graph.links();
        int candidate = links.candidate(cell, digit);
        long[] row = graph.weakRow(candidate);
        int[] found = new int[graph.size()];
        int count = 0;
        for (int word = 0; word < row.length; word++) {
            for (long left = row[word]; left != 0; left &= left - 1) {
                int other = links.cell((word << 6) + Long.numberOfTrailingZeros(left));
                if (Long.bitCount(board.bits(other)) == 2) {
                    found[count++] = other;
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    /// The second candidate of a cell that has two.
    int other(int cell, int digit) {
        return Long.numberOfTrailingZeros(board.bits(cell) & ~(1L << digit));
    }
}
