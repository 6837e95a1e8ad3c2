package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.crosscage.board.ui.HelpCard;
import org.crosscage.board.ui.PlaybackPlayer;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.challenge.Challenge;
import org.crosscage.challenge.store.Challenges;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.crosscage.game.FinishedGame;
import org.crosscage.game.GameOrigin;
import org.crosscage.game.GameTotals;
import org.crosscage.game.LongestPause;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.library.Practice;
import org.crosscage.me.EarlierGames;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.play.ui.parts.PlayHead;
import org.crosscage.play.ui.walkthrough.Replay;
import org.crosscage.player.Preferences;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.ShareResult;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.teach.PuzzleDifficulty;
import org.crosscage.teach.words.DifficultyCards;
import org.crosscage.texts.Names;
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
    private final EarlierGames earlier;
    private final NextGame next;
    private final Challenges challenges;
    private final PlayerLimits limits;
    private final PuzzleBoard board;
    private final Texts texts;
    private final HelpCard card;
    private final Div closed = new Div();
    private final ShareResult share;
    private final Div below = new Div();
    private final BackgroundTasks forGrade;

    private Optional<GameOrigin> origin = Optional.empty();
    private Optional<FinishCard> last = Optional.empty();

    /// @param origins says where the game's puzzle is among others, if it is; with the result once it is finished
    FinishPanel(
            SavedGame game,
            GameService games,
            GameTeacher teacher,
            TrainingRuns training,
            GamePreferences preferences,
            Supplier<Optional<GameOrigin>> origins,
            EarlierGames earlier,
            NextGame next,
            Challenges challenges,
            PlayerLimits limits,
            PuzzleBoard board,
            Texts texts) {
        this.game = game;
        this.games = games;
        this.teacher = teacher;
        this.training = training;
        this.preferences = preferences;
        this.origins = origins;
        this.earlier = earlier;
        this.next = next;
        this.challenges = challenges;
        this.limits = limits;
        this.board = board;
        this.texts = texts;
        this.share = new ShareResult(texts);
        this.card = new HelpCard(this::press, this::close).holding(share, texts.say("play.finish.more"), below);
        this.forGrade = new BackgroundTasks(teacher.costlyTasks(), card);
        closed.addClassName("finish-closed");
        closed.setVisible(false);
    }

    /// The card, what is there while it is closed, and why there is no way on.
    List<Component> parts() {
        return List.of(card, closed, next);
    }

    /// @return what is said aloud
    String open(GameTotals totals) {
        var log = games.entriesUntilFinish(game.player(), game.id()).stream()
                .filter(StoredEntry::isPlay)
                .toList();
        origin = origins.get();
        origin.ifPresent(each -> each.result().ifPresent(words -> share.offer(words, each.resultAddress())));
        var grade = earlier.grade(game);
        var played = games.lists().finishedOrGivenUp(game.player());
        var value = value(totals, log, grade, played);
        last = Optional.of(value);
        offerPicture(totals, grade);
        show();
        fill(log, totals);
        forGrade.run(
                stop -> PuzzleDifficulty.of(
                        game.game(), preferences.teaching().techniques(), teacher.finder(), teacher.ratings(), stop),
                found -> {
                    rate(found);
                    found.difficulty().grade().filter(_ -> grade.isEmpty()).ifPresent(_ -> {
                        reword(value(totals, log, found.difficulty().grade(), played));
                        offerPicture(totals, found.difficulty().grade());
                    });
                });
        return value.card().spoken();
    }

    /// @param played the player's games that were finished or given up
    private FinishCard value(
            GameTotals totals, List<StoredEntry> log, Optional<Grade> grade, List<FinishedGame> played) {
        var shape = game.entry().puzzle().shape();
        var compared = grade.filter(_ -> !isPractice());
        return new FinishCard(
                totals,
                new Size(shape.rows(), shape.columns()),
                Challenges.isFair(game.source(), totals),
                FinishedBy.of(totals, log),
                compared,
                compared.flatMap(known -> earlier.before(game, totals, known, played)),
                origin,
                station().isPresent() ? "" : next.find(grade, played),
                challenges.ofGame(game.id()),
                game.player(),
                texts);
    }

    private boolean isPractice() {
        return Practice.standard().isPractice(game.source());
    }

    /// Practice leads back to it, so that no next game is looked for.
    private Optional<GameOrigin> station() {
        return origin.filter(_ -> isPractice());
    }

    boolean isOpen() {
        return last.isPresent() && !closed.isVisible();
    }

    private void offerPicture(GameTotals totals, Optional<Grade> grade) {
        if (isPractice()) {
            return; // it says a time
        }
        var lines = new ArrayList<String>();
        grade.ifPresent(known -> lines.add(Names.grade(texts, known)));
        lines.add(texts.say("shell.result.how", "time", Texts.clock(totals.elapsed()), "hints", totals.hints()));
        origin.filter(GameOrigin::isShared).map(GameOrigin::name).ifPresent(lines::add);
        share.offerPicture(board, new Names(texts, game.entry().puzzle()).puzzle(), lines);
    }

    private void show() {
        closed.setVisible(false);
        last.map(FinishCard::card).ifPresent(card::show);
    }

    private void openAgain() {
        show();
        card.focus();
    }

    /// Puts other words on the card as it is, which may be closed.
    private void reword(FinishCard value) {
        last = Optional.of(value);
        if (closed.isVisible()) {
            offer(value);
        } else {
            card.reword(value.card());
        }
    }

    private void fill(List<StoredEntry> log, GameTotals totals) {
        var replay = new Replay(game.entry().puzzle(), log);
        var check = preferences.own().get(Preferences.CHECK);
        var player = new PlaybackPlayer(board, texts.area("play"), true, replay.playback(check, texts));
        below.removeAll();
        if (totals.hints() > 0) {
            below.add(new Paragraph(
                    texts.say("play.finish.more.help", "hints", totals.hints(), "cost", totals.hintCost())));
        }
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

    /// How hard it was, all of it.
    private void rate(PuzzleDifficulty found) {
        var why = new HelpCard();
        why.show(new DifficultyCards(game.entry().puzzle(), texts).part(found));
        var difficulty = new Div(why);
        difficulty.addClassName("difficulty");
        below.add(difficulty);
    }

    private void press(String way) {
        if (way.equals(FinishCard.NEXT)) {
            next();
        } else if (way.equals(FinishCard.BACK)) {
            origin.ifPresent(PlayHead::open);
        } else if (way.equals(FinishCard.CHALLENGE)) {
            challenges
                    .ofGame(game.id())
                    .map(Challenge::address)
                    .ifPresentOrElse(UI.getCurrentOrThrow()::navigate, this::challenge);
        }
    }

    private void challenge() {
        limits.refusal(Limit.MOVE)
                .ifPresentOrElse(
                        next::setText,
                        () -> challenges
                                .make(game.player(), game.id())
                                .ifPresentOrElse(
                                        code -> UI.getCurrentOrThrow().navigate(Challenge.ROOT + "/" + code),
                                        () -> next.setText(texts.say("challenge.too-many", "most", Challenges.MOST))));
    }

    /// Goes on to the puzzle that comes next.
    void next() {
        station().ifPresentOrElse(PlayHead::open, next::open);
    }

    void close() {
        next.end();
        card.close();
        board.showGameAgain();
        last.ifPresent(this::offer);
        closed.setVisible(true);
        board.focus();
    }

    /// Offers, while the card is closed, to open it again, and the way on.
    private void offer(FinishCard value) {
        var show = Tool.of(LineIcon.LIST, texts.say("play.finish.show"), this::openAgain);
        show.setId("finish-show");
        var onward = Tool.of(LineIcon.NEXT, value.next(), this::next).primary();
        onward.setId(FinishCard.NEXT);
        closed.removeAll();
        closed.add(onward, show);
    }

    /// Takes everything away, for a grid that is not full and right any more.
    void leave() {
        next.end();
        forGrade.end();
        card.close();
        below.removeAll();
        last = Optional.empty();
        closed.setVisible(false);
        board.showGameAgain();
    }
}
