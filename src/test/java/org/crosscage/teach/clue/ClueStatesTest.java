package org.crosscage.teach.clue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Group;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Square;
import org.crosscage.kind.kenken.rules.KenKenRules;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClueStatesTest {

    @Test
    void anEmptyBoardHasOpenCluesOnly() {
        assertThat(ClueStates.of(Boards.kenKen(), Position.start(Boards.kenKen())))
                .isEmpty();
    }

    @Test
    void aFinishedBoardHasEveryClueDone() {
        var puzzle = Boards.kenKen();

        var states = ClueStates.of(puzzle, position(puzzle, Boards.KENKEN_SOLUTION));

        assertThat(states)
                .hasSize(puzzle.clues().size())
                .allSatisfy((_, s) -> assertThat(s).isEqualTo(ClueState.DONE));
    }

    @Test
    void aClueIsNamedByItsPlaceAmongTheConstraints() {
        var puzzle = Boards.kenKen();

        assertThat(ClueStates.of(puzzle, position(puzzle, 1, 0, 0, 2))).isEqualTo(Map.of(6, ClueState.DONE));
    }

    @Test
    void afterAMoveTheyAreThoseOfThePositionAlone() {
        var puzzle = Boards.kenKen();
        var random = new Random(7);
        var before = Position.start(puzzle);
        var states = ClueStates.of(puzzle, before);
        for (int move = 0; move < 500; move++) {
            int cell = random.nextInt(puzzle.cellCount());
            int digit = random.nextInt(puzzle.digits().max() + 1);
            var square = Square.BLANK.withDigit(digit == 0 ? Constraint.EMPTY : digit);
            var now = before.with(Map.of(cell, square));
            states = ClueStates.of(puzzle, now, before, states);
            assertThat(states).isEqualTo(ClueStates.of(puzzle, now));
            before = now;
        }
    }

    @ParameterizedTest(name = "{0}: {1} {2} with {3} is {4}")
    @CsvSource({
        "a sum that is met,              +, 6, 1 2 3, DONE",
        "a full sum that is not met,     +, 6, 1 2 4, BROKEN",
        "a repeated digit,               +, 6, 1 1, BROKEN",
        "a sum with its last digit left, +, 6, 1 2, OPEN",
        "a last digit that is too large, +, 9, 1 2, BROKEN",
        "a last digit that is taken,     +, 4, 1 2, BROKEN",
        "a sum that is exceeded,         +, 6, 4, BROKEN",
        "a sum just too large,           +, 9, 1, BROKEN",
        "a sum just in reach,            +, 8, 1, OPEN",
        "a sum past reach,               +, 10, 2, BROKEN",
        "a product that is met,          *, 6, 1 2 3, DONE",
        "a product with a wrong factor,  *, 6, 4, BROKEN",
        "a product that can be,          *, 6, 1, OPEN",
        "a product too large to make,    *, 48, 1, BROKEN",
        "a product too small to make,    *, 6, 3, OPEN",
        "a hidden clue met by a sum,     ?, 8, 1 3 4, DONE",
        "a hidden clue met by a product, ?, 8, 1 2 4, DONE",
        "a hidden clue that is not met,  ?, 9, 1 3 4, BROKEN",
        "a hidden clue out of reach,     ?, 3, 4, BROKEN",
    })
    void aClueOfThreeCellsInARow(String why, char sign, long target, String digits, ClueState state) {
        assertThat(stateOf(row(3, operation(sign), target), digits)).as(why).isEqualTo(state);
    }

    @ParameterizedTest(name = "{0}: {1} {2} with {3} is {4}")
    @CsvSource({
        "a difference that is met,      -, 1, 3 4, DONE",
        "a difference that is not,      -, 1, 2 4, BROKEN",
        "a difference with a partner,   -, 1, 3, OPEN",
        "a difference without partner,  -, 3, 3, BROKEN",
        "a quotient that is met,        /, 2, 2 4, DONE",
        "a quotient without partner,    /, 2, 3, BROKEN",
        "a quotient of which nothing is known, /, 2, '', OPEN",
        "a hidden pair,                 ?, 4, 4, OPEN",
        "a hidden pair without partner, ?, 12, 2, BROKEN",
    })
    void aClueOfTwoCellsInARow(String why, char sign, long target, String digits, ClueState state) {
        assertThat(stateOf(row(2, operation(sign), target), digits)).as(why).isEqualTo(state);
    }

    @Test
    void aCageRoundACornerMayRepeatADigitButNotInOneLine() {
        var corner = KenKenRules.cage(4, Cells.of(0, 1, 4), Operation.ADD, 5);

        assertThat(stateIn(corner, 2, 1, 0, 0, 2)).isEqualTo(ClueState.BROKEN);
        assertThat(stateIn(corner, 1, 2, 0, 0, 2)).isEqualTo(ClueState.DONE);
    }

    @Test
    void aProductOfZeroNeedsAZero() {
        var zero = new Arithmetic(Group.CAGE, Cells.of(0, 1, 2), Operation.MULTIPLY, 0, true);
        var withZero = puzzle(Digits.range(0, 3), zero);
        var without = puzzle(Digits.range(1, 4), zero);

        assertThat(ClueStates.of(withZero, position(withZero, 2))).doesNotContainKey(index(withZero, zero));
        assertThat(ClueStates.of(without, position(without, 2))).containsEntry(index(without, zero), ClueState.BROKEN);
    }

    private static ClueState stateOf(Arithmetic clue, String digits) {
        return stateIn(
                clue,
                digits.chars().filter(Character::isDigit).map(c -> c - '0').toArray());
    }

    private static ClueState stateIn(Arithmetic clue, int... digits) {
        var puzzle = puzzle(Digits.range(1, 4), clue);
        return ClueStates.of(puzzle, position(puzzle, digits)).getOrDefault(index(puzzle, clue), ClueState.OPEN);
    }

    private static int index(Puzzle puzzle, Arithmetic clue) {
        return puzzle.constraints().indexOf(clue);
    }

    private static Arithmetic row(int cells, Operation operation, long target) {
        return KenKenRules.cage(4, Cells.of(IntStream.range(0, cells)), operation, target);
    }

    private static Operation operation(char sign) {
        return List.of(Operation.values()).stream()
                .filter(operation -> operation.symbol() == sign)
                .findFirst()
                .orElseThrow();
    }

    /// A 4×4 KenKen in which all other cells are free: cages of one cell each that nobody looks at.
    private static Puzzle puzzle(Digits digits, Arithmetic clue) {
        var cages = new ArrayList<Arithmetic>();
        cages.add(clue);
        IntStream.range(0, 16)
                .filter(cell -> !clue.cells().contains(cell))
                .forEach(cell -> cages.add(KenKenRules.cage(4, Cells.of(cell), Operation.EQUAL, 1)));
        return KenKenRules.puzzle(4, digits, cages);
    }

    /// The first cells with these digits, 0 for an empty one.
    private static Position position(Puzzle puzzle, int... digits) {
        var game = Game.of(puzzle);
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] != 0) {
                game = game.play(Move.of(new Change.Digit(cell, digits[cell])));
            }
        }
        return game.position();
    }
}
