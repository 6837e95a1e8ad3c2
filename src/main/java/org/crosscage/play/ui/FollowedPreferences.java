package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import java.util.function.UnaryOperator;
import org.crosscage.play.PreferenceService;
import org.crosscage.play.Preferences;

/// A player's preferences as the screen of a game follows them: what is changed there counts at once, and is
/// stored.
final class FollowedPreferences {

    private final PreferenceService service;
    private final long player;
    private final Runnable changed;
    private Preferences now;

    /// @param changed hears of each change, after it is stored
    FollowedPreferences(PreferenceService service, long player, Runnable changed) {
        this.service = service;
        this.player = player;
        this.changed = changed;
        this.now = service.of(player);
    }

    Preferences now() {
        return now;
    }

    void change(UnaryOperator<Preferences> change) {
        var before = now;
        now = service.change(player, change);
        PreferenceWords.apply(before, now, UI.getCurrent());
        changed.run();
    }
}
