package org.crosscage.solver.genetic.permutation;

import io.jenetics.EnumGene;
import io.jenetics.Genotype;
import java.util.stream.IntStream;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Constraint;

/// How a chromosome of [LineSegments] becomes a grid: its cells, one after the other, get a digit that breaks nothing,
/// and none where there is no such digit (the paper's w = 0). A line is broken by a repeated digit, a cage when it is
/// full and does not meet its target.
///
/// Which of several digits it is the paper does not say; here it is the smallest. Every solution can be
/// reached so: when the cells of each row come in the order of their digits in the solution, all smaller ones
/// are in the row already.
///
/// @param board not changed
record OrderedFilling(Board board) {

    /// Digits by cell index, [Constraint#EMPTY] where there is none.
    int[] fill(Genotype<EnumGene<Integer>> genotype) {
        int[] digits = board.values();
        genotype.forEach(segment -> segment.forEach(gene -> fill(gene.allele(), digits)));
        return digits;
    }

    /// 1 − the paper's fitness (6), which is the share of genes whose cell has a digit.
    double fitness(int[] digits) {
        return (double) IntStream.of(digits)
                        .filter(digit -> digit == Constraint.EMPTY)
                        .count()
                / board.openCount();
    }

    private void fill(int cell, int[] digits) {
        for (long left = board.bits(cell); left != 0; left &= left - 1) {
            digits[cell] = Long.numberOfTrailingZeros(left);
            if (breaksNothing(cell, digits)) {
                return;
            }
        }
        digits[cell] = Constraint.EMPTY;
    }

    private boolean breaksNothing(int cell, int[] digits) {
        for (var unit : board.puzzle().unitsOf(cell)) {
            if (unit.violation(digits) > 0) {
                return false;
            }
        }
        for (var clue : board.puzzle().cluesOf(cell)) {
            if (clue.violation(digits) > 0) {
                return false;
            }
        }
        return true;
    }
}
