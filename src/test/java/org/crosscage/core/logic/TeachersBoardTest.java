package org.crosscage.core.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.model.Square;
import org.junit.jupiter.api.Test;

/// What the teacher sees of a player's position.
class TeachersBoardTest {

    /// A row of three cells, then one that they do not see.
    private final Puzzle puzzle = Puzzle.of(
            "kenken",
            Shape.square(2),
            Digits.range(1, 4),
            List.of(new AllDifferent(Group.ROW, Cells.of(0, 1, 2))),
            Map.of());

    @Test
    void digitsArePlacedAndTakenFromTheCellsThatSeeThem() {
        var board = seen(Map.of(0, Square.BLANK.withDigit(4)));
        assertThat(board.digit(0)).isEqualTo(4);
        assertThat(board.candidates(1)).isEqualTo(Digits.of(1, 2, 3));
        assertThat(board.candidates(3)).isEqualTo(Digits.of(1, 2, 3, 4));
    }

    @Test
    void candidateMarksAreCandidates() {
        var board = seen(Map.of(1, Square.BLANK.withCandidates(Digits.of(1, 3))));
        assertThat(board.candidates(1)).isEqualTo(Digits.of(1, 3));
    }

    @Test
    void aMarkThatAPlacedDigitRulesOutIsDropped() {
        var board = seen(Map.of(0, Square.BLANK.withDigit(3), 1, Square.BLANK.withCandidates(Digits.of(1, 3))));
        assertThat(board.candidates(1)).isEqualTo(Digits.of(1));
    }

    @Test
    void cornerMarksAreThePlayersOwn() {
        var board = seen(Map.of(1, Square.BLANK.withCorners(Digits.of(1, 3))));
        assertThat(board.candidates(1)).isEqualTo(Digits.range(1, 4));
    }

    @Test
    void marksUnderADigitSayNothing() {
        var board = seen(Map.of(0, Square.BLANK.withDigit(2).withCandidates(Digits.of(1, 3))));
        assertThat(board.candidates(0)).isEqualTo(Digits.of(2));
    }

    private Board seen(Map<Integer, Square> squares) {
        return Board.of(puzzle, Position.start(puzzle).with(squares));
    }
}
