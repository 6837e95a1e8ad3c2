package org.crosscage.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.Size;
import org.junit.jupiter.api.Test;

final class PreferencesTest {

    @Test
    void everyPreferenceIsInTheTableOnce() {
        var constants = Stream.of(Preferences.class.getDeclaredFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()) && field.getType() == Preference.class)
                .map(PreferencesTest::value);
        assertThat(Preferences.ALL).containsExactlyInAnyOrderElementsOf(constants.toList());
    }

    @Test
    void whatIsListedIsReadBackAndTheDefaultIsAmongIt() {
        assertThat(Preferences.ALL).allSatisfy(PreferencesTest::isReadBack);
    }

    @Test
    void aWordThatStandsTwiceIsReadOnce() {
        assertThat(Preferences.of(Map.of("introduced", "kakuro kakuro")).get(Preferences.INTRODUCED))
                .containsExactly("kakuro");
    }

    @Test
    void theLastChoiceForEachKindIsReadBackTheNewestFirst() {
        var hard = new PuzzleChoice("kenken", new Size(6, 6), Optional.of(Grade.HARD));
        var any = new PuzzleChoice("kakuro", new Size(7, 9), Optional.empty());
        var chosen = Preferences.DEFAULTS
                .withNewGame(new PuzzleChoice("kakuro", new Size(8, 8), Optional.of(Grade.EASY)))
                .withNewGame(hard)
                .withNewGame(any);

        assertThat(chosen.get(Preferences.NEW_GAMES)).containsExactly(any, hard);
        assertThat(Preferences.of(chosen.choices())).isEqualTo(chosen);
        assertThat(chosen.choices()).containsEntry("new-games", "kakuro-7x9 kenken-6x6-hard");
    }

    @Test
    void aChoiceThatCannotBeMadeIsLeftOut() {
        var read = Preferences.of(Map.of(
                "new-games", "killer-5x5-easy chess-8x8 kenken-999x999 kenken-4x4-odd kenken-5x5 kenken-6x6 rubbish"));
        assertThat(read.get(Preferences.NEW_GAMES))
                .containsExactly(new PuzzleChoice("kenken", new Size(5, 5), Optional.empty()));
    }

    private static <T> void isReadBack(Preference<T> preference) {
        assertThat(preference.values())
                .allSatisfy(value -> assertThat(
                                preference.read().apply(preference.written().apply(value)))
                        .contains(value));
        if (!preference.values().isEmpty()) {
            assertThat(preference.values()).contains(preference.byDefault());
        }
    }

    private static Preference<?> value(Field field) {
        try {
            return (Preference<?>) field.get(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
