package org.crosscage.solver.genetic.memetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Solution;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.SolverContext;
import org.crosscage.kind.kakuro.rules.KakuroRules;
import org.crosscage.solver.SamplePuzzles;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

/// What holds for every individual, whatever is done to it: random puzzles of both kinds, random seeds.
class GeneticLawsTest {

    private final RandomGenerator random = new SplittableRandom(5);

    @Test
    void anybodyIsFilledRightlyInEverySegment() {
        each((puzzle, genes) -> {
            var breeding = new Breeding(genes, random);
            for (int i = 0; i < 5; i++) {
                assertFilledRightly(puzzle, genes, breeding.anyone());
            }
        });
    }

    @Test
    void aMutantDiffersInWholeSegmentsAndIsFilledRightly() {
        each((puzzle, genes) -> {
            var breeding = new Breeding(genes, random);
            int[] before = breeding.anyone();
            int[] after = before.clone();
            breeding.mutate(after);
            assertFilledRightly(puzzle, genes, after);
            assertThat(genes.segments().stream().filter(segment -> !isSame(segment, before, after)))
                    .hasSizeLessThanOrEqualTo(3);
        });
    }

    @Test
    void aChildHasEverySegmentWholeFromOneOfItsParents() {
        each((puzzle, genes) -> {
            var breeding = new Breeding(genes, random);
            int[] first = breeding.anyone();
            int[] second = breeding.anyone();
            int[] child = breeding.cross(first, second);
            assertThat(genes.segments())
                    .allMatch(segment -> isSame(segment, child, first) || isSame(segment, child, second));
        });
    }

    @Test
    void aChildOfDifferentParentsMayHaveSomethingOfBoth() {
        var mixed = new ArrayList<Boolean>();
        each((puzzle, genes) -> {
            var breeding = new Breeding(genes, random);
            int[] first = breeding.anyone();
            int[] second = breeding.anyone();
            int[] child = breeding.cross(first, second);
            mixed.add(!Arrays.equals(child, first) && !Arrays.equals(child, second));
        });
        assertThat(mixed).filteredOn(isMixed -> isMixed).hasSizeGreaterThan(mixed.size() / 2);
    }

    @Test
    void whoIsImprovedIsFilledRightlyAndNotWorseAndWhatIsSaidOfItIsTrue() {
        each((puzzle, genes) -> {
            int[] start = new Breeding(genes, random).anyone();
            var search = new LocalSearch(genes, random, () -> false);
            var same = search.improve(start, 0);
            var improved = search.improve(start, 60);
            assertThat(same.digits()).containsExactly(start);
            assertFilledRightly(puzzle, genes, improved.digits());
            assertThat(improved.violation()).isLessThanOrEqualTo(same.violation());
            assertThat(improved.violation()).isEqualTo(violation(genes, improved.digits()));
        });
    }

    @Test
    void whatTheGreedyDecoderFillsIsRightInEverySegment() {
        var filled = new AtomicInteger();
        each((puzzle, genes) -> {
            if (!genes.runs().isEmpty()) {
                var breeding = new Breeding(genes, random);
                var decoder = new GreedyDecoder(genes.runs(), genes.cellCount(), random);
                int[] child = breeding.anyone();
                breeding.follow(decoder, child);
                assertFilledRightly(puzzle, genes, child);
                filled.incrementAndGet();
            }
        });
        assertThat(filled).hasValueGreaterThan(40);
    }

    @Test
    void theViolationIsZeroWhereThePuzzleIsSolvedAndNowhereElse() {
        each((puzzle, genes) -> {
            var search = new LocalSearch(genes, random, () -> false);
            var individual = search.improve(new Breeding(genes, random).anyone(), 400);
            assertThat(individual.violation() == 0).isEqualTo(puzzle.isSolvedBy(Solution.of(individual.digits())));
        });
    }

    @Test
    void cellsOfSegmentsAreTheOpenOnesEachInOneAndGenesAreCandidates() {
        each((puzzle, genes) -> {
            var board = Board.of(puzzle);
            assertThat(genes.segments().stream()
                            .flatMapToInt(segment -> IntStream.of(segment.cells()))
                            .boxed())
                    .containsExactlyInAnyOrderElementsOf(
                            board.openCells().boxed().toList());
            int[] anyone = new Breeding(genes, random).anyone();
            assertThat(board.openCells().boxed())
                    .allMatch(cell -> board.candidates(cell).contains(anyone[cell]));
        });
    }

    @Test
    void noSolutionNeedsADigitThatItsGeneCannotHave() {
        var exact = new ExactSolver();
        var checked = new AtomicInteger();
        each((puzzle, genes) -> {
            var solutions = exact.solve(puzzle, SolverContext.quiet(Limits.solutions(3)))
                    .solutions();
            for (var segment : genes.segments()) {
                for (int i = 0; i < segment.cells().length; i++) {
                    var candidates = new Digits(segment.candidates(i));
                    int cell = segment.cells()[i];
                    assertThat(solutions).allMatch(solution -> candidates.contains(solution.digit(cell)));
                    checked.addAndGet(solutions.size());
                }
            }
        });
        assertThat(checked).hasValueGreaterThan(5_000);
    }

    /// Across 17 is 8 and 9, 13 is 4 … 9; down 16 is 7 and 9, 14 is 5, 6, 8 and 9.
    @Test
    void aGeneHasOnlyDigitsThatTheSumsOfBothItsRunsCanContain() {
        var puzzle = KakuroRules.puzzle(Shape.square(2), Digits.range(1, 9), Solution.of(9, 8, 7, 6));
        var genes = Genes.of(Board.of(puzzle), false, () -> false);
        assertThat(genes.segments().stream()
                        .flatMapToLong(segment -> LongStream.of(segment.candidates(0), segment.candidates(1)))
                        .mapToObj(Digits::new))
                .containsExactly(Digits.of(9), Digits.of(8), Digits.of(7), Digits.of(6));
    }

    private interface Law {
        void check(Puzzle puzzle, Genes genes);
    }

    private static void each(Law law) {
        puzzles().forEach(puzzle -> {
            for (boolean down : new boolean[] {false, true}) {
                var genes = Genes.of(Board.of(puzzle), down, () -> false);
                if (!genes.isDead()) {
                    law.check(puzzle, genes);
                }
            }
        });
    }

    private static Stream<Puzzle> puzzles() {
        var samples = new SamplePuzzles(new SplittableRandom(3));
        return IntStream.range(0, 40)
                .boxed()
                .flatMap(i -> Stream.of(samples.kenken(3 + i % 6, 2 + i % 5), samples.kakuro(5 + i % 8, 6 + i % 7)));
    }

    /// What is not among the violations that count holds in every individual.
    private static void assertFilledRightly(Puzzle puzzle, Genes genes, int[] digits) {
        var counted = genes.violations().stream()
                .map(violation -> Cells.of(violation.cells()))
                .toList();
        List<Constraint> held = puzzle.constraints().stream()
                .filter(constraint -> !counted.contains(constraint.cells()))
                .toList();
        assertThat(held).allMatch(constraint -> constraint.violation(digits) == 0);
    }

    private static boolean isSame(Segment segment, int[] some, int[] others) {
        return IntStream.of(segment.cells()).allMatch(cell -> some[cell] == others[cell]);
    }

    private static int violation(Genes genes, int[] digits) {
        var scores = new WeightedViolations(genes);
        scores.show(digits);
        return scores.violation();
    }
}
