package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.crosscage.board.Card;
import org.crosscage.board.Highlights;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.game.SavedGame;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.LiveRegion;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.teach.AskedHint;
import org.crosscage.teach.Hint;
import org.crosscage.teach.HintReport;
import org.crosscage.teach.NamedCombinations;
import org.crosscage.teach.Teaching;
import org.crosscage.teach.help.GameHelp;
import org.crosscage.teach.help.GameHelp.Topic;
import org.crosscage.teach.help.HelpTurn;
import org.crosscage.teach.help.HelpTurn.Effect;
import org.crosscage.teach.help.HelpWork;
import org.crosscage.teach.help.Situation;
import org.crosscage.teach.words.HintCards;
import org.crosscage.texts.Texts;

/// Shows a [GameHelp] beside the board: tells it what happens in the page, has its work done on background threads, and
/// does what follows.
final class HelpPanel {

    private final SavedGame saved;
    private final HelpCard card;
    private final PuzzleBoard board;
    private final CombinationsCard combinations;
    private final GameTeacher teacher;
    private final GameChannel channel;
    private final GamePreferences preferences;
    private final LiveRegion voice;
    private final BoardMarks marks;
    private final HintCards hintCards;
    private final Function<Topic, BackgroundTasks> newTasks;
    private final Map<Topic, BackgroundTasks> backgroundTasks = new EnumMap<>(Topic.class);

    private GameHelp help;
    private Cells markedCells = Cells.NONE;
    private Optional<Card> currentCard = Optional.empty();
    private Highlights currentLights = Highlights.NONE;
    private Optional<NamedCombinations> currentCombinations = Optional.empty();
    private Optional<HelpWork> runningWork = Optional.empty();
    private OptionalInt selected = OptionalInt.empty();

    /// @param newTasks makes those for a topic
    HelpPanel(
            SavedGame saved,
            PuzzleBoard board,
            CombinationsCard combinations,
            GameTeacher teacher,
            GameChannel channel,
            GamePreferences preferences,
            LiveRegion voice,
            BoardMarks marks,
            Texts texts,
            Function<Topic, BackgroundTasks> newTasks) {
        this.saved = saved;
        this.board = board;
        this.combinations = combinations;
        this.teacher = teacher;
        this.channel = channel;
        this.preferences = preferences;
        this.voice = voice;
        this.marks = marks;
        this.hintCards = new HintCards(saved.entry().puzzle(), texts);
        this.newTasks = newTasks;
        this.help = new GameHelp(texts, this::links);
        this.card = new HelpCard(this::press, this::close).folding().pointing(row -> apply(help.point(row)));
    }

    Component card() {
        return card;
    }

    /// The cells that an open card marks as wrong.
    Cells wrong() {
        return help.wrong();
    }

    /// Whether a card is open, or waited for.
    boolean isOpen() {
        return currentCard.isPresent() || runningWork.isPresent();
    }

    void close() {
        apply(help.close());
    }

    void taughtOtherwise() {
        apply(help.taughtOtherwise());
    }

    /// The game may be another one. While the page has not heard of all that it had stored, help waits: what is done
    /// for a player may be several entries.
    void changed(Game game) {
        if (channel.version() == channel.stored()) {
            apply(help.changed(game));
        }
    }

    void ask(Topic topic) {
        apply(help.ask(topic, situation()));
    }

    /// The player selects a cell, and one of its clues where it is one alone.
    void select(OptionalInt cell, OptionalInt clue) {
        var puzzle = saved.entry().puzzle();
        selected = cell;
        List<Arithmetic> clues = cell.isPresent() ? puzzle.cluesOf(cell.getAsInt()) : List.of();
        var tapped = clue.stream()
                .mapToObj(puzzle.constraints()::get)
                .filter(Arithmetic.class::isInstance)
                .map(Arithmetic.class::cast)
                .toList();
        combinations.show(tapped.isEmpty() ? clues : tapped, channel.game().position());
    }

    private Situation situation() {
        return new Situation(
                channel.game(),
                selected,
                preferences.teaching(),
                preferences.now().get(Preferences.CHECK),
                channel.paid());
    }

    private void apply(HelpTurn turn) {
        if (turn.price().isPresent() && !channel.pay(turn.price().get())) {
            return;
        }
        help = turn.then();
        show();
        turn.effects().forEach(this::run);
    }

    private void show() {
        var now = help.card();
        if (now.orElse(null) != currentCard.orElse(null)) { // the same words again are shown again, unfolded
            now.ifPresentOrElse(card::show, card::close);
            currentCard = now;
        }
        if (!help.lights().equals(currentLights)) {
            currentLights = help.lights();
            board.setHighlights(currentLights);
        }
        if (!help.wrong().equals(markedCells)) {
            markedCells = help.wrong();
            marks.found(markedCells);
        }
        if (!help.combinations().equals(currentCombinations)) {
            currentCombinations = help.combinations();
            currentCombinations.ifPresentOrElse(
                    lit -> combinations.light(lit.clue(), lit.combinations()),
                    () -> select(selected, OptionalInt.empty()));
        }
        if (!help.work().equals(runningWork)) {
            runningWork.ifPresent(old -> tasks(old).end());
            runningWork = help.work();
            runningWork.ifPresent(this::begin);
        }
    }

    /// Settings may have changed elsewhere, and an answer is about all that was played.
    private void press(String id) {
        preferences.follow();
        channel.whenHeard(() -> apply(help.press(id, situation())));
    }

    private BackgroundTasks tasks(HelpWork work) {
        return backgroundTasks.computeIfAbsent(work.topic(), newTasks);
    }

    private void begin(HelpWork work) {
        tasks(work)
                .run(
                        stop -> teacher.timer().time(() -> work.find(teacher.hints(), teacher.ratings(), stop)),
                        found -> {
                            var waiting = help;
                            apply(help.failed(work)); // nobody waits any more, even where the answer cannot be paid
                            apply(waiting.found(work, found, situation()));
                        },
                        () -> apply(help.failed(work)));
    }

    private void run(Effect effect) {
        switch (effect) {
            case Effect.Say(String words) -> voice.say(words, channel.stored());
            case Effect.Announce(String words) -> board.announce(words);
            case Effect.Play play -> {
                if (channel.take(play.turn(), play.isTaught(), play.price())) {
                    apply(play.done());
                }
            }
            case Effect.Rewind rewind -> {
                if (channel.rewind(rewind.cursor(), rewind.price())) {
                    apply(rewind.done());
                }
            }
        }
    }

    /// A report where the hint may be wrong.
    private List<Card.Link> links(AskedHint told, Teaching taught, OptionalInt near) {
        return canBeWrong(told)
                ? List.of(hintCards.report(HintReport.of(saved.entry(), told, taught, near, version())))
                : List.of();
    }

    /// Nobody has to look into what is done, nor into a fact that anybody can see or that is proven.
    private static boolean canBeWrong(AskedHint told) {
        return told.hint() instanceof Hint.Nothing nothing
                ? !nothing.why().isAFact()
                : told.next().isPresent();
    }

    /// The version of the package; outside of one, the word for one that is being written.
    private static String version() {
        return Optional.ofNullable(HelpPanel.class.getPackage().getImplementationVersion())
                .orElse("development");
    }
}
