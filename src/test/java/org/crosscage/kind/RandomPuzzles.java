package org.crosscage.kind;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kakuro.rules.KakuroGrid;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.kind.killer.rules.KillerRules;

/// Puzzles as odd as the formats allow, for round trips. Hardly any of them can be solved.
public final class RandomPuzzles {

    private final RandomGenerator random;

    public RandomPuzzles(RandomGenerator random) {
        this.random = random;
    }

    public Puzzle next() {
        return switch (random.nextInt(3)) {
            case 0 -> kakuro();
            case 1 -> kenken();
            default -> killer();
        };
    }

    /// A puzzle as most formats can hold it: a square Kakuro with a clue to every run, a KenKen to 9×9 with
    /// the usual values and operations, its cages in reading order, or a Killer Sudoku with sums to 45,
    /// without given digits or without cages; still hardly ever one that can be solved.
    Puzzle usual() {
        return switch (random.nextInt(3)) {
            case 0 -> usualKakuro(random.nextInt(2, 13), random.nextDouble(0.2, 0.9));
            case 1 -> usualKenken(random.nextInt(3, 10));
            default -> killer(0, true);
        };
    }

    /// A Killer Sudoku of any size, half of them 9×9, sometimes with given digits, in one of
    /// four with any sums; some cells are in no cage.
    /// The cages are in any order,
    /// but at 9×9, and where all cells are in cages of several, in reading order. One in three has given digits
    /// and no cages.
    Puzzle killer() {
        return killer(random.nextInt(3) == 0 ? random.nextDouble(0.5) : 0, random.nextInt(4) > 0);
    }

    private Puzzle killer(double givenShare, boolean isLikely) {
        boolean isBare = random.nextInt(3) == 0;
        int n = List.of(4, 6, 8, 9, 9, 9).get(random.nextInt(6));
        double cagedShare = random.nextInt(3) == 0 ? random.nextDouble() : 1;
        var parts = partition(n, random.nextInt(1, Math.min(n, 6)));
        boolean isOrdered = n == 9 || cagedShare == 1 && parts.stream().allMatch(cells -> cells.size() > 1);
        var cages = (isOrdered ? inReadingOrder(parts) : parts.stream())
                .filter(_ -> !isBare && random.nextDouble() < cagedShare)
                .map(cells -> KillerRules.cage(cells, isLikely ? random.nextInt(1, 46) : target()))
                .toList();
        var givens = new TreeMap<Integer, Integer>();
        for (int cell = 0; cell < n * n; cell++) {
            if (random.nextDouble() < (isBare ? 0.3 : givenShare)) {
                givens.put(cell, random.nextInt(1, n + 1));
            }
        }
        return KillerRules.puzzle(n, cages, givens);
    }

    private static Stream<Cells> inReadingOrder(List<Cells> parts) {
        return parts.stream().sorted(Comparator.comparing(cells -> cells.get(0)));
    }

    /// A KenKen of at most 9×9 with its solution: cages of up to three cells, sums or products of it, in reading order.
    PuzzleEntry solved() {
        int n = random.nextInt(3, 10);
        var solution = IntStream.range(0, n * n)
                .map(cell -> (cell / n + cell % n) % n + 1)
                .toArray();
        var cages = inReadingOrder(partition(n, 3))
                .map(cells -> {
                    var operation = cells.size() == 1
                            ? Operation.EQUAL
                            : random.nextBoolean() ? Operation.ADD : Operation.MULTIPLY;
                    var digits = cells.stream().map(cell -> solution[cell]);
                    long target = operation == Operation.MULTIPLY
                            ? digits.reduce(1, (one, other) -> one * other)
                            : digits.sum();
                    return KenKenRules.cage(n, cells, operation, target);
                })
                .toList();
        return new PuzzleEntry(
                "",
                Map.of(),
                KenKenRules.puzzle(n, Digits.range(1, n), cages),
                Optional.of(Solution.of(solution)),
                List.of());
    }

    /// A KenKen with the usual values and operations, its cages in reading order.
    Puzzle usualKenken(int n) {
        var cages = inReadingOrder(partition(n, random.nextInt(1, 6)))
                .map(cells -> KenKenRules.cage(n, cells, usualOperation(cells.size()), random.nextInt(1, 1000)))
                .toList();
        return KenKenRules.puzzle(n, Digits.range(1, n), cages);
    }

    /// A square Kakuro whose sums are 1…45.
    Puzzle usualKakuro(int side, double whiteShare) {
        var shape = kakuroShape(side, side, whiteShare, false, KakuroRules.ORDINARY_DIGITS);
        return KakuroRules.puzzle(
                shape, KakuroRules.ORDINARY_DIGITS, _ -> OptionalLong.of(random.nextInt(1, 46)), Map.of());
    }

    private Operation usualOperation(int cells) {
        var possible = cells == 1
                ? List.of(Operation.EQUAL)
                : cells == 2
                        ? List.of(Operation.ADD, Operation.MULTIPLY, Operation.SUBTRACT, Operation.DIVIDE)
                        : List.of(Operation.ADD, Operation.MULTIPLY);
        return possible.get(random.nextInt(possible.size()));
    }

