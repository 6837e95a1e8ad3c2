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
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.crosscage.player.Preferences;
import org.crosscage.texts.Texts;

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
        this.appearance = choice(
                "appearance", Preferences.Appearance.values(), Preferences::appearance, Preferences::withAppearance);
        addClassName("settings-form");
        add(
                section(
                        "look",
                        appearance,
                        toggle("contrast", Preferences::highContrast, Preferences::withHighContrast)),
                section(
                        "checking",
                        choice("check", Preferences.Check.values(), Preferences::check, Preferences::withCheck)),
                section(
                        "hints",
                        toggle("hints", Preferences::hints, Preferences::withHints),
                        toggle("marks", Preferences::marksInHints, Preferences::withMarksInHints),
                        techniques()),
                section(
                        "board",
                        toggle("tidy", Preferences::tidyMarks, Preferences::withTidyMarks),
                        toggle("peers", Preferences::peers, Preferences::withPeers),
                        toggle("same", Preferences::sameDigits, Preferences::withSameDigits),
                        toggle("timer", Preferences::timerShown, Preferences::withTimerShown)),
                section(
                        "input",
                        choice("hold", Preferences.Hold.values(), Preferences::hold, Preferences::withHold),
                        toggle("letters", Preferences::letterKeys, Preferences::withLetterKeys)));
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
        for (var choice : Preferences.Appearance.values()) {
            if (PreferenceWords.word(choice).equals(scheme)) {
                appearance.setValue(choice);
            }
        }
        showing = false;
    }

    /// What was chosen holds in the browser too, even where only the browser had something else.
    private <E> void chosen(E value, BiFunction<Preferences, E, Preferences> write) {
        if (!showing) {
            change.accept(preferences -> write.apply(preferences, value));
            if (value instanceof Preferences.Appearance scheme) {
                PreferenceWords.apply(scheme, UI.getCurrent());
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

    private Checkbox toggle(
            String key, Function<Preferences, Boolean> read, BiFunction<Preferences, Boolean, Preferences> write) {
        var box = new Checkbox(texts.say("play.setting." + key), read.apply(now));
        box.setId("setting-" + key);
        help(key).ifPresent(box::setHelperText);
        box.addValueChangeListener(event -> chosen(event.getValue(), write));
        return box;
    }

    private <E extends Enum<E>> RadioButtonGroup<E> choice(
            String key, E[] choices, Function<Preferences, E> read, BiFunction<Preferences, E, Preferences> write) {
        var group = new RadioButtonGroup<E>(texts.say("play.setting." + key), choices);
        group.setId("setting-" + key);
        group.setItemLabelGenerator(choice -> texts.say("play.setting." + key + "." + PreferenceWords.word(choice)));
        group.setValue(read.apply(now));
        help(key).ifPresent(group::setHelperText);
        group.addValueChangeListener(event -> chosen(event.getValue(), write));
        return group;
    }

    /// The way to the list of techniques, with what it is now.
    private Div techniques() {
        var repertoire = now.repertoire();
        var list = repertoire
                .preset()
                .map(preset -> texts.say("play.preset." + preset.id()))
                .orElseGet(() -> texts.say("play.preset.own"));
        var link = new Anchor("settings/techniques", texts.say("play.setting.techniques"));
        link.setId("setting-techniques");
        link.getElement().setAttribute("router-link", true);
        var state = new Span(texts.say(
                "play.techniques.state",
                "list",
                list,
                "on",
                repertoire.count(),
                "count",
                repertoire.entries().size()));
        state.addClassName("quiet");
        var line = new Div(link, state);
        line.addClassName("setting-link");
        return line;
    }

    private Optional<String> help(String key) {
        var name = "play.setting." + key + ".help";
        return texts.has(name) ? Optional.of(texts.say(name)) : Optional.empty();
    }
}
