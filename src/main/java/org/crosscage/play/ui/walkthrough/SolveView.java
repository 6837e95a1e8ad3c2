package org.crosscage.play.ui.walkthrough;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Header;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import org.crosscage.board.ui.BoardPlace;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.board.ui.PlaybackPlayer;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.model.Position;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.play.ui.parts.GameTeacher;
import org.crosscage.play.ui.parts.OpenedGames;
import org.crosscage.play.ui.parts.PlayHead;
import org.crosscage.player.Preferences;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.teach.words.WalkthroughPlayback;
import org.crosscage.texts.Names;
import org.crosscage.texts.Texts;

/// A game's puzzle solved before one's eyes, at an address of its own. Who has not seen the solution yet is told
/// first that the game will say so, unless there is none.
@Route("play/:id/solve")
@CssImport("./styles/play.css")
public final class SolveView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient OpenedGames opened;
    private final transient PreferenceService preferences;
    private final transient GameTeacher teacher;
    private final transient Texts texts;
    private final Aside side = new Aside();
    private final transient BackgroundTasks backgroundTasks;
    private transient Runnable begin = () -> {};

    SolveView(OpenedGames opened, PreferenceService preferences, GameTeacher teacher, Texts texts) {
        this.opened = opened;
        this.preferences = preferences;
        this.teacher = teacher;
        this.texts = texts;
        this.backgroundTasks = new BackgroundTasks(teacher.costlyTasks(), this);
        addClassNames("play", "solving");
        side.addClassName("play-side");
    }

    public static RouteParameters parameters(String id) {
        return new RouteParameters("id", id);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        var saved = opened.game(event);
        var board = board(saved, preferences.of(saved.player()), texts);
        var head = head(saved, texts.say("play.solve.title"), texts.say("play.solve.back"), texts);
        removeAll();
        add(head, new BoardPlace(board, saved.entry().puzzle().shape(), "play/" + saved.id() + "/solve"), side);
        if (opened.hasNoSecret(saved)) {
            begin = () -> solve(saved, board, request(saved));
        } else {
            begin = () -> side.add(question(saved, board));
        }
    }

    @Override
    protected void onAttach(AttachEvent event) {
        side.removeAll();
        begin.run();
    }

    /// The line above a game that is watched.
    static Header head(SavedGame saved, String title, String back, Texts texts) {
        var chip = new Span(PlayHead.name(saved, texts));
        chip.addClassName("chip");
        var space = new Span();
        space.addClassName("space");
        var head = new Header(new H1(title), chip, space, Tool.of(LineIcon.UNDO, back, () -> back(saved)));
        head.addClassName("play-head");
        return head;
    }

    /// The board of a game that is watched, at its beginning.
    static PuzzleBoard board(SavedGame saved, Preferences preferences, Texts texts) {
        var puzzle = saved.entry().puzzle();
        var board = new PuzzleBoard();
        board.setId("board");
        board.setTexts(texts.area("board"));
        board.setReadonly(true);
        board.setPreferences(BoardPreferences.ofGame(preferences));
        board.show(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle), new Names(texts, puzzle)::spoken);
        board.show(Position.start(puzzle));
        return board;
    }

    private Section question(SavedGame saved, PuzzleBoard board) {
        var yes = Tool.of(LineIcon.PLAY, texts.say("play.solve.ask.yes"), () -> agreed(saved, board))
                .primary();
        yes.setId("solve-yes");
        var row = new Div(yes, Tool.of(texts.say("play.solve.ask.no"), () -> back(saved)));
        row.addClassName("row");
        var card = new Section(
                new H2(texts.say("play.solve.ask.title")), new Paragraph(texts.say("play.solve.ask.text")), row);
        card.setId("solve-ask");
        card.addClassNames("card", "playback-card");
        return card;
    }

    private Section working() {
        var card = new Section(new Paragraph(texts.say("play.solve.working")));
        card.addClassNames("card", "playback-card", "patient");
        return card;
    }

    private void agreed(SavedGame saved, PuzzleBoard board) {
        opened.games().note(saved.player(), saved.id(), LogEntry.Help.SOLUTION);
        solve(saved, board, request(saved));
    }

    private WalkthroughPlayback.Request request(SavedGame saved) {
        return WalkthroughPlayback.Request.usual(own(saved));
    }

    private TechniqueSelection own(SavedGame saved) {
        return preferences.of(saved.player()).get(Preferences.TECHNIQUES);
    }

    private void solve(SavedGame saved, PuzzleBoard board, WalkthroughPlayback.Request request) {
        begin = () -> solve(saved, board, request); // when the page is sent whole once more
        side.removeAll();
        side.add(working());
        backgroundTasks.run(
                stop -> WalkthroughPlayback.of(saved.game(), request, teacher.search(), texts, stop),
                playback -> {
                    side.removeAll();
                    playback.ifPresent(made -> side.add(new PlaybackPlayer(board, texts.area("play"), false, made)
                            .letterKeys(preferences.of(saved.player()).get(Preferences.LETTER_KEYS))));
                    if (playback.isEmpty()) {
                        side.add(wrongDigit());
                    }
                    side.add(new SolveChoices(
                            saved.game(), own(saved), request, texts, other -> solve(saved, board, other)));
                    playback.ifPresent(made -> side.add(new SolveExport(saved, made, printed(saved, request), texts)));
                },
                () -> {
                    side.removeAll();
                    var again = Tool.of(texts.say("shell.again"), begin);
                    side.add(new Section(new Paragraph(texts.say("shell.trouble.event")), again));
                });
    }

    private String printed(SavedGame saved, WalkthroughPlayback.Request request) {
        return "play/" + saved.id() + "/solve/print" + SolveAddress.write(request, own(saved));
    }

    /// Nothing follows from a position with a wrong digit.
    private Section wrongDigit() {
        var card = new Section(
                new H2(texts.say("play.solve.wrong.title")), new Paragraph(texts.say("play.solve.wrong.text")));
        card.setId("solve-wrong");
        card.addClassNames("card", "playback-card");
        return card;
    }

    private static void back(SavedGame saved) {
        UI.getCurrent().navigate("play/" + saved.id());
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("play.solve.title"));
    }
}
