package org.crosscage.core.clue;

/// Which digits the layouts of one clue put into each of its cells, of all its live layouts, however many there
/// are. Immutable.
public final class Support {

    private final long[] digits;
    private final boolean known;

    private Support(long[] digits, boolean known) {
        this.digits = digits;
        this.known = known;
    }

    /// @param digits by position
    static Support of(long[] digits) {
        return new Support(digits, true);
    }

    static Support unknown() {
        return new Support(new long[0], false);
    }

    /// Whether the layouts could be looked through; false for a cage with too many of them.
    public boolean isKnown() {
        return known;
    }

    /// The digits of a cell, every digit where nothing is known.
    ///
    /// @param position of the cell in the clue
    public long at(int position) {
        return known ? digits[position] : -1L;
    }
}
