package org.crosscage.solver;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.kind.killer.generate.FullGrid;
import org.crosscage.kind.killer.rules.KillerRules;

/// Random puzzles for solvers, made from a full grid, so that most have a solution, many have several; one clue in
/// some is wrong.
public final class SamplePuzzles {

    private final RandomGenerator random;

    public SamplePuzzles(RandomGenerator random) {
        this.random = random;
    }

    /// A KenKen with cages of up to `largestCage` cells, every operation, hidden ones too, and all sorts of values.
    public Puzzle kenken(int n, int largestCage) {
        var values = values(n);
        int[] grid = latinSquare(n, values);
        var cages = new ArrayList<Arithmetic>();
        for (var cells : cages(n, largestCage)) {
            int[] digits = cells.stream().map(cell -> grid[cell]).toArray();
            cages.add(cage(n, cells, digits));
        }
        return KenKenRules.puzzle(n, values, cages);
    }

    /// A Killer Sudoku with cages of up to `largestCage` cells, of one or two in a sum that is wrong, in some with many
    /// cells without a cage, in some with given digits.
    public Puzzle killer(int n, int largestCage) {
        var grid = FullGrid.random(n, random);
        int without = random.nextInt(2) == 0 ? 3 : 20;
        int wrong = random.nextInt(4) == 0 ? 12 : 1_000_000;
        var cages = cages(n, largestCage).stream()
                .map(cells -> Cells.of(cells.stream()
                        .filter(cell -> cells.stream()
                                .noneMatch(other -> other < cell && grid.digit(other) == grid.digit(cell)))))
                .filter(cells -> random.nextInt(without) > 0)
                .map(cells -> KillerRules.cage(
                        cells, cells.stream().map(grid::digit).sum() + (random.nextInt(wrong) == 0 ? 1 : 0)))
                .toList();
        var givens = new TreeMap<Integer, Integer>();
        for (int cell = 0; cell < n * n; cell++) {
            if (random.nextInt(12) == 0) {
                givens.put(cell, grid.digit(cell));
            }
        }
        return KillerRules.puzzle(n, cages, random.nextInt(3) == 0 ? givens : Map.of());
    }

    /// A Kakuro of any pattern, some runs without a clue, some cells given, in some the largest digit below 9.
    public Puzzle kakuro(int rows, int columns) {
        int largest = random.nextInt(3) == 0 ? random.nextInt(5, 9) : 9;
        var white = new BitSet();
        double blackShare = random.nextDouble(0.2, 0.5);
        int[] digits = new int[rows * columns];
        for (int place = columns; place < rows * columns; place++) {
            if (place % columns > 0 && random.nextDouble() > blackShare) {
                digits[place] = fresh(digits, place, columns, largest);
                white.set(place, digits[place] > 0);
            }
        }
        white.set(columns + 1, white.get(columns + 1) || white.isEmpty());
        digits[columns + 1] = Math.max(digits[columns + 1], white.get(columns + 1) ? 1 : 0);
        var shape = Shape.of(rows, columns, white);
        var givens = new TreeMap<Integer, Integer>();
        for (int cell = 0; cell < shape.cellCount(); cell++) {
            if (random.nextInt(15) == 0) {
                givens.put(cell, digitAt(shape, digits, cell));
            }
        }
        int without = random.nextInt(2) == 0 ? 6 : 1_000;
        int wrong = random.nextInt(4) == 0 ? 12 : 1_000_000;
        return KakuroRules.puzzle(
                shape,
                Digits.range(1, largest),
                run -> random.nextInt(without) == 0
                        ? OptionalLong.empty()
                        : OptionalLong.of(run.cells().stream()
                                        .mapToLong(cell -> digitAt(shape, digits, cell))
                                        .sum()
                                + (random.nextInt(wrong) == 0 ? 1 : 0)),
                random.nextInt(3) == 0 ? givens : Map.of());
    }

    private static int digitAt(Shape shape, int[] digits, int cell) {
        return digits[(shape.row(cell) - 1) * shape.columns() + shape.column(cell) - 1];
    }

    /// A digit that the runs so far to the left and above leave, or 0 (black) when there is none.
    private int fresh(int[] digits, int place, int columns, int largest) {
        int used = 0;
        for (int left = place - 1; digits[left] > 0; left--) {
            used |= 1 << digits[left];
        }
        for (int above = place - columns; above >= 0 && digits[above] > 0; above -= columns) {
            used |= 1 << digits[above];
        }
        int taken = used;
        int[] free = IntStream.rangeClosed(1, largest)
                .filter(digit -> (taken >>> digit & 1) == 0)
                .toArray();
        return free.length == 0 ? 0 : free[random.nextInt(free.length)];
    }

    private Digits values(int n) {
        return switch (random.nextInt(4)) {
            case 0 -> Digits.range(0, n - 1);
            case 1 -> {
                var values = new TreeSet<Integer>();
                while (values.size() < n) {
                    values.add(random.nextInt(13));
                }
                yield Digits.of(values.stream().mapToInt(Integer::intValue).toArray());
            }
            default -> Digits.range(1, n);
        };
    }

    private int[] latinSquare(int n, Digits values) {
        int[] symbols = shuffled(values.toArray());
        int[] rows = shuffled(IntStream.range(0, n).toArray());
        int[] columns = shuffled(IntStream.range(0, n).toArray());
        return IntStream.range(0, n * n)
                .map(cell -> symbols[(rows[cell / n] + columns[cell % n]) % n])
                .toArray();
    }

    private List<Cells> cages(int n, int largestCage) {
        boolean[] taken = new boolean[n * n];
        var cages = new ArrayList<Cells>();
        for (int first = 0; first < n * n; first++) {
            if (!taken[first]) {
                var cage = Cells.of(first);
                taken[first] = true;
                for (int more = random.nextInt(largestCage); more > 0; more--) {
                    int[] border = cage.stream()
                            .flatMap(cell -> IntStream.of(
                                    cell % n > 0 ? cell - 1 : -1, cell % n < n - 1 ? cell + 1 : -1, cell - n, cell + n))
                            .filter(cell -> cell >= 0 && cell < n * n && !taken[cell])
                            .toArray();
                    if (border.length == 0) {
                        break;
                    }
                    int next = border[random.nextInt(border.length)];
                    taken[next] = true;
                    cage = cage.union(Cells.of(next));
                }
                cages.add(cage);
            }
        }
        return cages;
    }

    private Arithmetic cage(int n, Cells cells, int[] digits) {
        var operation = cells.size() == 1 ? Operation.EQUAL : operation(digits);
        long target = Meaning.targets(operation == Operation.HIDDEN ? Operation.ADD : operation, digits)
                .orElse(0);
        if (operation == Operation.HIDDEN && random.nextBoolean()) {
            target = Meaning.targets(Operation.MULTIPLY, digits).orElse(target);
        }
        return KenKenRules.cage(n, cells, operation, target + (random.nextInt(60) == 0 ? 1 : 0));
    }

    /// One that the digits can have; on more than two cells a difference or quotient is possible only now and then.
    private Operation operation(int[] digits) {
        var possible =
                List.of(Operation.ADD, Operation.MULTIPLY, Operation.SUBTRACT, Operation.DIVIDE, Operation.HIDDEN)
                        .stream()
                        .filter(operation -> operation == Operation.HIDDEN
                                || Meaning.targets(operation, digits).isPresent())
                        .toList();
        return possible.get(random.nextInt(possible.size()));
    }

    private int[] shuffled(int[] numbers) {
        for (int i = numbers.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int kept = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = kept;
        }
        return numbers;
    }
}
