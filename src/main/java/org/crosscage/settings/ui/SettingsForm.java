package org.crosscage.settings.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.radiobutton.RadioButtonGroup;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.crosscage.player.Preference;
import org.crosscage.player.Preferences;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// All settings. Each is stored the moment it is chosen; there is nothing to save.
public final class SettingsForm extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient Preferences now;
    private final transient Consumer<UnaryOperator<Preferences>> change;
    private final RadioButtonGroup<Preferences.Appearance> appearance;
    /// The page learns what holds already; nobody is choosing.
    private boolean showing;

    /// @param change stores a choice and has it applied
    public SettingsForm(Preferences now, Texts texts, Consumer<UnaryOperator<Preferences>> change) {
        this.texts = texts;
        this.now = now;
        this.change = change;
        this.appearance = choice(Preferences.APPEARANCE);
        addClassName("settings-form");
        add(
                section("look", appearance, toggle(Preferences.HIGH_CONTRAST), toggle(Preferences.ZEN)),
                section("checking", choice(Preferences.CHECK)),
                section("hints", toggle(Preferences.HINTS), toggle(Preferences.MARKS_IN_HINTS), techniques()),
                section(
                        "board",
                        toggle(Preferences.TIDY_MARKS),
                        toggle(Preferences.PEERS),
                        toggle(Preferences.SAME_DIGITS),
                        toggle(Preferences.CAGE_COLOURS),
                        toggle(Preferences.COMBINATIONS),
                        toggle(Preferences.TIMER),
                        toggle(Preferences.SOUND),
                        toggle(Preferences.VIBRATION)),
                section("training", toggle(Preferences.RATINGS)),
                section(
                        "input",
                        choice(Preferences.KEYPAD),
                        choice(Preferences.DIGIT_ORDER),
                        toggle(Preferences.LARGE_KEYS),
                        choice(Preferences.HOLD),
                        toggle(Preferences.LETTER_KEYS)));
    }

    /// The button in the bar switches the scheme in the browser alone; what it chose last is what holds.
    @Override
    protected void onAttach(AttachEvent event) {
        getElement()
                .executeJs("return window.crosscageAppearance?.chosen().scheme ?? 'system'")
                .then(String.class, this::showScheme);
    }

    void showScheme(String scheme) {
        showing = true;
        for (var choice : Preferences.APPEARANCE.values()) {
            if (Preference.word(choice).equals(scheme)) {
                appearance.setValue(choice);
            }
        }
        showing = false;
    }

    /// What was chosen holds in the browser too, even where only the browser had something else.
    ///
    /// @param value null where a browser's console chose nothing
    private <T> void chosen(Preference<T> preference, @Nullable T value) {
        if (!showing && value != null) {
            change.accept(preferences -> preferences.with(preference, value));
            if (value instanceof Preferences.Appearance scheme) {
                PreferredAppearance.apply(scheme, UI.getCurrent());
            }
        }
    }

    private Section section(String key, Component... fields) {
        var title = new H2(texts.say("play.settings." + key));
        title.setId("settings-" + key);
        var section = new Section(title);
        section.getElement().setAttribute("aria-labelledby", "settings-" + key);
        section.add(fields);
        return section;
    }

    private Checkbox toggle(Preference<Boolean> preference) {
        var box = new Checkbox(label(preference), now.get(preference));
        box.setId(id(preference));
        help(preference).ifPresent(box::setHelperText);
        box.addValueChangeListener(event -> chosen(preference, event.getValue()));
        return box;
    }

    private <E extends Enum<E>> RadioButtonGroup<E> choice(Preference<E> preference) {
        var group = new RadioButtonGroup<E>(label(preference), preference.values());
        group.setId(id(preference));
        group.setItemLabelGenerator(choice -> texts.say(key(preference) + "." + Preference.word(choice)));
        group.setValue(now.get(preference));
        help(preference).ifPresent(group::setHelperText);
        group.addValueChangeListener(event -> chosen(preference, event.getValue()));
        return group;
    }

    private static String id(Preference<?> preference) {
        return "setting-" + preference.id();
    }

    private static String key(Preference<?> preference) {
        return "play.setting." + preference.id();
    }

    private String label(Preference<?> preference) {
        return texts.say(key(preference));
    }

    /// The way to the list of techniques, with what it is now.
    private Div techniques() {
        var techniques = now.get(Preferences.TECHNIQUES);
        var list = techniques
                .preset()
                .map(preset -> texts.say("play.preset." + preset.id()))
                .orElseGet(() -> texts.say("play.preset.own"));
        var link = new Anchor("settings/techniques", label(Preferences.TECHNIQUES));
        link.setId(id(Preferences.TECHNIQUES));
        link.getElement().setAttribute("router-link", true);
        var state = new Span(texts.say(
                "play.techniques.state",
                "list",
                list,
                "on",
                techniques.count(),
                "count",
                techniques.entries().size()));
        state.addClassName("quiet");
        var line = new Div(link, state);
        line.addClassName("setting-link");
        return line;
    }

    private Optional<String> help(Preference<?> preference) {
        var name = key(preference) + ".help";
        return texts.has(name) ? Optional.of(texts.say(name)) : Optional.empty();
    }
}
