package org.crosscage.train.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import org.crosscage.board.ui.BoardPlace;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.board.ui.BoardTools;
import org.crosscage.board.ui.DigitPad;
import org.crosscage.board.ui.KeySheet;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.LiveRegion;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;
import org.crosscage.train.AnswerCheck;
import org.crosscage.train.RunLength;
import org.crosscage.train.RunOrigin;
import org.crosscage.train.TrainingPosition;
import org.crosscage.train.TrainingRun;
import org.crosscage.train.TrainingRun.Task;
import org.crosscage.train.TrainingTopic;
import org.crosscage.train.store.TrainingRuns;

/// One position of a run on the screen: the question, the board with its tools, and the card that talks. It is laid out
/// as the screen of a game.
final class TaskScreen extends Div {

    private static final long serialVersionUID = 1L;

    private final transient TrainingRuns runs;
    private final transient AnswerCheck check;
    private final transient PreferenceService preferences;
    private final transient PlayerLimits limits;
    private final transient Executor backgroundTasks;
    private final transient Texts texts;
    private final transient TopicNames names;
    private final int place;
    private final boolean hasHints;
    private final Tool hint;
    private final Tool show;
    private final Tool next;
    private final transient Optional<Attempt> attempt;
    private final RunClock clock;
    private final RunDots dots;
    /// What a screen reader says; the card has the same for the eyes.
    private final LiveRegion spoken = new LiveRegion();
    private transient TrainingRun run;

    /// @param origin where the run was begun, if not on the trainer's own page
    TaskScreen(
            TrainingRun run,
            Optional<RunOrigin> origin,
            TrainingRuns runs,
            AnswerCheck check,
            PreferenceService preferences,
            PlayerLimits limits,
            Texts texts,
            Executor backgroundTasks) {
        this.run = run;
        this.runs = runs;
        this.check = check;
        this.preferences = preferences;
        this.limits = limits;
        this.backgroundTasks = backgroundTasks;
        this.texts = texts;
        this.names = new TopicNames(texts);
        this.place = task().place();
        this.hasHints = origin.map(RunOrigin::allowsHints).orElse(true);
        hint = Tool.of(LineIcon.HINT, texts.say("train.hint"), () -> attempt().ifPresent(this::hint))
                .asks("hint")
                .primary();
        hint.setId("train-hint");
        show = Tool.of(LineIcon.PLAY, texts.say("train.show"), this::giveUp);
        show.setId("train-show");
        show.setTitle(texts.say("train.show.title"));
        boolean last = run.length().positions().equals(OptionalInt.of(place));
        var onward = texts.say(last ? "train.finish" : "train.next");
        next = Tool.of(LineIcon.NEXT, onward, this::next).primary();
        next.setId("train-next-tool");
        clock = clock();
        dots = new RunDots(run, texts);
        addClassNames("play", "playable", "training");
        var position = runs.position(task().position());
        attempt = position.map(found -> draw(found, onward));
        if (position.isEmpty()) {
            add(head(texts.say("train.gone.title"), ""), new Paragraph(texts.say("train.gone.text")), asks());
        }
        offer();
    }

    private Task task() {
        return run.task().orElseThrow();
    }

    private Optional<Attempt> attempt() {
        return attempt;
    }

    /// Whether a run is at the position that is shown here.
    boolean isAbout(TrainingRun now) {
        return now.task().filter(task -> task.place() == place).isPresent();
    }