    /// Any rectangle, runs of one cell, runs without a clue, sums that cannot be, now and then givens or few
    /// digits.
    Puzzle kakuro() {
        return kakuro(random.nextInt(1, 13), random.nextInt(2, 13), random.nextDouble(0.2, 0.9));
    }

    public Puzzle kakuro(int rows, int columns, double whiteShare) {
        var digits = Digits.range(1, random.nextInt(4) == 0 ? random.nextInt(1, 10) : 9);
        var shape = kakuroShape(rows, columns, whiteShare, random.nextInt(10) == 0, digits);
        double clueShare = random.nextInt(3) == 0 ? random.nextDouble() : 1;
        return KakuroRules.puzzle(shape, digits, run -> clue(run, clueShare), givens(shape, digits));
    }

    private Shape kakuroShape(int rows, int columns, double whiteShare, boolean touchesTheEdge, Digits digits) {
        var white = new BitSet();
        for (int place = touchesTheEdge ? 0 : columns; place < rows * columns; place++) {
            boolean inClueColumn = place % columns == 0;
            white.set(place, random.nextDouble() < whiteShare && (touchesTheEdge || !inClueColumn));
        }
        cutLongRuns(white, rows, columns, digits.size());
        if (white.isEmpty()) {
            white.set(rows * columns - 1);
        }
        return Shape.of(rows, columns, white);
    }

    private OptionalLong clue(KakuroGrid.Run run, double share) {
        boolean hasPlace = run.row() > 0 && run.column() > 0;
        return hasPlace && random.nextDouble() < share
                ? OptionalLong.of(random.nextInt(1, random.nextInt(20) == 0 ? 1000 : 46))
                : OptionalLong.empty();
    }

    private Map<Integer, Integer> givens(Shape shape, Digits digits) {
        var givens = new TreeMap<Integer, Integer>();
        double share = random.nextInt(3) == 0 ? random.nextDouble(0.5) : 0;
        for (int cell = 0; cell < shape.cellCount(); cell++) {
            if (random.nextDouble() < share) {
                givens.put(cell, random.nextInt(1, digits.max() + 1));
            }
        }
        return givens;
    }

    private static void cutLongRuns(BitSet white, int rows, int columns, int longest) {
        for (int place = 0; place < rows * columns; place++) {
            int across = 0;
            int down = 0;
            while (across <= longest && place % columns - across >= 0 && white.get(place - across)) {
                across++;
            }
            while (down <= longest && place - down * columns >= 0 && white.get(place - down * columns)) {
                down++;
            }
            if (across > longest || down > longest) {
                white.clear(place);
            }
        }
    }

    /// Any size, any values, every operation on any cage that it is legal for, whatever the targets.
    Puzzle kenken() {
        return kenken(random.nextInt(6) == 0 ? random.nextInt(3, 26) : random.nextInt(3, 10));
    }

    public Puzzle kenken(int n) {
        var cages = new ArrayList<Arithmetic>();
        for (var cells : partition(n, random.nextInt(1, 6))) {
            cages.add(KenKenRules.cage(n, cells, operation(cells.size()), target()));
        }
        return KenKenRules.puzzle(n, values(n), cages);
    }

    private Digits values(int n) {
        if (random.nextInt(3) > 0) {
            return Digits.range(1, n);
        }
        var values = Digits.NONE;
        while (values.size() < n) {
            values = values.with(random.nextInt(random.nextBoolean() ? n + 1 : 64));
        }
        return values;
    }

    private Operation operation(int cells) {
        var possible = cells == 1
                ? List.of(Operation.EQUAL, Operation.EQUAL, Operation.EQUAL, Operation.ADD, Operation.MULTIPLY)
                : List.of(Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE, Operation.HIDDEN);
        return possible.get(random.nextInt(possible.size()));
    }

    private long target() {
        return random.nextInt(10) == 0 ? random.nextLong(1_000_000_000_000_000_000L) : random.nextInt(40);
    }

    private List<Cells> partition(int n, int largest) {
        var free = new BitSet();
        free.set(0, n * n);
        var cages = new ArrayList<Cells>();
        while (!free.isEmpty()) {
            cages.add(grow(free, n, random.nextInt(1, largest + 1)));
        }
        return cages;
    }

    private Cells grow(BitSet free, int n, int size) {
        int start = free.nextSetBit(random.nextInt(n * n));
        var cells = new ArrayList<>(List.of(start < 0 ? free.nextSetBit(0) : start));
        free.clear(cells.get(0));
        for (int tries = 0; cells.size() < size && tries < 4 * size; tries++) {
            int from = cells.get(random.nextInt(cells.size()));
            int[] around = IntStream.of(
                            from - n, from + n, from % n > 0 ? from - 1 : -1, from % n < n - 1 ? from + 1 : -1)
                    .filter(cell -> cell >= 0 && free.get(cell))
                    .toArray();
            if (around.length > 0) {
                int cell = around[random.nextInt(around.length)];
                free.clear(cell);
                cells.add(cell);
            }
        }
        return Cells.of(cells.stream().mapToInt(Integer::intValue));
    }
}
