package org.crosscage.play.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Synchronize;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import java.util.stream.IntStream;
import org.crosscage.board.Json;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.teach.ClueLookup;
import org.crosscage.teach.words.ClueCombinations;
import org.crosscage.texts.Texts;

/// The combinations that still fit the clues of the selection. The browser draws them, and keeps which of them the
/// player struck out. When a hint speaks of combinations they are lit.
@Tag("combinations-card")
@JsModule("./play/card/combinations-card.ts")
final class CombinationsCard extends Component {

    private static final long serialVersionUID = 1L;

    /// As JSON: `Combinations` in `frontend/play/card/combinations.ts`.
    private static final String VALUES = "values";

    private static final String OPEN = "open";

    private final transient Puzzle puzzle;
    private final transient ClueCombinations words;
    private final transient ClueLookup lookup;
    private final NativeButton line = new NativeButton();

    private transient List<Arithmetic> clues = List.of();
    private transient List<Combination> lit = List.of();
    private transient Position position;

    /// @param game names the game in the browser's storage
    public CombinationsCard(Puzzle puzzle, String game, Texts texts, ClueLookup lookup) {
        this.puzzle = puzzle;
        this.words = new ClueCombinations(puzzle, texts);
        this.lookup = lookup;
        this.position = Position.start(puzzle);
        getElement().setProperty("game", game);
        line.addClassNames("combo-line", "plain-button");
    }

    /// The same in one line, for a phone, which the card fills; opens the card there.
    public Component line() {
        return line;
    }

    public void show(List<Arithmetic> selected, Position now) {
        position = now;
        show(selected, List.of());
    }

    /// Shows a clue with some of its combinations lit.
    public void light(Arithmetic clue, List<Combination> combinations) {
        show(List.of(clue), combinations);
    }

    public void changed(Position now) {
        var before = position;
        position = now;
        if (clues.stream().anyMatch(clue -> concerns(clue, before, now))) {
            refresh();
        }
    }

    /// What cells can be changes with them, and with the cells that they see.
    private boolean concerns(Arithmetic clue, Position before, Position now) {
        return clue.cells().stream()
                .flatMap(cell -> IntStream.concat(IntStream.of(cell), puzzle.peers(cell).stream()))
                .anyMatch(cell -> !before.square(cell).equals(now.square(cell)));
    }

    private void show(List<Arithmetic> others, List<Combination> combinations) {
        clues = others;
        lit = combinations;
        refresh();
    }

    private void refresh() {
        if (clues.isEmpty()) {
            getElement().removeAttribute(VALUES);
        } else {
            getElement().setAttribute(VALUES, Json.write(words.json(clues, position, lit, lookup)));
        }
    }

    /// Has the browser say what the clues shown can still be.
    public void say() {
        getElement().callJsFunction("say");
    }

    /// Whether a phone shows the card.
    @Synchronize(property = OPEN, value = "open-changed")
    public boolean isOpen() {
        return getElement().getProperty(OPEN, false);
    }

    public void close() {
        getElement().setProperty(OPEN, false);
    }
}
