package org.crosscage.board.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
        assertThat(BoardPreferences.ofGame(Preferences.DEFAULTS).toJson().keySet())
                .containsExactlyInAnyOrderElementsOf(names);
    }

    /// Its tests have a board hear what the server says of a player who has chosen nothing.
    @Test
    void theBrowsersTestsHearWhatTheServerSays() throws Exception {
        var heard = Pattern.compile("(?m)^  (\\w+): (?:'(\\w+)'|(\\w+)),$")
                .matcher(Files.readString(Path.of("frontend/board/test/preferences.ts")))
                .results()
                .collect(Collectors.toMap(
                        line -> line.group(1), line -> Objects.requireNonNullElse(line.group(2), line.group(3))));

        var said = new HashMap<String, String>();
        BoardPreferences.ofGame(Preferences.DEFAULTS)
                .toJson()
                .forEach((name, value) -> said.put(name, String.valueOf(value)));
        assertThat(heard).isEqualTo(said);
    }

    /// Before the server has said it, as in a browser that is offline from its first game on.
    @Test
    void aBrowserThatKnowsNoPlayerHasTheSameDefaults() throws Exception {
        var on = Stream.concat(
                        on("frontend/board/puzzle/types.ts", "const NO_PREFERENCES"),
                        on("frontend/offline/screen/player-choices.ts", "const UNKNOWN"))
                .toList();

        var said = BoardPreferences.of(Preferences.DEFAULTS).toJson();
        assertThat(on)
                .containsExactlyInAnyOrderElementsOf(said.keySet().stream()
                        .filter(name -> Boolean.TRUE.equals(said.get(name)))
                        .toList());
        assertThat(said).containsEntry("hold", "mark"); // as in NO_PREFERENCES
    }

    @Test
    void aChoiceIsHeardAsTheBoardCallsIt() {
        var chosen = Preferences.DEFAULTS
                .with(Preferences.CHECK, Preferences.Check.OFF)
                .with(Preferences.HOLD, Preferences.Hold.DIGIT)
                .with(Preferences.SAME_DIGITS, false);

        var json = BoardPreferences.of(chosen, Feature.SQUARES).toJson();

        assertThat(json)
                .containsEntry("conflicts", false)
                .containsEntry("hold", "digit")
                .containsEntry("same", false)
                .containsEntry("peers", true)
                .containsEntry("squares", true)
                .containsEntry("game", false);
    }

    /// The names that a constant of the browser's switches on.
    private static Stream<String> on(String file, String constant) throws IOException {
        var text = Files.readString(Path.of(file));
        var values = text.substring(text.indexOf(constant));
        return Pattern.compile("(\\w+): true")
                .matcher(values.substring(0, values.indexOf('}')))
                .results()
                .map(name -> name.group(1));
    }
}
