package org.crosscage.solver.exact;

import java.util.HashMap;
import java.util.Map;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.extension.Tuples;
import org.chocosolver.solver.variables.IntVar;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;

/// Puzzles as models of choco-solver, as good as we could make them: lines as arc-consistent all-different
/// constraints, cages as tables, runs and other sums of different digits as such a constraint with a sum or, up to six
/// cells, as tables (longer ones have up to 9! rows; all runs as sums were tens of times slower). Tables are remembered
/// from puzzle to puzzle, as our own solver does.
final class ChocoModel {

    /// The best of nine models tried.
    static final int BEST_LONGEST_TABLE = 6;

    private static final String LIMIT = "200ms";

    private final Map<Key, Tuples> known = new HashMap<>();
    private final int longestTable;

    /// @param longestTable up to how many cells a run is a table, 0…9
    ChocoModel(int longestTable) {
        this.longestTable = longestTable;
    }

    /// Whether there is exactly one solution. Also true when that takes longer than the limit, which counts as its
    /// time.
    boolean isUnique(Puzzle puzzle) {
        var model = new Model();
        int[] digits = puzzle.digits().toArray();
        var cells = new IntVar[puzzle.cellCount()];
        for (int cell = 0; cell < cells.length; cell++) {
            var given = puzzle.given(cell);
            cells[cell] = given.isPresent() ? model.intVar(given.getAsInt()) : model.intVar("c" + cell, digits);
        }
        for (var constraint : puzzle.constraints()) {
            var own = constraint.cells().stream().mapToObj(cell -> cells[cell]).toArray(IntVar[]::new);
            if (constraint instanceof Arithmetic clue) {
                post(model, puzzle, clue, own);
            } else if (own.length > 1) {
                model.allDifferent(own, "AC").post();
            }
        }
        var solver = model.getSolver();
        solver.limitTime(LIMIT);
        int count = 0;
        while (count < 2 && solver.solve()) {
            count++;
        }
        return count == 1 || solver.isStopCriterionMet();
    }

    private void post(Model model, Puzzle puzzle, Arithmetic clue, IntVar[] cells) {
        boolean isSum = clue.allDifferent() && clue.operation() == Operation.ADD;
        if (cells.length == 1) {
            model.arithm(cells[0], "=", (int) clue.target()).post();
        } else if (isSum && cells.length > longestTable) {
            model.allDifferent(cells, "AC").post();
            model.sum(cells, "=", (int) clue.target()).post();
        } else {
            model.table(cells, tuples(puzzle, clue)).post();
        }
    }

    private Tuples tuples(Puzzle puzzle, Arithmetic clue) {
        var key = new Key(
                clue.operation(),
                clue.target(),
                sights(puzzle, clue),
                puzzle.digits().size());
        return known.computeIfAbsent(key, missing -> {
            var tuples = new Tuples(true);
            fill(puzzle, puzzle.digits().toArray(), clue, new int[clue.cells().size()], 0, tuples);
            return tuples;
        });
    }

    private static String sights(Puzzle puzzle, Arithmetic clue) {
        var cells = clue.cells();
        if (clue.allDifferent()) {
            return "all " + cells.size();
        }
        var sights = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            for (int j = 0; j <= i; j++) {
                sights.append(puzzle.sees(cells.get(i), cells.get(j)) ? '1' : '0');
            }
        }
        return sights.toString();
    }

    private static void fill(Puzzle puzzle, int[] digits, Arithmetic clue, int[] tuple, int filled, Tuples tuples) {
        if (filled == tuple.length) {
            if (clue.operation().holds(tuple, clue.target())) {
                tuples.add(tuple.clone());
            }
            return;
        }
        for (int digit : digits) {
            tuple[filled] = digit;
            if (isFree(puzzle, clue.cells(), tuple, filled) && canHold(clue, digits, tuple, filled + 1)) {
                fill(puzzle, digits, clue, tuple, filled + 1, tuples);
            }
        }
    }

    private static boolean isFree(Puzzle puzzle, Cells cells, int[] tuple, int last) {
        for (int i = 0; i < last; i++) {
            if (tuple[i] == tuple[last] && puzzle.sees(cells.get(i), cells.get(last))) {
                return false;
            }
        }
        return true;
    }

    private static boolean canHold(Arithmetic clue, int[] digits, int[] tuple, int filled) {
        long sum = 0;
        long product = 1;
        for (int i = 0; i < filled; i++) {
            sum += tuple[i];
            product *= tuple[i];
        }
        int left = tuple.length - filled;
        return switch (clue.operation()) {
            case ADD ->
                sum + left * digits[0] <= clue.target() && clue.target() <= sum + left * digits[digits.length - 1];
            case MULTIPLY -> clue.target() == 0 || product != 0 && clue.target() % product == 0;
            default -> true;
        };
    }

    /// What the tuples of a clue follow from, among puzzles whose digits are 1…n.
    private record Key(Operation operation, long target, String sights, int digits) {}
}
