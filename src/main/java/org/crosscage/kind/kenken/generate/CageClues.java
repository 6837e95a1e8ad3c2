package org.crosscage.kind.kenken.generate;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Solution;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// Chooses the operation of a cage: varied, and fitting the digits. Difference and quotient stand on two cells
/// only, a product of 0 only where nothing else may.
public final class CageClues {

    private static final long LARGEST_PRODUCT = 4_000;

    private final KenKenOptions options;
    private final RandomGenerator random;

    public CageClues(KenKenOptions options, RandomGenerator random) {
        this.options = options;
        this.random = random;
    }

    public Arithmetic clue(int n, Cells cells, Solution solution) {
        int[] digits = new int[cells.size()];
        Arrays.setAll(digits, i -> solution.digit(cells.get(i)));
        Arrays.sort(digits);
        var operation = operation(digits);
        boolean hidden = options.hidden() && operation != Operation.EQUAL;
        return KenKenRules.cage(n, cells, hidden ? Operation.HIDDEN : operation, target(operation, digits));
    }

    private Operation operation(int[] digits) {
        if (digits.length == 1) {
            return Operation.EQUAL;
        }
        int choice = random.nextInt(100);
        if (digits.length == 2) {
            if (may(Operation.DIVIDE) && digits[0] > 0 && digits[1] % digits[0] == 0 && choice < 60) {
                return Operation.DIVIDE;
            }
            if (may(Operation.SUBTRACT) && choice < 45) {
                return Operation.SUBTRACT;
            }
        }
        boolean small = product(digits) > 0 && product(digits) <= LARGEST_PRODUCT;
        boolean add = digits.length == 2 ? choice < 72 : choice < 50;
        if (may(Operation.ADD) && (add || !small || !may(Operation.MULTIPLY))) {
            return Operation.ADD;
        }
        return Operation.MULTIPLY;
    }

    private boolean may(Operation operation) {
        return options.operations().contains(operation);
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
        long product = 1;
        for (int digit : digits) {
            product *= digit;
        }
        return product;
    }
}
