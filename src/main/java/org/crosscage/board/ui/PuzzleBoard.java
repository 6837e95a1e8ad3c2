package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.HasSize;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.shared.Registration;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.crosscage.board.BoardGame;
import org.crosscage.board.BoardJson;
import org.crosscage.board.ClueSign;
import org.crosscage.board.Fields;
import org.crosscage.board.Highlights;
import org.crosscage.board.Json;
import org.crosscage.board.LogEntryJson;
import org.crosscage.core.game.SentEntry;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.shell.page.ClientLog;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The board of every screen. The element paints keys at once by itself and sends what they did as entries of the
/// game's log; this component hands them on, and hands back what was stored.
@Tag("puzzle-board")
@JsModule("./board/index.ts")
public final class PuzzleBoard extends Component implements HasSize, HasStyle {

    private static final long serialVersionUID = 1L;
    private static final String ONLY_ONE = "board";
    private static final ClientLog LOG = ClientLog.of(PuzzleBoard.class);

    /// How many there are of the puzzle that is shown.
    private int cellCount;

    private int constraintCount;

    /// A board on a page that has no other.
    public PuzzleBoard() {
        setId(ONLY_ONE);
    }

    /// The id by which the elements that work for this board find it.
    ///
    /// @throws IllegalStateException when it was taken away
    String requireId() {
        return getId().orElseThrow(() -> new IllegalStateException("a board needs an id for its tools to find it"));
    }

    /// The picture is kept as text, a tenth of the memory that its tree of values takes for as long as the page is
    /// open.
    ///
    /// @param names the spoken name of each clue
    public void show(Puzzle puzzle, Picture picture, Function<Constraint, String> names) {
        cellCount = puzzle.cellCount();
        constraintCount = puzzle.constraints().size();
        getElement().setProperty("pictureJson", Json.write(BoardJson.picture(puzzle, picture, names)));
    }

    /// Shows a game that can be played; kept as text too.
    public void show(BoardGame game) {
        getElement().setProperty("gameJson", Json.write(game.toJson()));
    }

    /// Shows a fixed position instead of a game; nothing can be entered.
    public void show(Position position) {
        getElement().setPropertyJson("position", JsonNodes.array(BoardJson.position(position)));
    }

    /// Back from a fixed position to the game.
    public void showGameAgain() {
        getElement().setPropertyJson("position", JsonNodeFactory.instance.nullNode());
        getElement().executeJs("this.position = null"); // a replay shows positions that the server does not know
    }

    /// Hands an entry of the log to the element, its own ones included, in the order of the versions.
    public void receive(long version, SentEntry sent) {
        call(
                "receive",
                new Fields().put("version", version).put("entries", List.of(LogEntryJson.write(sent, version))));
    }

    /// Has the element take back an entry that can never be stored, so that it does not send it again.
    public void refuse(String client, long seq) {
        call("refuse", new Fields().put("client", client).put("seq", seq));
    }

    /// Tells the element that something it sent or asked for could not be stored or read just now: it sends
    /// everything unconfirmed again after a while, and again, until it is confirmed.
    public void tryAgain() {
        getElement().callJsFunction("tryAgain");
    }

    /// Replaces all that the element knows of the log.
    public void reset(BoardGame game) {
        call("reset", new Fields().put("game", game.toJson()));
    }

    private void call(String function, Fields message) {
        getElement().callJsFunction(function, JsonNodes.object(message.map()));
    }

    /// @param states by index of the constraint; clues that are open are left out
    public void setClueStates(Map<Integer, ClueSign> states) {
        getElement().setPropertyJson("clueStates", JsonNodes.object(BoardJson.clueSigns(states)));
    }

    /// Cells whose digits are shown as wrong.
    public void setWrong(Cells cells) {
        getElement().setPropertyJson("wrong", JsonNodes.array(BoardJson.array(cells)));
    }

    public void setHighlights(Highlights highlights) {
        getElement()
                .setPropertyJson(
                        "highlights",
                        highlights.equals(Highlights.NONE)
                                ? JsonNodeFactory.instance.nullNode()
                                : JsonNodes.object(highlights.toJson()));
    }

    public void setPreferences(BoardPreferences preferences) {
        getElement().setPropertyJson("preferences", JsonNodes.object(preferences.toJson()));
    }

    /// All words that the element speaks or shows.
    public void setTexts(Map<String, String> texts) {
        getElement().setPropertyJson("texts", JsonNodes.texts(texts));
    }

    public void setFinished(boolean finished) {
        getElement().setProperty("finished", finished);
    }

    public void setReadonly(boolean readonly) {
        getElement().setProperty("readonly", readonly);
    }

    /// Gives the board the keys, unless the player has put the focus somewhere else.
    public void focusUnlessElsewhere() {
        getElement().executeJs("if (document.activeElement === document.body) this.focus()");
    }

    /// Has a screen reader say something.
    public void announce(String text) {
        getElement().callJsFunction("announce", text);
    }

    /// Gives the keys to the board, at the cell where they were last.
    public void focus() {
        getElement().callJsFunction("focus");
    }

