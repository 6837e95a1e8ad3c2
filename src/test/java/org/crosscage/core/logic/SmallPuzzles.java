package org.crosscage.core.logic;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kakuro.rules.KakuroGrid;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.kind.killer.generate.KillerDrafts;
import org.crosscage.kind.killer.generate.KillerOptions;
import org.crosscage.kind.killer.rules.KillerRules;

/// Random puzzles with at least one solution, small enough to try everything: most of them have several. Everything
/// odd that the rules allow occurs: values that start at 0 or leave gaps, hidden operations, − and ÷ on three
/// cells, digits that repeat in a cage, runs of one cell, runs without a clue, givens, few digits, cells without a
/// cage.
public final class SmallPuzzles {

    private final RandomGenerator random;

    public SmallPuzzles(RandomGenerator random) {
        this.random = random;
    }

    public Puzzle next(String kind) {
        return switch (kind) {
            case KakuroRules.ID -> kakuro();
            case KenKenRules.ID -> kenKen();
            case KillerRules.ID -> killer();
            default -> drafted(PuzzleKinds.of(kind));
        };
    }

    /// As [#next], but of the sort that says little: runs with every digit and no clue, crossed by runs without one,
    /// and cages that take half of the grid.
    public Puzzle loose(String kind) {
        return switch (kind) {
            case KakuroRules.ID -> looseKakuro();
            case KenKenRules.ID -> looseKenKen();
            case KillerRules.ID -> looseKiller(6);
            default -> drafted(PuzzleKinds.of(kind));
        };
    }

    /// What the generator begins with.
    private Puzzle drafted(PuzzleKind kind) {
        var size = kind.sizes().getFirst();
        var request = new GenerateRequest(size.rows(), size.columns(), random.nextLong());
        return kind.drafts()
                .first(request, random, () -> false)
                .map(Drafts.Draft::puzzle)
                .orElseGet(() -> drafted(kind));
    }

    /// A grid of which a few cages are taken away, and now and then a digit is given.
    public Puzzle looseKiller(int n) {
        var draft = new KillerDrafts(KillerOptions.of(Map.of()))
                .first(new GenerateRequest(n, n, 0), random, () -> false)
                .orElseThrow();
        int givenOf = random.nextInt(6, 20);
        var givens = new HashMap<Integer, Integer>();
        IntStream.range(0, n * n)
                .filter(_ -> random.nextInt(givenOf) == 0)
                .forEach(cell -> givens.put(cell, draft.solution().digit(cell)));
        int goneOf = random.nextInt(4, 12);
        var cages = draft.puzzle().clues().stream()
                .filter(_ -> random.nextInt(goneOf) > 0)
                .toList();
        return KillerRules.puzzle(n, cages, givens);
    }

    /// A grid with all its cages; or without some of them, and with a few digits as givens or as cages of one cell.
    private Puzzle killer() {
        int n = 4;
        var draft = new KillerDrafts(KillerOptions.of(Map.of()))
                .first(new GenerateRequest(n, n, 0), random, () -> false)
                .orElseThrow();
        if (random.nextBoolean()) {
            return draft.puzzle();
        }
        var cages = new ArrayList<Arithmetic>();
        var givens = new HashMap<Integer, Integer>();
        for (var cage : draft.puzzle().clues()) {
            int cell = cage.cells().get(random.nextInt(cage.cells().size()));
            switch (random.nextInt(8)) {
                case 0 -> givens.put(cell, draft.solution().digit(cell));
                case 1 -> cages.add(KillerRules.cage(Cells.of(cell), draft.solution()));
                case 2 -> {
                    givens.put(cell, draft.solution().digit(cell));
                    cages.add(cage);
                }
                default -> cages.add(cage);
            }
        }
        return KillerRules.puzzle(n, cages, givens);
    }

    public Puzzle kenKen() {
        int n = random.nextInt(3, 5);
        var values = switch (random.nextInt(4)) {
            case 0 -> Digits.range(0, n - 1);
            case 1 -> Digits.of(IntStream.range(0, n).map(i -> 2 * i + 1).toArray());
            default -> Digits.range(1, n);
        };
        return kenKen(n, values, 4);
    }

    private Puzzle looseKenKen() {
        int n = random.nextInt(20) == 0 ? 5 : random.nextInt(3, 5);
        int first = random.nextInt(2);
        return kenKen(n, Digits.range(first, first + n - 1), random.nextInt(4, n * n));
    }

    private Puzzle kenKen(int n, Digits values, int largestCage) {
        int[] grid = latinSquare(n, values.toArray());
        var cages = partition(n, largestCage).stream()
                .map(cells -> cage(n, cells, grid))
                .toList();
        return KenKenRules.puzzle(n, values, cages);
    }

    private int[] latinSquare(int n, int[] values) {
        int[] rows = shuffled(n);
        int[] columns = shuffled(n);
        int[] digits = shuffled(n);
        return IntStream.range(0, n * n)
                .map(cell -> values[digits[(rows[cell / n] + columns[cell % n]) % n]])
                .toArray();
    }

    private List<List<Integer>> partition(int n, int largestCage) {
        var free = new BitSet();
        free.set(0, n * n);
        var parts = new ArrayList<List<Integer>>();
        while (!free.isEmpty()) {
            var part = new ArrayList<Integer>();
            int size = random.nextInt(1, largestCage + 1);
            for (int cell = free.nextSetBit(0); cell >= 0 && part.size() < size; cell = neighbour(n, part, free)) {
                part.add(cell);
                free.clear(cell);
            }
            parts.add(part);
        }
        return parts;
    }

