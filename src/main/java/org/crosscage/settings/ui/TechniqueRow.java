package org.crosscage.settings.ui;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.Preset;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.texts.Texts;

/// A technique in the player's list: switched on or off, its name, and what moves it. How it is moved by keys,
/// buttons and dragging is the browser's affair (`reorder.ts`).
final class TechniqueRow extends ListItem {

    private static final long serialVersionUID = 1L;

    private static final List<String> CONTROLS = List.of("handle", "up", "down");

    private final transient Technique technique;
    private final transient Texts texts;
    private final String name;
    private final Checkbox box = new Checkbox();
    private final Span note = new Span();
    /// The page learns what holds already; nobody is choosing.
    private boolean showing;

    /// @param turn switches the technique on or off
    TechniqueRow(Technique technique, Texts texts, BiConsumer<String, Boolean> turn) {
        this.technique = technique;
        this.texts = texts;
        this.name = texts.say("hints.technique-name." + technique.id());
        box.setId("use-" + technique.id());
        box.setAriaLabel(name);
        box.addValueChangeListener(event -> {
            if (!showing) {
                turn.accept(technique.id(), event.getValue());
            }
        });
        addClassName("technique-row");
        getElement().setAttribute("data-technique", technique.id());
        add(box, words(), handle(), step("up"), step("down"));
    }

    String name() {
        return name;
    }

    Tier tier() {
        return technique.tier();
    }

    /// @param start the preset that the list began as
    void show(boolean on, Preset start) {
        showing = true;
        box.setValue(on);
        showing = false;
        setClassName("off", !on);
        note.setText(String.join(" · ", notes(start)));
        note.setVisible(!note.getText().isEmpty());
    }

    /// Puts the focus on one of the row's buttons, which has been moved with it.
    ///
    /// @param control the button's class; any other word: none, because the row was dragged
    void hold(String control) {
        if (CONTROLS.contains(control)) {
            getElement().executeJs("this.querySelector(':scope > .' + $0)?.focus()", control);
        }
    }

    private Div words() {
        var link = new Anchor("learn/" + technique.id(), name);
        link.getElement().setAttribute("router-link", true);
        note.addClassNames("quiet", "note-small");
        var words = new Div(link, note);
        words.addClassName("words");
        return words;
    }

    private List<String> notes(Preset start) {
        var kinds = PuzzleKinds.all().stream().filter(this::isIn).toList();
        var only = kinds.size() == PuzzleKinds.all().size()
                ? List.<String>of()
                : List.of(texts.say(
                        "play.techniques.only",
                        "kinds",
                        new PuzzleNames(texts).kinds(kinds.stream().map(PuzzleKind::id))));
        var special = start.narrows(technique.id())
                ? List.of(texts.say("play.techniques.sums-in-one-line"))
                : List.<String>of();
        return Stream.concat(only.stream(), special.stream()).toList();
    }

    private boolean isIn(PuzzleKind kind) {
        return kind.technique(technique.id()).isPresent();
    }

    private NativeButton step(String way) {
        return button(way, LineIcon.DOWN, texts.say("play.techniques." + way, "technique", name));
    }

    private NativeButton handle() {
        return button("handle", LineIcon.GRIP, texts.say("play.techniques.handle", "technique", name));
    }

    private static NativeButton button(String className, LineIcon symbol, String name) {
        var button = new NativeButton();
        button.add(symbol.draw());
        button.addClassNames("icon-button", className);
        button.getElement().setAttribute("type", "button").setAttribute("title", name);
        button.setAriaLabel(name);
        return button;
    }
}
