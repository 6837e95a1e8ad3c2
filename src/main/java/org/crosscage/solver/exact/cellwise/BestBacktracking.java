package org.crosscage.solver.exact.cellwise;

import static java.util.Comparator.comparingInt;

import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Operation;

/// The “best” backtracking of C. Dong, *COMP 560: KenKen Solver* (2019): as [Backtracking], but values that leave the
/// next cell the fewest values go first, and a cage for a sum or a product is checked before it is complete. It fails
/// when it is above its target already, or when its open cells, all filled with the largest digit, do not reach it.
///
/// Where the text is silent or cannot be meant: the next cell is the next one in reading order, as there is no other
/// order in it; of values that leave equally many the smallest goes first; open cells that *just* reach the target
/// are enough, where the text asks for more than the total, which would lose solutions. Where 0 is a digit a product
/// above the target is no failure, as it can still become 0.
record BestBacktracking(Filling filling) implements SearchStrategy {

    @Override
    public int[] values(int cell) {
        var values = filling.remaining(cell);
        int next = cell + 1;
        if (next == filling.puzzle().cellCount()) {
            return values.toArray();
        }
        return values.stream()
                .boxed()
                .sorted(comparingInt(value -> leftFor(next, cell, value)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private int leftFor(int next, int cell, int value) {
        filling.put(cell, value);
        int left = filling.remaining(next).size();
        filling.empty(cell);
        return left;
    }

    @Override
    public boolean accepts(int cell) {
        return filling.puzzle().cluesOf(cell).stream().allMatch(clue -> filling.keeps(clue) && isInReach(clue));
    }

    private boolean isInReach(Arithmetic clue) {
        int open = filling.open(clue);
        var digits = filling.puzzle().digits();
        long target = clue.target();
        return switch (clue.operation()) {
            case ADD -> {
                long sum = filling.sum(clue);
                yield sum <= target && sum + (long) open * digits.max() >= target;
            }
            case MULTIPLY -> {
                long product = filling.product(clue);
                yield (product <= target || open > 0 && digits.contains(0)) && timesLargest(product, open) >= target;
            }
            case SUBTRACT, DIVIDE, EQUAL, HIDDEN -> true;
        };
    }

    private long timesLargest(long product, int open) {
        long most = product;
        for (int i = 0; i < open; i++) {
            most = Operation.product(most, filling.puzzle().digits().max());
        }
        return most;
    }
}