    /// Has a press of a button fill in the marks that are possible, in the browser alone, as the key does.
    public void fillsMarks(Component button) {
        button.getElement().executeJs("this.addEventListener('click', () => $0.fillMarks())", getElement());
    }

    /// Has a press of a button begin a branch, in the browser alone, as the key does.
    public void branches(Component button) {
        button.getElement().executeJs("this.addEventListener('click', () => $0.branch())", getElement());
    }

    /// What is no entry at all never comes to the listener: it is refused, or the element would keep it for ever.
    public Registration addEntryListener(Consumer<SentEntry> listener) {
        return addTimedEntryListener((sent, _) -> listener.accept(sent));
    }

    /// The same with how long the game has been played, by the [PlayTimer] of this board; zero where it has none.
    public Registration addTimedEntryListener(BiConsumer<SentEntry, Duration> listener) {
        return addListener(
                EntryEvent.class,
                event -> read(event)
                        .ifPresent(sent -> listener.accept(
                                sent,
                                PlayTimer.elapsed(event.detail.path("elapsed").asDouble(0)))));
    }

    private Optional<SentEntry> read(EntryEvent event) {
        try {
            return Optional.of(LogEntryJson.read(JsonNodes.values(event.detail)));
        } catch (IllegalArgumentException e) {
            LOG.warn("what a board sent is no entry", e);
            refuse(
                    event.detail.path("client").asString(""),
                    event.detail.path("seq").asLong(0));
            return Optional.empty();
        }
    }

    public Registration addSelectListener(ComponentEventListener<SelectEvent> listener) {
        return addListener(SelectEvent.class, listener);
    }

    public Registration addTapListener(ComponentEventListener<TapEvent> listener) {
        return addListener(TapEvent.class, listener);
    }

    public Registration addCommandListener(ComponentEventListener<CommandEvent> listener) {
        return addListener(CommandEvent.class, listener);
    }

    public Registration addResyncListener(ComponentEventListener<ResyncEvent> listener) {
        return addListener(ResyncEvent.class, listener);
    }

    /// The player did something that belongs into the log.
    @DomEvent("board-entry")
    public static final class EntryEvent extends ComponentEvent<PuzzleBoard> {

        private static final long serialVersionUID = 1L;

        private final transient JsonNode detail;

        public EntryEvent(
                PuzzleBoard source, boolean fromClient, @EventData("event.detail") @Nullable ObjectNode detail) {
            super(source, fromClient);
            this.detail = JsonNodes.orNothing(detail);
        }
    }

    /// The selection changed. Only what the puzzle has is selected.
    @DomEvent("board-select")
    public static final class SelectEvent extends ComponentEvent<PuzzleBoard> {

        private static final long serialVersionUID = 1L;
        private static final int NONE = -1;

        private final int cell;
        private final int clue;

        public SelectEvent(
                PuzzleBoard source, boolean fromClient, @EventData("event.detail") @Nullable ObjectNode detail) {
            super(source, fromClient);
            var sent = JsonNodes.orNothing(detail);
            this.cell = number(sent, "cell", source.cellCount);
            this.clue = number(sent, "clueId", source.constraintCount);
        }

        /// The cell with the cursor.
        public OptionalInt cell() {
            return cell == NONE ? OptionalInt.empty() : OptionalInt.of(cell);
        }

        /// The clue that was tapped, by index of its constraint.
        public OptionalInt clue() {
            return clue == NONE ? OptionalInt.empty() : OptionalInt.of(clue);
        }

        private static int number(JsonNode detail, String field, int count) {
            int number = detail.path(field).asInt(NONE);
            return 0 <= number && number < count ? number : NONE;
        }
    }

    /// A cell or a clue was tapped or clicked. What it selected came before, as a [SelectEvent].
    @DomEvent("board-tap")
    public static final class TapEvent extends ComponentEvent<PuzzleBoard> {

        private static final long serialVersionUID = 1L;

        public TapEvent(PuzzleBoard source, boolean fromClient) {
            super(source, fromClient);
        }
    }

    /// A key asked for something that the board does not do itself: `hint`, `all-steps`, `fit`, `check`,
    /// `why-branch`, `pause`, `help`, `escape`, `say`, `say-candidates`.
    @DomEvent("board-command")
    public static final class CommandEvent extends ComponentEvent<PuzzleBoard> {

        private static final long serialVersionUID = 1L;

        private final String name;

        public CommandEvent(
                PuzzleBoard source, boolean fromClient, @EventData("event.detail.name") @Nullable String name) {
            super(source, fromClient);
            this.name = Objects.requireNonNullElse(name, "");
        }

        public String name() {
            return name;
        }
    }

    /// The element missed entries of the log and wants all since a version.
    @DomEvent("board-resync")
    public static final class ResyncEvent extends ComponentEvent<PuzzleBoard> {

        private static final long serialVersionUID = 1L;

        private final long version;

        public ResyncEvent(PuzzleBoard source, boolean fromClient, @EventData("event.detail.version") double version) {
            super(source, fromClient);
            this.version = Math.max(0, (long) version);
        }

        /// The last version that the element has.
        public long version() {
            return version;
        }
    }
}
