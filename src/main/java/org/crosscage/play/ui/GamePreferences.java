package org.crosscage.play.ui;

import com.vaadin.flow.component.UI;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.game.SavedGame;
import org.crosscage.kind.GameTerms;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Practice;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.settings.ui.PreferredAppearance;
import org.crosscage.teach.Teaching;

/// A player's preferences as the screen of a game follows them: what is changed there counts at once, and is
/// stored; what is changed elsewhere counts when it is asked for. The terms of the game hold over both.
final class GamePreferences {

    private final PreferenceService service;
    private final long player;
    private final Consumer<Preferences> changed;
    private final GameTerms terms;
    private final PuzzleKind kind;
    private final Optional<Technique> practised;
    private Preferences own;
    private Preferences now;

    /// @param saved whose player and terms they are
    /// @param changed hears of each change, after it is stored, with the preferences before it
    GamePreferences(PreferenceService service, SavedGame saved, Consumer<Preferences> changed) {
        this.service = service;
        this.player = saved.player();
        this.terms = saved.terms();
        this.changed = changed;
        this.kind = PuzzleKinds.of(saved.entry().puzzle().kind());
        this.practised = Practice.standard().practised(kind, saved.source());
        this.own = service.of(player);
        this.now = own.under(terms);
    }

    /// What holds in this game.
    Preferences now() {
        return now;
    }

    /// What the player has chosen: on the terms of this game it may not hold here.
    Preferences own() {
        return own;
    }

    /// How the player is taught in this game.
    Teaching teaching() {
        return teaching(now);
    }

    /// How the player would be taught with other preferences.
    Teaching teaching(Preferences by) {
        return Teaching.of(by, kind, practised);
    }

    /// Takes over what was changed elsewhere meanwhile: on the page of the settings, or in another tab.
    void follow() {
        var before = now;
        own = service.of(player);
        now = own.under(terms);
        if (!now.equals(before)) {
            publish(before);
        }
    }

    void change(UnaryOperator<Preferences> change) {
        var before = now;
        own = service.change(player, change);
        now = own.under(terms);
        publish(before);
    }

    private void publish(Preferences before) {
        PreferredAppearance.apply(before, now, UI.getCurrent());
        changed.accept(before);
    }
}
