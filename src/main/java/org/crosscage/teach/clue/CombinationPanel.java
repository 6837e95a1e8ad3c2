package org.crosscage.teach.clue;

import java.util.List;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.clue.LiveClues;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;

/// What a player can know of one clue from the board as it stands: placed digits, and candidate marks where there
/// are some. Nothing is compared with the solution.
///
/// @param combinations those that still fit, each with the digits of all cells, at most [#MOST] of them
/// @param count how many still fit
/// @param known false when there are too many to work out; then none is listed, and nothing is required or
///     impossible
/// @param required digits that every combination still needs in an open cell
/// @param impossible digits that no combination leaves to an open cell
public record CombinationPanel(
        ClueProgress progress,
        List<Combination> combinations,
        int count,
        boolean known,
        Digits required,
        Digits impossible) {

    /// The most combinations that are listed.
    public static final int MOST = 200;

    public CombinationPanel {
        combinations = List.copyOf(combinations);
    }

    /// Of several clues of one position, in their order.
    public static List<CombinationPanel> of(List<Arithmetic> clues, Puzzle puzzle, Position position) {
        if (clues.isEmpty()) {
            return List.of();
        }
        var board = Board.of(puzzle, position);
        return clues.stream().map(clue -> of(clue, board)).toList();
    }

    private static CombinationPanel of(Arithmetic clue, Board board) {
        var clues = LiveClues.of(board);
        int index = clues.indexOf(clue);
        var live = clues.combinations(index);
        var progress = ClueProgress.of(clue, board);
        var digits = board.puzzle().digits();
        boolean says = live.isKnown() && !progress.open().isEmpty();
        return new CombinationPanel(
                progress,
                live.list().stream().limit(MOST).toList(),
                live.size(),
                live.isKnown(),
                says ? new Digits(clues.required(index)).intersect(digits) : Digits.NONE,
                says ? digits.minus(new Digits(clues.possible(index))) : Digits.NONE);
    }

    public Arithmetic clue() {
        return progress.clue();
    }

    /// Whether more combinations fit than are listed.
    public boolean isCut() {
        return !known || count > combinations.size();
    }
}
