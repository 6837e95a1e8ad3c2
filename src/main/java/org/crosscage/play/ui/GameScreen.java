package org.crosscage.play.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import java.util.OptionalInt;
import org.crosscage.board.ui.BoardPlace;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.board.ui.BranchBar;
import org.crosscage.board.ui.DigitPad;
import org.crosscage.board.ui.PlayTimer;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.board.ui.share.ShareDialogs;
import org.crosscage.challenge.store.Challenges;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Outcome;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.me.EarlierGames;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.play.ui.parts.NextPuzzle;
import org.crosscage.play.ui.parts.PlayHead;
import org.crosscage.play.ui.walkthrough.SolveView;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.ui.LiveRegion;
import org.crosscage.shell.ui.frame.PuzzleFinished;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.teach.ClueLookup;
import org.crosscage.teach.help.GameHelp.Topic;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;
import org.crosscage.train.store.TrainingRuns;

/// One game on the screen: the board with its tools, and the cards beside it. Brings the parts together; each part
/// knows its own business.
public final class GameScreen extends Div {

    private static final long serialVersionUID = 1L;
    /// A board with more rows or columns may be one that is zoomed.
    private static final int LARGE = 9;

    private final transient SavedGame saved;
    private final transient Puzzle puzzle;
    private final transient GameService games;
    private final transient GameTeacher teacher;
    private final transient NextPuzzle nextPuzzle;
    private final transient PlayerLimits limits;
    private final transient OptionalInt number;
    private final transient Texts texts;
    private final PuzzleBoard board = new PuzzleBoard();
    private final PlayTimer timer;
    private final Notes notes;
    private final PlayTools tools;
    private final transient GameMenu menu;
    private final transient ImproperNote improper;
    private final transient TermsNote terms;
    private final transient LogNote full;
    private final transient FinishPanel finish;
    private final transient HelpPanel help;
    private final CombinationsCard combinations;
    private final transient GameChannel channel;
    private final LiveRegion voice = new LiveRegion();
    private final transient BoardMarks marks;
    private final transient GamePreferences preferences;
    private boolean isFinished;

