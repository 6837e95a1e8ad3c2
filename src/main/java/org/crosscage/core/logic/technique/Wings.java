package org.crosscage.core.logic.technique;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.crosscage.core.logic.Elimination;
import org.crosscage.core.logic.Reason;
import org.crosscage.core.logic.Step;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.link.LinkGraph;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;

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

    /// The open cells with so many candidates; none on a board without links.
    int[] cellsWith(int candidates) {
        if (graph.links().isEmpty()) {
            return NONE;
        }
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

    /// One of these cells, two or more, is the digit: so it goes where all of them exclude it.
    ///
    /// @param reason of the step, from the cells that lose the digit
    Optional<Step> oneOf(int[] cells, int digit, Technique technique, Function<Cells, Reason> reason) {
        var links = graph.links();
        var step = Step.of(technique);
        for (int gone : graph.weakToBoth(links.candidate(cells[0], digit), links.candidate(cells[1], digit))) {
            if (excludedByAll(cells, digit, gone)) {
                step.eliminate(Digits.of(digit), links.cell(gone), board);
            }
        }
        if (!step.changesSomething()) {
            return Optional.empty();
        }
        var gone = Cells.of(step.eliminations().stream().mapToInt(Elimination::cell));
        return Optional.of(step.because(board, () -> reason.apply(gone)));
    }

    private boolean excludedByAll(int[] cells, int digit, int candidate) {
        for (int cell : cells) {
            if (!graph.isWeak(candidate, graph.links().candidate(cell, digit))) {
                return false;
            }
        }
        return true;
    }

    /// The second candidate of a cell that has two.
    int other(int cell, int digit) {
        return Long.numberOfTrailingZeros(board.bits(cell) & ~(1L << digit));
    }
}
