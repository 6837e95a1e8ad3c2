package org.crosscage.play.ui.help;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.crosscage.board.ui.NewTab;
import org.crosscage.core.clue.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Tool;
import org.crosscage.teach.ClueLookup;
import org.crosscage.teach.clue.CombinationPanel;
import org.crosscage.teach.ui.CombinationWords;
import org.crosscage.teach.ui.TeacherMessages;
import org.crosscage.texts.Texts;

/// The combinations that still fit the clues of the selection. A player can strike one out, which is a note of
/// one's own; the browser keeps these. When a hint speaks of combinations they are lit.
public final class CombinationsCard extends Section {

    private static final long serialVersionUID = 1L;

    /// Past so many the card says only how many there are.
    private static final int MOST = 60;

    /// What the style sheet shows instead while the server, which knows the combinations, can not be reached.
    private static final String AWAY = "data-away";

    private final transient Puzzle puzzle;
    private final transient Texts texts;
    private final transient CombinationWords words;
    private final transient ClueLookup lookup;
    private final String storageKey;
    private final Div groups = new Div();
    private final NativeButton line = new NativeButton();
    private final Set<String> struck = new HashSet<>();

    private transient List<Arithmetic> clues = List.of();
    private transient Position position;
    private transient Set<Combination> lit = Set.of();

    /// @param game names the game in the browser's storage
    /// @param messages the names of clues
    public CombinationsCard(Puzzle puzzle, String game, Texts texts, TeacherMessages messages, ClueLookup lookup) {
        this.puzzle = puzzle;
        this.lookup = lookup;
        this.texts = texts;
        this.words = new CombinationWords(texts, messages, MOST);
        this.storageKey = "crosscage.struck." + game;
        this.position = Position.start(puzzle);
        setId("combinations");
        addClassNames("card", "combos-card");
        getElement()
                .setAttribute("aria-label", texts.say("play.combos.eyebrow"))
                .setAttribute(AWAY, texts.say("play.combos.away"));
        line.getElement().setAttribute(AWAY, texts.say("play.combos.away.short"));
        var eyebrow = new Div(new Span(texts.say("play.combos.eyebrow")));
        eyebrow.addClassName("eyebrow");
        groups.addClassName("combos-groups");
        add(eyebrow, groups, cross());
        line.addClassNames("combo-line", "plain-button");
        line.addClickListener(click -> setClassName("open", !hasClassName("open")));
        setVisible(false);
    }

    private Tool cross() {
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
                .executeJs("try { return localStorage.getItem($0) ?? '' } catch { return '' }", storageKey)
                .then(String.class, stored -> {
                    stored.lines().filter(note -> !note.isBlank()).forEach(struck::add);
                    refresh();
                });
    }

    public void show(List<Arithmetic> selected, Position now) {
        lit = Set.of();
        clues = selected;
        position = now;
        refresh();
    }

    public void changed(Position now) {
        position = now;
        refresh();
    }

    /// Shows a clue with some of its combinations lit.
    public void light(Arithmetic clue, List<Combination> combinations) {
        lit = Set.copyOf(combinations);
        clues = List.of(clue);
        refresh();
    }

    /// What the clues shown can still be, as one sentence.
    public String spoken() {
        return clues.stream()
                .map(clue -> words.inOneLine(CombinationPanel.of(clue, puzzle, position), isStruck(clue)))
                .collect(Collectors.joining(". "));
    }

    private void refresh() {
        groups.removeAll();
        var panels = clues.stream()
                .map(clue -> CombinationPanel.of(clue, puzzle, position))
                .toList();
        panels.forEach(panel -> groups.add(group(panel)));
        line.getElement().removeAllChildren();
        panels.forEach(panel -> line.getElement().appendChild(words.brief(panel, isStruck(panel.clue()))));
        line.setAriaLabel(spoken());
        setVisible(!panels.isEmpty());
        if (panels.isEmpty()) {
            removeClassName("open");
        }
    }

    private Div group(CombinationPanel panel) {
        var group = new Div(title(panel));
        group.addClassName("combos-group");
        if (words.areTooMany(panel)) {
            group.add(new Paragraph(texts.say("play.combos.many", "count", panel.count())));
        } else if (panel.combinations().isEmpty()) {
            group.add(new Paragraph(texts.say("play.combos.none")));
        } else {
            var list = new Div();
            list.addClassName("combos");
            list.getStyle().set("--longest", Integer.toString(longest(panel)));
            panel.combinations().forEach(combination -> list.add(button(panel, combination)));
            group.add(list);
        }
        var facts = words.facts(panel, position);
        if (!facts.isEmpty()) {
            var paragraph = new Paragraph(String.join(" · ", facts));
            paragraph.addClassName("combos-facts");
            group.add(paragraph);
        }
        lookUp(panel.clue()).ifPresent(group::add);
        return group;
    }

    /// A link to the clue in the table of all combinations, if it stands there.
    private Optional<NewTab> lookUp(Arithmetic clue) {
        return lookup.address(clue, puzzle).map(address -> new NewTab(address, texts.say("play.combos.all"), texts));
    }

    private Div title(CombinationPanel panel) {
        var title = new H2(words.heading(panel));
        var left = new Span(words.left(panel));
        left.addClassName("quiet");
        var space = new Span();
        space.addClassName("space");
        var row = new Div(title, space, left);
        row.addClassName("row");
        return row;
    }

    /// So many characters the longest combination takes.
    private static int longest(CombinationPanel panel) {
        return panel.combinations().stream()
                .mapToInt(combination -> CombinationWords.words(combination).length())
                .max()
                .orElse(0);
    }

    private NativeButton button(CombinationPanel panel, Combination combination) {
        var note = note(panel.clue(), combination);
        boolean out = struck.contains(note);
        var button = new NativeButton();
        button.addClickListener(click -> toggle(note));
        words.chip(combination, panel, position).forEach(button.getElement()::appendChild);
        button.addClassName("combo");
        button.setClassName("struck", out);
        button.setClassName("on", lit.contains(combination));
        button.getElement()
                .setAttribute("type", "button")
                .setAttribute("aria-pressed", Boolean.toString(out))
                .setAttribute(
                        "title",
                        texts.say(
                                out ? "play.combos.unstrike" : "play.combos.strike",
                                "combination",
                                CombinationWords.words(combination)));
        return button;
    }

    private void toggle(String note) {
        if (!struck.remove(note)) {
            struck.add(note);
        }
        getElement()
                .executeJs(
                        "try { localStorage.setItem($0, $1) } catch { /* kept in this page alone */ }",
                        storageKey,
                        String.join("\n", new TreeSet<>(struck)));
        refresh();
    }

    private String note(Arithmetic clue, Combination combination) {
        return puzzle.constraints().indexOf(clue) + ":" + CombinationWords.words(combination);
    }

    private Predicate<Combination> isStruck(Arithmetic clue) {
        return combination -> struck.contains(note(clue, combination));
    }
}
