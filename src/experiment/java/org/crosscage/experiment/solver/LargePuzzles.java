package org.crosscage.experiment.solver;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kakuro.generate.KakuroDrafts;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// The largest puzzles that solvers are given, larger than any that is made for players. Each has a solution, and may
/// have others.
final class LargePuzzles {

    private static final int MOST_CAGE_CELLS = 4;
    private static final int BLOCK = KakuroDrafts.LARGEST;

    private LargePuzzles() {}

    /// By what they are called, in order.
    static Map<String, Puzzle> all() {
        var random = new SplittableRandom(1);
        var block = block(random);
        var all = new LinkedHashMap<String, Puzzle>();
        all.put("KenKen 25×25", kenken(KenKenRules.LARGEST, random));
        all.put("KenKen 25×25, five cages", bands(KenKenRules.LARGEST));
        all.put("Kakuro 30×30", tiled(block, 1));
        all.put("Kakuro 150×150", tiled(block, 5));
        return all;
    }

    /// Cages of one to four cells, grown to the right and down.
    private static Puzzle kenken(int n, RandomGenerator random) {
        var taken = new BitSet();
        var cages = new ArrayList<Arithmetic>();
        for (int first = 0; first < n * n; first++) {
            if (!taken.get(first)) {
                var cells = new ArrayList<>(List.of(first));
                taken.set(first);
                int wanted = random.nextInt(2, MOST_CAGE_CELLS + 1);
                for (int i = 0; i < cells.size() && cells.size() < wanted; i++) {
                    int cell = cells.get(i);
                    for (int next :
                            random.nextBoolean() ? new int[] {cell + 1, cell + n} : new int[] {cell + n, cell + 1}) {
                        boolean isBeside = next < n * n && (next != cell + 1 || next % n != 0);
                        if (isBeside && !taken.get(next) && cells.size() < wanted) {
                            taken.set(next);
                            cells.add(next);
                        }
                    }
                }
                cages.add(cage(n, Cells.of(cells.stream().mapToInt(Integer::intValue)), random));
            }
        }
        return KenKenRules.puzzle(n, Digits.range(1, n), cages);
    }

    private static Arithmetic cage(int n, Cells cells, RandomGenerator random) {
        int[] digits = cells.stream().map(cell -> digit(n, cell)).toArray();
        int larger = Math.max(digits[0], digits[digits.length - 1]);
        int smaller = Math.min(digits[0], digits[digits.length - 1]);
        if (digits.length == 1) {
            return KenKenRules.cage(n, cells, Operation.EQUAL, larger);
        }
        if (digits.length == 2 && larger % smaller == 0) {
            return KenKenRules.cage(n, cells, Operation.DIVIDE, larger / smaller);
        }
        if (digits.length == 2 && random.nextBoolean()) {
            return KenKenRules.cage(n, cells, Operation.SUBTRACT, larger - smaller);
        }
        return random.nextBoolean()
                ? KenKenRules.cage(n, cells, Operation.ADD, IntStream.of(digits).sum())
                : KenKenRules.cage(
                        n,
                        cells,
                        Operation.MULTIPLY,
                        IntStream.of(digits).asLongStream().reduce(1, Math::multiplyExact));
    }

    /// A Latin square whose rows are not each the one before moved on by one.
    private static int digit(int n, int cell) {
        return (7 * (cell / n) + 2 * (cell % n)) % n + 1;
    }

    /// Cages of five whole rows each.
    private static Puzzle bands(int n) {
        var cages = IntStream.range(0, n / 5)
                .mapToObj(band -> Cells.of(IntStream.range(band * 5 * n, (band + 1) * 5 * n)))
                .map(cells -> KenKenRules.cage(n, cells, Operation.ADD, 5L * n * (n + 1) / 2))
                .toList();
        return KenKenRules.puzzle(n, Digits.range(1, n), cages);
    }

    private static Block block(RandomGenerator random) {
        var request = new GenerateRequest(BLOCK, BLOCK, 1);
        var drafts = PuzzleKinds.of(KakuroRules.ID).drafts();
        var draft = Stream.generate(() -> drafts.first(request, random, () -> false))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
        return new Block(draft.puzzle().shape(), draft.solution());
    }

    /// So many times so many of one Kakuro, each with its own clue row and clue column.
    private static Puzzle tiled(Block block, int times) {
        int side = BLOCK * times;
        var white = new BitSet();
        for (int place = 0; place < side * side; place++) {
            white.set(place, block.shape.isWhite(place / side % BLOCK + 1, place % side % BLOCK + 1));
        }
        var shape = Shape.of(side, side, white);
        int[] digits = IntStream.range(0, shape.cellCount())
                .map(cell -> block.digit((shape.row(cell) - 1) % BLOCK + 1, (shape.column(cell) - 1) % BLOCK + 1))
                .toArray();
        return KakuroRules.puzzle(shape, KakuroRules.ORDINARY_DIGITS, Solution.of(digits));
    }

    private record Block(Shape shape, Solution solution) {

        int digit(int row, int column) {
            return solution.digit(shape.index(row, column).orElseThrow());
        }
    }
}
