package org.crosscage.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.crosscage.core.model.AllDifferent;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SymmetricFormTest {

    /// Places of a grid of 2 × 3 cells, row by row, and of its turned and mirrored pictures, by the cell that stands
    /// there.
    private static final List<String> PICTURES =
            List.of("012/345", "30/41/52", "543/210", "25/14/03", "210/543", "03/14/25", "345/012", "52/41/30");

    @Test
    void allPicturesOfAPuzzleHaveTheSameForm() {
        assertThat(PICTURES)
                .extracting(picture -> SymmetricForm.of(puzzle(picture, 7)))
                .containsOnly(SymmetricForm.of(puzzle(PICTURES.getFirst(), 7)));
    }

    @Test
    void allPicturesOfABoardHaveTheSameForm() {
        assertThat(PICTURES)
                .extracting(picture -> SymmetricForm.of(board(picture, 0, 4)))
                .containsOnly(SymmetricForm.of(board(PICTURES.getFirst(), 0, 4)));
    }

    @Test
    void anotherClueMakesAnotherForm() {
        assertThat(SymmetricForm.of(puzzle(PICTURES.getFirst(), 7)))
                .isNotEqualTo(SymmetricForm.of(puzzle(PICTURES.getFirst(), 6)));
    }

    /// A picture in which cells have changed places is none of the puzzle.
    @ParameterizedTest
    @ValueSource(strings = {"210/345", "012/435", "021/345"})
    void otherCellsInTheClueMakeAnotherForm(String other) {
        assertThat(SymmetricForm.of(puzzle(other, 7))).isNotEqualTo(SymmetricForm.of(puzzle(PICTURES.getFirst(), 7)));
    }

    @Test
    void anotherDigitOrCandidateMakesAnotherForm() {
        var picture = PICTURES.getFirst();
        assertThat(List.of(
                        SymmetricForm.of(board(picture, 0, 4)),
                        SymmetricForm.of(board(picture, 0, 3)),
                        SymmetricForm.of(board(picture, 1, 4)),
                        SymmetricForm.of(Board.of(puzzle(picture, 7)))))
                .doesNotHaveDuplicates();
    }

    /// What is drawn around the cells plays no part: a row and a column of clues stay where they are.
    @Test
    void blackEdgesPlayNoPart() {
        var white = new BitSet();
        IntStream.of(4, 5).forEach(white::set);
        var below = Puzzle.of("some", Shape.of(2, 3, white), Digits.range(1, 9), sum(0, 1), Map.of());
        var right = new BitSet();
        IntStream.of(1, 3).forEach(right::set);
        var upright = Puzzle.of("some", Shape.of(3, 2, right), Digits.range(1, 9), sum(0, 1), Map.of());
        assertThat(SymmetricForm.of(below)).isEqualTo(SymmetricForm.of(upright));
    }

    private static List<Arithmetic> sum(int... cells) {
        return List.of(new Arithmetic(Group.CAGE, Cells.of(cells), Operation.ADD, 7, true));
    }

    /// @param placed the cell of the first picture that has the digit 2
    /// @param without the cell of the first picture that cannot be 1
    private static Board board(String picture, int placed, int without) {
        var board = Board.of(puzzle(picture, 7));
        board.place(at(picture, placed), 2);
        board.eliminate(at(picture, without), Digits.of(1));
        return board;
    }

    private static int at(String picture, int cell) {
        return picture.replace("/", "").indexOf((char) ('0' + cell));
    }

    /// Its lines are different; the cells 0, 1 and 3 make the clue.
    private static Puzzle puzzle(String picture, int target) {
        var rows = picture.split("/");
        int columns = rows[0].length();
        var white = new BitSet();
        white.set(0, 6);
        var constraints = new ArrayList<Constraint>();
        for (int row = 0; row < rows.length; row++) {
            int first = row * columns;
            constraints.add(new AllDifferent(Group.ROW, Cells.of(IntStream.range(first, first + columns))));
        }
        for (int column = 0; column < columns; column++) {
            int first = column;
            constraints.add(new AllDifferent(
                    Group.COLUMN, Cells.of(IntStream.range(0, rows.length).map(row -> row * columns + first))));
        }
        var cage = Cells.of(Arrays.stream(new int[] {0, 1, 3}).map(cell -> at(picture, cell)));
        constraints.add(new Arithmetic(Group.CAGE, cage, Operation.ADD, target, false));
        return Puzzle.of("some", Shape.of(rows.length, columns, white), Digits.range(1, 9), constraints, Map.of());
    }
}
