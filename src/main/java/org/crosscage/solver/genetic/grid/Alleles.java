package org.crosscage.solver.genetic.grid;

import io.jenetics.IntegerChromosome;
import io.jenetics.IntegerGene;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;

/// The digits that each cell can have in a random individual. The genotype is the grid read line by line, one gene a
/// cell; a given is a cell with one digit. Genes of the same digit are the same object, so that large populations are
/// small.
final class Alleles {

    private final int[][] digits;
    private final IntegerGene[] genes;

    private Alleles(int[][] digits, IntegerGene[] genes) {
        this.digits = digits;
        this.genes = genes;
    }

    static Alleles of(Puzzle puzzle) {
        int[] all = puzzle.digits().toArray();
        int[][] digits = new int[puzzle.cellCount()][];
        Arrays.setAll(
                digits,
                cell -> puzzle.given(cell).isPresent()
                        ? puzzle.given(cell).stream().toArray()
                        : all);
        int most = all[all.length - 1];
        var genes = IntStream.rangeClosed(0, most)
                .mapToObj(digit -> IntegerGene.of(digit, 0, most + 1))
                .toArray(IntegerGene[]::new);
        return new Alleles(digits, genes);
    }

    /// The same, where some cells have one digit only.
    ///
    /// @param fixed by cell index, [Constraint#EMPTY] where nothing is fixed
    Alleles with(int[] fixed) {
        int[][] fewer = digits.clone();
        for (int cell = 0; cell < fixed.length; cell++) {
            fewer[cell] = fixed[cell] == Constraint.EMPTY ? digits[cell] : new int[] {fixed[cell]};
        }
        return new Alleles(fewer, genes);
    }

    int cellCount() {
        return digits.length;
    }

    int anyDigit(int cell, RandomGenerator random) {
        int[] choice = digits[cell];
        return choice[random.nextInt(choice.length)];
    }

    /// The digit of a cell that is so many places further among those that it can have; at either end the last one.
    int neighbour(int cell, int digit, int places) {
        int[] choice = digits[cell];
        int place = Arrays.binarySearch(choice, digit) + places;
        return choice[Math.clamp(place, 0, choice.length - 1)];
    }

    IntegerGene anyGene(int cell, RandomGenerator random) {
        return genes[anyDigit(cell, random)];
    }

    IntegerChromosome anyone(RandomGenerator random) {
        var chromosome = new IntegerGene[digits.length];
        Arrays.setAll(chromosome, cell -> anyGene(cell, random));
        return IntegerChromosome.of(chromosome);
    }
}
