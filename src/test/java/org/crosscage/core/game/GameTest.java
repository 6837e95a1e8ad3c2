package org.crosscage.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.teach.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameTest {

    private final Game start = Game.of(Boards.kenKen());

    @Test
    void aMoveChangesTheNextGameAndNotThisOne() {
        var next = start.play(digit(0, 1));

        assertThat(next.position().digit(0)).isEqualTo(1);
        assertThat(next.cursor()).isEqualTo(1);
        assertThat(start.position()).isEqualTo(Position.start(Boards.kenKen()));
    }

    @Test
    void aMoveOfSeveralChangesIsUndoneAsOne() {
        var move = Move.of(
                new Change.Digit(0, 1),
                new Change.Candidates(1, Digits.of(2, 3)),
                new Change.Candidates(0, Digits.NONE));

        var game =
                start.play(Move.of(new Change.Candidates(0, Digits.of(1, 2)))).play(move);

        assertThat(game.position().square(0).candidates()).isEqualTo(Digits.NONE);
        assertThat(game.undo().position().square(0).candidates()).isEqualTo(Digits.of(1, 2));
        assertThat(game.undo().position().square(1).candidates()).isEqualTo(Digits.NONE);
    }

    @Test
    void redoMakesTheMoveTakenBackLast() {
        var game = start.play(digit(0, 1))
                .play(digit(0, 2))
                .play(digit(0, 3))
                .undo()
                .undo()
                .redo();

        assertThat(game.position().digit(0)).isEqualTo(2);
        assertThat(game.cursor()).isEqualTo(2);
        assertThat(game.turns()).containsExactly(play(0, 1), play(0, 2), play(0, 3));
    }

    @Test
    void undoAtTheStartAndRedoAtTheEndDoNothing() {
        assertThat(start.undo()).isSameAs(start);
        assertThat(start.redo()).isSameAs(start);
    }

    @Test
    void aMoveAfterAnUndoDropsWhatCouldHaveBeenRedone() {
        var game = start.play(digit(0, 1)).undo().play(digit(1, 2));

        assertThat(game.turns()).containsExactly(play(1, 2));
        assertThat(game.redo()).isSameAs(game);
    }

    @Test
    void rewindingKeepsTheMovesForRedo() {
        var game = start.play(digit(0, 1)).play(digit(1, 2)).play(digit(2, 3));

        var rewound = game.rewindTo(1);

        assertThat(rewound.position().digit(1)).isEqualTo(Constraint.EMPTY);
        assertThat(rewound.turns()).isEqualTo(game.turns());
        assertThat(rewound.rewindTo(3).position()).isEqualTo(game.position());
    }

    @Test
    void rewindingPastAnEndIsRefused() {
        assertThatThrownBy(() -> start.rewindTo(1)).hasMessage("cursor 1 is not in 0…0");
        assertThatThrownBy(() -> start.rewindTo(-1)).hasMessage("cursor -1 is not in 0…0");
    }

    @Test
    void restartEmptiesTheBoardAndOneUndoBringsItBack() {
        var game = start.play(digit(0, 1))
                .play(Move.of(
                        new Change.Candidates(1, Digits.of(2)),
                        new Change.Corners(2, Digits.of(3)),
                        new Change.Colour(3, 42),
                        new Change.MarkColours(1, List.of(25))));

        var restarted = game.after(game.restart().orElseThrow());

        assertThat(restarted.position()).isEqualTo(start.position());
        assertThat(restarted.undo().position()).isEqualTo(game.position());
    }

    @Test
    void restartKeepsGivenDigits() {
        var game = Game.of(Boards.kakuroWithGiven()).play(digit(1, 8));

        var restarted = game.after(game.restart().orElseThrow());

        assertThat(restarted.position().digit(0)).isEqualTo(9);
        assertThat(restarted.restart()).isEmpty();
    }

    @Test
    void theCursorBeforeACellIsThatOfTheMoveThatWroteItsDigit() {
        var game = start.play(digit(0, 1))
                .play(digit(4, 2))
                .play(digit(1, 2))
                .play(Move.of(new Change.Candidates(4, Digits.of(1))));

        assertThat(game.cursorBefore(4)).hasValue(1);
        assertThat(game.cursorBefore(8)).isEmpty();
        assertThat(game.rewindTo(1).cursorBefore(4)).isEmpty();
    }

    @Test
    void aGivenDigitCannotBeChanged() {
        var game = Game.of(Boards.kakuroWithGiven());

        assertThatThrownBy(() -> game.play(digit(0, 8)))
                .isInstanceOf(MoveException.class)
                .hasMessage("the digit 9 in r2c2 is given and cannot be changed to 8");
        assertThatThrownBy(() -> game.play(digit(0, Constraint.EMPTY)))
                .hasMessage("the digit 9 in r2c2 is given and cannot be cleared");
    }

    @Test
    void aGivenCellMayBeColoured() {
        var game = Game.of(Boards.kakuroWithGiven()).play(Move.of(new Change.Colour(0, 2)));

        assertThat(game.position().square(0).colour()).isEqualTo(2);
        assertThat(game.position().digit(0)).isEqualTo(9);
    }

    @Test
    void aDigitThatThePuzzleDoesNotHaveIsRefused() {
        assertThatThrownBy(() -> start.play(digit(4, 4))).hasMessage("digit 4 in r2c2 is not one of {1 2 3}");
        assertThatThrownBy(() -> start.play(Move.of(new Change.Candidates(4, Digits.of(1, 4)))))
                .hasMessage("digit 4 in r2c2 is not one of {1 2 3}");
        assertThatThrownBy(() -> start.play(Move.of(new Change.Corners(4, Digits.of(0)))))
                .hasMessage("digit 0 in r2c2 is not one of {1 2 3}");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 9, 19, 33, 30, 91, 123})
    void aColourThatDoesNotExistIsRefused(int colour) {
        assertThatThrownBy(() -> start.play(Move.of(new Change.Colour(4, colour))))
                .isInstanceOf(MoveException.class)
                .hasMessageContaining("colour " + colour + " in r2c2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"10", "19", "41", "-9", "11,12", "21,11", "1"})
    void aColourOfAMarkThatCannotBeIsRefused(String markColours) {
        var all = Stream.of(markColours.split(",")).map(Integer::valueOf).toList();
        assertThatThrownBy(() -> start.play(Move.of(new Change.MarkColours(4, all))))
                .isInstanceOf(MoveException.class)
                .hasMessageContaining(" in r2c2");
    }

    @Test
    void aCellThatThePuzzleDoesNotHaveIsRefused() {
        assertThatThrownBy(() -> start.play(digit(9, 1))).hasMessage("cell 9 is not one of the 9 cells");
        assertThatThrownBy(() -> start.play(digit(-1, 1))).hasMessage("cell -1 is not one of the 9 cells");
    }

    @Test
    void aFullGridThatKeepsTheRulesIsFinished() {
        assertThat(filled(Boards.KENKEN_SOLUTION).outcome()).isEqualTo(Outcome.FINISHED);
    }

    @Test
    void aFullGridThatBreaksARuleIsWrong() {
        assertThat(filled(1, 2, 3, 2, 3, 1, 3, 1, 1).outcome()).isEqualTo(Outcome.WRONG);
    }

    @Test
    void aGridWithAnEmptyCellIsOpen() {
        assertThat(filled(Boards.KENKEN_SOLUTION)
                        .play(digit(8, Constraint.EMPTY))
                        .outcome())
                .isEqualTo(Outcome.OPEN);
    }

    private Game filled(int... digits) {
        var game = start;
        for (int cell = 0; cell < digits.length; cell++) {
            game = game.play(digit(cell, digits[cell]));
        }
        return game;
    }

    private static LogEntry.Turn play(int cell, int digit) {
        return new LogEntry.Play(digit(cell, digit));
    }

    private static Move digit(int cell, int digit) {
        return Move.of(new Change.Digit(cell, digit));
    }
}