    GameScreen(
            SavedGame saved,
            GameService games,
            PreferenceService stored,
            GameTeacher teacher,
            NextPuzzle nextPuzzle,
            TrainingRuns training,
            EarlierGames earlier,
            Challenges challenges,
            ClueLookup clueLookup,
            PlayerLimits limits,
            ShareDialogs sharing,
            Texts texts) {
        this.saved = saved;
        this.games = games;
        this.teacher = teacher;
        this.nextPuzzle = nextPuzzle;
        this.limits = limits;
        this.number = nextPuzzle.number(saved);
        this.texts = texts;
        this.puzzle = saved.entry().puzzle();
        this.preferences = new GamePreferences(stored, saved, this::preferencesChanged);
        this.marks = new BoardMarks(board, saved.game(), teacher, backgroundTasks(), this::noteFreeHelp);
        board.setId("board");
        board.setTexts(texts.area("board"));
        var names = new Names(texts, puzzle);
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), names::spoken);
        timer = timer();
        improper = new ImproperNote(puzzle, board, texts, names::of, backgroundTasks(), costlyTasks());
        terms = new TermsNote(saved, nextPuzzle.origin(saved), texts);
        full = new LogNote(saved, games, texts);
        var practice = new PracticeNote(saved, preferences.teaching().practised(), games, texts);
        notes = new Notes(saved, firstVisit(), practice, terms, improper, full, texts);
        channel = new GameChannel(
                games,
                saved,
                board,
                this::changed,
                () -> board.announce(texts.say("play.too-early")),
                full::full,
                this::mayStore);
        menu = new GameMenu(saved, board, channel, preferences, sharing, texts, () -> askTeacher(Topic.STEPS));
        combinations = new CombinationsCard(puzzle, saved.id(), texts, clueLookup);
        help = help();
        finish = finish(training, earlier, challenges);
        tools = new PlayTools(
                board, texts, combinations.line(), this::check, () -> askTeacher(Topic.HINT), this::solve);
        board.addSelectListener(event -> help.select(event.cell(), event.clue()));
        board.addCommandListener(event -> command(event.name()));
        addClassNames("play", "playable");
        setClassName("large", Math.max(puzzle.shape().rows(), puzzle.shape().columns()) > LARGE);
        add(head(), new BoardPlace(board, puzzle.shape(), "play/" + saved.id()), tools, side(), voice);
        applyPreferences();
    }

    /// For one thing that this screen wants to know.
    private BackgroundTasks backgroundTasks() {
        return new BackgroundTasks(teacher.backgroundTasks(), this);
    }

    /// For help: the style sheet shows where it was asked for, while it is looked for.
    private BackgroundTasks tasks(Topic topic) {
        var executor = topic == Topic.DIFFICULTY ? teacher.costlyTasks() : teacher.backgroundTasks();
        return new BackgroundTasks(executor, this, waiting -> setClassName("for-" + topic.word(), waiting));
    }

    /// For one thing that takes long.
    private BackgroundTasks costlyTasks() {
        return new BackgroundTasks(teacher.costlyTasks(), this);
    }

    private PlayHead head() {
        var head = new PlayHead(
                saved,
                nextPuzzle.origin(saved),
                number,
                new GradeChip(saved, teacher, texts, () -> help.ask(Topic.DIFFICULTY)),
                texts);
        head.add(timer);
        head.menu(menu.items());
        return head;
    }

    private PlayTimer timer() {
        var clock = new PlayTimer(board);
        clock.setGame(saved.id());
        clock.setElapsed(saved.totals().elapsed());
        clock.setStopped(saved.totals().finished().isPresent());
        clock.addTickListener(tick -> {
            if (mayStore()) {
                games.noteElapsed(saved.player(), saved.id(), tick.elapsed());
            }
        });
        clock.addHideListener(hide -> {
            if (mayStore()) {
                preferences.change(old -> old.with(Preferences.TIMER, !hide.concealed()));
            }
        });
        return clock;
    }

    /// Asked for each event of the board and of the clock that writes.
    private boolean mayStore() {
        return limits.refusal(Limit.MOVE).isEmpty();
    }

    private FirstVisit firstVisit() {
        var kind = puzzle.kind();
        return new FirstVisit(
                saved.id(), kind, preferences.now(), texts, () -> preferences.change(old -> old.withIntroduced(kind)));
    }

    private FinishPanel finish(TrainingRuns training, EarlierGames earlier, Challenges challenges) {
        var tasks = new BackgroundTasks(teacher.costlyTasks(), this, waiting -> setClassName("for-next", waiting));
        var next = new NextGame(saved, nextPuzzle, limits, texts, tasks);
        return new FinishPanel(
                saved,
                games,
                teacher,
                training,
                preferences,
                () -> nextPuzzle.origin(saved),
                earlier,
                next,
                challenges,
                limits,
                board,
                texts);
    }

    private void noteFreeHelp() {
        games.note(saved.player(), saved.id(), LogEntry.Help.FREE);
    }

    private HelpPanel help() {
        return new HelpPanel(
                saved, board, combinations, teacher, channel, preferences, voice, marks, texts, this::tasks);
    }

    private Aside side() {
        var side = new Aside(new BranchBar(board), notes);
        side.add(finish.parts());
        side.add(help.card(), combinations);
        side.add(new DigitPad(board));
        side.addClassName("play-side");
        side.getElement().setAttribute("aria-label", texts.say("play.side"));
        return side;
    }

    @Override
    protected void onAttach(AttachEvent event) {
        channel.open(event.getUI());
        board.focusUnlessElsewhere();
        improper.check(channel.game(), teacher.finder());
    }

    @Override
    protected void onDetach(DetachEvent event) {
        channel.close();
    }

    private void changed(Game game) {
        voice.changed(channel.version());
        marks.show(game, preferences.now().get(Preferences.CHECK));
        notes.changed(game);
        full.changed(channel.log());
        combinations.changed(game.position());
        help.changed(game);
        finished(game.outcome() == Outcome.FINISHED);
        menu.changed(game);
        menu.offer(isFinished);
    }

    private void finished(boolean now) {
        if (now == isFinished) {
            return;
        }
        isFinished = now;
        board.setFinished(now);
        setClassName("finished", now);
        if (!now) {
            finish.leave();
            return;
        }
        help.close();
        timer.setStopped(true); // for good: the time of the first finish stays
        games.load(saved.player(), saved.id()).ifPresent(stored -> {
            timer.setElapsed(stored.totals().elapsed());
            voice.say(finish.open(stored.totals()), channel.stored());
        });
        getUI().ifPresent(page -> ComponentUtil.fireEvent(page, new PuzzleFinished(page)));
    }

    private void command(String name) {
        switch (name) {
            case "hint" -> askTeacher(Topic.HINT);
            case "all-steps" -> askTeacher(Topic.STEPS);
            case "fit" -> askTeacher(Topic.FIT);
            case "check" -> check();
            case "solve" -> {
                if (!isFinished) {
                    solve();
                }
            }
            case "next" -> {
                if (isFinished) {
                    finish.next();
                }
            }
            case "why-branch" -> askTeacher(Topic.BRANCH);
            case "help" -> menu.keys();
            case "escape" -> {
                channel.forgetRequest();
                if (!closeCards()) {
                    notes.close();
                }
            }
            case "say-candidates" -> combinations.say();
            default -> {
                // the rest is answered in the browser
            }
        }
    }

    /// Closes what was asked for, and if nothing was, the card of a finished game.
    ///
    /// @return whether any of it was open
    private boolean closeCards() {
        boolean open = help.isOpen() || combinations.isOpen();
        help.close();
        combinations.close();
        if (!open && finish.isOpen()) {
            finish.close();
            return true;
        }
        return open;
    }

    /// Keys ask too where no button does.
    private void askTeacher(Topic topic) {
        preferences.follow();
        if (preferences.now().get(Preferences.HINTS)) {
            ask(topic);
        } else {
            board.announce(terms.withoutHints().orElseGet(() -> texts.say("play.hints-off")));
        }
    }

    private void check() {
        ask(Topic.CHECK);
    }

    /// In a finished game the key means nothing.
    private void ask(Topic topic) {
        channel.whenHeard(() -> {
            if (!isFinished) {
                help.ask(topic);
            }
        });
    }

    private void solve() {
        UI.getCurrent().navigate(SolveView.class, SolveView.parameters(saved.id()));
    }

    private void preferencesChanged(Preferences before) {
        applyPreferences();
        if (!preferences.now().get(Preferences.HINTS)
                || !preferences.teaching(before).equals(preferences.teaching())) {
            help.taughtOtherwise();
        }
        board.setWrong(help.wrong()); // the game is the one it was: a card about it stays
        marks.show(channel.game(), preferences.now().get(Preferences.CHECK));
    }

    private void applyPreferences() {
        board.setPreferences(BoardPreferences.ofGame(preferences.now()));
        tools.show(preferences.now());
        menu.offer(isFinished);
        timer.setConcealed(!preferences.now().get(Preferences.TIMER));
    }
}
