package org.crosscage.settings.ui;

import com.vaadin.flow.component.UI;
import org.crosscage.player.Preferences;
import org.crosscage.shell.ui.frame.Appearance;

/// Has a page look as its player prefers.
public final class PreferredAppearance {

    private PreferredAppearance() {}

    public static void apply(Preferences.Appearance scheme, UI ui) {
        Appearance.of(ui).scheme(Appearance.Scheme.valueOf(scheme.name()));
    }

    /// Changes how the page looks besides its scheme, where a choice differs.
    public static void apply(Preferences before, Preferences after, UI ui) {
        if (!before.get(Preferences.HIGH_CONTRAST).equals(after.get(Preferences.HIGH_CONTRAST))) {
            Appearance.of(ui)
                    .contrast(
                            after.get(Preferences.HIGH_CONTRAST)
                                    ? Appearance.Contrast.MORE
                                    : Appearance.Contrast.SYSTEM);
        }
    }
}
