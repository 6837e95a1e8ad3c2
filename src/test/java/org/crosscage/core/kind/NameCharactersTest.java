package org.crosscage.core.kind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.kind.text.JsonFormat;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// NameCharacters from outside.
final class NameCharactersTest {

    @ParameterizedTest
    @ValueSource(
            ints = {
                0, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0xD800, 0xDBFF, 0xDC00,
                0xDFFF
            })
    void aCharacterThatNoNameHasIsFoundAndDropped(int c) {
        var name = "A" + (char) c + "B";

        assertThat(NameCharacters.unfit(name)).hasValue(c);
        assertThat(NameCharacters.plain(name)).isEqualTo("AB");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Week 3", "שבוע 3", "Woche \u200e3", "\u2029\u202f\u2065\u206a", "🧩 Zürich"})
    void lettersOfAllLanguagesStay(String name) {
        assertThat(NameCharacters.unfit(name)).isEmpty();
        assertThat(NameCharacters.plain(name)).isSameAs(name);
    }

    @Test
    void noLetterIsCutInHalf() {
        assertThat(NameCharacters.beginning("ab🧩", 3)).isEqualTo("ab");
        assertThat(NameCharacters.beginning("ab🧩", 4)).isEqualTo("ab🧩");
        assertThat(NameCharacters.beginning("abcd", 3)).isEqualTo("abc");
        assertThat(NameCharacters.beginning("🧩", 0)).isEmpty();
    }

    @Test
    void aTextIsReadWithoutThem() {
        var notes = Map.of("title", "A\u202Eb", "author", "\u2067\uD800", "label", "\0x");
        var entry = new PuzzleEntry("i\u2066d", notes, ExamplePuzzles.oneSolution(), Optional.empty(), List.of());
        assertThat(entry.id()).isEqualTo("id");
        assertThat(entry.notes()).containsOnly(Map.entry("title", "Ab"), Map.entry("label", "x"));

        for (var format : List.of(PuzzleFormats.TEXT, new JsonFormat())) {
            var foreign = new PuzzleEntry("Cd", Map.of("title", "Ab"), entry.puzzle(), Optional.empty(), List.of());
            var text = format.write(foreign).replace("Ab", "A\u202Eb").replace("Cd", "C\u2069d");

            assertThat(format.read(text)).containsExactly(foreign);
        }
    }
}
