package org.crosscage.learn.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import org.crosscage.learn.Goal;
import org.crosscage.learn.Lesson;
import org.crosscage.learn.Lessons;
import org.crosscage.learn.Task;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.play.GameService;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.texts.Texts;

/// A first puzzle with a guide beside it, one task at a time.
@Route("how-to-play/:kind")
final class LessonView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PuzzleLibrary library;
    private final transient GameService games;
    private final transient CurrentPlayer player;
    private final Section card = new Section();
    private String kindName = "";

    LessonView(Texts texts, PuzzleLibrary library, GameService games, CurrentPlayer player) {
        this.texts = texts;
        this.library = library;
        this.games = games;
        this.player = player;
        addClassNames("page", "lesson");
        card.addClassNames("card", "lesson-card");
        card.getElement().setAttribute("aria-live", "polite");
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var lesson = event.getRouteParameters()
                .get("kind")
                .flatMap(Lessons::of)
                .orElseThrow(() -> new NotFoundException("there is no lesson at this address"));
        kindName = texts.say("shell.kind." + lesson.kind());
        removeAll();
        var board = new LessonBoard(lesson.puzzle(), texts);
        add(new H1(heading()), new Div(board, card));
        new Course(lesson, board).begin();
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", heading());
    }

    private String heading() {
        return texts.say("learn.lesson.title", "kind", kindName);
    }

    /// Walks through the tasks of one lesson.
    private final class Course {

        private final Lesson lesson;
        private final LessonBoard board;
        private int at;

        Course(Lesson lesson, LessonBoard board) {
            this.lesson = lesson;
            this.board = board;
        }

        void begin() {
            board.onMove(this::goOnWhileReached);
            show();
        }

        private Task task() {
            return lesson.tasks().get(at);
        }

        /// More than one task at once, when the player was ahead of the guide.
        private void goOnWhileReached() {
            while (at < lesson.tasks().size() && task().goal().isReached(lesson.puzzle(), board.position())) {
                next();
            }
        }

        private void next() {
            at++;
            if (at < lesson.tasks().size()) {
                show();
            } else {
                board.finish();
                showEnd();
            }
        }

        private void show() {
            var key = "learn." + lesson.kind() + "." + task().key();
            board.show(task());
            fillCard(
                    texts.say(
                            "learn.lesson.step",
                            "step",
                            at + 1,
                            "steps",
                            lesson.tasks().size()),
                    texts.say(key + ".title"),
                    texts.say(key + ".text"));
            if (task().goal() instanceof Goal.Read) {
                var button = new Button(texts.say("learn.lesson.next"), event -> {
                    next();
                    goOnWhileReached();
                    keepFocus();
                });
                button.addThemeVariants(ButtonVariant.PRIMARY);
                card.add(button);
            }
        }

        /// The button that was pressed is gone with its task: the focus goes to the next one, or to where the task
        /// is done.
        private void keepFocus() {
            card.getChildren()
                    .filter(Button.class::isInstance)
                    .map(Button.class::cast)
                    .findFirst()
                    .ifPresentOrElse(Button::focus, board::focus);
        }

        private void showEnd() {
            fillCard(
                    texts.say("learn.lesson.title", "kind", kindName),
                    texts.say("learn.lesson.done.title", "kind", kindName),
                    texts.say("learn.lesson.done.text"));
            var play = new Button(texts.say("learn.lesson.done.play", "kind", kindName), event -> playFirst());
            play.addThemeVariants(ButtonVariant.PRIMARY);
            card.add(play);
        }

        /// A game of the smallest puzzle that is shipped.
        private void playFirst() {
            var entry = library.packs(lesson.kind()).getFirst().entries().getFirst();
            var game = games.unfinishedFrom(player.id(), entry.id())
                    .orElseGet(() -> games.start(player.id(), entry, entry.id()).id());
            UI.getCurrentOrThrow().navigate("play/" + game);
        }

        private void fillCard(String eyebrow, String title, String text) {
            card.removeAll();
            var above = new Span(eyebrow);
            above.addClassName("eyebrow");
            card.add(above, new H2(title), new Paragraph(text), stages());
        }

        private Div stages() {
            var stages = new Div();
            stages.addClassName("lesson-stages");
            for (int i = 0; i < lesson.tasks().size(); i++) {
                var stage = new Span();
                stage.setClassName("on", i <= at);
                stages.add(stage);
            }
            return stages;
        }
    }
}
