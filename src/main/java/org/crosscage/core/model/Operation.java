package org.crosscage.core.model;

/// What a clue does with the digits of its cells.
///
/// On two cells [#SUBTRACT] is |a − b| and [#DIVIDE] larger ÷ smaller, the smaller above 0. On more cells the
/// largest digit equals target + the sum of the rest, or target × the product of the rest.
public enum Operation {
    ADD('+'),
    SUBTRACT('-'),
    MULTIPLY('*'),
    DIVIDE('/'),
    /// A cage of one cell: the target is the digit.
    EQUAL('='),
    /// The operation is not shown: two cells must fit one of + − × ÷, three and more + or ×.
    HIDDEN('?');

    /// What products saturate at: above every target that a format reads, and small enough that differences of two
    /// still fit.
    public static final long LARGEST_PRODUCT = 1L << 61;

    private final char symbol;

    Operation(char symbol) {
        this.symbol = symbol;
    }

    /// The plain character of the native text format.
    public char symbol() {
        return symbol;
    }

    /// The sign as people write it: `+`, `−`, `×`, `÷`; empty for [#EQUAL] and [#HIDDEN].
    public String sign() {
        return switch (this) {
            case ADD -> "+";
            case SUBTRACT -> "−";
            case MULTIPLY -> "×";
            case DIVIDE -> "÷";
            case EQUAL, HIDDEN -> "";
        };
    }

    /// How far the digits are from the target; 0 when they meet it. Never negative, never overflows: products
    /// saturate. The distance of a difference is measured on |largest − rest|, of a quotient on largest − target ×
    /// rest.
    ///
    /// @param digits all digits of the cells, in any order, at least one
    public long distance(int[] digits, long target) {
        return switch (this) {
            case ADD, EQUAL -> Math.abs(sum(digits) - target);
            case SUBTRACT -> Math.abs(2L * largest(digits) - sum(digits) - target);
            case MULTIPLY -> Math.abs(product(digits) - target);
            case DIVIDE -> quotientDistance(digits, target);
            case HIDDEN -> hiddenDistance(digits, target);
        };
    }

    public boolean holds(int[] digits, long target) {
        return distance(digits, target) == 0;
    }

    private static long hiddenDistance(int[] digits, long target) {
        long near = Math.min(ADD.distance(digits, target), MULTIPLY.distance(digits, target));
        return digits.length > 2
                ? near
                : Math.min(near, Math.min(SUBTRACT.distance(digits, target), DIVIDE.distance(digits, target)));
    }

    private static long quotientDistance(int[] digits, long target) {
        int largest = 0;
        for (int i = 1; i < digits.length; i++) {
            largest = digits[i] > digits[largest] ? i : largest;
        }
        long rest = 1;
        for (int i = 0; i < digits.length; i++) {
            rest = i == largest ? rest : product(rest, digits[i]);
        }
        return rest == 0 ? Math.max(1, target) : Math.abs(digits[largest] - product(rest, target));
    }

    private static long sum(int[] digits) {
        long sum = 0;
        for (int digit : digits) {
            sum += digit;
        }
        return sum;
    }

    private static long product(int[] digits) {
        long product = 1;
        for (int digit : digits) {
            product = product(product, digit);
        }
        return product;
    }

    private static int largest(int[] digits) {
        int largest = digits[0];
        for (int digit : digits) {
            largest = Math.max(largest, digit);
        }
        return largest;
    }

    /// The product of two numbers ≥ 0, at most [#LARGEST_PRODUCT].
    public static long product(long a, long b) {
        return a != 0 && b > LARGEST_PRODUCT / a ? LARGEST_PRODUCT : a * b;
    }
}
