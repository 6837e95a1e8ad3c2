package org.crosscage.kind.kenken.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;

/// Builds KenKen puzzles: an n×n grid whose rows and columns are permutations of n values, and cages. The
/// constraints stand in this order: rows from the top, columns from the left, cages as given.
public final class KenKenRules {

    public static final String ID = "kenken";
    public static final int SMALLEST = 3;
    public static final int LARGEST = 25;

    private KenKenRules() {}

    /// @param n 3…25
    /// @param values n different values
    /// @param cages together they cover every cell once
    /// @throws IllegalArgumentException when a number is out of range or the cages do not partition the grid
    public static Puzzle puzzle(int n, Digits values, List<Arithmetic> cages) {
        if (n < SMALLEST || n > LARGEST || values.size() != n) {
            throw new IllegalArgumentException("a KenKen of " + n + " with the values " + values);
        }
        var covered = cages.stream()
                .flatMapToInt(cage -> cage.cells().stream())
                .sorted()
                .toArray();
        if (!Arrays.equals(covered, IntStream.range(0, n * n).toArray())) {
            throw new IllegalArgumentException("the cages do not cover each cell once");
        }
        var constraints = new ArrayList<Constraint>();
        for (int row = 0; row < n; row++) {
            int first = row * n;
            constraints.add(new AllDifferent(Group.ROW, Cells.of(IntStream.range(first, first + n))));
        }
        for (int column = 0; column < n; column++) {
            int first = column;
            var cells = Cells.of(IntStream.range(0, n).map(i -> first + i * n));
            constraints.add(new AllDifferent(Group.COLUMN, cells));
        }
        constraints.addAll(cages);
        return Puzzle.of(ID, Shape.square(n), values, constraints, Map.of());
    }

    /// The cages of a puzzle of this kind, in their order.
    public static List<Arithmetic> cages(Puzzle puzzle) {
        int lines = 2 * puzzle.shape().rows();
        return puzzle.constraints().stream()
                .skip(lines)
                .map(Arithmetic.class::cast)
                .toList();
    }

    /// A cage; whether its digits must differ follows from its cells: they do when all lie in one line.
    public static Arithmetic cage(int n, Cells cells, Operation operation, long target) {
        boolean oneRow = true;
        boolean oneColumn = true;
        for (int i = 1; i < cells.size(); i++) {
            oneRow &= cells.get(i) / n == cells.get(0) / n;
            oneColumn &= cells.get(i) % n == cells.get(0) % n;
        }
        return new Arithmetic(Group.CAGE, cells, operation, target, oneRow || oneColumn);
    }
}
