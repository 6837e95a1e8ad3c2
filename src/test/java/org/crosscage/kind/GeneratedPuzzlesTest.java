package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.Sweep;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.generate.Generator.Generated;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Shape;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.kakuro.rules.KakuroGrid;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is promised of every generated puzzle, for each size over several seeds.
class GeneratedPuzzlesTest {

    private static final int SEEDS = Sweep.of(8, 4);

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10})
    void aKenKenHasOneSolutionAndItsCagesKeepTheirPromises(int n) {
        generated("kenken", n, n).forEach(made -> {
            assertOneSolution(made);
            var cages = made.puzzle().clues();
            assertThat(cages)
                    .as("in reading order")
                    .isSortedAccordingTo(
                            Comparator.comparing(cage -> cage.cells().get(0)));
            assertThat(cages).allSatisfy(cage -> {
                assertThat(cage.cells().size()).isBetween(1, 4);
                assertThat(isConnected(made.puzzle().shape(), cage)).isTrue();
                assertFitting(cage);
            });
            long singles =
                    cages.stream().filter(cage -> cage.cells().size() == 1).count();
            assertThat(singles * 100).isLessThanOrEqualTo(15L * n * n);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8, 9})
    void theOperationsAndShapesOfAKenKenVary(int n) {
        generated("kenken", n, n).forEach(made -> {
            var cages = made.puzzle().clues();
            assertThat(cages.stream().map(Arithmetic::operation).distinct()).hasSizeGreaterThanOrEqualTo(3);
            assertThat(cages.stream().map(cage -> cage.cells().size()).distinct())
                    .hasSizeGreaterThanOrEqualTo(2);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "6,6", "7,7", "8,8", "9,9", "10,10", "11,11", "12,12", "13,13", "14,14", "15,15", "20,20", "6,9", "8,10", "14,7"
    })
    void aKakuroHasOneSolutionAndItsPatternKeepsItsPromises(int rows, int columns) {
        generated("kakuro", rows, columns).forEach(made -> {
            assertOneSolution(made);
            var shape = made.puzzle().shape();
            assertThat(shape.rows()).isEqualTo(rows);
            assertThat(shape.columns()).isEqualTo(columns);
            assertThat(shape.cellCount() / (double) ((rows - 1) * (columns - 1)))
                    .isBetween(0.5, 0.75);
            var lengths = KakuroGrid.runs(shape).stream()
                    .mapToInt(run -> run.cells().size())
                    .summaryStatistics();
            assertThat(lengths.getMin()).isGreaterThanOrEqualTo(2);
            assertThat(lengths.getMax()).isLessThanOrEqualTo(9);
            assertThat(lengths.getAverage()).isGreaterThanOrEqualTo(3.2);
            assertThat(lengths.getMax()).isGreaterThanOrEqualTo(Math.min(rows, columns) >= 8 ? 5 : 2);
            assertThat(made.puzzle().clues()).as("every run has its clue").hasSize((int) lengths.getCount());
            assertThat(made.puzzle().givens()).isEmpty();
            assertPointSymmetric(shape);
            assertHangsTogether(shape);
        });
    }

    /// The one of the first seed, and strictly that of the second, which takes eight times as long.
    @Test
    void theLargestKakuroHasOneSolutionToo() {
        for (int seed = 1; seed <= Sweep.of(2, 1); seed++) {
            var made = new Generator(PuzzleKinds.of("kakuro").drafts(), new ExactSolver())
                    .generate(new GenerateRequest(30, 30, seed), () -> false)
                    .orElseThrow();

            assertOneSolution(made);
        }
    }

    @Test
    void aLargeKakuroIsGivenUpWhereverItIsStopped() {
        var generator = new Generator(PuzzleKinds.of("kakuro").drafts(), new ExactSolver());
        for (int most = 1; most < 3000; most *= 3) {
            int asked = most;
            var left = new AtomicInteger(most);
            assertThat(generator.generate(new GenerateRequest(30, 30, 3), () -> left.decrementAndGet() < 0))
                    .as("stopped when asked %s times", asked)
                    .isEmpty();
            assertThat(left.get()).as("asked after it said stop").isGreaterThan(-20);
        }
    }

    /// How long the slowest takes is told, and held to the three seconds that players are promised with the system
    /// property `crosscage.strict` (`-Dcrosscage.strict=true`).
    @ParameterizedTest
    @CsvSource({"kakuro,12,12", "kenken,9,9"})
    void aLargePuzzleIsMadeWithinThreeSeconds(String kind, int rows, int columns) {
        var generator = new Generator(PuzzleKinds.of(kind).drafts(), new ExactSolver());
        long slowest = IntStream.range(0, SEEDS)
                .mapToLong(seed -> {
                    long before = System.nanoTime();
                    generator
                            .generate(new GenerateRequest(rows, columns, seed), () -> false)
                            .orElseThrow();
                    return Duration.ofNanos(System.nanoTime() - before).toMillis();
                })
                .max()
                .orElseThrow();
        System.out.printf("%s %d × %d made: slowest of %d %d ms%n", kind, rows, columns, SEEDS, slowest);
        if (Boolean.getBoolean("crosscage.strict")) {
            assertThat(slowest).as("milliseconds").isLessThanOrEqualTo(3000);
        }
    }

    @ParameterizedTest
    @CsvSource({"kakuro,8,8", "kakuro,12,12", "kakuro,9,6", "kenken,4,4", "kenken,9,9"})
    void theSameSeedMakesTheSamePuzzleAndAnotherSeedAnother(String kind, int rows, int columns) {
        var first = generated(kind, rows, columns).map(Generated::puzzle).toList();
        var again = generated(kind, rows, columns).map(Generated::puzzle).toList();
        assertThat(again).isEqualTo(first).doesNotHaveDuplicates();
    }

    private static Stream<Generated> generated(String kind, int rows, int columns) {
        var generator = new Generator(PuzzleKinds.of(kind).drafts(), new ExactSolver());
        return IntStream.range(0, SEEDS)
                .mapToObj(seed -> generator
                        .generate(new GenerateRequest(rows, columns, seed), () -> false)
                        .orElseThrow());
    }

    private static void assertOneSolution(Generated made) {
        var result = new ExactSolver().solve(made.puzzle(), SolverContext.quiet(Limits.solutions(2)));
        assertThat(result.isUnique()).isTrue();
        assertThat(result.solutions()).isEqualTo(List.of(made.solution()));
        assertThat(made.puzzle().isSolvedBy(made.solution())).isTrue();
    }

    private static void assertFitting(Arithmetic cage) {
        switch (cage.operation()) {
            case EQUAL -> assertThat(cage.cells().size()).isEqualTo(1);
            case SUBTRACT, DIVIDE -> assertThat(cage.cells().size()).isEqualTo(2);
            case ADD, MULTIPLY -> assertThat(cage.cells().size()).isGreaterThan(1);
            case HIDDEN -> assertThat(cage.operation()).isNotEqualTo(Operation.HIDDEN);
        }
    }

    private static boolean isConnected(Shape shape, Arithmetic cage) {
        var reached = new TreeSet<Integer>();
        reach(shape, cage.cells()::contains, cage.cells().get(0), reached);
        return reached.size() == cage.cells().size();
    }

    private static void assertPointSymmetric(Shape shape) {
        for (int row = 2; row <= shape.rows(); row++) {
            for (int column = 2; column <= shape.columns(); column++) {
                assertThat(shape.isWhite(row, column))
                        .isEqualTo(shape.isWhite(shape.rows() + 2 - row, shape.columns() + 2 - column));
            }
        }
    }

    /// Connected, also without any one of its cells.
    private static void assertHangsTogether(Shape shape) {
        for (int without = 0; without < shape.cellCount(); without++) {
            int closed = without;
            var reached = new TreeSet<Integer>();
            reach(shape, cell -> cell != closed, closed == 0 ? 1 : 0, reached);
            assertThat(reached).hasSize(shape.cellCount() - 1);
        }
    }

    private static void reach(Shape shape, IntPredicate open, int cell, Set<Integer> reached) {
        if (open.test(cell) && reached.add(cell)) {
            int row = shape.row(cell);
            int column = shape.column(cell);
            shape.index(row - 1, column).ifPresent(next -> reach(shape, open, next, reached));
            shape.index(row + 1, column).ifPresent(next -> reach(shape, open, next, reached));
            shape.index(row, column - 1).ifPresent(next -> reach(shape, open, next, reached));
            shape.index(row, column + 1).ifPresent(next -> reach(shape, open, next, reached));
        }
    }
}
