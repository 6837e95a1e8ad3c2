package org.crosscage.solver.genetic.memetic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.crosscage.core.clue.LayoutListing;
import org.crosscage.core.clue.RunSums;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;

/// What is bred: the open cells of a board, in segments that are always filled rightly, and the constraints that
/// count the violations of the whole. Candidates of the board are all that a gene can have.
///
/// The segments are clues that share no cell: the cages of a KenKen, the runs in one direction of a Kakuro. So one
/// family of constraints holds in every individual, and lines or crossing runs can be broken. A cage with too many
/// layouts to list counts its violation instead, and its cells are segments of one cell.
final class Genes {

    private static final int NO_SEGMENT = -1;
    /// A shorter run has so few layouts that listing them is faster.
    private static final int SHORT_RUN = 4;
    private static final int LARGEST_SUM = 45;
    /// A clue of more cells, of more layouts, or whose layouts take longer to find, is not listed.
    private static final int MOST_LISTED_CELLS = 12;

    private static final int MOST_LAYOUTS = 10_000;
    private static final int MOST_TRIES = 200_000;

    private final Puzzle puzzle;
    private final Board board;
    private final List<Segment> segments = new ArrayList<>();
    private final List<Constraint> counted = new ArrayList<>();
    private final int[] segmentAt;
    private final long[] alleles;
    private boolean dead;
    private boolean complete = true;

    private Genes(Board board) {
        this.puzzle = board.puzzle();
        this.board = board;
        this.segmentAt = new int[puzzle.cellCount()];
        Arrays.fill(segmentAt, NO_SEGMENT);
        this.alleles = alleles();
    }

    /// The candidates of each cell that the sums of its runs can contain at all, as any table of combinations has
    /// them: each run is looked at by itself and once, nothing is deduced from what that leaves.
    private long[] alleles() {
        long[] alleles = new long[puzzle.cellCount()];
        Arrays.setAll(alleles, board::bits);
        for (var constraint : puzzle.constraints()) {
            int[] open = board.open(constraint.cells()).toArray();
            if (open.length > 0 && constraint instanceof Arithmetic && isRun(constraint)) {
                int digits = RunSums.possible(open.length, sumLeft(constraint), digitsLeft(constraint));
                for (int cell : open) {
                    alleles[cell] &= (long) digits << 1;
                    dead |= alleles[cell] == 0;
                }
            }
        }
        return alleles;
    }

    /// As [RunSums] has sets.
    private int digitsLeft(Constraint run) {
        return setOf(puzzle.digits().minus(board.placed(run.cells())).bits());
    }

    private int sumLeft(Constraint run) {
        return run instanceof Arithmetic clue
                ? (int) clue.target() - board.placed(clue.cells()).stream().sum()
                : Segment.Run.ANY_SUM;
    }

    /// @param board not changed
    /// @param down whether segments go down rather than across, where there is a choice
    /// @param stop asked between two segments; once it was true they are not [complete][#isComplete()]
    static Genes of(Board board, boolean down, BooleanSupplier stop) {
        var genes = new Genes(board);
        genes.dead |= board.isDead();
        if (!genes.dead) {
            genes.divide(down, stop);
        }
        return genes;
    }

    /// Clues before units, and of each those along one direction first.
    private void divide(boolean down, BooleanSupplier stop) {
        var taken = new BitSet();
        var order = puzzle.constraints().stream()
                .sorted(Comparator.comparing((Constraint c) -> !(c instanceof Arithmetic))
                        .thenComparing(c -> !isAlong(c, down)))
                .toList();
        for (var constraint : order) {
            if (stop.getAsBoolean()) {
                complete = false;
                return;
            }
            boolean free = constraint.cells().stream().noneMatch(taken::get);
            if (board.open(constraint.cells()).isEmpty()) {
                dead |= constraint.violation(board.values()) > 0;
            } else if (free && makesSegment(constraint)) {
                constraint.cells().stream().forEach(taken::set);
            } else {
                counted.add(constraint);
            }
        }
        board.openCells()
                .filter(cell -> segmentAt[cell] == NO_SEGMENT)
                .forEach(cell -> add(new Segment.Single(new int[] {cell}, alleles[cell])));
    }

    private boolean isAlong(Constraint constraint, boolean down) {
        var shape = puzzle.shape();
        return constraint.cells().stream()
                        .map(down ? shape::column : shape::row)
                        .distinct()
                        .count()
                == 1;
    }

    /// Only runs and listed clues can be filled rightly at will.
    private boolean makesSegment(Constraint constraint) {
        int[] open = board.open(constraint.cells()).toArray();
        if (isRun(constraint) && (open.length > SHORT_RUN || !(constraint instanceof Arithmetic))) {
            var run = run(constraint, open);
            dead |= !canBeFilled(run);
            add(run);
            return true;
        }
        return constraint instanceof Arithmetic clue && isListed(clue, open);
    }

    /// The open cells of every constraint; empty where some constraint is no run.
    List<Segment.Run> runs() {
        if (!puzzle.constraints().stream().allMatch(this::isRun)) {
            return List.of();
        }
        return puzzle.constraints().stream()
                .map(constraint ->
                        run(constraint, board.open(constraint.cells()).toArray()))
                .filter(run -> run.cells().length > 0)
                .toList();
    }

