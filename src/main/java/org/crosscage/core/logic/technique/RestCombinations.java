package org.crosscage.core.logic.technique;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.Combinations;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;

/// The combinations in which the open cells of a clue could make what a digit in one of them leaves to the others.
/// Lines are not looked at: they are the reason why none of them fits. All of them, for a reader who finds one more
/// than he was told of stops believing, and none that a cell cannot have, for a reader who is told of that does too.
///
/// @param fitting those that some order brings into the cells by their own digits
/// @param looked how many a reader looks at to find these: any cell's digits in any other cell
record RestCombinations(List<Combination> fitting, int looked) {

    /// More than these nobody reads.
    private static final int FEW = 12;

    /// @param cell of the clue that is supposed to hold the digit
    /// @return of the other open cells; empty when more have to be looked at than anyone wants to read
    static Optional<RestCombinations> few(Arithmetic clue, int cell, int digit, Board board) {
        long[] own = board.open(clue.cells()).without(cell).stream()
                .mapToLong(other -> board.bits(other) & ~(clue.allDifferent() ? Digits.bit(digit) : 0))
                .toArray();
        var known = IntStream.concat(
                        clue.cells().without(cell).filter(board::isPlaced).stream()
                                .map(board::digit),
                        IntStream.of(digit))
                .boxed()
                .toList();
        var all = Combinations.with(clue, known, new Digits(Arrays.stream(own).reduce(0, (a, b) -> a | b)));
        if (!all.isKnown() || all.size() > FEW) {
            return Optional.empty();
        }
        var rests = all.without(known);
        return Optional.of(new RestCombinations(
                rests.stream().filter(rest -> fits(0, own, rest)).toList(), rests.size()));
    }

    private static boolean fits(int next, long[] own, Combination rest) {
        return next == own.length
                || rest.digits().stream()
                        .distinct()
                        .filter(digit -> (own[next] >> digit & 1) != 0)
                        .anyMatch(digit -> fits(next + 1, own, rest.without(List.of(digit))));
    }
}
