package org.crosscage.edit.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.crosscage.edit.History;
import org.crosscage.edit.Symmetry;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.Picker;
import org.crosscage.texts.Texts;

/// The row above the board: what a stroke does, the symmetry, undo and redo, the keys.
final class EditTools extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Map<String, NativeButton> tools = new LinkedHashMap<>();
    private final transient Consumer<String> chosen;
    private final Button undo;
    private final Button redo;

    /// @param kakuro whether there are colours instead of cages
    /// @param chosen hears which tool is taken
    /// @param symmetry hears which symmetry strokes have
    /// @param command hears `undo`, `redo` and `help`
    EditTools(
            Texts texts, boolean kakuro, Consumer<String> chosen, Consumer<String> symmetry, Consumer<String> command) {
        this.chosen = chosen;
        addClassName("edit-tools");
        var row = new Div();
        row.addClassName("edit-modes");
        row.getElement().setAttribute("role", "group").setAttribute("aria-label", texts.say("edit.tools"));
        var names = kakuro ? List.of("shape", "clues", "digits") : List.of("shape", "join", "clues", "digits");
        names.forEach(name -> row.add(tool(name, texts.say("edit.tool." + (kakuro ? name : "cage." + name)))));
        add(row);
        if (kakuro) {
            var picker = new Picker(texts.say("edit.symmetry"), symmetry);
            picker.setId("symmetry");
            picker.offer(
                    Stream.of(Symmetry.values())
                            .map(each -> each.name().toLowerCase(Locale.ROOT))
                            .map(name -> new Picker.Option("", name, texts.say("edit.symmetry." + name)))
                            .toList(),
                    "none");
            add(picker);
        }
        undo = icon(LineIcon.UNDO, texts.say("edit.undo"), () -> command.accept("undo"));
        redo = icon(LineIcon.REDO, texts.say("edit.redo"), () -> command.accept("redo"));
        var steps = new Div(undo, redo, icon(LineIcon.KEYS, texts.say("edit.keys"), () -> command.accept("help")));
        steps.addClassName("edit-steps-row");
        add(steps);
        take("shape");
    }

    private NativeButton tool(String name, String words) {
        var button = new NativeButton(words);
        button.getElement().setAttribute("type", "button");
        button.setId("tool-" + name);
        button.addClickListener(event -> take(name));
        tools.put(name, button);
        return button;
    }

    private static Button icon(LineIcon symbol, String words, Runnable press) {
        var button = new Button(symbol.draw(), event -> press.run());
        button.setAriaLabel(words);
        button.getElement().setAttribute("title", words);
        button.addClassName("icon-button");
        return button;
    }

    /// Takes a tool, if this kind has it.
    void take(String name) {
        if (tools.containsKey(name)) {
            tools.forEach((each, button) ->
                    button.getElement().setAttribute("aria-pressed", String.valueOf(each.equals(name))));
            chosen.accept(name);
        }
    }

    void show(History history) {
        undo.setEnabled(history.canUndo());
        redo.setEnabled(history.canRedo());
    }
}
