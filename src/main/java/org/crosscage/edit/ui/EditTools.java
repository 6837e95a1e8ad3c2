package org.crosscage.edit.ui;

import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.SketchTool;
import org.crosscage.edit.History;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.texts.Texts;

/// The row above the board: what a stroke does, the symmetry, undo and redo, the keys.
final class EditTools extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient Map<String, NativeButton> tools = new LinkedHashMap<>();
    private final transient Consumer<String> chosen;
    private final Button undo;
    private final Button redo;

    /// @param editing of the kind that is drawn
    /// @param chosen hears which tool is taken
    /// @param symmetry hears which symmetry strokes have
    /// @param command hears `undo`, `redo` and `help`
    EditTools(
            Texts texts,
            Editing editing,
            Consumer<String> chosen,
            Consumer<String> symmetry,
            Consumer<String> command) {
        this.texts = texts;
        this.chosen = chosen;
        addClassName("edit-tools");
        var row = new Div();
        row.addClassName("edit-modes");
        row.getElement().setAttribute("role", "group").setAttribute("aria-label", texts.say("edit.tools"));
        editing.tools().forEach(tool -> row.add(button(tool)));
        add(row);
        if (!editing.symmetries().isEmpty()) {
            var picker = new Picker(texts.say("edit.symmetry"), symmetry);
            picker.setId("symmetry");
            picker.offer(
                    editing.symmetries().stream()
                            .map(name -> new Picker.Option("", name, texts.say("edit.symmetry." + name)))
                            .toList(),
                    editing.symmetries().getFirst());
            add(picker);
        }
        undo = icon(LineIcon.UNDO, texts.say("edit.undo"), () -> command.accept("undo"));
        redo = icon(LineIcon.REDO, texts.say("edit.redo"), () -> command.accept("redo"));
        var steps = new Div(undo, redo, icon(LineIcon.KEYS, texts.say("edit.keys"), () -> command.accept("help")));
        steps.addClassName("edit-steps-row");
        add(steps);
        select(editing.tools().getFirst().id());
    }

    private NativeButton button(SketchTool tool) {
        var name = tool.id();
        var button = new NativeButton(texts.say("edit.tool." + tool.stroke().orElse(name)));
        button.getElement().setAttribute("type", "button");
        button.setId("tool-" + name);
        button.getElement().setAttribute("data-tool", name); // the board takes it from there, before the server answers
        button.addClickListener(event -> select(name));
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
    void select(String name) {
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
