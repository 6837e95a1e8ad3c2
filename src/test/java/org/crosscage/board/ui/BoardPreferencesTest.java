package org.crosscage.board.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.crosscage.board.ui.BoardPreferences.Feature;
import org.crosscage.player.Preferences;
import org.junit.jupiter.api.Test;

final class BoardPreferencesTest {

    @Test
    void theBoardHearsAllThatItAsksForAndNothingElse() throws Exception {
        var types = Files.readString(Path.of("frontend/board/puzzle/types.ts"));
        var asked = types.substring(types.indexOf("export interface Preferences {"));
        var names = Pattern.compile("readonly (\\w+):")
                .matcher(asked.substring(0, asked.indexOf("\n}")))
                .results()
                .map(name -> name.group(1))
                .toList();

        assertThat(names).isNotEmpty();
        assertThat(BoardPreferences.ofGame(Preferences.DEFAULTS).toJson().propertyNames())
                .containsExactlyInAnyOrderElementsOf(names);
    }

    @Test
    void aChoiceIsHeardAsTheBoardCallsIt() {
        var chosen = Preferences.DEFAULTS
                .with(Preferences.CHECK, Preferences.Check.OFF)
                .with(Preferences.HOLD, Preferences.Hold.DIGIT)
                .with(Preferences.SAME_DIGITS, false);

        var json = BoardPreferences.of(chosen, Feature.SQUARES).toJson();

        assertThat(json.get("conflicts").asBoolean()).isFalse();
        assertThat(json.get("hold").asString()).isEqualTo("digit");
        assertThat(json.get("same").asBoolean()).isFalse();
        assertThat(json.get("peers").asBoolean()).isTrue();
        assertThat(json.get("squares").asBoolean()).isTrue();
        assertThat(json.get("game").asBoolean()).isFalse();
    }
}
