package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.crosscage.play.PreferenceService;
import org.crosscage.play.Preferences;

/// A player's preferences as the screen of a game follows them: what is changed there counts at once, and is
/// stored; what is changed elsewhere counts when it is asked for.
final class FollowedPreferences {

    private final PreferenceService service;
    private final long player;
    private final Consumer<Preferences> changed;
    private Preferences now;

    /// @param changed hears of each change, after it is stored, with the preferences before it
    FollowedPreferences(PreferenceService service, long player, Consumer<Preferences> changed) {
        this.service = service;
        this.player = player;
        this.changed = changed;
        this.now = service.of(player);
    }

    Preferences now() {
        return now;
    }

    /// Takes over what was changed elsewhere meanwhile: on the page of the settings, or in another tab.
    void follow() {
        var before = now;
        now = service.of(player);
        if (!now.equals(before)) {
            tell(before);
        }
    }

    void change(UnaryOperator<Preferences> change) {
        var before = now;
        now = service.change(player, change);
        tell(before);
    }

    private void tell(Preferences before) {
        PreferenceWords.apply(before, now, UI.getCurrent());
        changed.accept(before);
    }
}
