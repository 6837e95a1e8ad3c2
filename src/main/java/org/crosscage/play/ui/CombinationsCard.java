package org.crosscage.play.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.crosscage.core.logic.Combination;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Puzzle;
import org.crosscage.play.CombinationPanel;
import org.crosscage.shell.ui.Symbol;
import org.crosscage.texts.Texts;

/// The combinations that still fit the clues of the selection. A player can strike one out, which is a note of
/// one's own; the browser keeps these. When a hint speaks of combinations they are lit.
final class CombinationsCard extends Section {

    private static final long serialVersionUID = 1L;

    /// Past so many the card says only how many there are.
    private static final int MOST = 60;

    /// What the table of all combinations has.
    private static final Set<Operation> LISTED =
            EnumSet.of(Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE);

    private static final int MOST_LISTED_CELLS = 6;
    private static final int LARGEST_LISTED = 9;

    private final transient Puzzle puzzle;
    private final transient Texts texts;
    private final transient Function<Arithmetic, String> names;
    private final transient Function<Arithmetic, String> signs;
    private final String storageKey;
    private final Div groups = new Div();
    private final NativeButton line = new NativeButton();
    private final Set<String> struck = new HashSet<>();

    private transient List<Arithmetic> clues = List.of();
    private transient Position position;
    private transient Set<Combination> lit = Set.of();

    /// @param game names the game in the browser's storage
    /// @param names the name of a clue
    /// @param signs the shortest name of a clue
    CombinationsCard(
            Puzzle puzzle,
            String game,
            Texts texts,
            Function<Arithmetic, String> names,
            Function<Arithmetic, String> signs) {
        this.puzzle = puzzle;
        this.texts = texts;
        this.names = names;
        this.signs = signs;
        this.storageKey = "crosscage.struck." + game;
        this.position = Position.start(puzzle);
        setId("combinations");
        addClassNames("card", "combos-card");
        getElement().setAttribute("aria-label", texts.say("play.combos.eyebrow"));
        var eyebrow = new Div(new Span(texts.say("play.combos.eyebrow")));
        eyebrow.addClassName("eyebrow");
        add(eyebrow, groups, cross());
        line.addClassName("combo-line");
        line.addClickListener(click -> setClassName("open", !hasClassName("open")));
        setVisible(false);
    }

    private Tool cross() {
        var cross = Tool.icon(Symbol.CLOSE, texts.say("play.combos.close"), () -> removeClassName("open"));
        cross.removeClassName("tool");
        cross.addClassNames("icon-button", "close");
        return cross;
    }

