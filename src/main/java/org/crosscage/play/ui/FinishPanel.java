package org.crosscage.play.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PlaybackPlayer;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.game.GameOrigin;
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

/// Shows the [FinishCard] of a game, with the game to look back at in it. Closed, it can be opened again.
final class FinishPanel {

    private final SavedGame game;
    private final GameService games;
    private final GameTeacher teacher;
    private final TrainingRuns training;
    private final GamePreferences preferences;
    private final NextGame next;
    private final PuzzleBoard board;
    private final Texts texts;
    private final HelpCard card;
    private final Tool opener;
    private final ShareResult share;
    private final Div below = new Div();
    private final BackgroundTasks forGrade;

    FinishPanel(
            SavedGame game,
            GameService games,
            GameTeacher teacher,
            TrainingRuns training,
            GamePreferences preferences,
            NextGame next,
            PuzzleBoard board,
            Texts texts) {
        this.game = game;
        this.games = games;
        this.teacher = teacher;
        this.training = training;
        this.preferences = preferences;
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

    /// @param saved as it is now
    /// @return what is said aloud
    String open(SavedGame saved) {
        var totals = saved.totals();
        var log = games.entriesSince(saved.player(), saved.id(), 0).stream()
                .filter(entry -> entry.isPlay()
                        && totals.finished().filter(entry.stored()::isAfter).isEmpty())
                .toList();
        var origin = next.origin();
        origin.ifPresent(each -> each.result().ifPresent(words -> share.offer(words, each.resultAddress())));
        share.setVisible(origin.filter(GameOrigin::isShared).isPresent());
        opener.setVisible(false);
        var value = new FinishCard(totals, log, origin, texts);
        var shown = value.of(Optional.empty());
        card.show(shown);
        fill(saved, log);
        rate(value);
        return shown.spoken();
    }

    private void openAgain() {
        games.load(game.player(), game.id()).ifPresent(this::open);
        card.focus();
    }

    private void fill(SavedGame saved, List<StoredEntry> log) {
        var replay = new Replay(saved.entry().puzzle(), log);
        var check = preferences.own().get(Preferences.CHECK);
        var player = new PlaybackPlayer(board, texts.area("play"), true, replay.playback(check, texts));
        below.removeAll();
        below.add(next);
        LongestPause.of(log, saved.created(), saved.totals().elapsed())
                .ifPresent(pause -> below.add(new LongestMoment(
                        saved, log, pause, teacher, texts, entry -> player.jump(replay.frame(entry)))));
        below.add(replay(player), new HardestStep(saved, teacher, training, texts));
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
                    card.show(value.of(found.difficulty().grade()));
                    var why = new HelpCard();
                    why.show(new DifficultyCards(game.entry().puzzle(), texts).part(found));
                    var difficulty = new Div(why);
                    difficulty.addClassName("difficulty");
                    below.add(difficulty);
                });
    }

    private void press(String way) {
        if (way.equals(FinishCard.NEXT)) {
            next.open();
        } else if (way.equals(FinishCard.BACK)) {
            next.back();
        }
    }

    private void close() {
        leave();
        opener.setVisible(true);
        board.focus();
    }

    /// The grid is not full and right any more.
    void leave() {
        next.end();
        forGrade.end();
        card.close();
        below.removeAll();
        opener.setVisible(false);
        board.showGameAgain();
    }
}
