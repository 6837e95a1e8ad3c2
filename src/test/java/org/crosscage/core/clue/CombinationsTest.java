package org.crosscage.core.clue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.logic.Tier;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Board;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.junit.jupiter.api.Test;

class CombinationsTest {

    @Test
    void aSumInALineHasDifferentDigits() {
        var puzzle = oneCage(6, Digits.range(1, 6), Operation.ADD, 6, 0, 1, 2);
        assertThat(printed(puzzle)).containsExactly(Combination.of(1, 2, 3));
    }

    @Test
    void aCageAroundACornerMayRepeatADigit() {
        var puzzle = oneCage(6, Digits.range(1, 6), Operation.ADD, 5, 0, 1, 6);
        assertThat(printed(puzzle)).containsExactly(Combination.of(1, 1, 3), Combination.of(1, 2, 2));
    }

    @Test
    void aDifferenceOfThreeCellsTakesTheOthersFromTheLargest() {
        var puzzle = oneCage(6, Digits.range(1, 6), Operation.SUBTRACT, 1, 0, 1, 2);
        assertThat(printed(puzzle))
                .containsExactly(
                        Combination.of(1, 2, 4),
                        Combination.of(1, 3, 5),
                        Combination.of(1, 4, 6),
                        Combination.of(2, 3, 6));
    }

    @Test
    void aQuotientHasNoZero() {
        var puzzle = oneCage(4, Digits.range(0, 3), Operation.DIVIDE, 3, 0, 1);
        assertThat(printed(puzzle)).containsExactly(Combination.of(1, 3));
    }

    @Test
    void aProductOfZeroHasAZeroAndAnythingElse() {
        var puzzle = oneCage(4, Digits.range(0, 3), Operation.MULTIPLY, 0, 0, 1);
        assertThat(printed(puzzle)).containsExactly(Combination.of(0, 1), Combination.of(0, 2), Combination.of(0, 3));
    }

    @Test
    void aHiddenOperationOfTwoCellsMayBeAnyOfTheFour() {
        var puzzle = oneCage(6, Digits.range(1, 6), Operation.HIDDEN, 2, 0, 1);
        assertThat(printed(puzzle))
                .containsExactly(
                        Combination.of(1, 2),
                        Combination.of(1, 3),
                        Combination.of(2, 4),
                        Combination.of(3, 5),
                        Combination.of(3, 6),
                        Combination.of(4, 6));
    }

    @Test
    void aHiddenOperationOfThreeCellsIsASumOrAProduct() {
        var puzzle = oneCage(4, Digits.range(1, 4), Operation.HIDDEN, 6, 0, 1, 2);
        assertThat(printed(puzzle)).containsExactly(Combination.of(1, 2, 3));
    }

    @Test
    void digitsThatCannotRepeatSideBySideMakeNoCombination() {
        var puzzle = oneCage(6, Digits.range(1, 6), Operation.ADD, 6, 0, 1, 2, 6);
        assertThat(printed(puzzle)).doesNotContain(Combination.of(1, 1, 2, 2));
    }

    @Test
    void aClueWithTooManyCombinationsIsNotKnownAndLeftAlone() {
        var puzzle = oneCage(25, Digits.range(1, 25), Operation.ADD, 130, 0, 1, 2, 3, 4, 25, 26, 27, 28, 29);
        var clue = largest(puzzle);
        assertThat(Combinations.asPrinted(puzzle, clue).isKnown()).isFalse();
        assertThat(Combinations.live(Board.of(puzzle), clue).possible()).isEqualTo(new Digits(-1L));
        assertThat(ListedLayouts.live(Board.of(puzzle), clue, 12).isComplete()).isFalse();
        // sums over regions need no list of combinations, so they may say something
        PuzzleKinds.of(puzzle.kind()).techniques().stream()
                .filter(technique -> technique.tier().compareTo(Tier.MEDIUM) <= 0)
                .forEach(technique -> assertThat(technique.find(Board.of(puzzle)))
                        .flatMap(step -> step.changedCells().intersect(clue.cells()).stream()
                                .boxed()
                                .toList())
                        .isEmpty());
    }

    @Test
    void aClueWithTooManyCombinationsIsKnownWhenFewCellsAreLeft() {
        var puzzle = oneCage(25, Digits.range(1, 25), Operation.ADD, 100, 0, 1, 2, 3, 4, 25, 26, 27, 28, 29);
        var board = Board.of(puzzle);
        int[] digits = {1, 2, 3, 4, 5, 20, 21, 22};
        int[] cells = {0, 1, 2, 3, 4, 25, 26, 27};
        IntStream.range(0, digits.length).forEach(i -> board.place(cells[i], digits[i]));
        var live = Combinations.live(board, largest(puzzle));
        assertThat(live.isKnown()).isTrue();
        assertThat(live.without(IntStream.of(digits).boxed().toList()))
                .contains(Combination.of(10, 12))
                .allMatch(rest ->
                        rest.digits().stream().mapToInt(Integer::intValue).sum() == 100 - 78)
                .hasSizeGreaterThan(1);
    }

    @Test
    void aCageOfAHundredCellsIsNotKnown() {
        var puzzle = oneCage(
                25,
                Digits.range(1, 25),
                Operation.ADD,
                1300,
                IntStream.range(0, 100).toArray());
        assertThat(Combinations.live(Board.of(puzzle), largest(puzzle)).isKnown())
                .isFalse();
        assertThat(ListedLayouts.live(Board.of(puzzle), largest(puzzle), 12).isComplete())
                .isFalse();
    }

    private static List<Combination> printed(Puzzle puzzle) {
        return Combinations.asPrinted(puzzle, largest(puzzle)).list();
    }

    private static Arithmetic largest(Puzzle puzzle) {
        return puzzle.clues().stream()
                .filter(clue -> clue.cells().size() > 1)
                .findFirst()
                .orElseThrow();
    }

    /// A grid in which one cage has several cells.
    private static Puzzle oneCage(int n, Digits values, Operation operation, long target, int... cells) {
        var cage = KenKenRules.cage(n, Cells.of(cells), operation, target);
        var singles = IntStream.range(0, n * n)
                .filter(cell -> !cage.cells().contains(cell))
                .mapToObj(cell -> KenKenRules.cage(n, Cells.of(cell), Operation.HIDDEN, values.min()));
        return KenKenRules.puzzle(
                n, values, Stream.concat(Stream.of(cage), singles).toList());
    }
}
