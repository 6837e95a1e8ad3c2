package org.crosscage.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BoardTest {

    /// Two rows of three cells, each a unit; the first column is one too, and its two cells make 5.
    private static final Puzzle PUZZLE = Puzzle.of(
            "kenken",
            twoByThree(),
            Digits.range(1, 4),
            List.of(
                    new AllDifferent(Group.ROW, Cells.of(0, 1, 2)),
                    new AllDifferent(Group.ROW, Cells.of(3, 4, 5)),
                    new Arithmetic(Group.CAGE, Cells.of(0, 3), Operation.ADD, 5, true)),
            Map.of(5, 4));

    @Test
    void givenDigitsStandAndAreTakenFromTheCellsThatSeeThem() {
        var board = Board.of(PUZZLE);
        assertThat(board.digit(5)).isEqualTo(4);
        assertThat(board.openCount()).isEqualTo(5);
        assertThat(candidates(board)).containsExactly("1234", "1234", "1234", "123", "123", "4");
    }

    @Test
    void aPlacedDigitGoesFromTheCellsThatSeeItAndFromNoOthers() {
        var board = Board.of(PUZZLE);
        board.place(0, 2);
        assertThat(candidates(board)).containsExactly("2", "134", "134", "13", "123", "4");
    }

    @Test
    void onlyCandidatesOfOpenCellsCanBeRemoved() {
        var board = Board.of(PUZZLE);
        board.eliminate(5, Digits.of(4));
        board.eliminate(3, Digits.of(1, 4));
        assertThat(candidates(board)).containsExactly("1234", "1234", "1234", "23", "123", "4");
    }

    @Test
    void everyChangeNamesItsCellAndWhatChangesNothingIsNone() {
        var board = Board.of(PUZZLE);
        int before = board.changes();
        board.eliminate(3, Digits.of(4));
        assertThat(board.changes()).isEqualTo(before);

        board.place(3, 1);
        var changed = IntStream.range(before, board.changes()).map(board::changedCell);
        assertThat(changed).containsExactlyInAnyOrder(0, 3, 4);
    }

    @Test
    void aCopyGoesItsOwnWay() {
        var board = Board.of(PUZZLE);
        var copy = board.copy();
        copy.place(0, 1);
        copy.eliminate(1, Digits.of(2));
        assertThat(candidates(board)).isEqualTo(candidates(Board.of(PUZZLE)));
        assertThat(candidates(copy)).isNotEqualTo(candidates(board));
    }

    @Test
    void aCellWithoutCandidatesMakesTheBoardDead() {
        var board = Board.of(PUZZLE);
        assertThat(board.isDead()).isFalse();
        board.eliminate(1, Digits.range(1, 4));
        assertThat(board.isDead()).isTrue();
    }

    @Test
    void aFullBoardIsSolvedOnlyWhenEveryConstraintHolds() {
        assertThat(filled(2, 1, 3, 3, 1, 4).isSolved()).isTrue();
        assertThat(filled(2, 1, 3, 1, 3, 4).isSolved()).as("the column makes 3").isFalse();
        assertThat(filled(2, 1, 1, 3, 1, 4).isSolved()).as("1 stands twice").isFalse();
        var open = Board.of(PUZZLE);
        assertThat(open.isSolved()).isFalse();
    }

    @Test
    void violationCountsRepetitionsAndTheDistanceToTheTarget() {
        int[] twice = {2, 2, 2, Constraint.EMPTY, Constraint.EMPTY, Constraint.EMPTY};
        assertThat(new AllDifferent(Group.ROW, Cells.of(0, 1, 2)).violation(twice))
                .isPositive();
        assertThat(new AllDifferent(Group.ROW, Cells.of(3, 4, 5)).violation(twice))
                .isZero();
        var clue = new Arithmetic(Group.CAGE, Cells.of(0, 3), Operation.ADD, 5, true);
        assertThat(clue.violation(twice))
                .as("a clue with an open cell is not broken")
                .isZero();
        assertThat(clue.violation(new int[] {1, 0, 0, 2, 0, 0})).isEqualTo(2);
        assertThat(clue.violation(new int[] {4, 0, 0, 4, 0, 0}))
                .as("3 away, and twice")
                .isGreaterThan(3);
    }

    private static Board filled(int... digits) {
        var board = Board.of(PUZZLE);
        IntStream.range(0, digits.length).forEach(cell -> board.place(cell, digits[cell]));
        return board;
    }

    private static List<String> candidates(Board board) {
        var candidates = new ArrayList<String>();
        for (int cell = 0; cell < PUZZLE.cellCount(); cell++) {
            candidates.add(Arrays.stream(board.candidates(cell).toArray())
                    .mapToObj(Integer::toString)
                    .reduce("", String::concat));
        }
        return candidates;
    }

    private static Shape twoByThree() {
        var white = new BitSet();
        white.set(0, 6);
        return Shape.of(2, 3, white);
    }
}
