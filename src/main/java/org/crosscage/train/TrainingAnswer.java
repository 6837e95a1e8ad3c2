package org.crosscage.train;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Move;
import org.crosscage.core.logic.Step;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;

/// What of a player's entry is an answer: digits in open cells, and marks crossed out.
///
/// @param parts digits first, at most one part for a cell; none where the entry is no answer
record TrainingAnswer(List<AnswerPart> parts) {

    TrainingAnswer {
        parts = List.copyOf(parts);
    }

    /// Marks that go because of a digit in the same entry do not count, nor those of a cell that gets a digit
    /// itself. Marks are crossed out where some stay: a cell without marks says nothing, as everywhere for the
    /// teacher.
    ///
    /// @param entry that may be made on the puzzle
    /// @param shown before it
    static TrainingAnswer of(Move entry, Puzzle puzzle, Position shown) {
        var digits = new TreeMap<Integer, Integer>();
        var crossedOut = new TreeMap<Integer, Digits>();
        for (var change : entry.changes()) {
            if (!shown.square(change.cell()).isEmpty()) {
                continue;
            }
            switch (change) {
                case Change.Digit written when !written.clears() -> digits.put(written.cell(), written.digit());
                case Change.Candidates marks
                when !marks.digits().isEmpty() ->
                    crossedOut.put(
                            marks.cell(),
                            shown.square(marks.cell()).candidates().minus(marks.digits()));
                case Change.Digit _, Change.Candidates _, Change.Corners _, Change.Colour _, Change.MarkColours _ -> {
                    // no answer
                }
            }
        }
        digits.forEach((cell, digit) -> {
            crossedOut.remove(cell);
            puzzle.peers(cell).stream()
                    .forEach(peer -> crossedOut.computeIfPresent(peer, (_, gone) -> gone.without(digit)));
        });
        crossedOut.values().removeIf(Digits::isEmpty);
        var parts = new ArrayList<AnswerPart>();
        digits.forEach((cell, digit) -> parts.add(new AnswerPart.Written(cell, digit)));
        crossedOut.forEach((cell, gone) -> parts.add(new AnswerPart.CrossedOut(cell, gone)));
        return new TrainingAnswer(parts);
    }

    boolean isEmpty() {
        return parts.isEmpty();
    }

    boolean agreesWith(Solution solution) {
        return parts.stream().allMatch(part -> part.agreesWith(solution));
    }

    boolean isGivenBy(List<Step> steps, Board board) {
        return parts.stream().allMatch(part -> part.isGivenBy(steps, board));
    }

    /// Nothing but the answer, as an entry.
    Move move(Position shown) {
        return new Move(parts.stream()
                .<Change>map(part -> switch (part) {
                    case AnswerPart.Written(int cell, int digit) -> new Change.Digit(cell, digit);
                    case AnswerPart.CrossedOut(int cell, Digits gone) ->
                        new Change.Candidates(
                                cell, shown.square(cell).candidates().minus(gone));
                })
                .toList());
    }
}
