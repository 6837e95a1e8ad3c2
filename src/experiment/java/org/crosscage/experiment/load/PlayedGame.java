package org.crosscage.experiment.load;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.crosscage.experiment.load.GameShares.SharedPuzzle;
import tools.jackson.databind.JsonNode;

/// A game as its player remembers it: what is on the board, and all that was played.
///
/// Of ten moves five write a digit into an empty cell, mostly the right one, four change a mark of one, and one takes a
/// digit away. The last cell is never filled, so that a game goes on until another one is begun.
final class PlayedGame {

    private static final double DIGITS = 0.5;
    private static final double MARKS = 0.4;
    private static final double RIGHT = 0.95;
    private static final int FIRST_ROOM = 16;

    private final String id;
    private final SharedPuzzle puzzle;
    private final byte[] digits;
    private final int[] marks;
    private long[] moves = new long[FIRST_ROOM];
    private int played;
    private int confirmed;

    PlayedGame(String id, SharedPuzzle puzzle) {
        this.id = id;
        this.puzzle = puzzle;
        digits = new byte[puzzle.solution().length];
        marks = new int[digits.length];
    }

    /// What reading a game back found.
    ///
    /// @param moves how many were confirmed
    /// @param lost of these, how many are not in the log
    /// @param extra how many are in the log that were not played, or played once and are there twice
    /// @param inOrder whether those that are there are in the order in which they were played
    record ReadBack(int moves, int lost, int extra, boolean inOrder) {

        boolean isRight() {
            return lost == 0 && extra == 0 && inOrder;
        }
    }

    String id() {
        return id;
    }

    /// Chooses what to do next and remembers it.
    PlayedMove next(RandomGenerator random) {
        var move = choose(random);
        if (move.isDigit()) {
            digits[move.cell()] = (byte) move.value();
        } else {
            marks[move.cell()] = move.value();
        }
        if (played == moves.length) {
            moves = Arrays.copyOf(moves, 2 * played);
        }
        moves[played++] = move.code();
        return move;
    }

    private PlayedMove choose(RandomGenerator random) {
        double what = random.nextDouble();
        int cell = cell(random, true);
        boolean isFull = countEmpty() <= 1;
        if (!isFull && what < DIGITS) {
            boolean isRight = random.nextDouble() < RIGHT;
            return new PlayedMove(cell, true, isRight ? puzzle.solution()[cell] : digit(random));
        }
        if (!isFull && what < DIGITS + MARKS || countEmpty() == digits.length) {
            return new PlayedMove(cell, false, marks[cell] ^ 1 << digit(random) - 1);
        }
        return new PlayedMove(cell(random, false), true, 0);
    }

    private int digit(RandomGenerator random) {
        return 1 + random.nextInt(puzzle.greatestDigit());
    }

    private int countEmpty() {
        int empty = 0;
        for (byte digit : digits) {
            empty += digit == 0 ? 1 : 0;
        }
        return empty;
    }

    /// A cell that is empty, or one that is not; any where there is none of these.
    private int cell(RandomGenerator random, boolean isEmpty) {
        int start = random.nextInt(digits.length);
        for (int i = 0; i < digits.length; i++) {
            int cell = (start + i) % digits.length;
            if (digits[cell] == 0 == isEmpty) {
                return cell;
            }
        }
        return start;
    }

    /// What was played last.
    PlayedMove last() {
        return PlayedMove.of(moves[played - 1]);
    }

    /// The server has stored all that was played.
    void confirm() {
        confirmed = played;
    }

    /// Compares the turns of its log with what was played and confirmed. What was played last and not confirmed may be
    /// there or not.
    ReadBack compare(JsonNode turns) {
        var found = turns.valueStream()
                .mapToLong(turn -> PlayedMove.read(turn).code())
                .toArray();
        if (Arrays.equals(found, 0, found.length, moves, 0, confirmed)
                || Arrays.equals(found, 0, found.length, moves, 0, played)) {
            return new ReadBack(confirmed, 0, 0, true);
        }
        Map<Long, Integer> missing = new HashMap<>();
        for (int i = 0; i < confirmed; i++) {
            missing.merge(moves[i], 1, Integer::sum);
        }
        int extra = 0;
        for (long move : found) {
            if (missing.merge(move, -1, Integer::sum) < 0) {
                extra++;
            }
        }
        int lost =
                missing.values().stream().mapToInt(count -> Math.max(0, count)).sum();
        return new ReadBack(confirmed, lost, Math.max(0, extra - (played - confirmed)), isSubsequence(found));
    }

    private boolean isSubsequence(long[] found) {
        int at = 0;
        for (long move : found) {
            while (at < played && moves[at] != move) {
                at++;
            }
            if (at == played) {
                return false;
            }
            at++;
        }
        return true;
    }
}
