package org.crosscage.teach;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;

/// What the teacher makes of a position whose digits are not wrong: the board to reason on, and where marks are
/// wrong.
///
/// A cell's candidate marks are its candidates unless some solution that the digits leave is known to have another
/// digit there; then its candidates are what the placed digits leave. So whatever is concluded holds in every
/// solution. Marks are wrong when none of those solutions has one of them there. Between the two, in a puzzle with
/// several solutions, the marks are a player's choice that the teacher does not follow.
///
/// @param board made for this reading; its owner may change it
/// @param wrongMarks the cells whose marks are wrong
record CandidateReading(Board board, List<Integer> wrongMarks) {

    static CandidateReading of(Puzzle puzzle, Position position, SolutionCandidates remaining) {
        var leaves = Board.of(puzzle, withoutMarks(position));
        Map<Integer, Square> unread = new HashMap<>();
        var wrong = new ArrayList<Integer>();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            var square = position.square(cell);
            if (square.isEmpty() && !square.candidates().isEmpty()) {
                var crossedOut = leaves.candidates(cell).minus(square.candidates());
                var kept = leaves.candidates(cell).intersect(square.candidates());
                if (!remaining.allowed(cell, crossedOut).isEmpty()) {
                    unread.put(cell, square.withCandidates(Digits.NONE));
                    if (remaining.allowsNone(cell, kept)) {
                        wrong.add(cell);
                    }
                }
            }
        }
        return new CandidateReading(Board.of(puzzle, position.with(unread)), wrong);
    }

    static Position withoutMarks(Position position) {
        return new Position(position.squares().stream()
                .map(square -> square.withCandidates(Digits.NONE))
                .toList());
    }
}
