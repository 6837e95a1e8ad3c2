package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.crosscage.analysis.Difficulty;
import org.crosscage.board.Card;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PlaybackPlayer;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameTotals;
import org.crosscage.game.LongestPause;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.play.ui.walkthrough.Replay;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.ShareResult;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.PuzzleDifficulty;
import org.crosscage.teach.words.DifficultyCards;
import org.crosscage.texts.Texts;
import org.crosscage.train.store.TrainingRuns;

/// Shows the [FinishCard] of a game, with the game to look back at in it. Closed, it can be opened again as it was.
final class FinishPanel {

    private final SavedGame game;
    private final GameService games;
    private final GameTeacher teacher;
    private final TrainingRuns training;
    private final GamePreferences preferences;
    private final Supplier<Optional<GameOrigin>> origins;
    private final NextGame next;
    private final PuzzleBoard board;
    private final Texts texts;
    private final HelpCard card;
    private final Tool opener;
    private final ShareResult share;
    private final Div below = new Div();
    private final BackgroundTasks forGrade;

    private Optional<GameOrigin> origin = Optional.empty();
    private Optional<Card> last = Optional.empty();

    /// @param origins says where the game's puzzle is among others, if it is; with the result once it is finished
    FinishPanel(
            SavedGame game,
            GameService games,
            GameTeacher teacher,
            TrainingRuns training,
            GamePreferences preferences,
            Supplier<Optional<GameOrigin>> origins,
            NextGame next,
            PuzzleBoard board,
            Texts texts) {
        this.game = game;
        this.games = games;
        this.teacher = teacher;
        this.training = training;
        this.preferences = preferences;
        this.origins = origins;
        this.next = next;
        this.board = board;
        this.texts = texts;
        this.share = new ShareResult(texts);
        this.card = new HelpCard(this::press, this::close).holding(share, below);
        this.opener = Tool.of(LineIcon.LIST, texts.say("play.finish.show"), this::openAgain);
        this.forGrade = new BackgroundTasks(teacher.costlyTasks(), card);
        opener.setId("finish-show");
        opener.setVisible(false);
    }

    HelpCard card() {
        return card;
    }

    /// The button that opens the card again.
    Tool opener() {
        return opener;
    }

    /// @return what is said aloud
    String open(GameTotals totals) {
        var log = games.entriesUntilFinish(game.player(), game.id()).stream()
                .filter(StoredEntry::isPlay)
                .toList();
        origin = origins.get();
        origin.ifPresent(each -> each.result().ifPresent(words -> share.offer(words, each.resultAddress())));
        share.setVisible(origin.filter(GameOrigin::isShared).isPresent());
        var value = new FinishCard(totals, log, origin, texts);
        var known = teacher.ratings().known(game.entry().puzzle());
        var first = value.card(known.flatMap(Difficulty::grade));
        last = Optional.of(first);
        show();
        fill(log, totals);
        rate(value);
        return first.spoken();
    }

    private void show() {
        opener.setVisible(false);
        last.ifPresent(card::show);
    }

    private void openAgain() {
        show();
        card.focus();
    }

    private void fill(List<StoredEntry> log, GameTotals totals) {
        var replay = new Replay(game.entry().puzzle(), log);
        var check = preferences.own().get(Preferences.CHECK);
        var player = new PlaybackPlayer(board, texts.area("play"), true, replay.playback(check, texts));
        below.removeAll();
        below.add(next);
        LongestPause.of(log, game.created(), totals.elapsed())
                .ifPresent(pause -> below.add(new LongestMoment(
                        game, log, pause, teacher, texts, entry -> player.jump(replay.frame(entry)))));
        below.add(replay(player), new HardestStep(game, teacher, training, texts));
    }

    private Div replay(PlaybackPlayer player) {
        var title = new Span(texts.say("play.finish.replay"));
        title.addClassName("eyebrow");
        var replay = new Div(title, player);
        replay.addClassName("replay");
        return replay;
    }

    /// How hard it was, all of it, as soon as that is known.
    private void rate(FinishCard value) {
        var own = preferences.teaching().techniques();
        forGrade.run(
                stop -> PuzzleDifficulty.of(game.game(), own, teacher.finder(), teacher.ratings(), stop), found -> {
                    var rated = value.card(found.difficulty().grade());
                    last = Optional.of(rated);
                    if (!opener.isVisible()) {
                        card.reword(rated);
                    }
                    var why = new HelpCard();
                    why.show(new DifficultyCards(game.entry().puzzle(), texts).part(found));
                    var difficulty = new Div(why);
                    difficulty.addClassName("difficulty");
                    below.add(difficulty);
                });
    }

    private void press(String way) {
        if (way.equals(FinishCard.NEXT)) {
            next();
        } else if (way.equals(FinishCard.BACK)) {
            origin.ifPresent(each -> UI.getCurrentOrThrow().navigate(each.address()));
        }
    }

    /// Goes on to the puzzle that comes next.
    void next() {
        next.open();
    }

    private void close() {
        next.end();
        card.close();
        board.showGameAgain();
        opener.setVisible(true);
        board.focus();
    }

    /// Takes everything away, for a grid that is not full and right any more.
    void leave() {
        next.end();
        forGrade.end();
        card.close();
        below.removeAll();
        opener.setVisible(false);
        board.showGameAgain();
    }
}
