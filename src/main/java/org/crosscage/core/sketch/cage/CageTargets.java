package org.crosscage.core.sketch.cage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.crosscage.core.model.Operation;
import org.crosscage.core.sketch.Target;

/// What the digits of a cage can be told by, the usual operation first.
final class CageTargets {

    private CageTargets() {}

    /// @param digits at least one
    /// @param operations that several digits may be told by, as of [CageRules#operations()]
    /// @return at least one, unless the only operation is a product and theirs is too large
    static List<Target> of(int[] digits, List<Operation> operations) {
        int[] sorted = digits.clone();
        Arrays.sort(sorted);
        long sum = Arrays.stream(sorted).sum();
        if (sorted.length == 1) {
            return List.of(new Target(Operation.EQUAL, sum));
        }
        var all = new ArrayList<Target>();
        if (sorted.length == 2) {
            if (sorted[0] > 0 && sorted[1] % sorted[0] == 0) {
                all.add(new Target(Operation.DIVIDE, sorted[1] / sorted[0]));
            }
            all.add(new Target(Operation.SUBTRACT, sorted[1] - sorted[0]));
        }
        all.add(new Target(Operation.ADD, sum));
        long product = Arrays.stream(sorted).asLongStream().reduce(1, Operation::product);
        if (product < Operation.LARGEST_PRODUCT) {
            all.add(new Target(Operation.MULTIPLY, product));
        }
        all.removeIf(target -> !operations.contains(target.operation()));
        return all;
    }
}