    private Attempt draw(TrainingPosition position, String onward) {
        var puzzle = position.puzzle();
        var board = new PuzzleBoard();
        board.setTexts(texts.area("board"));
        board.setPreferences(forBoard());
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), new Names(texts, puzzle)::spoken);
        var made = new Attempt(
                run,
                position,
                board,
                onward,
                runs,
                check,
                preferences,
                limits,
                texts,
                backgroundTasks,
                this::next,
                spoken::say);
        board.addCommandListener(
                event -> command(event.name(), made, puzzle.digits().max()));
        var tools = new Div(new BoardTools(board), asks());
        tools.addClassName("play-tools");
        var side = new Aside(question(made.help().isMarked()), made.card(), new DigitPad(board));
        side.addClassName("play-side");
        side.getElement().setAttribute("aria-label", texts.say("train.tools"));
        add(
                head(heading(position), puzzleName(position)),
                new BoardPlace(board, puzzle.shape(), "train/" + run.id()),
                tools,
                side,
                spoken);
        return made;
    }

    /// As the player likes it, without clashes, since a wrong digit is answered at once, and without branches.
    private BoardPreferences forBoard() {
        return BoardPreferences.of(
                preferences
                        .of(run.player())
                        .with(Preferences.CHECK, Preferences.Check.OFF)
                        .with(Preferences.HINTS, hasHints),
                BoardPreferences.Feature.QUESTION);
    }

    /// Without its name it is said how hard the step is, so that nobody has to guess.
    private String heading(TrainingPosition position) {
        return TopicNames.named(run.topic())
                .map(technique -> texts.say("train.find.technique", "technique", names.technique(technique)))
                .orElseGet(() -> texts.say(
                        "train.find.tier",
                        "tier",
                        names.tier(position.technique().tier())));
    }

    private String puzzleName(TrainingPosition position) {
        var shape = position.puzzle().shape();
        return texts.say(
                "library.name", "kind", names.kind(position.kind()), "rows", shape.rows(), "columns", shape.columns());
    }

    private Header head(String heading, String puzzle) {
        var head = new Header(new H1(heading));
        head.addClassName("play-head");
        if (!puzzle.isEmpty()) {
            head.add(chip(puzzle));
        }
        if (run.length() != RunLength.ONE_POSITION && !isRush()) {
            head.add(chip(progress()));
        }
        head.add(clock, end());
        return head;
    }

    private static Span chip(String words) {
        var chip = new Span(words);
        chip.addClassName("chip");
        return chip;
    }

    private boolean isRush() {
        return run.topic() instanceof TrainingTopic.Rush;
    }

    private String progress() {
        if (isRush()) {
            return texts.say("train.rush.found", "found", run.found());
        }
        var positions = run.length().positions();
        return positions.isPresent()
                ? texts.say("train.place.of", "place", place, "places", positions.getAsInt())
                : texts.say("train.place", "place", place);
    }

    /// Of a position that is done it stands where it stopped.
    private RunClock clock() {
        var made = new RunClock(texts)
                .concealed(!preferences.of(run.player()).get(Preferences.TIMER))
                .onHide(hidden -> preferences.change(run.player(), now -> now.with(Preferences.TIMER, !hidden)))
                .onOver(this::timeIsUp);
        return runs.left(run).map(made::left).orElseGet(() -> made.from(passed()));
    }

    private Duration passed() {
        return run.answers().stream()
                .filter(answer -> answer.place() == place)
                .map(answer -> answer.result().time())
                .findFirst()
                .orElseGet(() -> runs.since(task().opened()));
    }

    /// What is still checked was entered before.
    private void timeIsUp() {
        attempt.ifPresentOrElse(made -> made.whenChecked(this::endInTime), this::endInTime);
    }

    private void endInTime() {
        runs.endInTime(run.player(), run.id(), place);
    }

    private Tool end() {
        var end = Tool.icon(LineIcon.CLOSE, texts.say("train.end"), () -> runs.end(run.player(), run.id()));
        end.removeClassName("tool");
        end.addClassName("icon-button");
        end.setId("train-end");
        return end;
    }

    private Div asks() {
        var asks = new Div(show, hint, next);
        asks.addClassName("asks");
        return asks;
    }

    /// The task, and how far the run is, in a Rush as a number; on a phone it stands over the board.
    private Div question(boolean marked) {
        var words = new Paragraph(texts.say(marked ? "train.ask.marks" : "train.ask.digit"));
        dots.setVisible(run.length() != RunLength.ONE_POSITION);
        var question = new Div(dots, words);
        if (isRush()) {
            var count = new Span(progress());
            count.addClassName("rush-count");
            question.addComponentAsFirst(count);
        }
        question.addClassName("train-question");
        return question;
    }

    @Override
    protected void onAttach(AttachEvent event) {
        attempt.ifPresent(Attempt::begin);
        if (isRush() && place > 1) {
            spoken.say(progress());
        }
    }

    private void command(String name, Attempt made, int largest) {
        switch (name) {
            case "hint" -> hint(made);
            case "help" -> KeySheet.of(texts, forBoard(), largest).open();
            case "escape" -> made.closeCard();
            default -> {
                // the rest is for games
            }
        }
    }

    private void hint(Attempt made) {
        if (hasHints) {
            made.hint();
        }
    }

    private void giveUp() {
        runs.shown(run.player(), run.id(), place);
    }

    private void next() {
        if (attempt.isEmpty() && !task().isDone()) {
            giveUp(); // nothing can be found in a position that is gone
        }
        runs.next(run.player(), run.id(), place);
    }

    /// What became of the run, here or in another tab.
    void changed(TrainingRun now) {
        run = now;
        runs.left(now).ifPresent(clock::left); // a browser's clock may be wrong
        dots.show(now, texts);
        offer();
        attempt.ifPresent(made -> made.changed(now));
    }

    private void offer() {
        boolean done = task().isDone() || attempt.isEmpty();
        setClassName("answered", done);
        hint.setVisible(!done && hasHints);
        show.setVisible(!done);
        next.setVisible(done);
        if (done) {
            clock.stop(); // who reads a proof takes their time
        }
    }
}
