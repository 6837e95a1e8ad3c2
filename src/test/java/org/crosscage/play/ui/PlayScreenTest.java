package org.crosscage.play.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import java.util.List;
import java.util.concurrent.Executor;
import org.crosscage.DrawnCard;
import org.crosscage.PageText;
import org.crosscage.Pool;
import org.crosscage.ViewTest;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.game.Game;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.core.model.Puzzle;
import org.crosscage.game.GameTotals;
import org.crosscage.game.SavedGame;
import org.crosscage.game.StoredEntry;
import org.crosscage.game.store.GameService;
import org.crosscage.game.store.HintCosts;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.shell.ui.frame.MainLayout;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.bean.override.convention.TestBean;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// What tests of the play screen stand on: small games of the player at the browser, the board's events as a
/// browser sends them, and work in the background that is done at once.
public abstract class PlayScreenTest extends ViewTest {

    /// One solution: 1 2 3 / 2 3 1 / 3 1 2.
    public static final String PROPER = """
            puzzle proper
            size 3
            cage 3+ r1c1 r2c1
            cage 2= r1c2
            cage 4+ r1c3 r2c3
            cage 3= r2c2
            cage 3= r3c1
            cage 1- r3c2 r3c3
            end
            """;

    /// Two solutions.
    public static final String AMBIGUOUS = """
            puzzle ambiguous
            size 3
            cage 3+ r1c1 r2c1
            cage 5+ r1c2 r1c3
            cage 3* r2c2 r2c3
            cage 3= r3c1
            cage 1- r3c2 r3c3
            end
            """;

    /// No solution: two 2s in one row.
    public static final String IMPOSSIBLE = """
            puzzle impossible
            size 3
            cage 2= r1c1
            cage 2= r1c2
            cage 6+ r1c3 r2c3 r3c3
            cage 8+ r2c1 r2c2 r3c1 r3c2
            end
            """;

    /// A cage of it that nothing meets.
    public static final String UNMEETABLE = """
            puzzle unmeetable
            size 3
            cage 9+ r1c1 r1c2 r1c3
            cage 6+ r2c1 r2c2 r2c3
            cage 6+ r3c1 r3c2 r3c3
            end
            """;

    public static final int[] SOLUTION = {1, 2, 3, 2, 3, 1, 3, 1, 2};

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /// Where the background tasks of all pages go.
    protected static final Pool POOL = new Pool();

    /// Where what takes long goes.
    protected static final Pool COSTLY = new Pool();

    @TestBean(name = "backgroundTasks")
    private Executor backgroundTasks;

    @TestBean(name = "costlyTasks")
    private Executor costlyTasks;

    @Autowired
    protected GameService games;

    @Autowired
    protected CurrentPlayer player;

    @Autowired
    protected HintCosts hintCosts;

    private long seq;
    private String latest = "";

    protected static Executor backgroundTasks() {
        return POOL;
    }

    protected static Executor costlyTasks() {
        return COSTLY;
    }

    @BeforeEach
    protected final void allThreadsAreFree() {
        POOL.reset(false);
        COSTLY.reset(false);
    }

    public static Puzzle puzzle(String text) {
        return PuzzleFormats.read(text).getFirst().puzzle();
    }

    /// Begins a game of the player at the browser and goes there.
    protected final SavedGame begin(String text) {
        var saved = games.newGames().start(player.id(), PuzzleFormats.read(text).getFirst(), "");
        open("play/" + saved.id());
        return saved;
    }

    protected static void open(String path) {
        UI.getCurrent().navigate(path);
        MockVaadin.clientRoundtrip(false);
    }

    protected final Game stored(SavedGame saved) {
        return games.load(saved.player(), saved.id()).orElseThrow().game();
    }

    protected final GameTotals totals(SavedGame saved) {
        return games.load(saved.player(), saved.id()).orElseThrow().totals();
    }

    protected final int cost(SavedGame saved) {
        return totals(saved).hintCost();
    }

    /// A selection without any technique.
    public static TechniqueSelection noTechniques() {
        var none = TechniqueSelection.STANDARD;
        for (var technique : TechniqueSelection.catalogue()) {
            none = none.with(technique.id(), false);
        }
        return none;
    }

