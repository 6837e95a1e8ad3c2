package org.crosscage.sets.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.IntConsumer;
import org.crosscage.board.ui.PuzzleNames;
import org.crosscage.board.ui.Thumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Truth;
import org.crosscage.sets.PuzzleSets;
import org.crosscage.shell.ui.Symbol;
import org.crosscage.texts.Texts;

/// The puzzles of a set in their order: each can be put one place up or down, or taken out.
final class ChosenPuzzles extends Div {

    private static final long serialVersionUID = 1L;

    /// Keeps the focus with the row that was moved, at its other button where the first one leads nowhere now.
    private static final String HOLD = "const row = this.children[$0];"
            + "[row?.querySelector($1), ...(row?.querySelectorAll('button') ?? [])]"
            + ".find((button) => button && !button.disabled)?.focus()";

    private final transient Texts texts;
    private final transient GradeFinder grades;
    private final transient Moves moves;
    private final Paragraph count = new Paragraph();
    private final OrderedList list = new OrderedList();
    private final Paragraph said = new Paragraph();

    /// What can be done with a row, by their places from 0.
    interface Moves {
        void move(int from, int to);

        void remove(int at);
    }

    ChosenPuzzles(SetDesk desk, Moves moves) {
        this.texts = desk.texts();
        this.grades = new GradeFinder(desk, this);
        this.moves = moves;
        addClassName("chosen");
        count.addClassName("quiet");
        count.setId("chosen-count");
        list.getElement().setAttribute("aria-label", texts.say("sets.puzzles"));
        said.addClassName("visually-hidden");
        said.getElement().setAttribute("role", "status");
        add(count, list, said);
    }

    void show(List<PuzzleEntry> puzzles) {
        grades.forget();
        list.removeAll();
        count.setText(texts.say("sets.chosen", "count", puzzles.size(), "most", PuzzleSets.MOST_PUZZLES));
        for (int i = 0; i < puzzles.size(); i++) {
            list.add(row(puzzles, i));
        }
        list.setVisible(!puzzles.isEmpty());
        grades.next();
    }

    private ListItem row(List<PuzzleEntry> puzzles, int at) {
        var entry = puzzles.get(at);
        var puzzle = entry.puzzle();
        var words = texts.say("sets.puzzle", "number", at + 1, "name", new PuzzleNames(texts).of(entry));
        var name = new Span(words);
        name.addClassName("tile-name");
        var odd = new Span();
        odd.addClassNames("tile-note", "chosen-odd");
        var told = new Div(name, grades.sign(puzzle, truth -> odd.setText(oddity(truth))), odd);
        told.addClassName("chosen-words");
        var up = button("up", Symbol.DOWN, words, _ -> move(at, at - 1, ".up"), at);
        up.setEnabled(at > 0);
        var down = button("down", Symbol.DOWN, words, _ -> move(at, at + 1, ".down"), at);
        down.setEnabled(at < puzzles.size() - 1);
        var out = button("out", Symbol.CLOSE, words, moves::remove, at);
        var row =
                new ListItem(Thumbnail.of(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle)), told, up, down, out);
        row.addClassName("chosen-row");
        return row;
    }

    private NativeButton button(String key, Symbol symbol, String name, IntConsumer press, int at) {
        var button = new NativeButton();
        button.add(symbol.draw());
        button.addClassNames("icon-button", key);
        var words = texts.say("sets.chosen." + key, "name", name);
        button.getElement().setAttribute("type", "button").setAttribute("title", words);
        button.setAriaLabel(words);
        button.addClickListener(_ -> press.accept(at));
        return button;
    }

    private void move(int from, int to, String button) {
        moves.move(from, to);
        list.getElement().executeJs(HOLD, to, button);
        say(texts.say("sets.chosen.moved", "number", to + 1));
    }

    /// Where the focus goes when a row was taken out.
    void hold(int at) {
        list.getElement().executeJs(HOLD, at, ".out");
    }

    void say(String words) {
        said.setText(words);
    }

    private String oddity(Truth truth) {
        return switch (truth) {
            case Truth.Several _ -> texts.say("sets.odd.several");
            case Truth.None _ -> texts.say("sets.odd.none");
            case Truth.One _, Truth.Unknown _ -> "";
        };
    }
}
