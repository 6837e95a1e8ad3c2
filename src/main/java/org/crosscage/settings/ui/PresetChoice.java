package org.crosscage.settings.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import org.crosscage.kind.Preset;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Texts;

/// What a list of techniques can begin as, and what it is now.
final class PresetChoice extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final Map<Preset, Tool> buttons = new EnumMap<>(Preset.class);
    private final Paragraph state = new Paragraph();
    private final Paragraph about = new Paragraph();
    private final Tool back;

    /// @param begin makes a preset the player's list
    PresetChoice(Texts texts, Consumer<Preset> begin) {
        this.texts = texts;
        var title = new H2(texts.say("play.techniques.presets"));
        title.setId("presets-title");
        var row = new Div();
        row.addClassName("segments");
        row.getElement().setAttribute("role", "group").setAttribute("aria-labelledby", "presets-title");
        for (var preset : Preset.values()) {
            var button = Tool.of(texts.say("play.preset." + preset.id()), () -> begin.accept(preset));
            button.setId("preset-" + preset.id());
            buttons.put(preset, button);
            row.add(button);
        }
        back = Tool.of(LineIcon.UNDO, texts.say("play.techniques.standard"), () -> begin.accept(Preset.STANDARD));
        back.setId("back-to-standard");
        state.addClassName("preset-state");
        about.addClassName("quiet");
        addClassNames("card", "presets");
        getElement().setAttribute("aria-labelledby", "presets-title");
        add(title, row, state, about, back);
    }

    void show(TechniqueSelection now) {
        var preset = now.preset();
        buttons.forEach((each, button) -> button.getElement()
                .setAttribute(
                        "aria-pressed",
                        String.valueOf(preset.filter(each::equals).isPresent())));
        state.setText(texts.say(
                "play.techniques.state",
                "list",
                preset.isPresent() ? texts.say("play.preset." + now.start().id()) : texts.say("play.preset.own"),
                "on",
                now.count(),
                "count",
                now.entries().size()));
        about.setText(texts.say("play.preset." + now.start().id() + (preset.isPresent() ? ".about" : ".began")));
        back.setVisible(!now.isStandard());
    }

    /// What the list is now.
    String words() {
        return state.getText() + " " + about.getText();
    }
}