    /// Types the solution, cell by cell.
    protected final void solve() {
        for (int cell = 0; cell < SOLUTION.length; cell++) {
            type(cell, SOLUTION[cell]);
        }
    }

    /// Another tab has played a move.
    protected final void playElsewhere(SavedGame saved, Move move) {
        games.append(saved.player(), saved.id(), "other", 1, new LogEntry.Play(move));
        MockVaadin.clientRoundtrip(false);
    }

    /// A digit typed into a cell, by cell index.
    protected final void type(int cell, int digit) {
        enter("play", change(cell, digit));
    }

    protected final void enter(String kind) {
        enter(kind, "\"changes\":[]");
    }

    protected final void enter(String kind, String changes) {
        latest = json(++seq, kind, changes);
        sendAgain();
    }

    private static String json(long seq, String kind, String changes) {
        return "{\"client\":\"test\",\"seq\":%d,\"kind\":\"%s\",%s}".formatted(seq, kind, changes);
    }

    /// A digit as the entry of this number, whatever was sent before.
    protected static String digit(long seq, int cell, int digit) {
        return json(seq, "play", change(cell, digit));
    }

    protected static void send(long seq, int cell, int digit) {
        send(digit(seq, cell, digit));
    }

    protected static void send(String entry) {
        send(_get(PuzzleBoard.class), entry);
    }

    /// The numbers of the entries that are stored.
    protected final List<Long> seqs(SavedGame saved) {
        return games.entriesSince(saved.player(), saved.id(), 0).stream()
                .map(StoredEntry::seq)
                .toList();
    }

    private static String change(int cell, int digit) {
        return "\"changes\":[{\"cell\":%d,\"digit\":%d}]".formatted(cell, digit);
    }

    /// A digit typed into a cell, and commands given before the page has heard of it.
    protected final void typeAndPress(int cell, int digit, String... commands) {
        var board = _get(PuzzleBoard.class); // once: each look at the page lets the answer come
        send(board, digit(++seq, cell, digit));
        for (var command : commands) {
            command(board, command);
        }
        MockVaadin.clientRoundtrip(false);
    }

    /// The entry sent last once more, as by a browser that has not heard of its arrival.
    protected final void sendAgain() {
        send(latest);
        MockVaadin.clientRoundtrip(false);
    }

    private static void send(PuzzleBoard board, String entry) {
        ComponentUtil.fireEvent(board, new PuzzleBoard.EntryEvent(board, true, (ObjectNode) JSON.readTree(entry)));
    }

    protected static void select(int cell) {
        select("{\"cells\":[%d],\"cell\":%d}".formatted(cell, cell));
    }

    /// @param selection as the board says it
    protected static void select(String selection) {
        var board = _get(PuzzleBoard.class);
        var detail = (ObjectNode) JSON.readTree(selection);
        ComponentUtil.fireEvent(board, new PuzzleBoard.SelectEvent(board, true, detail));
    }

    protected static void press(String command) {
        ask(command);
        MockVaadin.clientRoundtrip(false);
    }

    /// A key, before what it does goes to the browser.
    protected static void ask(String command) {
        command(_get(PuzzleBoard.class), command);
    }

    protected static void command(PuzzleBoard board, String name) {
        ComponentUtil.fireEvent(board, new PuzzleBoard.CommandEvent(board, true, name));
    }

    /// Presses a button of the page or of a card, or that of a card's row.
    protected static void click(String id) {
        pressed(id);
        MockVaadin.clientRoundtrip(false);
    }

    /// A press whose answer is still on its way to the browser.
    protected static void pressed(String id) {
        if (!DrawnCard.press(id)) {
            _click(_get(Tool.class, spec -> spec.withId(id)));
        }
    }

    /// Whether there is a button that can be seen.
    protected static boolean isOnPage(String id) {
        return PageText.page().getElementById(id) != null;
    }

    /// What the board was told, as JSON.
    protected static JsonNode told(String property) {
        return (JsonNode) _get(PuzzleBoard.class).getElement().getPropertyRaw(property);
    }

    /// What the board was told as text that it reads, such as its game: JSON too.
    protected static JsonNode toldAsText(String property) {
        return JSON.readTree(_get(PuzzleBoard.class).getElement().getProperty(property));
    }

    /// All words of the page that can be seen or heard.
    protected static String words() {
        return PageText.visible(_get(MainLayout.class));
    }
}
