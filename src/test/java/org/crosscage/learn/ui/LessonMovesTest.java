package org.crosscage.learn.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.crosscage.BoardCalls;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.model.Digits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What becomes of the moves in a lesson: they are taken back, made again, refused.
final class LessonMovesTest extends LessonScreenTest {

    @ParameterizedTest
    @MethodSource("lessons")
    void whatIsTakenBackDoesNotCount(Lesson lesson) {
        open(lesson);
        goToTheEndButOne(lesson);
        int last = openCells(lesson).getLast();
        openCells(lesson).stream().filter(cell -> cell != last).forEach(cell -> write(cell, right(lesson, cell)));

        send("undo");
        write(last, right(lesson, last));

        assertThat(heading()).isEqualTo(title(lesson, lesson.tasks().getLast()));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whatIsDoneAgainCounts(Lesson lesson) {
        open(lesson);
        goToTheEndButOne(lesson);
        int last = openCells(lesson).getLast();
        openCells(lesson).stream().filter(cell -> cell != last).forEach(cell -> write(cell, right(lesson, cell)));
        write(last, wrong(lesson, last));

        send("undo");
        send("undo");
        send("redo");
        write(last, right(lesson, last));

        assertThat(heading()).isEqualTo("That’s %s.".formatted(kindName(lesson)));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void undoingMoreThanThereIsDoesNothing(Lesson lesson) {
        open(lesson);
        int cell = goToTheFirstDigit(lesson);
        var before = heading();

        send("undo");
        send("undo");
        send("undo");
        write(cell, wrong(lesson, cell));
        send("undo");

        assertThat(heading()).isEqualTo(before);
    }

    @Test
    void whatNoGameOfThePuzzleCanHoldIsRefused() {
        open(kenken());

        assertThat(BoardCalls.during(() -> write(0, 63))).containsExactly("refuse");
        assertThat(BoardCalls.during(() -> write(99, 1))).containsExactly("refuse");
        assertThat(BoardCalls.during(() -> mark(0, Digits.of(63)))).containsExactly("refuse");
        assertThat(BoardCalls.during(() -> send("dance"))).containsExactly("refuse");
    }

    @Test
    void whatIsThereAlreadyIsAnsweredWithTheWholeGame() {
        open(kenken());
        write(0, 1);
        numberAgain();

        assertThat(BoardCalls.during(() -> write(0, 1))).containsExactly("reset");
    }

    @Test
    void aSessionDoesNotKeepMovesWithoutEnd() {
        open(kenken());
        for (int move = 0; move < 500; move++) {
            write(0, 1 + move % 2);
        }

        assertThat(BoardCalls.during(() -> write(0, 1))).containsExactly("refuse");
        send("undo");
        assertThat(BoardCalls.during(() -> write(0, 1))).containsExactly("receive");
    }
}
