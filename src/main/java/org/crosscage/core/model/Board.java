package org.crosscage.core.model;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;

/// The working board: placed digits and candidates while logic or search runs. Mutable, cheap to copy, never shared
/// between threads. It keeps one rule by itself: placing a digit takes it from every cell that sees it.
public final class Board {

    private static final BooleanSupplier NEVER = () -> false;

    private final Puzzle puzzle;
    private final int[] values;
    private final long[] candidates;
    private final Map<Class<?>, Object> derived = new HashMap<>(2);
    private int open;
    private int[] changed = {};
    private int changes;
    private BooleanSupplier stop = NEVER;

    private Board(Puzzle puzzle, int[] values, long[] candidates, int open) {
        this.puzzle = puzzle;
        this.values = values;
        this.candidates = candidates;
        this.open = open;
    }

    /// The board before the first step: every digit possible, then the givens placed.
    public static Board of(Puzzle puzzle) {
        var board = blank(puzzle);
        puzzle.givens().forEach(board::place);
        return board;
    }

    /// The board that a teacher sees in a player's position: the digits are placed; where a cell has candidate
    /// marks they are its candidates (without digits that a placed one takes), elsewhere what the placed digits
    /// leave. Corner marks are not read. A mark that no rule allows is dropped with the rest; a cell may so be left
    /// without candidates.
    public static Board of(Puzzle puzzle, Position position) {
        var board = blank(puzzle);
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            var square = position.square(cell);
            if (square.isEmpty() && !square.candidates().isEmpty()) {
                board.candidates[cell] &= square.candidates().bits();
            }
        }
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            if (!position.square(cell).isEmpty()) {
                board.place(cell, position.digit(cell));
            }
        }
        return board;
    }

    /// What stands on the board: the digits, and of the open cells the candidates, as candidate marks.
    public Position position() {
        return new Position(IntStream.range(0, values.length)
                .mapToObj(cell -> Square.BLANK
                        .withDigit(values[cell])
                        .withCandidates(isPlaced(cell) ? Digits.NONE : candidates(cell)))
                .toList());
    }

    private static Board blank(Puzzle puzzle) {
        int count = puzzle.cellCount();
        var values = new int[count];
        var candidates = new long[count];
        Arrays.fill(values, Constraint.EMPTY);
        Arrays.fill(candidates, puzzle.digits().bits());
        return new Board(puzzle, values, candidates, count);
    }

    public Board copy() {
        return new Board(puzzle, values.clone(), candidates.clone(), open);
    }

    public Puzzle puzzle() {
        return puzzle;
    }

    /// Works on the board until it is done or told to stop: long loops that read it ask in [#goOn].
    ///
    /// @param flag once true always true
    /// @return whether it was done; if not, what is [derived][#derived] from the board is good for nothing any more
    public boolean until(BooleanSupplier flag, Runnable work) {
        var before = stop;
        stop = flag;
        try {
            work.run();
            return true;
        } catch (StoppedException _) {
            derived.clear();
            return false;
        } finally {
            stop = before;
        }
    }

    /// To be called in every loop over the board that can take long, so that work on a large one can be stopped inside
    /// of a technique, which has nothing but the board. Costs next to nothing where nobody can say stop.
    ///
    /// @throws StoppedException when the work is to end; only [#until] catches it
    public void goOn() {
        if (stop != NEVER && stop.getAsBoolean()) {
            throw new StoppedException();
        }
    }

    /// The candidates of a cell; of a placed cell, its digit.
    public Digits candidates(int cell) {
        return new Digits(candidates[cell]);
    }

    /// The candidates as raw bits, for hot loops.
    public long bits(int cell) {
        return candidates[cell];
    }

    /// All candidates that occur in some of the cells.
    public Digits candidatesOf(Cells cells) {
        long union = 0;
        for (int i = 0; i < cells.size(); i++) {
            union |= candidates[cells.get(i)];
        }
        return new Digits(union);
    }

    /// Whether some open cell of a group has a candidate besides these digits.
    public boolean hasOther(Cells cells, long digits) {
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.get(i);
            if (values[cell] == Constraint.EMPTY && (candidates[cell] & ~digits) != 0) {
                return true;
            }
        }
        return false;
    }

    /// The placed digits of a group.
    public Digits placed(Cells cells) {
        long placed = 0;
        for (int i = 0; i < cells.size(); i++) {
            placed |= values[cells.get(i)] == Constraint.EMPTY ? 0 : candidates[cells.get(i)];
        }
        return new Digits(placed);
    }

    /// The one cell of a group that has no digit yet; [Constraint#EMPTY] when there is none, or more than one.
    public int lastOpen(Cells cells) {
        int last = Constraint.EMPTY;
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.get(i);
            if (values[cell] == Constraint.EMPTY) {
                if (last != Constraint.EMPTY) {
                    return Constraint.EMPTY;
                }
                last = cell;
            }
        }
        return last;
    }

    public boolean isPlaced(int cell) {
        return values[cell] != Constraint.EMPTY;
    }

    /// The placed digit, or [Constraint#EMPTY].
    public int digit(int cell) {
        return values[cell];
    }

    /// Counts the changes since this board was made, so that something derived from it can notice that it is out of
    /// date.
    public int changes() {
        return changes;
    }

    /// The cell that a change was made to, so that something derived from the board can look again at what has
    /// changed and at nothing else.
    ///
    /// @param change from 0 to below [#changes()], in their order
    public int changedCell(int change) {
        return changed[change];
    }

    /// How many cells have no digit yet.
    public int openCount() {
        return open;
    }

    public IntStream openCells() {
        return IntStream.range(0, values.length).filter(cell -> values[cell] == Constraint.EMPTY);
    }

    /// The cells of a group that have no digit yet.
    public Cells open(Cells cells) {
        return cells.filter(cell -> values[cell] == Constraint.EMPTY);
    }

    /// Puts a digit into a cell and takes it from the candidates of every open cell that sees it. Whether the digit
    /// was a candidate is not asked. A digit placed before is replaced, and what it took from others is not given
    /// back.
    public void place(int cell, int digit) {
        if (values[cell] == Constraint.EMPTY) {
            open--;
        }
        long bit = Digits.bit(digit);
        values[cell] = digit;
        candidates[cell] = bit;
        remember(cell);
        var peers = puzzle.peers(cell);
        for (int i = 0; i < peers.size(); i++) {
            int peer = peers.get(i);
            if (values[peer] == Constraint.EMPTY && (candidates[peer] & bit) != 0) {
                candidates[peer] &= ~bit;
                remember(peer);
            }
        }
    }

    /// Takes digits from the candidates of an open cell.
    public void eliminate(int cell, Digits digits) {
        if (values[cell] == Constraint.EMPTY && (candidates[cell] & digits.bits()) != 0) {
            candidates[cell] &= ~digits.bits();
            remember(cell);
        }
    }

    private void remember(int cell) {
        if (changes == changed.length) {
            changed = Arrays.copyOf(changed, Math.max(values.length, 2 * changes));
        }
        changed[changes++] = cell;
    }

    /// Whether every cell has a digit and nothing is broken.
    public boolean isSolved() {
        return open == 0 && puzzle.constraints().stream().allMatch(constraint -> constraint.violation(values) == 0);
    }

    /// Whether some open cell has no candidate left.
    public boolean isDead() {
        for (long bits : candidates) {
            if (bits == 0) {
                return true;
            }
        }
        return false;
    }

    /// Something worked out from this board and kept beside it, made when it is first asked for: a whole solution
    /// asks for the same things after every step, and few of them have changed. What is kept must itself notice
    /// what has changed on the board. A copy of the board starts without.
    public <T> T derived(Class<T> type, Function<Board, T> make) {
        var kept = derived.get(type);
        if (kept == null) {
            kept = make.apply(this);
            derived.put(type, kept);
        }
        return type.cast(kept);
    }

    /// The placed digits by cell index, [Constraint#EMPTY] where there is none.
    public int[] values() {
        return values.clone();
    }
}
