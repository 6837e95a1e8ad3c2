package org.crosscage.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.stream.Stream;
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
