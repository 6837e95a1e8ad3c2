package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PlayTimer;
import org.crosscage.board.ui.PlaybackPlayer;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.logic.Technique;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameTotals;
import org.crosscage.game.LongestPause;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.play.ui.parts.NextPuzzle;
import org.crosscage.play.ui.walkthrough.Replay;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.ShareResult;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.PuzzleDifficulty;
import org.crosscage.teach.words.DifficultyCards;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;
import org.crosscage.train.store.TrainingRuns;
import org.jspecify.annotations.Nullable;

/// What happens when a game is finished: the clock stops, and a card says what it took, with the game to look back
/// at and the next puzzle.
final class FinishPresenter {

    private final Section card = new Section();
    private final Texts texts;
    private final SavedGame game;
    private final PreferenceService preferences;
    private final PlayerLimits limits;
    private final GameTeacher teacher;
    private final TrainingRuns training;
    private final GameService games;
    private final PuzzleBoard board;
    private final PlayTimer timer;
    private final Consumer<String> say;
    private final NextPuzzle nextPuzzle;
    private final BackgroundTasks onward;
    private final Supplier<List<Technique>> techniques;
    private final BackgroundTasks forGrade;
    private final DescriptionList.Description grade = new DescriptionList.Description();
    private final Div difficulty = new Div();
    private final Paragraph noNextReason = new Paragraph();
    private @Nullable ShareResult result;

    private boolean finished;

    /// @param say has it said aloud
    /// @param onward for the way to the next game alone
    /// @param techniques of the player now, in the order in which they are tried
    /// @param forGrade for how hard the puzzle was alone
    FinishPresenter(
            SavedGame game,
            GameService games,
            PreferenceService preferences,
            NextPuzzle nextPuzzle,
            GameTeacher teacher,
            TrainingRuns training,
            PlayerLimits limits,
            Texts texts,
            PuzzleBoard board,
            PlayTimer timer,
            Consumer<String> say,
            BackgroundTasks onward,
            Supplier<List<Technique>> techniques,
            BackgroundTasks forGrade) {
        this.techniques = techniques;
        this.forGrade = forGrade;
        this.game = game;
        this.games = games;
        this.preferences = preferences;
        this.limits = limits;
        this.teacher = teacher;
        this.training = training;
        this.texts = texts;
        this.board = board;
        this.timer = timer;
        this.say = say;
        this.nextPuzzle = nextPuzzle;
        this.onward = onward;
        card.setId("finish");
        card.addClassNames("card", "talk", "finish");
        card.getElement().setAttribute("aria-labelledby", "finish-title");
        card.setVisible(false);
        timer.setStopped(game.totals().finished().isPresent());
        difficulty.addClassName("difficulty");
        noNextReason.getElement().setAttribute("role", "status");
    }

    Component card() {
        return card;
    }

    boolean isFinished() {
        return finished;
    }

    /// Says whether the game is finished now; true when that changed, one way or the other.
    boolean changed(boolean now) {
        if (now == finished) {
            return false;
        }
        finished = now;
        board.setFinished(now);
        if (now) {
            timer.setStopped(true); // for good: the time of the first finish stays
            games.load(game.player(), game.id()).ifPresent(saved -> {
                timer.setElapsed(saved.totals().elapsed());
                open(saved);
            });
        } else {
            close();
        }
        return true;
    }

    private void close() {
        onward.end();
        forGrade.end();
        if (card.isVisible()) {
            card.setVisible(false);
            card.removeAll();
            board.showGameAgain();
        }
    }

    private void open(SavedGame saved) {
        var totals = saved.totals();
        var log = games.entriesSince(saved.player(), saved.id(), 0).stream()
                .filter(StoredEntry::isPlay)
                .toList();
        var check = preferences.of(saved.player()).get(Preferences.CHECK);
        var replay = new Replay(saved.entry().puzzle(), log);
        var player = new PlaybackPlayer(board, texts.area("play"), true, replay.playback(check, texts));
        result = new ShareResult(texts);
        List<Component> body = new ArrayList<>();
        body.add(facts(saved, log.size()));
        var by = FinishedBy.of(totals, log);
        by.note().ifPresent(key -> body.add(new Paragraph(texts.say(key))));
        var timed = log.stream()
                .filter(entry ->
                        totals.finished().filter(entry.stored()::isAfter).isEmpty())
                .toList();
        LongestPause.of(timed, saved.created(), totals.elapsed())
                .ifPresent(pause -> body.add(new LongestMoment(
                        saved, log, pause, teacher, texts, entry -> player.jump(replay.frame(entry)))));
        var eyebrow = new Div(texts.say("play.finish.eyebrow"));
        eyebrow.addClassName("eyebrow");
        var title = new H2(texts.say(by.title()));
        title.setId("finish-title");
        var foot = new Div(noNextReason, replay(player), new HardestStep(saved, teacher, training, texts), difficulty);
        var close = Tool.icon(LineIcon.CLOSE, texts.say("play.finish.close"), this::close);
        close.removeClassName("tool");
        close.addClassNames("icon-button", "close");
        card.removeAll();
        card.add(eyebrow, title, new Div(body.toArray(Component[]::new)), ways(), foot, close);
        card.setVisible(true);
        rate();
        say.accept(texts.say("play.finish.said", "hints", hints(totals)));
    }

