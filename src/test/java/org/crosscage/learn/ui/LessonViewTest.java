package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._assertNone;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.internal.JacksonUtils;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.ViewTest;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.logic.EverySolution;
import org.crosscage.core.model.Digits;
import org.crosscage.learn.Goal;
import org.crosscage.learn.Lesson;
import org.crosscage.learn.Lessons;
import org.crosscage.learn.Task;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.node.ArrayNode;

/// The lessons, played by what the board in a browser would send.
final class LessonViewTest extends ViewTest {

    @Autowired
    private Texts texts;

    private long seq;

    static List<Lesson> lessons() {
        return Lessons.all();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whoDoesEachTaskComesToTheEnd(Lesson lesson) {
        open(lesson);

        for (var task : lesson.tasks()) {
            assertThat(heading()).isEqualTo(title(lesson, task));
            perform(lesson, task);
        }

        assertThat(heading()).isEqualTo(texts.say("learn.lesson.done.title", "kind", kindName(lesson)));
        assertThat(_get(PuzzleBoard.class).getElement().getProperty("finished", false))
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theCardCountsTheTasks(Lesson lesson) {
        open(lesson);

        int step = 0;
        for (var task : lesson.tasks()) {
            assertThat(eyebrow())
                    .isEqualTo("Step %d of %d".formatted(++step, lesson.tasks().size()));
            perform(lesson, task);
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aWrongDigitDoesNotGoOn(Lesson lesson) {
        open(lesson);
        int cell = goToTheFirstDigit(lesson);
        var before = heading();

        write(cell, wrong(lesson, cell));

        assertThat(heading()).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aWrongDigitIsAnsweredWithWhyItIsWrong(Lesson lesson) {
        open(lesson);
        int cell = goToTheFirstDigit(lesson);

        write(cell, wrong(lesson, cell));

        assertThat(answer())
                .startsWith("Not quite")
                .contains(lesson.puzzle().shape().cell(cell) + " is " + wrong(lesson, cell))
                .contains("write another digit");
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theAnswerGoesWithTheWrongDigit(Lesson lesson) {
        open(lesson);
        int cell = goToTheFirstDigit(lesson);

        write(cell, wrong(lesson, cell));
        send("undo");

        assertThat(answer()).isEmpty();
    }

    @Test
    void marksThatCannotStandAreAnswered() {
        var lesson = Lessons.of("kakuro").orElseThrow();
        open(lesson);
        perform(lesson, lesson.tasks().get(0));
        perform(lesson, lesson.tasks().get(1));

        mark(0, Digits.of(1, 2));

        assertThat(answer()).contains("In r2c2, only 1 or 3 can stand.");
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

        _click(_get(Button.class, spec -> spec.withText("Start again")));

        assertThat(heading()).isEqualTo(title(lesson, lesson.tasks().getFirst()));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theRightDigitAfterAWrongOneGoesOn(Lesson lesson) {
        open(lesson);
        int cell = goToTheFirstDigit(lesson);
        var before = heading();

        write(cell, wrong(lesson, cell));
        write(cell, right(lesson, cell));

        assertThat(heading()).isNotEqualTo(before);
    }

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

        assertThat(heading()).isEqualTo("That is %s.".formatted(kindName(lesson)));
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

        assertThat(calls(() -> write(0, 63))).containsExactly("refuse");
        assertThat(calls(() -> write(99, 1))).containsExactly("refuse");
        assertThat(calls(() -> mark(0, Digits.of(63)))).containsExactly("refuse");
        assertThat(calls(() -> send("dance"))).containsExactly("refuse");
    }

    @Test
    void whatIsThereAlreadyIsAnsweredWithTheWholeGame() {
        open(kenken());
        write(0, 1);
        seq--;

        assertThat(calls(() -> write(0, 1))).containsExactly("reset");
    }

    @Test
    void aSessionDoesNotKeepMovesWithoutEnd() {
        open(kenken());
        for (int move = 0; move < 500; move++) {
            write(0, 1 + move % 2);
        }

        assertThat(calls(() -> write(0, 1))).containsExactly("refuse");
        send("undo");
        assertThat(calls(() -> write(0, 1))).containsExactly("receive");
    }

    private static Lesson kenken() {
        return Lessons.of("kenken").orElseThrow();
    }

    /// The methods of the board that are called meanwhile.
    private static List<String> calls(Runnable action) {
        dump();
        action.run();
        return dump().toList();
    }

    private static Stream<String> dump() {
        var ui = UI.getCurrent();
        ui.getInternals().getStateTree().runExecutionsBeforeClientResponse();
        return ui.getInternals().dumpPendingJavaScriptInvocations().stream()
                .map(call -> call.getInvocation().getExpression())
                .flatMap(script -> Stream.of("refuse", "receive", "reset").filter(script::contains));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whoIsAheadOfTheGuideIsNotAskedForWhatIsDone(Lesson lesson) {
        open(lesson);

        lesson.puzzle().shape().cells().stream().forEach(cell -> write(cell, right(lesson, cell)));
        while (!_find(Button.class, spec -> spec.withText("Next")).isEmpty()) {
            _click(_get(Button.class, spec -> spec.withText("Next")));
        }

        assertThat(heading()).isEqualTo("That is %s.".formatted(kindName(lesson)));
    }

    @Test
    void aTaskToDoHasNoButtonThatSkipsIt() {
        var lesson = Lessons.of("kenken").orElseThrow();
        open(lesson);
        goToTheFirstDigit(lesson);

        _assertNone(Button.class, spec -> spec.withText("Next"));
    }

    private void open(Lesson lesson) {
        UI.getCurrent().navigate("how-to-play/" + lesson.kind());
    }

    /// Does all that stands before the first task that asks for a digit.
    ///
    /// @return the cell that it asks for
    private int goToTheFirstDigit(Lesson lesson) {
        for (var task : lesson.tasks()) {
            if (task.goal() instanceof Goal.Placed placed) {
                return placed.digits().keySet().iterator().next();
            }
            perform(lesson, task);
        }
        throw new IllegalStateException("this lesson never asks for a digit");
    }

    private void goToTheEndButOne(Lesson lesson) {
        lesson.tasks().subList(0, lesson.tasks().size() - 1).forEach(task -> perform(lesson, task));
    }

    /// The cells that no task but the last one asks for.
    private static List<Integer> openCells(Lesson lesson) {
        var asked = lesson.tasks().stream()
                .flatMap(task ->
                        task.goal() instanceof Goal.Placed placed ? placed.digits().keySet().stream() : Stream.empty())
                .toList();
        return Stream.iterate(0, cell -> cell + 1)
                .limit(lesson.puzzle().cellCount())
                .filter(cell -> !asked.contains(cell))
                .toList();
    }

    private void perform(Lesson lesson, Task task) {
        switch (task.goal()) {
            case Goal.Read() -> _click(_get(Button.class, spec -> spec.withText("Next")));
            case Goal.Placed(var digits) -> digits.forEach(this::write);
            case Goal.Marked(var marks) -> marks.forEach(this::mark);
            case Goal.Solved() -> openCells(lesson).forEach(cell -> write(cell, right(lesson, cell)));
        }
    }

    private static int right(Lesson lesson, int cell) {
        return EverySolution.of(lesson.puzzle(), 2).getFirst()[cell];
    }

    private static int wrong(Lesson lesson, int cell) {
        return lesson.puzzle().digits().without(right(lesson, cell)).min();
    }

    private void write(int cell, int digit) {
        var changes = JacksonUtils.createArrayNode();
        changes.addObject().put("cell", cell).put("digit", digit);
        send("play", changes);
    }

    private void mark(int cell, Digits marks) {
        var changes = JacksonUtils.createArrayNode();
        var candidates = changes.addObject().put("cell", cell).putArray("candidates");
        marks.stream().forEach(candidates::add);
        send("play", changes);
    }

    private void send(String kind) {
        send(kind, JacksonUtils.createArrayNode());
    }

    private void send(String kind, ArrayNode changes) {
        var board = _get(PuzzleBoard.class);
        var detail = JacksonUtils.createObjectNode()
                .put("client", "test")
                .put("seq", ++seq)
                .put("kind", kind);
        detail.set("changes", changes);
        ComponentUtil.fireEvent(board, new PuzzleBoard.OpEvent(board, true, detail));
    }

    private String title(Lesson lesson, Task task) {
        return texts.say("learn." + lesson.kind() + "." + task.key() + ".title");
    }

    private String kindName(Lesson lesson) {
        return texts.say("shell.kind." + lesson.kind());
    }

    private static String heading() {
        return _get(card(), H2.class).getText();
    }

    private static String eyebrow() {
        return _get(card(), Span.class, spec -> spec.withClasses("eyebrow")).getText();
    }

    /// What the guide says about the last move; empty when there is nothing to say.
    private static String answer() {
        return _find(card(), Div.class, spec -> spec.withClasses("lesson-answer")).stream()
                .flatMap(Component::getChildren)
                .map(said -> said.getElement().getText())
                .collect(Collectors.joining(" "));
    }

    private static Section card() {
        return _get(Section.class, spec -> spec.withClasses("lesson-card"));
    }
}
