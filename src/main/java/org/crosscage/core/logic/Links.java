package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.jspecify.annotations.Nullable;

/// What the candidates of a board say of each other. Two candidates are linked *weakly* when they cannot both be
/// true, *strongly* when they cannot both be false. A clue can say more: where one is true another must be.
///
/// A same-digit strong link needs a digit that a line, run or cage cannot do without, which a run of fewer cells
/// than digits does not say of every digit. Kept beside the board, made again when it has changed.
public final class Links {

    /// The most open cells in a unit of which almost locked sets become links.
    private static final int LARGEST_SET = 3;

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
    public record Bond(int a, int b, Constraint by) {}

    private final Board board;
    private final LiveClues clues;
    private final ClueTable[] tables;
    private int changes = -1;
    private final int[] offset;
    private int[] cells = new int[0];
    private int[] digits = new int[0];
    private int size;
    private List<Bond> conjugates = List.of();
    private List<Bond> repeats = List.of();
    private List<Bond> sets = List.of();
    private boolean setsKnown;
    private @Nullable LinkGraph sameDigits;

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
            links.number();
            for (var table : links.tables) {
                table.update(board, links.clues);
            }
            links.findConjugates();
            links.findRepeats();
            links.setsKnown = false;
            links.sameDigits = null;
        }
        return links;
    }

    /// How many candidates the open cells have. A candidate is known by its number, in the order of the cells and
    /// then the digits.
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
                case SET -> sets().forEach(bond -> graph.strong(bond.a(), bond.b()));
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
    public List<Link> tell(List<ChainSearch.Literal> chain) {
        var left = new HashMap<Integer, Long>();
        var told = new ArrayList<Link>();
        for (int i = 0; i < chain.size(); i++) {
            var now = chain.get(i);
            int cell = cells[now.candidate()];
            long bit = 1L << digits[now.candidate()];
            long before = left.getOrDefault(cell, board.bits(cell));
            long after = before & (now.holds() ? bit : ~bit);
            if (i == 0) {
                told.add(Link.supposing(cell, digits[now.candidate()], board.candidates(cell)));
            } else if (after != before) {
                told.add(link(chain.get(i - 1), now, before, after));
            }
            if (after == 0) {
                return told;
            }
            left.put(cell, after);
        }
        return told;
    }

    private Link link(ChainSearch.Literal cause, ChainSearch.Literal now, long before, long after) {
        return new Link(
                Cells.of(cells[cause.candidate()]),
                between(cause, now)
                        .map(by -> NeededUnits.of(
                                board.puzzle(), by, supposing(by, cause), position(by, now), before & ~after))
                        .orElse(List.of()),
                cells[now.candidate()],
                new Digits(after),
                new Digits(before & ~after));
    }

    /// The strong links of one digit.
    public List<Bond> conjugates() {
        return conjugates;
    }

    /// What the board says of the cells of a constraint when a candidate holds or does not.
    private long[] supposing(Constraint by, ChainSearch.Literal cause) {
        long bit = 1L << digits[cause.candidate()];
        return by.cells().stream()
                .mapToLong(cell ->
                        board.bits(cell) & (cell != cells[cause.candidate()] ? -1L : cause.holds() ? bit : ~bit))
                .toArray();
    }

    private int position(Constraint by, ChainSearch.Literal now) {
        return Arrays.binarySearch(by.cells().toArray(), cells[now.candidate()]);
    }

    /// The constraint by which one candidate decides another, an easy one first; none where both are of one cell.
    private Optional<Constraint> between(ChainSearch.Literal cause, ChainSearch.Literal result) {
        int a = cause.candidate();
        int b = result.candidate();
        if (cells[a] == cells[b]) {
            return Optional.empty();
        }
        return sameDigit(a, cause.holds(), b, result.holds())
                .or(() -> clue(a, cause.holds(), b, result.holds()))
                .or(() -> find(sets(), a, b));
    }

    /// The constraints that make two candidates of one digit exclude each other; none when they do not.
    public List<Constraint> excluding(int a, int b) {
        var now = new ChainSearch.Literal(a, true);
        return sameDigit(a, true, b, false)
                .map(by -> NeededUnits.of(
                        board.puzzle(),
                        by,
                        supposing(by, now),
                        position(by, new ChainSearch.Literal(b, false)),
                        1L << digits[b]))
                .orElse(List.of());
    }

    private Optional<Constraint> sameDigit(int a, boolean aHolds, int b, boolean bHolds) {
        if (digits[a] != digits[b] || aHolds == bHolds) {
            return Optional.empty();
        }
        if (!aHolds) {
            return find(conjugates, a, b);
        }
        return board.puzzle().unitsOf(cells[a]).stream()
                .filter(unit -> unit.cells().contains(cells[b]))
                .findFirst()
                .or(() -> find(repeats, a, b));
    }

    private Optional<Constraint> clue(int a, boolean aHolds, int b, boolean bHolds) {
        for (int i = 0; i < clues.cluesAt(cells[a]); i++) {
            int clue = clues.clueAt(cells[a], i);
            if (tables[clue].isKnown() && clues.clue(clue).cells().contains(cells[b])) {
                var table = tables[clue];
                if (says(table, local(table, a), aHolds, local(table, b), bHolds)) {
                    return Optional.of(clues.clue(clue));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean says(ClueTable table, int a, boolean aHolds, int b, boolean bHolds) {
        if (aHolds == bHolds) {
            return (aHolds ? table.always(a) >>> b & 1 : table.always(b) >>> a & 1) != 0;
        }
        long either = aHolds
                ? table.never(a) >>> b | table.never(b) >>> a
                : table.otherwise(a) >>> b | table.otherwise(b) >>> a;
        return (either & 1) != 0;
    }

    private static Optional<Constraint> find(List<Bond> bonds, int a, int b) {
        return bonds.stream()
                .filter(bond -> bond.a() == a && bond.b() == b || bond.a() == b && bond.b() == a)
                .findFirst()
                .map(Bond::by);
    }

    private int local(ClueTable table, int candidate) {
        for (int i = 0; i < table.size(); i++) {
            if (table.cell(i) == cells[candidate] && table.digit(i) == digits[candidate]) {
                return i;
            }
        }
        throw new IllegalStateException("the candidate " + candidate + " is not in the table");
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

    /// Lines and runs first, then cages; where several say the same the first is kept.
    private void findConjugates() {
        var found = new ArrayList<Bond>();
        var puzzle = board.puzzle();
        for (var unit : puzzle.units()) {
            if (puzzle.isLine(unit)) {
                addConjugates(unit, puzzle.digits().bits(), found);
            }
        }
        for (int i = 0; i < tables.length; i++) {
            var clue = clues.clue(i);
            if (clue.allDifferent() && clue.cells().size() > 1 && !puzzle.isLine(clue)) {
                addConjugates(clue, clues.required(i), found);
            } else if (!clue.allDifferent() && tables[i].isKnown()) {
                addSameDigit(clue, tables[i], true, found);
            }
        }
        conjugates = found;
    }

    private void addConjugates(Constraint unit, long required, List<Bond> found) {
        long once = 0;
        long twice = 0;
        long more = 0;
        for (int i = 0; i < unit.cells().size(); i++) {
            long bits = board.bits(unit.cells().get(i));
            more |= twice & bits;
            twice |= once & bits;
            once |= bits;
        }
        for (long pairs = twice & ~more & required; pairs != 0; pairs &= pairs - 1) {
            int digit = Long.numberOfTrailingZeros(pairs);
            int a = -1;
            int b = -1;
            for (int i = 0; i < unit.cells().size(); i++) {
                int cell = unit.cells().get(i);
                if (!board.isPlaced(cell) && (board.bits(cell) & Long.lowestOneBit(pairs)) != 0) {
                    b = a;
                    a = candidate(cell, digit);
                }
            }
            if (b >= 0) {
                found.add(new Bond(b, a, unit));
            }
        }
    }

    /// The same digit in two cells of a cage whose cells do not all see each other.
    private void addSameDigit(Arithmetic clue, ClueTable table, boolean strong, List<Bond> found) {
        for (int i = 0; i < table.size(); i++) {
            long others = strong ? table.otherwise(i) : table.never(i);
            for (others &= -2L << i; others != 0; others &= others - 1) {
                int j = Long.numberOfTrailingZeros(others);
                if (table.digit(i) == table.digit(j)
                        && (strong || !board.puzzle().sees(table.cell(i), table.cell(j)))) {
                    found.add(new Bond(
                            candidate(table.cell(i), table.digit(i)), candidate(table.cell(j), table.digit(j)), clue));
                }
            }
        }
    }

    private void findRepeats() {
        var found = new ArrayList<Bond>();
        for (int i = 0; i < tables.length; i++) {
            if (!clues.clue(i).allDifferent() && tables[i].isKnown()) {
                addSameDigit(clues.clue(i), tables[i], false, found);
            }
        }
        repeats = found;
    }

    private List<Bond> sets() {
        if (!setsKnown) {
            var found = new ArrayList<Bond>();
            for (var set : AlmostLocked.sets(board, 2, LARGEST_SET)) {
                addEnds(set, found);
            }
            sets = found;
            setsKnown = true;
        }
        return sets;
    }

    /// If one of two digits is missing in the set, the other one is there: a link where both have one cell.
    private void addEnds(AlmostLocked set, List<Bond> found) {
        for (long first = set.digits(); first != 0; first &= first - 1) {
            int x = Long.numberOfTrailingZeros(first);
            int a = set.onlyCell(x);
            for (long second = first & first - 1; a >= 0 && second != 0; second &= second - 1) {
                int y = Long.numberOfTrailingZeros(second);
                int b = set.onlyCell(y);
                if (b >= 0 && a != b) {
                    found.add(new Bond(candidate(a, x), candidate(b, y), set.unit()));
                }
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
        conjugates.forEach(bond -> graph.strong(bond.a(), bond.b()));
        addRepeats(graph);
    }

    private void addRepeats(LinkGraph graph) {
        repeats.forEach(bond -> graph.weak(bond.a(), bond.b()));
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
}
