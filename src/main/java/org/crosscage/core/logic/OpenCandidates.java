package org.crosscage.core.logic;

import org.crosscage.core.model.Board;

/// How many candidates a board may have for chains and trials to be looked for. What they keep grows with the square
/// of that number, and a board of 200 × 200 has ten times as many as would fit into memory. The largest boards that
/// are made here, 30 × 30, begin with fewer, and of larger ones the digits that easier techniques place leave so
/// many in the end.
public final class OpenCandidates {

    static final int MOST = 8_000;

    private OpenCandidates() {}

    public static boolean areFew(Board board) {
        int count = 0;
        for (int cell = 0; cell < board.puzzle().cellCount(); cell++) {
            count += board.isPlaced(cell) ? 0 : Long.bitCount(board.bits(cell));
        }
        return count <= MOST;
    }
}
