package org.crosscage.core.logic.link;

import java.util.Arrays;
import java.util.List;
import org.crosscage.core.clue.ClueTable;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.logic.Link;
import org.crosscage.core.logic.OpenCandidates;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.jspecify.annotations.Nullable;

/// What the candidates of a board say of each other. Two candidates are linked *weakly* when they cannot both be
/// true, *strongly* when they cannot both be false. A clue can say more: where one is true another must be.
///
/// A same-digit strong link needs a digit that a line, run or cage cannot do without, which a run of fewer cells
/// than digits does not say of every digit. Kept beside the board, made again when it has changed.
///
/// A board with more than [OpenCandidates#MOST] candidates has no links.
public final class Links {

    /// Where a link comes from.
    public enum Kind {
        /// Two candidates of one cell.
        CELL,
        /// One digit in two cells of a line, of a run, or of a cage that cannot hold it twice or needs it.
        DIGIT,
        /// A clue with two open cells.
        PAIR,
        /// A clue with any number of open cells.
        CLUE,
        /// An almost locked set: cells of a unit with one digit more than cells.
        SET
    }

    /// A link and where it comes from.
    public record SourcedLink(int a, int b, Constraint by) {}

    private final Board board;
    private final LiveClues clues;
    private final ClueTable[] tables;
    private int changes = -1;
    private final int[] offset;
    private int[] cells = new int[0];
    private int[] digits = new int[0];
    private int size;
    private @Nullable LinkGraph sameDigits;
    private final LinkCache linkCache = new LinkCache(this);
    private final LinkReasons reasons = new LinkReasons(this, linkCache);

    private Links(Board board) {
        this.board = board;
        this.clues = LiveClues.of(board);
        this.tables = new ClueTable[clues.count()];
        Arrays.setAll(tables, i -> new ClueTable(i, clues.clue(i).cells().size()));
        this.offset = new int[board.puzzle().cellCount()];
    }

    public static Links of(Board board) {
        var links = board.derived(Links.class, Links::new);
        if (links.changes != board.changes()) {
            links.changes = board.changes();
            links.sameDigits = null;
            links.update();
        }
        return links;
    }

    private void update() {
        if (OpenCandidates.areFew(board)) {
            number();
            for (var table : tables) {
                table.update(board, clues);
            }
            linkCache.update();
        } else {
            size = 0;
            linkCache.clear();
        }
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /// How many candidates the open cells have; 0 where they are too many. A candidate is known by its number, in the
    /// order of the cells and then the digits.
    public int size() {
        return size;
    }

    public int cell(int candidate) {
        return cells[candidate];
    }

    public int digit(int candidate) {
        return digits[candidate];
    }

    /// The number of a candidate of an open cell.
    public int candidate(int cell, int digit) {
        return offset[cell] + Long.bitCount(board.bits(cell) & (1L << digit) - 1);
    }

    /// The candidates of the board with the links of one digit alone. Several techniques ask for it, so it is kept.
    public LinkGraph sameDigits() {
        if (sameDigits == null) {
            sameDigits = graph(Kind.DIGIT);
        }
        return sameDigits;
    }

    /// The candidates of the board as a graph of links.
    public LinkGraph graph(Kind... kinds) {
        var graph = new LinkGraph(this);
        for (var kind : kinds) {
            switch (kind) {
                case CELL -> addCells(graph);
                case DIGIT -> addDigits(graph);
                case PAIR -> addClues(graph, 2);
                case CLUE -> addClues(graph, Integer.MAX_VALUE);
                case SET -> linkCache.sets().forEach(link -> graph.strong(link.a(), link.b()));
            }
        }
        return graph;
    }

    /// As [#graph(Kind...)], but of one digit there are weak links only.
    public LinkGraph graphWithoutConjugates(Kind... kinds) {
        var graph = graph(kinds);
        addRepeats(graph);
        return graph;
    }

    /// A chain of candidates that hold or do not, each because of the one before, as links with their constraints.
    /// What a cell with two candidates does by itself is part of the link to it. Ends where nothing is left to a
    /// cell.
    ///
    /// @param chain starts with a candidate that is supposed to hold
    public List<Link> reasons(List<ChainSearch.Literal> chain) {
        return reasons.chain(chain);
    }

    /// The constraints that make two candidates of one digit exclude each other; none when they do not.
    public List<Constraint> excluding(int a, int b) {
        return reasons.excluding(a, b);
    }

    /// The strong links of one digit.
    public List<SourcedLink> conjugates() {
        return linkCache.conjugates();
    }

    private void number() {
        int most = 0;
        for (int cell = 0; cell < offset.length; cell++) {
            offset[cell] = most;
            most += board.isPlaced(cell) ? 0 : Long.bitCount(board.bits(cell));
        }
        size = most;
        cells = new int[size];
        digits = new int[size];
        for (int cell = 0, at = 0; cell < offset.length; cell++) {
            for (long bits = board.isPlaced(cell) ? 0 : board.bits(cell); bits != 0; bits &= bits - 1) {
                cells[at] = cell;
                digits[at++] = Long.numberOfTrailingZeros(bits);
            }
        }
    }

    private void addCells(LinkGraph graph) {
        addBivalues(graph);
        for (int a = 0; a < size; a++) {
            for (int b = a + 1; b < size && cells[b] == cells[a]; b++) {
                graph.weak(a, b);
            }
        }
    }

    private void addBivalues(LinkGraph graph) {
        for (int a = 0; a + 1 < size; a++) {
            if (cells[a + 1] == cells[a] && Long.bitCount(board.bits(cells[a])) == 2) {
                graph.strong(a, a + 1);
            }
        }
    }

    private void addDigits(LinkGraph graph) {
        linkCache.conjugates().forEach(link -> graph.strong(link.a(), link.b()));
        addRepeats(graph);
    }

    private void addRepeats(LinkGraph graph) {
        linkCache.repeats().forEach(link -> graph.weak(link.a(), link.b()));
        for (int a = 0; a < size; a++) {
            Cells peers = board.puzzle().peers(cells[a]);
            for (int i = 0; i < peers.size(); i++) {
                int peer = peers.get(i);
                if (peer > cells[a] && !board.isPlaced(peer) && (board.bits(peer) >>> digits[a] & 1) != 0) {
                    graph.weak(a, candidate(peer, digits[a]));
                }
            }
        }
    }

    private void addClues(LinkGraph graph, int mostOpen) {
        for (var table : tables) {
            if (table.isKnown() && table.openCount() <= mostOpen) {
                for (int i = 0; i < table.size(); i++) {
                    int a = candidate(table.cell(i), table.digit(i));
                    for (long never = table.never(i); never != 0; never &= never - 1) {
                        graph.weak(a, global(table, never));
                    }
                    for (long otherwise = table.otherwise(i); otherwise != 0; otherwise &= otherwise - 1) {
                        graph.strong(a, global(table, otherwise));
                    }
                    for (long always = table.always(i); always != 0; always &= always - 1) {
                        graph.implies(a, global(table, always));
                    }
                }
            }
        }
    }

    private int global(ClueTable table, long locals) {
        int i = Long.numberOfTrailingZeros(locals);
        return candidate(table.cell(i), table.digit(i));
    }

    Board board() {
        return board;
    }

    LiveClues clues() {
        return clues;
    }

    /// The table of a clue, by the clue's number.
    ClueTable table(int clue) {
        return tables[clue];
    }
}
