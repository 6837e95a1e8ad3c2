package org.crosscage.core.logic.technique;

import org.crosscage.core.logic.Proof;
import org.crosscage.core.model.Digits;

/// What one cell of a sum or product clue loses because of what the others make.
///
/// @param least whether they make too much even at least, and else too little even at most
/// @param rest what they make, at least or at most
/// @param gone the digits for which that leaves no room
/// @param byLines whether these go only because some of the others share lines
record Bound(int cell, boolean least, long rest, Digits gone, boolean byLines) {

    /// Where lines count, what goes because of these lines alone is not among what goes.
    ///
    /// @param cell an open one
    static Bound of(Reach reach, int cell, boolean least) {
        var board = reach.board();
        long rest = reach.made(cell, least);
        var gone = new Digits(board.bits(cell) & ~reach.fits(rest, least));
        boolean byLines = !gone.isEmpty() && !reach.clue().allDifferent() && rest != reach.cellByCell(cell, least);
        if (byLines) {
            byLines = (gone.bits() & reach.fits(reach.cellByCell(cell, least), least)) != 0;
            gone = byLines ? Proof.becauseOf(reach.clue(), cell, gone, board) : gone;
        }
        return new Bound(cell, least, rest, gone, byLines);
    }
}
