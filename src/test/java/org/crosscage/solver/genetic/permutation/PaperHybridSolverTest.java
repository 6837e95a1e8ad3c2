package org.crosscage.solver.genetic.permutation;

import static org.assertj.core.api.Assertions.assertThat;

import io.jenetics.EnumGene;
import io.jenetics.Genotype;
import io.jenetics.PermutationChromosome;
import io.jenetics.util.ISeq;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Generator;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.search.Limits;
import org.crosscage.core.search.Settings;
import org.crosscage.core.search.SolverContext;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.core.search.SolverEvent.GaveUp;
import org.crosscage.kind.Preset;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.solver.SamplePuzzles;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.Test;

/// The paper's chromosome and operators by their laws, and what they find.
class PaperHybridSolverTest {

    private final PaperHybridSolver solver =
            new PaperHybridSolver(puzzle -> Preset.PAPER.of(PuzzleKinds.of(puzzle.kind())));
    private final RandomGenerator random = new SplittableRandom(5);
    private final List<SolverEvent> events = new ArrayList<>();

    /// The example: rows of 6, 6, 6, 6, 4 and 2 open cells are segments of 2, 4, 6, 6, 6 and 6 genes.
    @Test
    void segmentsAreRowsAndThoseWithTheFewestOpenCellsComeFirst() {
        var board = Board.of(generated("kenken", 6));
        var truth = new ExactSolver()
                .solve(board.puzzle(), SolverContext.quiet(Limits.solutions(1)))
                .solutions()
                .getFirst();
        for (int cell : new int[] {26, 27, 30, 31, 32, 33}) {
            board.place(cell, truth.digit(cell));
        }
        var cells = LineSegments.of(board).cells().stream().map(ISeq::asList).toList();
        assertThat(cells.get(0)).containsExactly(34, 35);
        assertThat(cells.get(1)).containsExactly(24, 25, 28, 29);
        assertThat(cells.get(2)).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(cells.stream().map(List::size)).isSortedAccordingTo(Comparator.naturalOrder());
    }

    @Test
    void everySegmentOfChildrenIsWholeFromOneParentEachAndBothAreUsed() {
        each(board -> {
            var segments = LineSegments.of(board);
            var first = segments.anyone(random);
            var second = segments.anyone(random);
            var children = LineSegments.cross(first, second, random);
            for (int i = 0; i < first.length(); i++) {
                assertThat(List.of(children.get(0).get(i), children.get(1).get(i)))
                        .containsExactlyInAnyOrder(first.get(i), second.get(i));
            }
        });
    }

    @Test
    void aMutantHasTheSameCellsInEverySegmentAndTwoChangePlacesAtMost() {
        each(board -> {
            var segments = LineSegments.of(board);
            var before = segments.anyone(random);
            var mutant = LineSegments.mutate(before, random);
            for (int i = 0; i < mutant.length(); i++) {
                assertThat(cells(mutant, i))
                        .containsExactlyInAnyOrderElementsOf(segments.cells().get(i));
            }
            assertThat(IntStream.range(0, mutant.length())
                            .map(i -> differences(cells(before, i), cells(mutant, i)))
                            .sum())
                    .isIn(0, 2);
        });
    }

    @Test
    void noDigitThatIsFilledInBreaksAnythingAndNoneIsMissingThatWouldNot() {
        each(board -> {
            var filling = new OrderedFilling(board);
            int[] digits = filling.fill(LineSegments.of(board).anyone(random));
            assertThat(board.puzzle().constraints()).allMatch(constraint -> constraint.violation(digits) == 0);
            assertThat(board.openCells().filter(cell -> digits[cell] == Constraint.EMPTY))
                    .allMatch(cell -> board.candidates(cell).stream().noneMatch(digit -> {
                        int[] more = digits.clone();
                        more[cell] = digit;
                        return board.puzzle().constraints().stream().allMatch(c -> c.violation(more) == 0);
                    }));
        });
    }

    @Test
    void theOrderOfDigitsInASolutionLeadsToIt() {
        var puzzle = generated("kenken", 7);
        var truth = new ExactSolver()
                .solve(puzzle, SolverContext.quiet(Limits.solutions(1)))
                .solutions()
                .getFirst();
        var board = Board.of(puzzle);
        var sorted = LineSegments.of(board).cells().stream()
                .map(row -> IntStream.range(0, row.length())
                        .boxed()
                        .sorted(Comparator.comparing(i -> truth.digit(row.get(i))))
                        .map(i -> EnumGene.of(i, row))
                        .collect(ISeq.toISeq()))
                .map(PermutationChromosome::new)
                .toList();
        assertThat(new OrderedFilling(board).fill(Genotype.of(sorted))).containsExactly(truth.toArray());
    }

    @Test
    void smallPuzzlesAreSolvedWithoutAnyRule() {
        for (int seed = 1; seed <= 3; seed++) {
            var puzzle = generated("kenken", 4);
            var context = new SolverContext(
                    new SplittableRandom(seed),
                    () -> false,
                    new Limits(1, 50_000),
                    Settings.USUAL.with(PaperHybridSolver.TIER, 0),
                    events::add);
            assertThat(solver.solve(puzzle, context).solutions()).hasSize(1).allMatch(puzzle::isSolvedBy);
        }
    }

    @Test
    void aKakuroIsNotForIt() {
        var puzzle = generated("kakuro", 6);
        var context = new SolverContext(random, () -> false, Limits.solutions(1), events::add);
        assertThat(solver.solve(puzzle, context).complete()).isFalse();
        assertThat(events).containsExactly(new GaveUp(GaveUp.Reason.NOT_FOR_THIS_PUZZLE));
    }

    private static List<Integer> cells(Genotype<EnumGene<Integer>> genotype, int segment) {
        return genotype.get(segment).stream().map(EnumGene::allele).toList();
    }

    private static int differences(List<Integer> some, List<Integer> others) {
        return (int) IntStream.range(0, some.size())
                .filter(i -> !some.get(i).equals(others.get(i)))
                .count();
    }

    private static void each(Consumer<Board> law) {
        var samples = new SamplePuzzles(new SplittableRandom(3));
        for (int i = 0; i < 20; i++) {
            law.accept(Board.of(samples.kenken(3 + i % 6, 2 + i % 5)));
        }
    }

    private static Puzzle generated(String kind, int size) {
        return new Generator(PuzzleKinds.of(kind).drafts(), new ExactSolver())
                .generate(new GenerateRequest(size, size, 1), () -> false)
                .orElseThrow()
                .puzzle();
    }
}
