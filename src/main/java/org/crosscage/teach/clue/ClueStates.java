package org.crosscage.teach.clue;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;

/// Which clues are done or broken. Looks at each clue alone, with no more than what a glance at its own cells
/// tells: for one open cell every digit, for more of them the least and the most that they can make. Cheap enough
/// for every keystroke.
public final class ClueStates {

    private final Puzzle puzzle;
    private final Position position;

    private ClueStates(Puzzle puzzle, Position position) {
        this.puzzle = puzzle;
        this.position = position;
    }

    /// The clues that are done or broken, by their index in [Puzzle#constraints()]; open ones are left out.
    public static Map<Integer, ClueState> of(Puzzle puzzle, Position position) {
        return of(puzzle, position, _ -> true, Map.of());
    }

    /// As [#of(Puzzle,Position)], where the states of another position are known: clues that have the same digits in
    /// both are not looked at.
    ///
    /// @param before the other position
    /// @param states its clues that are done or broken
    public static Map<Integer, ClueState> of(
            Puzzle puzzle, Position position, Position before, Map<Integer, ClueState> states) {
        return of(puzzle, position, clue -> differ(clue.cells(), position, before), states);
    }

    private static Map<Integer, ClueState> of(
            Puzzle puzzle, Position position, Predicate<Arithmetic> changed, Map<Integer, ClueState> known) {
        var states = new ClueStates(puzzle, position);
        var found = new TreeMap<Integer, ClueState>();
        for (int i = 0; i < puzzle.constraints().size(); i++) {
            if (puzzle.constraints().get(i) instanceof Arithmetic clue) {
                var state = changed.test(clue) ? states.of(clue) : known.getOrDefault(i, ClueState.OPEN);
                if (state != ClueState.OPEN) {
                    found.put(i, state);
                }
            }
        }
        return found;
    }

    private static boolean differ(Cells cells, Position one, Position other) {
        for (int i = 0; i < cells.size(); i++) {
            if (one.digit(cells.get(i)) != other.digit(cells.get(i))) {
                return true;
            }
        }
        return false;
    }

    private ClueState of(Arithmetic clue) {
        if (repeats(clue)) {
            return ClueState.BROKEN;
        }
        int[] digits = placed(clue);
        int open = clue.cells().size() - digits.length;
        boolean possible = switch (open) {
            case 0 -> clue.operation().holds(digits, clue.target());
            case 1 -> hasLastDigit(clue, openCell(clue), digits);
            default -> isInReach(clue, clue.operation(), digits);
        };
        if (!possible) {
            return ClueState.BROKEN;
        }
        return open == 0 ? ClueState.DONE : ClueState.OPEN;
    }

    // loops from here on: each move asks all clues, and streams were a quarter of what it threw away

    private int[] placed(Arithmetic clue) {
        var cells = clue.cells();
        int[] digits = new int[cells.size()];
        int count = 0;
        for (int i = 0; i < cells.size(); i++) {
            if (!position.square(cells.get(i)).isEmpty()) {
                digits[count++] = position.digit(cells.get(i));
            }
        }
        return count == digits.length ? digits : Arrays.copyOf(digits, count);
    }

    /// The first open cell; there must be one.
    private int openCell(Arithmetic clue) {
        int i = 0;
        while (!position.square(clue.cells().get(i)).isEmpty()) {
            i++;
        }
        return clue.cells().get(i);
    }

    /// Whether two cells of the clue that see each other have the same digit. The lines of a cage count, not the
    /// cage alone: a sum that is met by two 3s in one row is not done.
    private boolean repeats(Arithmetic clue) {
        var cells = clue.cells();
        for (int i = 0; i < cells.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (clash(clue, cells.get(i), cells.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean clash(Arithmetic clue, int cell, int other) {
        return !position.square(cell).isEmpty()
                && position.digit(cell) == position.digit(other)
                && (clue.allDifferent() || puzzle.sees(cell, other));
    }

    private boolean hasLastDigit(Arithmetic clue, int open, int[] others) {
        int[] all = Arrays.copyOf(others, others.length + 1);
        for (long rest = puzzle.digits().bits(); rest != 0; rest &= rest - 1) {
            int digit = Long.numberOfTrailingZeros(rest);
            all[others.length] = digit;
            if (clue.operation().holds(all, clue.target()) && !isTaken(clue, open, digit)) {
                return true;
            }
        }
        return false;
    }

    private boolean isTaken(Arithmetic clue, int open, int digit) {
        for (int i = 0; i < clue.cells().size(); i++) {
            int cell = clue.cells().get(i);
            if (position.digit(cell) == digit && (clue.allDifferent() || puzzle.sees(cell, open))) {
                return true;
            }
        }
        return false;
    }

    /// Whether two and more open cells can still meet the target, by bounds.
    private boolean isInReach(Arithmetic clue, Operation operation, int[] placed) {
        return switch (operation) {
            case ADD -> sumIsInReach(clue, placed);
            case MULTIPLY -> productIsInReach(clue, placed);
            case HIDDEN ->
                clue.cells().size() == 2
                        || isInReach(clue, Operation.ADD, placed)
                        || isInReach(clue, Operation.MULTIPLY, placed);
            case SUBTRACT, DIVIDE, EQUAL -> true;
        };
    }

    private boolean sumIsInReach(Arithmetic clue, int[] placed) {
        int[] least = least(clue, placed);
        int[] most = most(clue, placed);
        if (least.length == 0) {
            return false;
        }
        long sum = sum(placed);
        return sum + sum(least) <= clue.target() && clue.target() <= sum + sum(most);
    }

    private boolean productIsInReach(Arithmetic clue, int[] placed) {
        int[] least = least(clue, placed);
        int[] most = most(clue, placed);
        if (least.length == 0) {
            return false;
        }
        long product = product(1, placed);
        if (clue.target() == 0) {
            return product(product, least) == 0;
        }
        return product != 0
                && clue.target() % product == 0
                && product(product, least) <= clue.target()
                && clue.target() <= product(product, most);
    }

    /// Past this, products are no longer told apart; no target that a player meets is as large.
    private static long product(long start, int[] factors) {
        long product = start;
        for (int factor : factors) {
            product = factor != 0 && product > Long.MAX_VALUE / factor ? Long.MAX_VALUE : product * factor;
        }
        return product;
    }

    private static long sum(int[] digits) {
        long sum = 0;
        for (int digit : digits) {
            sum += digit;
        }
        return sum;
    }

    /// The smallest digits that the open cells can have together; none when there are not enough different ones.
    private int[] least(Arithmetic clue, int[] placed) {
        int open = clue.cells().size() - placed.length;
        if (!clue.allDifferent()) {
            return times(open, puzzle.digits().min());
        }
        int[] free = free(placed);
        return free.length < open ? new int[0] : Arrays.copyOf(free, open);
    }

    private int[] most(Arithmetic clue, int[] placed) {
        int open = clue.cells().size() - placed.length;
        if (!clue.allDifferent()) {
            return times(open, puzzle.digits().max());
        }
        int[] free = free(placed);
        return Arrays.copyOfRange(free, Math.max(0, free.length - open), free.length);
    }

    private static int[] times(int count, int digit) {
        int[] digits = new int[count];
        Arrays.fill(digits, digit);
        return digits;
    }

    /// In ascending order.
    private int[] free(int[] placed) {
        return puzzle.digits().minus(Digits.of(placed)).toArray();
    }
}