    private int neighbour(int n, List<Integer> part, BitSet free) {
        int[] next = part.stream()
                .flatMapToInt(cell -> IntStream.of(
                        cell % n > 0 ? cell - 1 : -1,
                        cell % n < n - 1 ? cell + 1 : -1,
                        cell - n,
                        cell + n < n * n ? cell + n : -1))
                .filter(cell -> cell >= 0 && free.get(cell))
                .distinct()
                .toArray();
        return next.length == 0 ? -1 : next[random.nextInt(next.length)];
    }

    private Arithmetic cage(int n, List<Integer> cells, int[] grid) {
        int[] digits = cells.stream().mapToInt(cell -> grid[cell]).sorted().toArray();
        var at = Cells.of(cells.stream().mapToInt(Integer::intValue));
        if (digits.length == 1) {
            return KenKenRules.cage(n, at, Operation.EQUAL, digits[0]);
        }
        int largest = digits[digits.length - 1];
        int sum = IntStream.of(digits).sum();
        long product = IntStream.of(digits).asLongStream().reduce(1, Math::multiplyExact);
        long rest = IntStream.of(digits).limit(digits.length - 1).asLongStream().reduce(1, Math::multiplyExact);
        var hidden = random.nextInt(6) == 0;
        return switch (random.nextInt(4)) {
            case 0 -> KenKenRules.cage(n, at, hidden ? Operation.HIDDEN : Operation.ADD, sum);
            case 1 ->
                2 * largest >= sum && (digits.length == 2 || random.nextBoolean())
                        ? KenKenRules.cage(
                                n,
                                at,
                                hidden && digits.length == 2 ? Operation.HIDDEN : Operation.SUBTRACT,
                                2L * largest - sum)
                        : KenKenRules.cage(n, at, Operation.ADD, sum);
            case 2 ->
                rest > 0 && largest % rest == 0
                        ? KenKenRules.cage(
                                n,
                                at,
                                hidden && digits.length == 2 ? Operation.HIDDEN : Operation.DIVIDE,
                                largest / rest)
                        : KenKenRules.cage(n, at, Operation.MULTIPLY, product);
            default -> KenKenRules.cage(n, at, hidden ? Operation.HIDDEN : Operation.MULTIPLY, product);
        };
    }

    public Puzzle kakuro() {
        while (true) {
            int rows = random.nextInt(2, 6);
            int columns = random.nextInt(2, 6);
            var digits = Digits.range(1, random.nextInt(3) == 0 ? random.nextInt(4, 9) : 9);
            var shape = shape(rows, columns, 0);
            var filling = filling(shape, digits);
            if (shape.cellCount() > 0 && filling.length > 0) {
                return kakuro(shape, digits, filling);
            }
        }
    }

    private Puzzle kakuro(Shape shape, Digits digits, int[] filling) {
        int everyFew = random.nextInt(3) == 0 ? 4 : Integer.MAX_VALUE;
        var givens = random.nextInt(4) == 0 ? Map.of(0, filling[0]) : Map.<Integer, Integer>of();
        return KakuroRules.puzzle(
                shape,
                digits,
                run -> everyFew == 4 && random.nextInt(4) == 0 ? OptionalLong.empty() : sum(run, filling),
                givens);
    }

    private Puzzle looseKakuro() {
        while (true) {
            var digits = Digits.range(1, random.nextInt(3, 6));
            int columns = digits.size() + 1;
            var shape = shape(random.nextBoolean() ? columns : random.nextInt(2, columns), columns, 1);
            var filling = filling(shape, digits);
            if (filling.length > 0) {
                return KakuroRules.puzzle(
                        shape,
                        digits,
                        run -> random.nextInt(run.cells().size() == digits.size() ? 3 : 2) > 0
                                ? OptionalLong.empty()
                                : sum(run, filling),
                        Map.of());
            }
        }
    }

    private static OptionalLong sum(KakuroGrid.Run run, int[] filling) {
        return OptionalLong.of(
                run.cells().stream().mapToLong(cell -> filling[cell]).sum());
    }

    /// @param whole the first rows, which have no black cells
    private Shape shape(int rows, int columns, int whole) {
        var white = new BitSet();
        for (int row = 1; row < rows; row++) {
            for (int column = 1; column < columns; column++) {
                white.set(row * columns + column, row <= whole || random.nextInt(4) > 0);
            }
        }
        return Shape.of(rows, columns, white);
    }

    /// Digits for every cell, none twice in a run; empty when the dice find none.
    private int[] filling(Shape shape, Digits digits) {
        var unclued = KakuroRules.puzzle(shape, digits, run -> OptionalLong.empty(), Map.of());
        int[] filling = new int[shape.cellCount()];
        for (int cell = 0; cell < filling.length; cell++) {
            int at = cell;
            long taken = unclued.peers(cell).stream()
                    .filter(peer -> peer < at)
                    .mapToLong(peer -> 1L << filling[peer])
                    .reduce(0, (a, b) -> a | b);
            int[] free = digits.minus(new Digits(taken)).toArray();
            if (free.length == 0) {
                return new int[0];
            }
            filling[cell] = free[random.nextInt(free.length)];
        }
        return filling;
    }

    private int[] shuffled(int n) {
        int[] shuffled = IntStream.range(0, n).toArray();
        for (int i = n - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swap = shuffled[i];
            shuffled[i] = shuffled[j];
            shuffled[j] = swap;
        }
        return shuffled;
    }
}
