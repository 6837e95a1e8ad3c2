package org.crosscage.solver.genetic.grid;

import static org.assertj.core.api.Assertions.assertThat;

import io.jenetics.Genotype;
import io.jenetics.IntegerGene;
import io.jenetics.Phenotype;
import io.jenetics.util.ISeq;
import io.jenetics.util.RandomRegistry;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.crosscage.solver.SamplePuzzles;
import org.junit.jupiter.api.Test;

/// What holds for plain individuals, whatever is done to them: random puzzles of both kinds.
class PlainOperatorsTest {

    private final RandomGenerator random = new SplittableRandom(5);

    @Test
    void anybodyHasDigitsOfThePuzzleAndItsGivens() {
        each(puzzle -> {
            int[] digits = anybody(Alleles.of(puzzle), 1).get(0);
            assertThat(IntStream.of(digits)).hasSize(puzzle.cellCount()).allMatch(puzzle.digits()::contains);
            assertThat(puzzle.givens())
                    .allSatisfy((cell, digit) -> assertThat(digits[cell]).isEqualTo(digit));
        });
    }

    @Test
    void whatIsFixedIsSoInEverybodyAndTheRestIsNot() {
        each(puzzle -> {
            int[] fixed = new int[puzzle.cellCount()];
            Arrays.fill(fixed, Constraint.EMPTY);
            fixed[0] = puzzle.given(0).orElse(puzzle.digits().toArray()[0]);
            var alleles = Alleles.of(puzzle).with(fixed);
            assertThat(anybody(alleles, 30)).allMatch(digits -> digits[0] == fixed[0]);
        });
    }

    @Test
    void childrenHaveAtEveryPlaceTheDigitsOfTheirParentsOneEach() {
        each(puzzle -> {
            for (int points = 1; points <= 2; points++) {
                var parents = population(Alleles.of(puzzle), 2);
                var children = cross(parents, 1, points);
                for (int cell = 0; cell < puzzle.cellCount(); cell++) {
                    assertThat(digitsAt(children, cell)).containsExactlyInAnyOrder(digitsAt(parents, cell));
                }
            }
        });
    }

    @Test
    void childrenChangeParentsAtNoMorePlacesThanThereArePoints() {
        each(puzzle -> {
            for (int points = 1; points <= 2; points++) {
                var parents = population(Alleles.of(puzzle), 2);
                assertThat(changesOfParent(parents, cross(parents, 1, points), puzzle.cellCount()))
                        .isLessThanOrEqualTo(points);
            }
        });
    }

    @Test
    void whoDoesNotMateStaysAsItIs() {
        each(puzzle -> {
            var parents = population(Alleles.of(puzzle), 5);
            assertThat(cross(parents, 0, 2)).isEqualTo(parents);
        });
    }

    @Test
    void aMutantDiffersInAsManyGenesAsThereArePointsAtMostAndKeepsGivens() {
        each(puzzle -> {
            for (int points = 1; points <= 3; points++) {
                var alleles = Alleles.of(puzzle);
                var before = population(alleles, 1);
                int[] digits = digits(before.get(0));
                int[] mutant = digits(new PointMutation(1, points, alleles)
                        .mutate(before, 1, random)
                        .get(0));
                assertThat(IntStream.range(0, digits.length).filter(cell -> digits[cell] != mutant[cell]))
                        .hasSizeLessThanOrEqualTo(points);
                assertThat(puzzle.givens())
                        .allSatisfy((cell, digit) -> assertThat(mutant[cell]).isEqualTo(digit));
            }
        });
    }

    @Test
    void mutationReachesEveryDigit() {
        var puzzle = new SamplePuzzles(new SplittableRandom(3)).kenken(4, 2);
        var alleles = Alleles.of(puzzle);
        var mutated = new PointMutation(1, 10, alleles).mutate(population(alleles, 200), 1, random);
        assertThat(mutated.stream().map(one -> digits(one)[0]).distinct()).hasSize(4);
    }

    @Test
    void thereAreNoFaultsWhereThePuzzleIsSolvedAndNowhereElse() {
        each(puzzle -> {
            int[] digits = anybody(Alleles.of(puzzle), 1).get(0);
            assertThat(new FaultCount(puzzle).of(digits).fitness() == 0)
                    .isEqualTo(puzzle.isSolvedBy(Solution.of(digits)));
        });
    }

    private ISeq<Phenotype<IntegerGene, Double>> cross(
            ISeq<Phenotype<IntegerGene, Double>> parents, double probability, int points) {
        return RandomRegistry.with(
                random, same -> new PointCrossover<IntegerGene>(probability, points).mate(parents, 1, random));
    }

    private ISeq<Phenotype<IntegerGene, Double>> population(Alleles alleles, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> Phenotype.<IntegerGene, Double>of(Genotype.of(alleles.anyone(random)), 0))
                .collect(ISeq.toISeq());
    }

    private List<int[]> anybody(Alleles alleles, int count) {
        return population(alleles, count).stream()
                .map(PlainOperatorsTest::digits)
                .toList();
    }

    /// How often the first child goes over from one parent to the other, at least.
    private static int changesOfParent(
            ISeq<Phenotype<IntegerGene, Double>> parents, ISeq<Phenotype<IntegerGene, Double>> children, int cells) {
        int changes = 0;
        int from = -1;
        for (int cell = 0; cell < cells; cell++) {
            int[] both = digitsAt(parents, cell);
            if (both[0] != both[1]) {
                int now = digits(children.get(0))[cell] == both[0] ? 0 : 1;
                changes += from >= 0 && now != from ? 1 : 0;
                from = now;
            }
        }
        return changes;
    }

    private static int[] digitsAt(ISeq<Phenotype<IntegerGene, Double>> population, int cell) {
        return population.stream().mapToInt(one -> digits(one)[cell]).toArray();
    }

    private static int[] digits(Phenotype<IntegerGene, Double> one) {
        return one.genotype().chromosome().stream()
                .mapToInt(IntegerGene::intValue)
                .toArray();
    }

    private static void each(Consumer<Puzzle> law) {
        var samples = new SamplePuzzles(new SplittableRandom(3));
        for (int i = 0; i < 20; i++) {
            law.accept(samples.kenken(3 + i % 6, 2 + i % 5));
            law.accept(samples.kakuro(5 + i % 8, 6 + i % 7));
        }
    }
}
