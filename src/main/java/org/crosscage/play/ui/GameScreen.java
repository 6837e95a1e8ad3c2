package org.crosscage.play.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.crosscage.board.ui.BoardPlace;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.board.ui.BranchBar;
import org.crosscage.board.ui.DigitPad;
import org.crosscage.board.ui.PlayTimer;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.board.ui.share.ShareDialogs;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Practice;
import org.crosscage.play.ui.help.CombinationsCard;
import org.crosscage.play.ui.help.DifficultyPresenter;
import org.crosscage.play.ui.help.FoundDifficulty;
import org.crosscage.play.ui.help.HelpLedger;
import org.crosscage.play.ui.help.HelpPanel;
import org.crosscage.play.ui.help.HintPresenter;
import org.crosscage.play.ui.help.StepsPresenter;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.play.ui.parts.NextPuzzle;
import org.crosscage.play.ui.parts.PlayHead;
import org.crosscage.play.ui.walkthrough.SolveView;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.ClueLookup;
import org.crosscage.teach.Hint;
import org.crosscage.teach.NamedCombinations;
import org.crosscage.teach.help.GameHelp;
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
    private final transient ShareDialogs sharing;
    private final transient OptionalInt number;
    private final transient Texts texts;
    private final PuzzleBoard board = new PuzzleBoard();
    private final PlayTimer timer;
    private final Notes notes;
    private final PlayTools tools;
    private final Tool branch;
    private final Tool fill;
    private final Tool allSteps;
    private final Tool restart;
    private final transient ImproperNote improper;
    private final transient TermsNote terms;
    private final transient LogNote full;
    private final transient Cards cards;
    private final transient GameChannel channel;
    private final transient Announcer voice;
    private final transient GameStage stage;
    private final transient BoardMarks marks;
    private final transient GamePreferences preferences;

    GameScreen(
            SavedGame saved,
            GameService games,
            PreferenceService stored,
            GameTeacher teacher,
            NextPuzzle nextPuzzle,
            TrainingRuns training,
            ClueLookup clueLookup,
            PlayerLimits limits,
            ShareDialogs sharing,
            Texts texts) {
        this.sharing = sharing;
        this.saved = saved;
        this.games = games;
        this.teacher = teacher;
        this.nextPuzzle = nextPuzzle;
        this.limits = limits;
        this.number = nextPuzzle.number(saved);
        this.texts = texts;
        this.puzzle = saved.entry().puzzle();
        this.preferences = new GamePreferences(stored, saved, this::preferencesChanged);
        this.marks = new BoardMarks(board, saved.game(), teacher, backgroundTasks(), this::told);
        board.setId("board");
        board.setTexts(texts.area("board"));
        var names = new Names(texts, puzzle);
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), names::spoken);
        timer = timer();
        var items = new MenuItems(texts);
        branch = items.branch(board);
        fill = items.fill(board);
        allSteps = items.steps(this::steps);
        restart = items.restart(this::restart);
        improper = new ImproperNote(puzzle, board, texts, names::of, backgroundTasks(), costlyTasks());
        terms = new TermsNote(saved, nextPuzzle.origin(saved), texts);
        full = new LogNote(saved, games, texts);
        var practised = Practice.standard().practised(PuzzleKinds.of(puzzle.kind()), saved.source());
        notes = new Notes(firstVisit(), new PracticeNote(saved, practised, games, texts), terms, improper, full, texts);
        channel = new GameChannel(
                games,
                saved,
                board,
                this::changed,
                () -> board.announce(texts.say("play.too-early")),
                full::full,
                this::mayStore);
        voice = new Announcer(channel::stored);
        stage = new GameStage(channel, practised, preferences, voice, this::combinations);
        cards = cards(stored, training, clueLookup);
        tools = new PlayTools(board, texts, cards.combinations().line(), this::check, this::hint, this::solve);
        board.addSelectListener(event -> selected(event.cell(), event.clue()));
        board.addCommandListener(event -> command(event.name()));
        addClassNames("play", "playable");
        setClassName("large", Math.max(puzzle.shape().rows(), puzzle.shape().columns()) > LARGE);
        add(head(), new BoardPlace(board, puzzle.shape(), "play/" + saved.id()), tools, side(), voice.component());
        applyPreferences();
    }

    /// For one thing that this screen wants to know.
    private BackgroundTasks backgroundTasks() {
        return new BackgroundTasks(teacher.backgroundTasks(), this);
    }

    /// The same for what a player waits for: where it takes long, the style sheet shows where it was asked for.
    private BackgroundTasks backgroundTasks(String what) {
        return new BackgroundTasks(teacher.backgroundTasks(), this, waiting -> setClassName(what, waiting));
    }

    /// For one thing that takes long.
    private BackgroundTasks costlyTasks() {
        return new BackgroundTasks(teacher.costlyTasks(), this);
    }

    private BackgroundTasks costlyTasks(String what) {
        return new BackgroundTasks(teacher.costlyTasks(), this, waiting -> setClassName(what, waiting));
    }

    private PlayHead head() {
        var head = new PlayHead(
                saved, nextPuzzle.origin(saved), number, cards.difficulty().chip(), texts);
        head.add(timer);
        head.menu(menu());
        return head;
    }

    private Tool[] menu() {
        var items = new MenuItems(texts);
        return new Tool[] {
            branch,
            fill,
            allSteps,
            restart,
            items.share(
                    () -> sharing.of(saved.entry(), channel.game().position()).open()),
            items.print(saved.id()),
            items.edit(saved.entry()),
            items.settings(preferences),
            items.keys(this::keys),
            items.learn(puzzle.kind())
        };
    }

    private PlayTimer timer() {
        var clock = new PlayTimer(board);
        clock.setGame(saved.id());
        clock.setElapsed(saved.totals().elapsed());
        clock.addTickListener(tick -> {
            if (mayStore()) {
                games.accounts().noteElapsed(saved.player(), saved.id(), tick.elapsed());
            }
            if (cards.finish().isFinished()) {
                cards.finish().took(tick.elapsed());
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
                kind, preferences.now(), texts, () -> preferences.change(old -> old.withIntroduced(kind)));
    }

    /// The marks told something from the solution.
    private void told() {
        games.accounts().noteTold(saved.player(), saved.id());
    }

    private Cards cards(PreferenceService stored, TrainingRuns training, ClueLookup clueLookup) {
        var ledger = new HelpLedger(games, saved, board, () -> channel.game().position());
        var hints = new HintPresenter(
                saved, board, teacher, texts, backgroundTasks("for-hint"), ledger, stage, this::steps);
        var found = new FoundDifficulty(
                saved, teacher, texts, () -> stage.teaching().techniques());
        return new Cards(
                new FinishPresenter(
                        saved,
                        games,
                        stored,
                        nextPuzzle,
                        teacher,
                        training,
                        limits,
                        texts,
                        board,
                        timer,
                        stage::say,
                        costlyTasks("for-next"),
                        found,
                        costlyTasks()),
                new DifficultyPresenter(
                        saved,
                        teacher.ratings(),
                        texts,
                        found,
                        costlyTasks(),
                        costlyTasks("for-grade"),
                        this::difficulty),
                hints,
                new StepsPresenter(saved, board, teacher, texts, backgroundTasks("for-hint"), ledger, stage, hints),
                new HelpPanel(
                        board,
                        teacher,
                        texts,
                        Map.of(
                                GameHelp.Topic.BRANCH, backgroundTasks("for-branch"),
                                GameHelp.Topic.CHECK, backgroundTasks("for-check")),
                        stage,
                        ledger,
                        new HelpPage()),
                new CombinationsCard(puzzle, saved.id(), texts, clueLookup));
    }

    private Aside side() {
        var side = new Aside(new BranchBar(board), notes);
        side.add(cards.components());
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
        cards.difficulty().rate();
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
        cards.changed(game);
        setClassName("finished", cards.finish().isFinished());
        if (restart.isEnabled() != game.canRestart()) {
            restart.setEnabled(game.canRestart());
        }
        offerTools();
    }

    /// Those that a finished game has no use for are not in its menu, as they are not below its board.
    private void offerTools() {
        boolean played = !cards.finish().isFinished();
        offer(branch, played);
        offer(fill, played);
        offer(allSteps, played && preferences.now().get(Preferences.HINTS));
    }

    /// Each move asks, and Flow would look through the tool for it.
    private static void offer(Tool tool, boolean offered) {
        if (tool.isVisible() != offered) {
            tool.setVisible(offered);
        }
    }

    private void selected(OptionalInt cell, OptionalInt clue) {
        stage.select(cell);
        List<Arithmetic> clues = cell.isPresent() ? puzzle.cluesOf(cell.getAsInt()) : List.of();
        var tapped = clue.stream()
                .mapToObj(puzzle.constraints()::get)
                .filter(Arithmetic.class::isInstance)
                .map(Arithmetic.class::cast)
                .toList();
        cards.combinations()
                .show(tapped.isEmpty() ? clues : tapped, channel.game().position());
    }

    private void command(String name) {
        switch (name) {
            case "hint" -> hint();
            case "all-steps" -> steps();
            case "check" -> check();
            case "why-branch" -> whyBranch();
            case "help" -> keys();
            case "escape" -> {
                channel.forgetRequest();
                if (!cards.close()) {
                    notes.close();
                }
            }
            case "say-candidates" -> cards.combinations().say();
            default -> {
                // the rest is answered in the browser
            }
        }
    }

    private void hint() {
        askTeacher(cards::askHint);
    }

    private void steps() {
        askTeacher(cards::askSteps);
    }

    private void whyBranch() {
        askTeacher(cards::askBranch);
    }

    /// Keys ask too where no button does.
    private void askTeacher(Runnable asks) {
        preferences.follow();
        if (preferences.now().get(Preferences.HINTS)) {
            channel.whenHeard(asks);
        } else {
            board.announce(terms.withoutHints().orElseGet(() -> texts.say("play.hints-off")));
        }
    }

    private void difficulty() {
        cards.askDifficulty();
    }

    private void check() {
        channel.whenHeard(cards::askCheck);
    }

    private void solve() {
        UI.getCurrent().navigate(SolveView.class, SolveView.parameters(saved.id()));
    }

    private void restart() {
        channel.game()
                .restart()
                .map(channel::take)
                .filter(OptionalLong::isPresent)
                .ifPresent(_ -> board.announce(texts.say("play.restarted")));
    }

    private void keys() {
        GameDialogs.keys(preferences.now(), texts, puzzle.digits().max()).open();
    }

    private void preferencesChanged(Preferences before) {
        applyPreferences();
        if (!preferences.now().get(Preferences.HINTS) || !stage.teaching(before).equals(stage.teaching())) {
            cards.taughtOtherwise();
        }
        board.setWrong(cards.help().wrong()); // the game is the one it was: a card about it stays
        marks.show(channel.game(), preferences.now().get(Preferences.CHECK));
    }

    private void applyPreferences() {
        board.setPreferences(BoardPreferences.ofGame(preferences.now()));
        tools.offerHints(preferences.now().get(Preferences.HINTS));
        offerTools();
        timer.setConcealed(!preferences.now().get(Preferences.TIMER));
    }

    private void combinations(Optional<Hint> hint) {
        hint.flatMap(NamedCombinations::of)
                .ifPresentOrElse(
                        named -> cards.combinations().light(named.clue(), named.combinations()),
                        () -> selected(stage.selected(), OptionalInt.empty()));
    }

    /// Lets help play in this page.
    private final class HelpPage implements HelpPanel.Page {

        @Override
        public Preferences.Check marked() {
            return preferences.now().get(Preferences.CHECK);
        }

        @Override
        public OptionalLong take(LogEntry.Turn turn) {
            return channel.take(turn);
        }

        @Override
        public OptionalLong rewind(int cursor) {
            return channel.rewind(cursor);
        }

        @Override
        public void mark(Cells wrong) {
            marks.found(wrong);
        }
    }
}
