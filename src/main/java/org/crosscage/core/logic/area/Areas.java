package org.crosscage.core.logic.area;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.jspecify.annotations.Nullable;

/// The areas of a board of crossing sums from which only few open cells stick out. An area is some sums that hang
/// together; a cell sticks out when just one of its sums is in the area. The sums that go one way, less those that
/// go the other way, are what the cells that stick out make, because every other cell counts in both ways.
///
/// Only open cells hold an area together and only they can stick out: they are the edges of a graph whose vertices
/// are the sums. Kept beside the board, and found again when another cell is filled.
public final class Areas {

    /// The most open cells that may stick out.
    public static final int MOST_CELLS = 4;

    /// The most sums of an area.
    public static final int MOST_RUNS = 10;

    /// The most open cells of a board in which two and more that stick out are looked for: what that takes grows with
    /// the square of their number. Boards of 30 × 30 have fewer.
    static final int MOST_OPEN = 1_000;

    private final Board board;
    private final CrossedClues clues;
    private int openCount = -1;
    private int[] cells = new int[0];
    private int[] from = new int[0];
    private int[] to = new int[0];
    private int[][] edgesOf = new int[0][];
    private @Nullable Cuts cuts;
    private final List<@Nullable List<Area>> areas = new ArrayList<>();

    private Areas(Board board) {
        this.board = board;
        this.clues = CrossedClues.of(board.puzzle());
    }

    public static Areas of(Board board) {
        return board.derived(Areas.class, Areas::new);
    }

    /// @param one the sums of the one way, at least one
    /// @param other the sums of the other way, at least one
    /// @param plus cells that stick out of sums of the one way, open or not
    /// @param minus cells that stick out of sums of the other way
    public record Area(List<Arithmetic> one, List<Arithmetic> other, Cells plus, Cells minus) {

        public Area {
            one = List.copyOf(one);
            other = List.copyOf(other);
        }

        /// The sums of the one way less those of the other.
        public long difference() {
            return sum(one) - sum(other);
        }

        private static long sum(List<Arithmetic> runs) {
            long sum = 0;
            for (var run : runs) {
                sum += run.target();
            }
            return sum;
        }
    }

    /// The areas from which so many open cells stick out, those with fewer sums first; none from which more than one
    /// does while more than [#MOST_OPEN] cells are open.
    ///
    /// @param open 1…[#MOST_CELLS]
    public List<Area> with(int open) {
        if (openCount != board.openCount()) {
            openCount = board.openCount();
            drawGraph();
        }
        var known = areas.get(open);
        if (known == null) {
            known = find(open);
            areas.set(open, known);
        }
        return known;
    }

    private void drawGraph() {
        int outside = clues.count();
        cells = IntStream.range(0, board.puzzle().cellCount())
                .filter(cell -> !board.isPlaced(cell) && clues.first(cell) != CrossedClues.NO_CLUE)
                .toArray();
        from = IntStream.of(cells).map(clues::first).toArray();
        to = IntStream.of(cells)
                .map(clues::second)
                .map(clue -> clue == CrossedClues.NO_CLUE ? outside : clue)
                .toArray();
        edgesOf = Cuts.edgesOf(outside + 1, from, to);
        cuts = new Cuts(outside + 1, from, to);
        areas.clear();
        for (int open = 0; open <= MOST_CELLS; open++) {
            areas.add(null);
        }
    }

    private List<Area> find(int open) {
        var found = new ArrayList<int[]>();
        if (cuts != null && (open == 1 || cells.length <= MOST_OPEN)) {
            for (int[] cut : cuts.of(open, board::goOn)) {
                board.goOn();
                for (int start : new int[] {from[cut[0]], to[cut[0]]}) {
                    int[] part = part(start, cut);
                    if (part.length > 1) {
                        found.add(part);
                    }
                }
            }
        }
        found.sort(Comparator.comparingInt(part -> part.length));
        return found.stream().map(this::area).toList();
    }

    /// The sums that hang together with one when some cells are cut; none when they are too many, or when not every
    /// cut cell sticks out.
    private int[] part(int start, int[] cut) {
        int[] part = new int[MOST_RUNS];
        int count = 0;
        part[count++] = start;
        for (int next = 0; next < count; next++) {
            if (part[next] == clues.count()) {
                return new int[0];
            }
            for (int edge : edgesOf[part[next]]) {
                int other = from[edge] + to[edge] - part[next];
                if (!contains(cut, cut.length, edge) && !contains(part, count, other)) {
                    if (count == MOST_RUNS) {
                        return new int[0];
                    }
                    part[count++] = other;
                }
            }
        }
        for (int edge : cut) {
            if (contains(part, count, from[edge]) == contains(part, count, to[edge])) {
                return new int[0];
            }
        }
        return IntStream.of(part).limit(count).sorted().toArray();
    }

    private static boolean contains(int[] some, int count, int one) {
        for (int i = 0; i < count; i++) {
            if (some[i] == one) {
                return true;
            }
        }
        return false;
    }

    private Area area(int[] part) {
        var one = new ArrayList<Arithmetic>();
        var other = new ArrayList<Arithmetic>();
        var plus = IntStream.builder();
        var minus = IntStream.builder();
        for (int clue : part) {
            var run = board.puzzle().clues().get(clue);
            (clues.way(clue) > 0 ? one : other).add(run);
            for (int i = 0; i < run.cells().size(); i++) {
                int cell = run.cells().get(i);
                int crossing = clues.first(cell) == clue ? clues.second(cell) : clues.first(cell);
                if (!contains(part, part.length, crossing)) {
                    (clues.way(clue) > 0 ? plus : minus).add(cell);
                }
            }
        }
        return new Area(one, other, Cells.of(plus.build()), Cells.of(minus.build()));
    }
}