    /// On to the next one, as long as there is one; back to its set, or what can be said of its day.
    private Div ways() {
        var origin = nextPuzzle.origin(game);
        boolean left = origin.map(GameOrigin::isLeft).orElse(true);
        var words =
                origin.map(each -> left ? each.onward() : each.back()).orElseGet(() -> texts.say("play.finish.next"));
        var onward =
                Tool.of(left ? LineIcon.NEXT : LineIcon.LIST, words, this::next).primary();
        onward.setId("finish-next");
        var ways = new Div();
        ways.addClassName("row");
        ways.add(onward);
        if (origin.filter(GameOrigin::isShared).isPresent()) {
            ways.add(Objects.requireNonNull(result));
        } else if (left) {
            origin.ifPresent(set -> ways.add(back(set)));
        }
        return ways;
    }

    private static Tool back(GameOrigin origin) {
        var back = Tool.of(
                LineIcon.LIST, origin.back(), () -> UI.getCurrentOrThrow().navigate(origin.address()));
        back.setId("finish-back");
        return back;
    }

    private Div replay(PlaybackPlayer player) {
        var title = new Span(texts.say("play.finish.replay"));
        title.addClassName("eyebrow");
        var replay = new Div(title, player);
        replay.addClassName("replay");
        return replay;
    }

    /// @param moves as many as the replay has, what was taken back and brought again included
    private DescriptionList facts(SavedGame saved, int moves) {
        var totals = saved.totals();
        var facts = new DescriptionList();
        facts.addClassName("facts");
        nextPuzzle
                .origin(game)
                .ifPresent(each -> each.result()
                        .ifPresent(words -> Objects.requireNonNull(result).offer(words, each.resultAddress())));
        facts.add(fact("time", new DescriptionList.Description(Texts.clock(totals.elapsed()))));
        facts.add(fact("hints", new DescriptionList.Description(hints(totals))));
        facts.add(fact("moves", new DescriptionList.Description(Integer.toString(moves))));
        grade.setText(texts.say("play.finish.grade.unknown"));
        facts.add(fact("grade", grade));
        return facts;
    }

    /// How hard it was, all of it, as soon as that is known.
    private void rate() {
        difficulty.removeAll();
        var own = techniques.get();
        forGrade.run(
                stop -> PuzzleDifficulty.of(game.game(), own, teacher.finder(), teacher.ratings(), stop), found -> {
                    found.difficulty().grade().ifPresent(known -> grade.setText(Names.grade(texts, known)));
                    var told = new HelpCard();
                    told.show(new DifficultyCards(game.entry().puzzle(), texts).part(found));
                    difficulty.add(told);
                });
    }

    private Div fact(String key, DescriptionList.Description value) {
        return new Div(new DescriptionList.Term(texts.say("play.finish." + key)), value);
    }

    private void next() {
        var ui = UI.getCurrentOrThrow();
        noNextReason.setText("");
        nextPuzzle
                .ready(game)
                .ifPresentOrElse(
                        ui::navigate,
                        () -> limits.refusal(Limit.NEW_PUZZLE)
                                .ifPresentOrElse(
                                        noNextReason::setText,
                                        () -> onward.run(
                                                stop -> nextPuzzle.make(game, stop),
                                                address -> address.ifPresentOrElse(
                                                        ui::navigate,
                                                        () -> noNextReason.setText(
                                                                texts.say("play.finish.next.none"))))));
    }

    private String hints(GameTotals totals) {
        return texts.say("play.finish.hints.count", "hints", totals.hints(), "cost", totals.hintCost());
    }
}
