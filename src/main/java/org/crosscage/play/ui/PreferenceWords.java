package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import java.util.Locale;
import org.crosscage.play.Preferences;
import org.crosscage.shell.ui.Appearance;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A player's preferences in the words of the browser.
final class PreferenceWords {

    private PreferenceWords() {}

    static ObjectNode forBoard(Preferences preferences) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("tidy", preferences.tidyMarks())
                .put("conflicts", preferences.check() != Preferences.Check.OFF)
                .put("peers", preferences.peers())
                .put("same", preferences.sameDigits())
                .put("hints", preferences.hints())
                .put("branches", true)
                .put("letterKeys", preferences.letterKeys())
                .put("hold", word(preferences.hold()))
                .put("highContrast", preferences.highContrast());
    }

    /// A constant as keys of messages name it.
    static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static void apply(Preferences.Appearance scheme, UI ui) {
        Appearance.of(ui).scheme(Appearance.Scheme.valueOf(scheme.name()));
    }

    /// Changes how the page looks besides its scheme, where a choice differs.
    static void apply(Preferences before, Preferences after, UI ui) {
        if (before.highContrast() != after.highContrast()) {
            Appearance.of(ui).contrast(after.highContrast() ? Appearance.Contrast.MORE : Appearance.Contrast.SYSTEM);
        }
    }
}
