package org.crosscage.player.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.Preset;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.player.Preference;
import org.crosscage.player.Preferences;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.storage.StorageContract;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PreferenceServiceTest extends StorageContract {

    private static final List<Preference<Boolean>> SWITCHES = List.of(
            Preferences.HIGH_CONTRAST,
            Preferences.TIDY_MARKS,
            Preferences.PEERS,
            Preferences.SAME_DIGITS,
            Preferences.CAGE_COLOURS,
            Preferences.SOUND,
            Preferences.VIBRATION,
            Preferences.LETTER_KEYS,
            Preferences.HINTS,
            Preferences.TIMER);

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
                        .with(Preferences.SOUND, true)
                        .with(Preferences.VIBRATION, true)
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
        var kinds = PuzzleKinds.all().stream().map(PuzzleKind::id).toList();
        var choices = Stream.concat(
                        kinds.stream().map(kind -> (UnaryOperator<Preferences>) old -> old.withIntroduced(kind)),
                        SWITCHES.stream()
                                .map(each -> (UnaryOperator<Preferences>) old -> old.with(each, !old.get(each))))
                .toList();
        atOnce(choices.size(), i -> preferences.change(player, choices.get(i)));

        var all = preferences.of(player);
        assertThat(all.get(Preferences.INTRODUCED)).containsExactlyInAnyOrderElementsOf(kinds);
        assertThat(SWITCHES).allSatisfy(each -> assertThat(all.get(each)).isNotEqualTo(Preferences.DEFAULTS.get(each)));
    }
}
