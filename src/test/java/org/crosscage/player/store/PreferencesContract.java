package org.crosscage.player.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.crosscage.kind.Preset;
import org.crosscage.player.Preferences;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.storage.StorageContract;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

abstract class PreferencesContract extends StorageContract {

    private PreferenceService preferences;
    private long player;

    @BeforeEach
    void begin() {
        preferences = new PreferenceService(client, transactions);
        player = newPlayer();
    }

    @Test
    void aNewPlayerHasTheDefaults() {
        assertThat(preferences.of(player)).isEqualTo(Preferences.DEFAULTS);
    }

    @Test
    void whatIsChosenStays() {
        var chosen = preferences.change(
                player,
                p -> p.withAppearance(Preferences.Appearance.DARK)
                        .withHighContrast(true)
                        .withCheck(Preferences.Check.OFF)
                        .withTidyMarks(false)
                        .withPeers(false)
                        .withSameDigits(false)
                        .withLetterKeys(false)
                        .withTimerShown(false)
                        .withHints(false)
                        .withHold(Preferences.Hold.DIGIT)
                        .withIntroduced("kenken")
                        .withIntroduced("kakuro"));

        assertThat(preferences.of(player)).isEqualTo(chosen);
        assertThat(chosen.introduced()).containsExactlyInAnyOrder("kakuro", "kenken");
        assertThat(chosen.check()).isEqualTo(Preferences.Check.OFF);
        assertThat(chosen.timerShown()).isFalse();
    }

    @Test
    void aListOfAllTechniquesIsNotTooLongToBeKept() {
        var own = TechniqueSelection.of(Preset.PAPER).moved("level-1", 0);

        preferences.change(player, p -> p.withRepertoire(own));

        assertThat(preferences.of(player).repertoire()).isEqualTo(own);
    }

    @Test
    void aChoiceCanBeChanged() {
        preferences.change(player, p -> p.withCheck(Preferences.Check.SOLUTION));
        preferences.change(player, p -> p.withCheck(Preferences.Check.RULE_BREAKS));

        assertThat(preferences.of(player)).isEqualTo(Preferences.DEFAULTS);
    }

    @Test
    void playersDoNotShareChoices() {
        preferences.change(player, p -> p.withPeers(false));

        assertThat(preferences.of(newPlayer()).peers()).isTrue();
    }

    @Test
    void aChoiceThatNobodyUnderstandsIsAsTheDefault() {
        client.sql("insert into preference (player, name, choice) values (:player, 'check', 'with magic')")
                .param("player", player)
                .update();

        assertThat(preferences.of(player)).isEqualTo(Preferences.DEFAULTS);
    }

    @Test
    void whatTabsChangeAtOnceAllStays() throws Exception {
        var kinds = IntStream.range(0, 12).mapToObj(i -> "kind" + i).toList();
        try (var tabs = Executors.newFixedThreadPool(kinds.size())) {
            var changes = kinds.stream()
                    .map(kind ->
                            (Callable<Preferences>) () -> preferences.change(player, old -> old.withIntroduced(kind)))
                    .toList();
            for (var done : tabs.invokeAll(changes)) {
                done.get();
            }
        }

        assertThat(preferences.of(player).introduced()).containsExactlyInAnyOrderElementsOf(kinds);
    }
}
