package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.PuzzleKinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The lessons and their tasks.
final class LessonViewTest extends LessonScreenTest {

    @ParameterizedTest
    @MethodSource("lessons")
    void whoDoesEachTaskComesToTheEnd(Lesson lesson) {
        open(lesson);

        int step = 0;
        for (var task : lesson.tasks()) {
            assertThat(heading()).isEqualTo(title(lesson, task));
            assertThat(eyebrow())
                    .isEqualTo("Step %d of %d".formatted(++step, lesson.tasks().size()));
            perform(lesson, task);
        }

        assertThat(heading()).isEqualTo(texts.say("learn.lesson.done.title", "kind", kindName(lesson)));
        assertThat(_get(PuzzleBoard.class).getElement().getProperty("finished", false))
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aWrongDigitIsAnsweredWithWhyItIsWrongUntilItGoes(Lesson lesson) {
        open(lesson);
        int cell = goToTheFirstDigit(lesson);
        var before = heading();

        write(cell, wrong(lesson, cell));

        assertThat(answer())
                .startsWith("Not quite")
                .contains(lesson.puzzle().shape().cell(cell) + " is " + wrong(lesson, cell))
                .contains("Write another digit");
        assertThat(heading()).isEqualTo(before);
        send("undo");
        assertThat(answer()).isEmpty();
    }

    @Test
    void marksThatCannotStandAreAnswered() {
        var lesson = PuzzleKinds.of("kakuro").lesson();
        open(lesson);
        perform(lesson, lesson.tasks().get(0));
        perform(lesson, lesson.tasks().get(1));

        mark(0, Digits.of(1, 2));

        assertThat(answer()).contains("Only 1 or 3 can go in r2c2.");
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whoComesBackGoesOnWhereTheyWere(Lesson lesson) {
        open(lesson);
        int cell = goToTheFirstDigit(lesson);
        write(cell, wrong(lesson, cell));
        var before = heading();

        UI.getCurrent().navigate("how-to-play");
        open(lesson);

        assertThat(heading()).isEqualTo(before);
        assertThat(answer()).isNotEmpty();
        write(cell, right(lesson, cell));
        assertThat(heading()).isNotEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonCanBeStartedAgain(Lesson lesson) {
        open(lesson);
        goToTheFirstDigit(lesson);

        _click(_get(Button.class, spec -> spec.withText("Start over")));

        assertThat(heading()).isEqualTo(title(lesson, lesson.tasks().getFirst()));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whoIsAheadOfTheGuideIsNotAskedForWhatIsDone(Lesson lesson) {
        open(lesson);

        lesson.puzzle().shape().cells().stream().forEach(cell -> write(cell, right(lesson, cell)));
        while (!_find(Button.class, spec -> spec.withText("Next")).isEmpty()) {
            _click(_get(Button.class, spec -> spec.withText("Next")));
        }

        assertThat(heading()).isEqualTo("That’s %s.".formatted(kindName(lesson)));
    }

    @Test
    void aTaskToDoHasNoButtonThatSkipsIt() {
        var lesson = kenken();
        open(lesson);
        goToTheFirstDigit(lesson);

        _assertNone(Button.class, spec -> spec.withText("Next"));
    }
}
