package org.crosscage.solver.genetic.grid;

import java.util.List;
import java.util.random.RandomGenerator;
import org.crosscage.solver.genetic.Scored;

/// How a harmony search makes a grid out of those that it remembers.
///
/// @param considering the probability that a cell's digit is one that the memory has there, 0…1
/// @param adjusting the probability that such a digit moves to the next one up or down, 0…1
record Improvisation(Alleles alleles, double considering, double adjusting, RandomGenerator random) {

    int[] anything() {
        int[] digits = new int[alleles.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = alleles.anyDigit(cell, random);
        }
        return digits;
    }

    /// @param memory at least one
    int[] harmony(List<Scored> memory) {
        int[] digits = new int[alleles.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = random.nextDouble() < considering
                    ? considered(cell, memory.get(random.nextInt(memory.size())).digits()[cell])
                    : alleles.anyDigit(cell, random);
        }
        return digits;
    }

    private int considered(int cell, int digit) {
        return random.nextDouble() < adjusting ? alleles.neighbour(cell, digit, random.nextBoolean() ? 1 : -1) : digit;
    }
}
