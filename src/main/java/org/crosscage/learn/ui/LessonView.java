package org.crosscage.learn.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.VaadinSession;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.analysis.SolutionFinder;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LessonGoal;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.texts.Texts;

/// A first puzzle with a guide beside it, one task at a time.
@Route("how-to-play/:kind")
@JsModule("./play/keys-everywhere.ts")
final class LessonView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    /// On a phone the words stand above the board, and out of sight of who plays.
    private static final String INTO_VIEW = "this.scrollIntoView({ block: 'nearest' })";

    private final transient Texts texts;
    private final transient PuzzleLibrary library;
    private final transient GameService games;
    private final transient PreferenceService preferences;
    private final transient CurrentPlayer player;
    private final transient LessonTeacher teacher;
    private final Section card = new Section();
    private String kindName = "";
    /// The game that the player came from.
    private Optional<String> from = Optional.empty();

    LessonView(
            Texts texts,
            PuzzleLibrary library,
            GameService games,
            PreferenceService preferences,
            CurrentPlayer player,
            SolutionFinder finder) {
        this.texts = texts;
        this.teacher = new LessonTeacher(finder, texts);
        this.library = library;
        this.games = games;
        this.preferences = preferences;
        this.player = player;
        addClassNames("page", "lesson");
        card.addClassNames("card", "lesson-card");
        card.getElement().setAttribute("aria-live", "polite");
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var lesson = event.getRouteParameters()
                .get("kind")
                .flatMap(PuzzleKinds::find)
                .map(PuzzleKind::lesson)
                .orElseThrow(() -> new NotFoundException("there is no lesson at this address"));
        kindName = texts.say("shell.kind." + lesson.kind());
        from = event.getLocation()
                .getQueryParameters()
                .getSingleParameter("game")
                .filter(id -> player.known()
                        .filter(known -> games.isOwn(known.id(), id))
                        .isPresent());
        begin(kept(lesson));
    }

    /// Goes on where this visitor was in this visit, after a reload too.
    private static LessonGame kept(Lesson lesson) {
        var session = VaadinSession.getCurrent();
        var kept = session.getAttribute(place(lesson)) instanceof LessonGame game ? game : new LessonGame(lesson);
        session.setAttribute(place(lesson), kept);
        return kept;
    }

    private static String place(Lesson lesson) {
        return LessonGame.class.getName() + "." + lesson.kind();
    }

    private Course begin(LessonGame game) {
        removeAll();
        var board = new LessonBoard(game, forBoard(likes()), texts);
        add(new H1(heading()), new Div(board, card));
        var course = new Course(game, board);
        course.begin();
        return course;
    }

    /// Who only looks around is not stored for it.
    private Preferences likes() {
        return player.known().map(known -> preferences.of(known.id())).orElse(Preferences.DEFAULTS);
    }

    /// As the player likes it, but without hints and branches, as there is a guide, and without clock and combinations.
    /// Digits that clash are shown whatever was chosen, for that is what a lesson teaches.
    private static BoardPreferences forBoard(Preferences now) {
        return BoardPreferences.of(
                now.with(Preferences.CHECK, Preferences.Check.RULE_BREAKS).with(Preferences.HINTS, false));
    }

    private void beginAgain(Lesson lesson) {
        VaadinSession.getCurrent().setAttribute(place(lesson), null);
        begin(kept(lesson)).keepFocus();
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
        private final LessonGame game;
        private final LessonBoard board;
        private final Div words = new Div();
        private final Div answer = new Div();
        private final Div talk = new Div(words, answer);
        private boolean isIntroduced;

        Course(LessonGame game, LessonBoard board) {
            this.game = game;
            this.lesson = game.lesson();
            this.board = board;
            talk.addClassName("lesson-talk");
            words.addClassName("lesson-words");
            answer.addClassNames("lesson-answer", "said-wrong");
            isIntroduced = likes().get(Preferences.INTRODUCED).contains(lesson.kind());
        }

        void begin() {
            board.onMove(this::played);
            show();
            answer();
        }

        /// The first move answers the offers of this lesson.
        private void played() {
            if (!isIntroduced) {
                isIntroduced = true;
                preferences.change(player.id(), old -> old.withIntroduced(lesson.kind()));
            }
            goOnWhileReached();
            answer();
        }

        /// More than one task at once, when the player was ahead of the guide.
        private void goOnWhileReached() {
            while (game.isReached()) {
                next();
            }
        }

        private void next() {
            game.goOn();
            show();
        }

        private void show() {
            if (game.isDone()) {
                board.finish();
                showEnd();
            } else {
                showTask();
            }
        }

        private void showTask() {
            var task = game.task();
            var key = "learn." + lesson.kind() + "." + task.key();
            fillCard(
                    texts.say(
                            "learn.lesson.step",
                            "step",
                            game.taskNumber() + 1,
                            "steps",
                            lesson.tasks().size()),
                    texts.say(key + ".title"),
                    key + ".text");
            if (task.goal() instanceof LessonGoal.Read) {
                var button = new Button(texts.say("learn.lesson.next"), event -> {
                    next();
                    goOnWhileReached();
                    answer();
                    keepFocus();
                });
                button.addThemeVariants(ButtonVariant.PRIMARY);
                card.add(button);
            }
            if (game.taskNumber() > 0) {
                card.add(again());
            }
        }

        private Button again() {
            var again = new Button(texts.say("learn.lesson.again"), event -> beginAgain(lesson));
            again.addThemeVariants(ButtonVariant.TERTIARY);
            again.addClassName("lesson-again");
            return again;
        }

        /// Says what is wrong in the place of the task's words, so that the board keeps its size. It is left to the
        /// player to change it.
        private void answer() {
            var said = teacher.answer(game);
            answer.removeAll();
            if (!said.words().isEmpty()) {
                answer.add(
                        new H3(texts.say("learn.lesson.wrong.title")), new Paragraph(String.join(" ", said.words())));
                answer.getElement().executeJs(INTO_VIEW);
            }
            answer.setVisible(!said.words().isEmpty());
            words.setVisible(said.words().isEmpty());
            board.setWrong(teacher.wrong(game));
            if (!game.isDone()) {
                board.show(game.task(), said.look());
            }
        }

        /// The button that was pressed is gone with its task: the focus goes to the next one, or to where the task
        /// is done.
        private void keepFocus() {
            Stream.concat(card.getChildren(), card.getChildren().flatMap(Component::getChildren))
                    .filter(Button.class::isInstance)
                    .map(Button.class::cast)
                    .filter(button -> button.hasThemeName(ButtonVariant.PRIMARY.getVariantName()))
                    .findFirst()
                    .ifPresentOrElse(Button::focus, board::focus);
        }

        private void showEnd() {
            fillCard(
                    texts.say("learn.lesson.title", "kind", kindName),
                    texts.say("learn.lesson.done.title", "kind", kindName),
                    "learn.lesson.done.text");
            var ways = new Div();
            ways.addClassName("row");
            onward().ifPresent(way -> {
                way.addThemeVariants(ButtonVariant.PRIMARY);
                ways.add(way);
            });
            other().ifPresent(ways::add);
            ways.add(again());
            card.add(ways);
        }

        private Optional<Button> onward() {
            return from.map(id -> new Button(
                            texts.say("learn.lesson.done.back"),
                            event -> UI.getCurrentOrThrow().navigate("play/" + id)))
                    .or(() -> library.first(PuzzleKinds.of(lesson.kind()))
                            .map(first -> new Button(
                                    texts.say("learn.lesson.done.play", "kind", kindName), event -> play(first))));
        }

        /// The lesson of the next kind that the player has not met.
        private Optional<Anchor> other() {
            var kinds = PuzzleKinds.all().stream().map(PuzzleKind::id).toList();
            var met = likes().get(Preferences.INTRODUCED);
            int own = kinds.indexOf(lesson.kind());
            return Stream.concat(kinds.stream().skip(own + 1L), kinds.stream().limit(own))
                    .filter(kind -> !met.contains(kind))
                    .findFirst()
                    .map(kind -> {
                        var other = new Anchor(
                                "how-to-play/" + kind,
                                texts.say("learn.lesson.done.other", "kind", texts.say("shell.kind." + kind)));
                        other.addClassName("tool");
                        other.getElement().setAttribute("router-link", true);
                        return other;
                    });
        }

        /// A game of a small easy puzzle.
        private void play(PuzzleEntry entry) {
            UI.getCurrentOrThrow().navigate("play/" + games.newGames().continueOrStart(player.id(), entry));
        }

        /// @param text the key of what is said; where it speaks of keys, another one says it for fingers
        private void fillCard(String eyebrow, String title, String text) {
            card.removeAll();
            var above = new Span(eyebrow);
            above.addClassName("eyebrow");
            card.add(above, new H2(title));
            words.removeAll();
            said(text).forEach(words::add);
            card.add(talk);
            if (!game.isDone()) {
                card.add(stages());
            }
            card.getElement().executeJs(INTO_VIEW);
        }

        /// Of two paragraphs the style sheet shows the one for how the screen is touched.
        private List<Paragraph> said(String key) {
            var all = new Paragraph(texts.say(key));
            if (!texts.has(key + ".touch")) {
                return List.of(all);
            }
            var touch = new Paragraph(texts.say(key + ".touch"));
            all.addClassName("for-keys");
            touch.addClassName("for-touch");
            return List.of(all, touch);
        }

        private Div stages() {
            var stages = new Div();
            stages.addClassName("lesson-stages");
            for (int i = 0; i < lesson.tasks().size(); i++) {
                var stage = new Span();
                stage.setClassName("on", i <= game.taskNumber());
                stages.add(stage);
            }
            return stages;
        }
    }
}
