package org.crosscage.sets.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.shell.ui.Choice;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;

/// Where puzzles for a set come from: the library, the generator, or what somebody pastes.
final class AddPuzzles extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient Basket basket;
    private final transient Map<Source, Component> panels = new EnumMap<>(Source.class);
    private final FromLibrary library;
    private final Paragraph done = new Paragraph();
    private final Paragraph wrong = new Paragraph();

    /// Where puzzles can come from.
    enum Source {
        LIBRARY,
        NEW,
        PASTED;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    AddPuzzles(SetDesk desk, Basket basket) {
        this.texts = desk.texts();
        this.basket = basket;
        this.library = new FromLibrary(desk, basket, this::add);
        panels.put(Source.LIBRARY, library);
        panels.put(Source.NEW, new NewOnes(desk, this::hasRoom, this::add, this::say));
        panels.put(Source.PASTED, new PastedPuzzles(texts, this::add, this::complain));
        addClassName("add-puzzles");
        done.addClassName("quiet");
        done.setId("added");
        done.getElement().setAttribute("role", "status");
        wrong.addClassName("said-wrong");
        wrong.getElement().setAttribute("role", "alert");
        wrong.setVisible(false);
        var choice = new Choice<>(
                        "set-source",
                        texts.say("sets.source"),
                        List.of(Source.values()),
                        Source.LIBRARY,
                        source -> texts.say("sets.source." + source.word()))
                .onChange(this::open);
        add(choice);
        panels.values().forEach(this::add);
        add(wrong, done);
        open(Source.LIBRARY);
    }

    private void open(Source source) {
        panels.forEach((each, panel) -> panel.setVisible(each == source));
        quiet();
    }

    /// What is in the set has changed elsewhere.
    void look() {
        library.look();
        quiet();
    }

    private void quiet() {
        done.setText("");
        wrong.setVisible(false);
    }

    private void say(String words) {
        quiet();
        done.setText(words);
    }

    private void add(List<PuzzleEntry> more) {
        quiet();
        try {
            basket.add(more);
            done.setText(texts.say(
                    "sets.added", "count", more.size(), "all", basket.puzzles().size()));
        } catch (RefusedSetException refusal) {
            complain(new SetWords(texts).refusal(refusal));
        }
        library.look();
    }

    /// Whether so many more find room; says so when they do not.
    private boolean hasRoom(int more) {
        quiet();
        var refusal = RefusedSetException.forLackOfRoom(basket.puzzles().size() + more);
        refusal.map(new SetWords(texts)::refusal).ifPresent(this::complain);
        return refusal.isEmpty();
    }

    private void complain(FormatException flaw) {
        complain(new FormatTexts(texts).sentence(flaw));
    }

    private void complain(String words) {
        done.setText("");
        wrong.setText(words);
        wrong.setVisible(true);
    }
}
