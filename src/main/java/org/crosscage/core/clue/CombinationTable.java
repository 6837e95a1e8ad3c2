package org.crosscage.core.clue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;

/// Every clue that some number of cells can have under an operation, with all its combinations.
///
/// @param rows by target
public record CombinationTable(List<Row> rows) {

    public CombinationTable {
        rows = List.copyOf(rows);
    }

    /// The combinations of one clue, at least one.
    ///
    /// @param only whether the clue has no other combination at all, shown or not
    public record Row(long target, List<Combination> combinations, boolean only) {

        public Row {
            combinations = List.copyOf(combinations);
        }
    }

    /// What a clue is.
    ///
    /// @param digits of the puzzle
    /// @param cells how many, at least 1
    /// @param repeats whether digits may stand more than once: in a cage that bends. No digit can stand in more
    ///     than every other cell of it, because neighbours share a line.
    public record Sort(Digits digits, int cells, Operation operation, boolean repeats) {

        private int mostAlike() {
            return repeats ? Math.ceilDiv(cells, 2) : 1;
        }
    }

    /// Which combinations are wanted.
    ///
    /// @param target the clue; empty for all
    /// @param required digits that must be there
    /// @param forbidden digits that must not
    public record Filter(OptionalLong target, Digits required, Digits forbidden) {

        public static final Filter NONE = new Filter(OptionalLong.empty(), Digits.NONE, Digits.NONE);

        private boolean lets(Combination combination) {
            return combination.set().containsAll(required)
                    && combination.set().intersect(forbidden).isEmpty();
        }
    }

    public static CombinationTable of(Sort sort, Filter filter) {
        var all = new TreeMap<Long, List<Combination>>();
        fill(new int[sort.cells()], 0, sort, all);
        var rows = new ArrayList<Row>();
        all.forEach((target, combinations) -> {
            var wanted = combinations.stream().filter(filter::lets).toList();
            if (!wanted.isEmpty()
                    && (filter.target().isEmpty() || filter.target().getAsLong() == target)) {
                rows.add(new Row(target, wanted, combinations.size() == 1));
            }
        });
        return new CombinationTable(rows);
    }

    /// How many combinations there are in all rows.
    public int count() {
        return rows.stream().mapToInt(row -> row.combinations().size()).sum();
    }

    /// Fills the rest of the cells with digits that do not descend.
    private static void fill(int[] digits, int filled, Sort sort, TreeMap<Long, List<Combination>> all) {
        if (filled == digits.length) {
            var target = target(digits, sort.operation());
            if (target.isPresent()) {
                all.computeIfAbsent(target.getAsLong(), t -> new ArrayList<>()).add(combination(digits));
            }
            return;
        }
        for (int digit : sort.digits().toArray()) {
            boolean descends = filled > 0 && digit < digits[filled - 1];
            if (!descends && !isFull(digits, filled, digit, sort.mostAlike())) {
                digits[filled] = digit;
                fill(digits, filled + 1, sort, all);
            }
        }
    }

    private static boolean isFull(int[] digits, int filled, int digit, int mostAlike) {
        return filled >= mostAlike && digits[filled - mostAlike] == digit;
    }

    /// The clue that the digits make, if they make one.
    ///
    /// @param ascending at least one
    private static OptionalLong target(int[] ascending, Operation operation) {
        long sum = 0;
        long product = 1;
        for (int digit : ascending) {
            sum += digit;
            product *= digit;
        }
        int largest = ascending[ascending.length - 1];
        long target = switch (operation) {
            case ADD, EQUAL, HIDDEN -> sum;
            case MULTIPLY -> product;
            case SUBTRACT -> 2L * largest - sum;
            case DIVIDE -> product == 0 ? -1 : (long) largest * largest / product;
        };
        return target >= 0 && operation.holds(ascending, target) ? OptionalLong.of(target) : OptionalLong.empty();
    }

    private static Combination combination(int[] digits) {
        var list = new ArrayList<Integer>(digits.length);
        for (int digit : digits) {
            list.add(digit);
        }
        return new Combination(list);
    }
}