    /// The same in one line, for a phone; opens the card there.
    Component line() {
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

    void show(List<Arithmetic> selected, Position now) {
        lit = Set.of();
        clues = selected;
        position = now;
        refresh();
    }

    void changed(Position now) {
        position = now;
        refresh();
    }

    /// Shows a clue with some of its combinations lit.
    void light(Arithmetic clue, List<Combination> combinations) {
        lit = Set.copyOf(combinations);
        clues = List.of(clue);
        refresh();
    }

    /// What the clues shown can still be, as one sentence.
    String spoken() {
        return clues.stream()
                .map(clue -> inOneLine(CombinationPanel.of(clue, puzzle, position)))
                .collect(Collectors.joining(". "));
    }

    private void refresh() {
        groups.removeAll();
        var panels = clues.stream()
                .map(clue -> CombinationPanel.of(clue, puzzle, position))
                .toList();
        panels.forEach(panel -> groups.add(group(panel)));
        line.removeAll();
        panels.forEach(panel -> line.add(brief(panel)));
        line.setAriaLabel(spoken());
        setVisible(!panels.isEmpty());
        if (panels.isEmpty()) {
            removeClassName("open");
        }
    }

    private Div group(CombinationPanel panel) {
        var group = new Div(title(panel));
        group.addClassName("combos-group");
        if (panel.isCut() || panel.combinations().size() > MOST) {
            group.add(new Paragraph(texts.say("play.combos.many", "count", panel.count())));
        } else if (panel.combinations().isEmpty()) {
            group.add(new Paragraph(texts.say("play.combos.none")));
        } else {
            var list = new Div();
            list.addClassName("combos");
            panel.combinations().forEach(combination -> list.add(button(panel.clue(), combination)));
            group.add(list);
        }
        var facts = facts(panel);
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
        int cells = clue.cells().size();
        int largest = puzzle.digits().max();
        boolean listed = cells > 1
                && cells <= MOST_LISTED_CELLS
                && largest <= LARGEST_LISTED
                && puzzle.digits().equals(Digits.range(1, largest))
                && LISTED.contains(clue.operation());
        return listed
                ? Optional.of(new NewTab(
                        "learn/combinations?kind=" + puzzle.kind() + "&grid=" + largest + "&sign="
                                + clue.operation().name().toLowerCase(Locale.ROOT) + "&cells=" + cells + "&clue="
                                + clue.target(),
                        texts.say("play.combos.all"),
                        texts))
                : Optional.empty();
    }

    private Div title(CombinationPanel panel) {
        var title = new H2(names.apply(panel.clue()));
        var left = new Span(left(panel));
        left.addClassName("quiet");
        var space = new Span();
        space.addClassName("space");
        var row = new Div(title, space, left);
        row.addClassName("row");
        return row;
    }

    private String left(CombinationPanel panel) {
        int open = panel.progress().open().size();
        var left = panel.progress().left();
        return left.isPresent() && open > 0 && !panel.progress().placed().isEmpty()
                ? texts.say("play.combos.left", "left", left.getAsLong(), "cells", open)
                : texts.say("play.combos.open", "cells", open);
    }

    private List<String> facts(CombinationPanel panel) {
        var facts = new ArrayList<String>();
        if (panel.combinations().size() > 1 || panel.isCut()) {
            if (!panel.required().isEmpty()) {
                facts.add(texts.say("play.combos.required", "digits", words(panel.required())));
            }
            if (!panel.impossible().isEmpty()) {
                facts.add(texts.say("play.combos.impossible", "digits", words(panel.impossible())));
            }
        }
        return facts;
    }

    private NativeButton button(Arithmetic clue, Combination combination) {
        var words = words(combination);
        var note = note(clue, combination);
        boolean out = struck.contains(note);
        var button = new NativeButton(words, click -> toggle(note));
        button.addClassName("combo");
        button.setClassName("struck", out);
        button.setClassName("on", lit.contains(combination));
        button.getElement()
                .setAttribute("type", "button")
                .setAttribute("aria-pressed", Boolean.toString(out))
                .setAttribute(
                        "title", texts.say(out ? "play.combos.unstrike" : "play.combos.strike", "combination", words));
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
        return puzzle.constraints().indexOf(clue) + ":" + words(combination);
    }

    private String inOneLine(CombinationPanel panel) {
        var shown = shown(panel, CombinationsCard::words);
        return texts.say("play.combos.line", "clue", names.apply(panel.clue()), "combinations", shown);
    }

    private String shown(CombinationPanel panel, Function<Combination, String> words) {
        return panel.isCut() || panel.combinations().size() > MOST
                ? texts.say("play.combos.many", "count", panel.count())
                : panel.combinations().stream()
                        .filter(combination -> !struck.contains(note(panel.clue(), combination)))
                        .map(words)
                        .collect(Collectors.joining(", "));
    }

    /// The start of what fits, in one line of a phone.
    private Span brief(CombinationPanel panel) {
        var sign = new Element("b").setText(signs.apply(panel.clue()));
        var brief = new Span();
        brief.getElement().appendChild(sign, Element.createText("\u2002" + shown(panel, CombinationsCard::tight)));
        return brief;
    }

    private static String tight(Combination combination) {
        var between = combination.digits().stream().anyMatch(digit -> digit > 9) ? "\u2009" : "";
        return combination.digits().stream().map(String::valueOf).collect(Collectors.joining(between));
    }

    private static String words(Combination combination) {
        return combination.digits().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String words(Digits digits) {
        return Arrays.stream(digits.toArray()).mapToObj(String::valueOf).collect(Collectors.joining(", "));
    }
}
