package org.crosscage.core.logic.technique;

/// What players call sets of two, three and four.
final class SetName {

    private SetName() {}

    /// @param k 2…4
    static String of(int k) {
        return switch (k) {
            case 2 -> "pair";
            case 3 -> "triple";
            case 4 -> "quad";
            default -> throw new IllegalArgumentException("there is no name for a set of " + k);
        };
    }
}
