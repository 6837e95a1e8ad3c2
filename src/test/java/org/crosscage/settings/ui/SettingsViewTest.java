package org.crosscage.settings.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.LocatorJ._setValue;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.radiobutton.RadioButtonGroup;
import org.crosscage.play.ui.PlayScreenTest;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.ui.field.Tool;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/// Settings, on their page and over a game.
final class SettingsViewTest extends PlayScreenTest {

    @Autowired
    private PreferenceService preferences;

    @Test
    void everySettingCanBeChosen() {
        open("settings");
        for (var id : new String[] {
            "high-contrast",
            "tidy-marks",
            "peers",
            "same-digits",
            "cage-colours",
            "timer",
            "sound",
            "vibration",
            "letter-keys",
            "hints",
            "marks-in-hints",
            "ratings",
            "combinations",
            "zen",
            "large-keys"
        }) {
            _get(Checkbox.class, spec -> spec.withId("setting-" + id));
        }
        for (var id : new String[] {"appearance", "check", "keypad", "digit-order", "hold"}) {
            choice(id);
        }
    }

    @Test
    void whoOnlyLooksIsNotStored() {
        open("settings");
        assertThat(player.known()).isEmpty();
    }

    @Test
    void whatTheBrowserHasIsShownAndNotStored() {
        open("settings");
        _get(SettingsForm.class).showScheme("dark");
        assertThat(choice("appearance").getValue()).isEqualTo(Preferences.Appearance.DARK);
        assertThat(player.known()).isEmpty();
    }

    @Test
    @SuppressWarnings("unchecked")
    void aSchemeThatIsChosenHoldsInABrowserThatHasAnother() {
        open("settings");
        _get(SettingsForm.class).showScheme("dark");
        UI.getCurrent().getInternals().dumpPendingJavaScriptInvocations();

        _setValue(choice("appearance"), Preferences.Appearance.SYSTEM);

        assertThat(UI.getCurrent().getInternals().dumpPendingJavaScriptInvocations())
                .anySatisfy(call ->
                        assertThat(call.getInvocation().getExpression()).contains("crosscageAppearance.scheme"));
    }

    @Test
    void aChoiceIsKeptAtOnce() {
        open("settings");
        _setValue(_get(Checkbox.class, spec -> spec.withId("setting-tidy-marks")), false);
        assertThat(preferences.of(player.id()).get(Preferences.TIDY_MARKS)).isFalse();
    }

    @Test
    void noChoiceChangesNothing() {
        open("settings");
        var before = preferences.of(player.id());

        choice("check").setValue(null);

        assertThat(preferences.of(player.id())).isEqualTo(before);
    }

    @Test
    void aChoiceIsOnePlayersOwn() {
        open("settings");
        _setValue(_get(Checkbox.class, spec -> spec.withId("setting-tidy-marks")), false);
        anotherPlayer();
        assertThat(preferences.of(player.id())).isEqualTo(Preferences.DEFAULTS);
    }

    @Test
    void overAGameAChoiceHoldsAtOnce() {
        begin(PROPER);
        settings();
        _setValue(_get(Checkbox.class, spec -> spec.withId("setting-peers")), false);
        assertThat(told("preferences").path("peers").asBoolean()).isFalse();
    }

    @Test
    @SuppressWarnings("unchecked")
    void againstTheSolutionEveryWrongDigitIsMarked() {
        begin(PROPER);
        settings();
        _setValue(choice("check"), Preferences.Check.SOLUTION);
        type(0, 2);
        assertThat(told("wrong").toString()).isEqualTo("[0]");
    }

    @Test
    @SuppressWarnings("unchecked")
    void whoWantsNothingMarkedSeesNoBrokenClue() {
        begin(PROPER);
        type(0, 3);
        assertThat(told("clueStates").toString()).contains("broken");
        settings();
        _setValue(choice("check"), Preferences.Check.OFF);
        assertThat(told("clueStates").toString()).doesNotContain("broken");
        assertThat(told("preferences").path("conflicts").asBoolean()).isFalse();
    }

    @Test
    void whoWantsNoHintsHasNoneToAskFor() {
        var saved = begin(PROPER);
        press("hint");
        assertThat(words()).contains("stage 1 of 4");
        settings();
        _setValue(_get(Checkbox.class, spec -> spec.withId("setting-hints")), false);

        assertThat(words()).doesNotContain("stage 1 of 4");
        assertThat(told("preferences").path("hints").asBoolean()).isFalse();
        assertThat(_find(Tool.class, spec -> spec.withId("ask-hint"))).isEmpty();
        press("hint");
        assertThat(words()).doesNotContain("stage 1 of 4");
        press("check");
        assertThat(words()).contains("Nothing is wrong so far");
        assertThat(games.load(saved.player(), saved.id()).orElseThrow().totals().hintCost())
                .isEqualTo(1);
    }

    @SuppressWarnings({"rawtypes", "unchecked"}) // a class literal can not carry the type of the values
    private static <T> RadioButtonGroup<T> choice(String id) {
        return _get(RadioButtonGroup.class, spec -> spec.withId("setting-" + id));
    }

    private static void settings() {
        click("menu-settings");
        MockVaadin.clientRoundtrip(false);
    }
}
