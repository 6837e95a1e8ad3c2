package org.crosscage.settings.ui;

import com.vaadin.flow.component.UI;
import java.util.Locale;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.board.ui.BoardPreferences.Choice;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.Appearance;

/// A player's preferences in the words of the browser.
public final class PreferenceWords {

    private PreferenceWords() {}

    public static BoardPreferences forBoard(Preferences preferences) {
        return BoardPreferences.PLAIN
                .with(Choice.TIDY, preferences.tidyMarks())
                .with(Choice.CONFLICTS, preferences.check() != Preferences.Check.OFF)
                .with(Choice.PEERS, preferences.peers())
                .with(Choice.SAME, preferences.sameDigits())
                .with(Choice.LETTER_KEYS, preferences.letterKeys())
                .with(Choice.HINTS, preferences.hints())
                .with(Choice.BRANCHES, true)
                .with(Choice.GAME, true)
                .with(Choice.HIGH_CONTRAST, preferences.highContrast())
                .holding(BoardPreferences.Written.valueOf(preferences.hold().name()));
    }

    /// A constant as keys of messages name it.
    public static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static void apply(Preferences.Appearance scheme, UI ui) {
        Appearance.of(ui).scheme(Appearance.Scheme.valueOf(scheme.name()));
    }

    /// Changes how the page looks besides its scheme, where a choice differs.
    public static void apply(Preferences before, Preferences after, UI ui) {
        if (before.highContrast() != after.highContrast()) {
            Appearance.of(ui).contrast(after.highContrast() ? Appearance.Contrast.MORE : Appearance.Contrast.SYSTEM);
        }
    }
}
