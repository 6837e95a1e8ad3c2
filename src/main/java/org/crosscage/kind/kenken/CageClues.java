package org.crosscage.kind.kenken;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Solution;

/// Chooses the operation of a cage: varied, and fitting the digits. Difference and quotient stand on two cells
/// only.
final class CageClues {

    private static final long LARGEST_PRODUCT = 4_000;

    private CageClues() {}

    static Arithmetic clue(int n, Cells cells, Solution solution, RandomGenerator random) {
        int[] digits = cells.stream().map(solution::digit).sorted().toArray();
        var operation = operation(digits, random);
        return KenKenRules.cage(n, cells, operation, target(operation, digits));
    }

    private static Operation operation(int[] digits, RandomGenerator random) {
        if (digits.length == 1) {
            return Operation.EQUAL;
        }
        int choice = random.nextInt(100);
        if (digits.length == 2) {
            if (digits[0] > 0 && digits[1] % digits[0] == 0 && choice < 60) {
                return Operation.DIVIDE;
            }
            return choice < 45 ? Operation.SUBTRACT : choice < 72 ? Operation.ADD : Operation.MULTIPLY;
        }
        return choice < 50 || product(digits) > LARGEST_PRODUCT ? Operation.ADD : Operation.MULTIPLY;
    }

    private static long target(Operation operation, int[] ascending) {
        return switch (operation) {
            case SUBTRACT -> ascending[1] - ascending[0];
            case DIVIDE -> ascending[1] / ascending[0];
            case MULTIPLY -> product(ascending);
            case ADD, EQUAL, HIDDEN -> Arrays.stream(ascending).sum();
        };
    }

    private static long product(int[] digits) {
        return Arrays.stream(digits).asLongStream().reduce(1, (a, b) -> a * b);
    }
}
