package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.router.QueryParameters;
import java.util.ArrayList;
import java.util.List;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonGoal;
import org.crosscage.core.model.Digits;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.CurrentPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/// The lessons and their tasks.
final class LessonViewTest extends LessonScreenTest {

    @Autowired
    GameService games;

    @Autowired
    PuzzleLibrary library;

    @Autowired
    PreferenceService preferences;

    @Autowired
    CurrentPlayer player;

    private static List<Integer> lit() {
        var cells = new ArrayList<Integer>();
        ((JsonNode) _get(PuzzleBoard.class).getElement().getPropertyRaw("highlights"))
                .path("cells")
                .forEach(each -> cells.add(each.path("cell").asInt()));
        return cells;
    }

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
                .doesNotContainPattern("r[0-9]c[0-9]")
                .endsWith("Write another digit there, or undo this one.");
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

        assertThat(answer()).contains("Only 1 or 3 can go here.");
    }

    /// The cells are those of the lesson's picture, from 0.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            kakuro | 0 | 4 | With 4 here, the cell below would have to be 0.
            kakuro | 0 | 5 | With 5 here, the cell below would have to be -1.
            kakuro | 0 | 3 | With 3 here, no digits in the highlighted cells make 7.
            kenken | 4 | 1 | That does not make 3.
            killer | 5 | 3 | That does not make 4.
            """)
    void aWrongDigitIsAnsweredWithWhatIsNextToIt(String kind, int cell, int digit, String answer) {
        var lesson = PuzzleKinds.of(kind).lesson();
        open(lesson);
        goToTheFirstDigit(lesson);

        write(cell, digit);

        assertThat(answer()).contains(answer);
    }

    @Test
    void aCellOfTheSameLineIsNamedFromTheWrongOne() {
        var lesson = kenken();
        open(lesson);
        lesson.tasks().subList(0, 4).forEach(task -> perform(lesson, task));

        write(7, 3);
        assertThat(answer()).contains("There is a 3 in this row already.");
        write(7, 2);
        assertThat(answer()).contains("That does not make 3÷.");
        assertThat(lit()).containsExactly(6, 7);
        send("undo");
        send("undo");
        assertThat(answer()).isEmpty();
        assertThat(lit()).containsExactly(7);
    }

    /// The mode is only named for a move of this task: the marks before were asked for.
    @ParameterizedTest
    @MethodSource("lessons")
    void aDigitForAMarkAndAMarkForADigitAreTold(Lesson lesson) {
        open(lesson);
        for (var task : lesson.tasks()) {
            switch (task.goal()) {
                case LessonGoal.Marked(var marks) -> {
                    int cell = marks.keySet().iterator().next();
                    write(cell, marks.get(cell).max());
                    assertThat(answer()).contains("That wrote a digit. Undo it, choose Marks");
                    send("undo");
                }
                case LessonGoal.Placed(var digits) -> {
                    int cell = digits.keySet().iterator().next();
                    assertThat(answer()).isEmpty();
                    mark(cell, Digits.of(digits.get(cell)));
                    assertThat(answer()).contains("That changed a mark. Choose Digit first.");
                }
                case LessonGoal.Read _, LessonGoal.Solved _ -> {
                    // nothing is to be written in a mode
                }
            }
            perform(lesson, task);
        }
    }

    @Test
    void theLessonEndsInTheGameThatItWasOpenedFrom() {
        var kind = PuzzleKinds.of("kenken");
        var game = games.newGames()
                .continueOrStart(player.id(), library.first(kind).orElseThrow());

        UI.getCurrent().navigate("how-to-play/kenken", QueryParameters.of("game", game));
        kind.lesson().tasks().forEach(task -> perform(kind.lesson(), task));

        _assertNone(Button.class, spec -> spec.withText("Play your first KenKen"));
        _click(_get(Button.class, spec -> spec.withText("Back to your game")));
        assertThat(UI.getCurrent().getInternals().getActiveViewLocation().getPath())
                .isEqualTo("play/" + game);
    }

    @Test
    void aGameThatIsNoneIsNoWayOnward() {
        var lesson = kenken();
        UI.getCurrent().navigate("how-to-play/kenken", QueryParameters.of("game", "../settings"));
        lesson.tasks().forEach(task -> perform(lesson, task));

        _assertNone(Button.class, spec -> spec.withText("Back to your game"));
        _get(Button.class, spec -> spec.withText("Play your first KenKen"));
    }

    @Test
    void aLessonIsOfferedNoMoreAndTheNextOneIsAtItsEnd() {
        var lesson = PuzzleKinds.of("kakuro").lesson();
        open(lesson);
        lesson.tasks().forEach(task -> perform(lesson, task));

        assertThat(preferences.of(player.id()).get(Preferences.INTRODUCED)).containsExactly("kakuro");
        assertThat(_get(Anchor.class, spec -> spec.withText("Now KenKen")).getHref())
                .isEqualTo("how-to-play/kenken");
        preferences.change(player.id(), old -> old.withIntroduced("kenken"));
        open(lesson);
        _get(Anchor.class, spec -> spec.withText("Now Killer Sudoku"));
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
