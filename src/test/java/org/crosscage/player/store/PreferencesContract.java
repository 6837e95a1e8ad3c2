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
                p -> p.with(Preferences.APPEARANCE, Preferences.Appearance.DARK)
                        .with(Preferences.HIGH_CONTRAST, true)
                        .with(Preferences.CHECK, Preferences.Check.OFF)
                        .with(Preferences.TIDY_MARKS, false)
                        .with(Preferences.PEERS, false)
                        .with(Preferences.SAME_DIGITS, false)
                        .with(Preferences.CAGE_COLOURS, true)
                        .with(Preferences.LETTER_KEYS, false)
                        .with(Preferences.TIMER, false)
                        .with(Preferences.HINTS, false)
                        .with(Preferences.HOLD, Preferences.Hold.DIGIT)
                        .withIntroduced("kenken")
                        .withIntroduced("kakuro"));

        assertThat(preferences.of(player)).isEqualTo(chosen);
        assertThat(chosen.get(Preferences.INTRODUCED)).containsExactlyInAnyOrder("kakuro", "kenken");
        assertThat(chosen.get(Preferences.CHECK)).isEqualTo(Preferences.Check.OFF);
        assertThat(chosen.get(Preferences.TIMER)).isFalse();
    }

    @Test
    void aListOfAllTechniquesIsNotTooLongToBeKept() {
        var own = TechniqueSelection.of(Preset.PAPER).moved("level-1", 0);

        preferences.change(player, p -> p.with(Preferences.TECHNIQUES, own));

        assertThat(preferences.of(player).get(Preferences.TECHNIQUES)).isEqualTo(own);
    }

    @Test
    void aChoiceCanBeChanged() {
        preferences.change(player, p -> p.with(Preferences.CHECK, Preferences.Check.SOLUTION));
        preferences.change(player, p -> p.with(Preferences.CHECK, Preferences.Check.RULE_BREAKS));

        assertThat(preferences.of(player)).isEqualTo(Preferences.DEFAULTS);
    }

    @Test
    void playersDoNotShareChoices() {
        preferences.change(player, p -> p.with(Preferences.PEERS, false));

        assertThat(preferences.of(newPlayer()).get(Preferences.PEERS)).isTrue();
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

        assertThat(preferences.of(player).get(Preferences.INTRODUCED)).containsExactlyInAnyOrderElementsOf(kinds);
    }
}
