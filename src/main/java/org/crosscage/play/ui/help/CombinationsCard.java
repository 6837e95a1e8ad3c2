package org.crosscage.play.ui.help;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Section;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.crosscage.board.ui.NewTab;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Markup;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.ClueLookup;
import org.crosscage.teach.clue.CombinationPanel;
import org.crosscage.teach.words.CombinationsHtml;
import org.crosscage.texts.HtmlText;
import org.crosscage.texts.Texts;

/// The combinations that still fit the clues of the selection. A player can strike one out, which is a note of
/// one's own; the browser keeps these. When a hint speaks of combinations they are lit.
public final class CombinationsCard extends Section {

    private static final long serialVersionUID = 1L;

    /// What the style sheet shows instead while the server, which knows the combinations, can not be reached.
    private static final String AWAY = "data-away";

    /// What the browser says of a click: clue and digits of a combination, and nothing like it for all the rest.
    public static final String PRESSED = "[event.target.closest('[data-clue]')?.getAttribute('data-clue'),"
            + " event.target.closest('.combo')?.textContent].join(':')";

    /// A player strikes out some hundred combinations of a large puzzle, each of which is a clue and up to nine digits.
    private static final int MOST_NOTES = 5_000;

    private static final int LONGEST_NOTE = 40;

    /// The name of what is struck in the browser's storage, from that of the game.
    private static final String KEY = "document.documentElement.dataset.prefix + 'crosscage.struck.' + $0";

    /// Gives the focus back to the combination that had it before all of them were drawn anew.
    private static final String STAY = "if (document.activeElement === document.body)"
            + " this.querySelectorAll('.combo')[$0]?.focus({ preventScroll: true })";

    private final transient Puzzle puzzle;
    private final transient CombinationsHtml html;
    private final transient Texts texts;
    private final transient ClueLookup lookup;
    private final String game;
    private final Div groups = new Div();
    private final NativeButton line = new NativeButton();
    private final Set<String> struck = new HashSet<>();

    private transient List<Arithmetic> clues = List.of();
    /// To each of the clues.
    private transient List<String> links = List.of();
    private transient Position position;
    private transient Set<String> lit = Set.of();
    private transient List<CombinationPanel> panels = List.of();
    private transient String spoken = "";

    /// @param game names the game in the browser's storage
    public CombinationsCard(Puzzle puzzle, String game, Texts texts, ClueLookup lookup) {
        this.puzzle = puzzle;
        this.html = new CombinationsHtml(puzzle, texts);
        this.texts = texts;
        this.lookup = lookup;
        this.game = game;
        this.position = Position.start(puzzle);
        setId("combinations");
        addClassNames("card", "combos-card");
        getElement()
                .setAttribute("aria-label", texts.say("play.combos.eyebrow"))
                .setAttribute(AWAY, texts.say("play.combos.away"));
        line.getElement().setAttribute(AWAY, texts.say("play.combos.away.short"));
        var eyebrow = new Div();
        eyebrow.addClassName("eyebrow");
        Markup.fillHtml(
                eyebrow.getElement(), "<span>" + HtmlText.escaped(texts.say("play.combos.eyebrow")) + "</span>");
        groups.addClassName("combos-groups");
        groups.getElement()
                .addEventListener(
                        "click",
                        click -> pressed(click.getEventData().path(PRESSED).asString("")))
                .addEventData(PRESSED);
        add(eyebrow, groups, cross(texts));
        line.addClassNames("combo-line", "plain-button");
        line.addClickListener(click -> setClassName("open", !hasClassName("open")));
        setVisible(false);
    }

    private Tool cross(Texts texts) {
        var cross = Tool.icon(LineIcon.CLOSE, texts.say("play.combos.close"), () -> removeClassName("open"));
        cross.removeClassName("tool");
        cross.addClassNames("icon-button", "close");
        return cross;
    }

    /// The same in one line, for a phone; opens the card there.
    public Component line() {
        return line;
    }

    @Override
    protected void onAttach(AttachEvent event) {
        getElement()
                .executeJs("try { return localStorage.getItem(" + KEY + ") ?? '' } catch { return '' }", game)
                .then(String.class, stored -> {
                    stored.lines()
                            .filter(note -> !note.isBlank() && note.length() <= LONGEST_NOTE)
                            .limit(MOST_NOTES)
                            .forEach(struck::add);
                    refresh();
                });
    }

    public void show(List<Arithmetic> selected, Position now) {
        lit = Set.of();
        position = now;
        about(selected);
    }

    public void changed(Position now) {
        var before = position;
        position = now;
        if (clues.stream().anyMatch(clue -> concerns(clue.cells(), before, now))) {
            refresh();
        }
    }

    /// What cells can be changes with them, and with the cells that they see.
    private boolean concerns(Cells cells, Position before, Position now) {
        if (differ(cells, before, now)) {
            return true;
        }
        for (int i = 0; i < cells.size(); i++) {
            if (differ(puzzle.peers(cells.get(i)), before, now)) {
                return true;
            }
        }
        return false;
    }

    private static boolean differ(Cells cells, Position before, Position now) {
        for (int i = 0; i < cells.size(); i++) {
            if (!before.square(cells.get(i)).equals(now.square(cells.get(i)))) {
                return true;
            }
        }
        return false;
    }

    /// Shows a clue with some of its combinations lit.
    public void light(Arithmetic clue, List<Combination> combinations) {
        lit = combinations.stream().map(each -> html.note(clue, each)).collect(Collectors.toSet());
        about(List.of(clue));
    }

    private void about(List<Arithmetic> others) {
        if (!others.equals(clues)) {
            clues = others;
            links = clues.stream().map(this::link).toList();
        }
        refresh();
    }

    /// What the clues shown can still be, as one sentence.
    public String spoken() {
        return spoken;
    }

    private void refresh() {
        panels = CombinationPanel.of(clues, puzzle, position);
        spoken = html.spoken(panels, struck);
        Markup.fillHtml(line.getElement(), html.line(panels, struck));
        line.setAriaLabel(spoken);
        if (isVisible() == panels.isEmpty()) {
            setVisible(!panels.isEmpty());
        }
        if (panels.isEmpty()) {
            removeClassName("open");
        } else {
            Markup.fillHtml(
                    groups.getElement(), html.groups(panels, position, new CombinationsHtml.Noted(struck, lit), links));
        }
    }

    /// A link to the clue in the table of all combinations, if it stands there.
    private String link(Arithmetic clue) {
        return lookup.address(clue, puzzle)
                .map(address -> NewTab.html(address, texts.say("play.combos.all"), texts))
                .orElse("");
    }

    /// What names no combination of the card comes from no browser that shows it.
    private void pressed(String note) {
        int at = html.notes(panels).toList().indexOf(note);
        if (at >= 0) {
            toggle(note);
            groups.getElement().executeJs(STAY, at);
        }
    }

    private void toggle(String note) {
        if (!struck.remove(note)) {
            struck.add(note);
        }
        getElement()
                .executeJs(
                        "try { localStorage.setItem(" + KEY + ", $1) } catch { /* kept in this page alone */ }",
                        game,
                        String.join("\n", new TreeSet<>(struck)));
        refresh();
    }
}