    private boolean isRun(Constraint constraint) {
        boolean isSum = !(constraint instanceof Arithmetic clue)
                || clue.operation() == Operation.ADD && clue.target() <= LARGEST_SUM;
        return isSum
                && constraint.allDifferent()
                && puzzle.digits().min() >= 1
                && puzzle.digits().max() <= RunSums.LARGEST_DIGIT;
    }

    private Segment.Run run(Constraint constraint, int[] open) {
        return new Segment.Run(
                open,
                Arrays.stream(open).mapToLong(cell -> alleles[cell]).toArray(),
                digitsLeft(constraint),
                sumLeft(constraint));
    }

    private static boolean canBeFilled(Segment run) {
        int[] nothing = new int[run.cells().length];
        Arrays.fill(nothing, CheapestLayout.NONE);
        return new CheapestLayout().fit(run, new int[nothing.length * CheapestLayout.STRIDE], nothing)
                != CheapestLayout.IMPOSSIBLE;
    }

    /// As [RunSums] has sets.
    private static int setOf(long digits) {
        return (int) (digits >>> 1);
    }

    private boolean isListed(Arithmetic clue, int[] open) {
        int[] cells = clue.cells().toArray();
        if (cells.length > MOST_LISTED_CELLS) {
            return false;
        }
        long[] candidates =
                Arrays.stream(cells).mapToLong(cell -> alleles[cell]).toArray();
        var listing = new LayoutListing(
                clue,
                candidates,
                (one, other) -> puzzle.sees(cells[one], cells[other]),
                LayoutListing.Limit.ofTries(MOST_TRIES));
        byte[] layouts = new byte[64 * cells.length];
        int count = 0;
        while (count <= MOST_LAYOUTS && listing.next()) {
            if (count * cells.length == layouts.length) {
                layouts = Arrays.copyOf(layouts, 2 * layouts.length);
            }
            for (int i = 0; i < cells.length; i++) {
                layouts[count * cells.length + i] = (byte) listing.digit(i);
            }
            count++;
        }
        if (count > MOST_LAYOUTS || listing.gaveUp()) {
            return false;
        }
        if (count == 0) {
            dead = true;
        } else {
            add(listed(cells, open, Arrays.copyOf(layouts, count * cells.length)));
        }
        return true;
    }

    private Segment listed(int[] cells, int[] open, byte[] layouts) {
        byte[] kept = new byte[layouts.length / cells.length * open.length];
        long[] occurring = new long[open.length];
        for (int i = 0, at = 0; i < layouts.length; i++) {
            if (!board.isPlaced(cells[i % cells.length])) {
                occurring[at % open.length] |= 1L << layouts[i];
                kept[at++] = layouts[i];
            }
        }
        return new Segment.Listed(open, kept, occurring);
    }

    private void add(Segment segment) {
        for (int cell : segment.cells()) {
            segmentAt[cell] = segments.size();
        }
        segments.add(segment);
    }

    /// Whether some clue cannot be met on this board, or is broken already: then there is no solution.
    boolean isDead() {
        return dead;
    }

    /// Whether every constraint is a segment or counted; false when stopped on the way, and then good for nothing.
    boolean isComplete() {
        return complete;
    }

    List<Segment> segments() {
        return segments;
    }

    /// The place of the segment that a cell is in, negative for a placed cell.
    int segmentAt(int cell) {
        return segmentAt[cell];
    }

    /// For each segment those that share a breakable constraint with it, ascending.
    int[][] neighbours() {
        var near = new ArrayList<TreeSet<Integer>>();
        segments.forEach(segment -> near.add(new TreeSet<>()));
        for (var constraint : counted) {
            int[] here = constraint.cells().stream()
                    .map(this::segmentAt)
                    .filter(segment -> segment >= 0)
                    .distinct()
                    .toArray();
            for (int i = 1; i < here.length; i++) {
                near.get(here[i - 1]).add(here[i]);
                near.get(here[i]).add(here[i - 1]);
            }
        }
        return near.stream()
                .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /// The digits on the board, by cell index.
    int[] placed() {
        return board.values();
    }

    int cellCount() {
        return segmentAt.length;
    }

    private RunRepairs repairs(int cells, int sum) {
        return new RunRepairs(cells, sum, setOf(puzzle.digits().bits()));
    }

    /// New counts of the violations of everything that segments do not hold by themselves.
    List<ConstraintViolations> violations() {
        var violations = new ArrayList<ConstraintViolations>();
        var repairs = new HashMap<List<Integer>, RunRepairs>();
        for (var constraint : counted) {
            int[] cells = constraint.cells().toArray();
            if (constraint instanceof Arithmetic clue && isRun(clue)) {
                int sum = (int) clue.target();
                violations.add(new RunViolations(
                        cells, repairs.computeIfAbsent(List.of(cells.length, sum), _ -> repairs(cells.length, sum))));
            } else {
                if (constraint.allDifferent()) {
                    violations.add(new LineViolations(cells));
                }
                if (constraint instanceof Arithmetic clue) {
                    violations.add(new CageViolations(clue));
                }
            }
        }
        return violations;
    }
}
