package org.crosscage.learn.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;

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
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonGoal;
import org.crosscage.core.kind.LessonTask;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.EverySolution;
import org.crosscage.core.model.Digits;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.texts.Texts;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.node.ArrayNode;

/// What tests of lessons stand on: tasks done by what the board in a browser would send, and what the card says.
abstract class LessonScreenTest extends ViewTest {

    @Autowired
    Texts texts;

    private long seq;

    static List<Lesson> lessons() {
        return PuzzleKinds.all().stream().map(PuzzleKind::lesson).toList();
    }

    static Lesson kenken() {
        return PuzzleKinds.of("kenken").lesson();
    }

    /// The entry sent next has the number of the last one again.
    final void numberAgain() {
        seq--;
    }

    final void open(Lesson lesson) {
        UI.getCurrent().navigate("how-to-play/" + lesson.kind());
    }

    /// Does all that stands before the first task that asks for a digit.
    ///
    /// @return the cell that it asks for
    final int goToTheFirstDigit(Lesson lesson) {
        for (var task : lesson.tasks()) {
            if (task.goal() instanceof LessonGoal.Placed placed) {
                return placed.digits().keySet().iterator().next();
            }
            perform(lesson, task);
        }
        throw new IllegalStateException("this lesson never asks for a digit");
    }

    final void goToTheEndButOne(Lesson lesson) {
        lesson.tasks().subList(0, lesson.tasks().size() - 1).forEach(task -> perform(lesson, task));
    }

    /// The cells that no task but the last one asks for.
    static List<Integer> openCells(Lesson lesson) {
        var asked = lesson.tasks().stream()
                .flatMap(task -> task.goal() instanceof LessonGoal.Placed placed
                        ? placed.digits().keySet().stream()
                        : Stream.empty())
                .toList();
        return Stream.iterate(0, cell -> cell + 1)
                .limit(lesson.puzzle().cellCount())
                .filter(cell -> !asked.contains(cell))
                .toList();
    }

    final void perform(Lesson lesson, LessonTask task) {
        switch (task.goal()) {
            case LessonGoal.Read() -> _click(_get(Button.class, spec -> spec.withText("Next")));
            case LessonGoal.Placed(var digits) -> digits.forEach(this::write);
            case LessonGoal.Marked(var marks) -> marks.forEach(this::mark);
            case LessonGoal.Solved() -> openCells(lesson).forEach(cell -> write(cell, right(lesson, cell)));
        }
    }

    static int right(Lesson lesson, int cell) {
        return EverySolution.of(lesson.puzzle(), 2).getFirst()[cell];
    }

    static int wrong(Lesson lesson, int cell) {
        return lesson.puzzle().digits().without(right(lesson, cell)).min();
    }

    final void write(int cell, int digit) {
        var changes = JacksonUtils.createArrayNode();
        changes.addObject().put("cell", cell).put("digit", digit);
        send("play", changes);
    }

    final void mark(int cell, Digits marks) {
        var changes = JacksonUtils.createArrayNode();
        var candidates = changes.addObject().put("cell", cell).putArray("candidates");
        marks.stream().forEach(candidates::add);
        send("play", changes);
    }

    final void send(String kind) {
        send(kind, JacksonUtils.createArrayNode());
    }

    final void send(String kind, ArrayNode changes) {
        var board = _get(PuzzleBoard.class);
        var detail = JacksonUtils.createObjectNode()
                .put("client", "test")
                .put("seq", ++seq)
                .put("kind", kind);
        detail.set("changes", changes);
        ComponentUtil.fireEvent(board, new PuzzleBoard.EntryEvent(board, true, detail));
    }

    final String title(Lesson lesson, LessonTask task) {
        return texts.say("learn." + lesson.kind() + "." + task.key() + ".title");
    }

    final String kindName(Lesson lesson) {
        return texts.say("shell.kind." + lesson.kind());
    }

    static String heading() {
        return _get(card(), H2.class).getText();
    }

    static String eyebrow() {
        return _get(card(), Span.class, spec -> spec.withClasses("eyebrow")).getText();
    }

    /// What the guide says about the last move; empty when there is nothing to say.
    static String answer() {
        return _find(card(), Div.class, spec -> spec.withClasses("lesson-answer")).stream()
                .flatMap(Component::getChildren)
                .map(said -> said.getElement().getText())
                .collect(Collectors.joining(" "));
    }

    static Section card() {
        return _get(Section.class, spec -> spec.withClasses("lesson-card"));
    }
}
