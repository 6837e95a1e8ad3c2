package org.crosscage.kind.killer.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.crosscage.Sweep;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LzStringTest {

    private static String decompressed(String code) {
        return LzString.decompress(new Token(1, 1, code));
    }

    /// The codes are those of lz-string 1.5.0.
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {
                "a,IZA=",
                "aaaaaaaaaaaaaaaaaaaa,IY1/kA==",
                "{\"size\":4;\"title\":\"Zwölf – 十二\"},N4IgzglgXgpiBcAWANCALhNAbO8QC0B3AN6wDMACQZAILBBZUBi5EAXyA===",
                "abcabcabcabcabcabcĀĀx,IYIwxqHpPoAIBwB5A==="
            })
    void itWritesAndReadsWhatTheLibraryDoes(String text, String code) {
        var plain = text.replace("4;", "4,");
        assertThat(LzString.compress(plain)).isEqualTo(code);
        assertThat(decompressed(code)).isEqualTo(plain);
    }

    @Test
    void whateverIsWrittenIsReadAgain() {
        var random = new SplittableRandom(5);
        for (int i = 0; i < Sweep.of(2_000, 400); i++) {
            int letters = random.nextInt(1, random.nextBoolean() ? 4 : 70_000);
            var text = random.ints(random.nextInt(2_000), 0, letters)
                    .mapToObj(letter -> Character.toString((char) letter))
                    .collect(Collectors.joining());
            var code = LzString.compress(text);
            assertThat(text.isEmpty() ? "" : decompressed(code)).isEqualTo(text);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "=", "I", "IZ", "é", "////", "IY1/", "Zwölf"})
    void whatIsNoCodeOrBreaksOffIsDamaged(String code) {
        assertThatThrownBy(() -> decompressed(code))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isEqualTo("link-broken"));
    }

    @Test
    void aCodeThatStandsForMoreThanAnyPuzzleIsRefused() {
        var longest = " ".repeat(LzString.LONGEST);
        assertThat(decompressed(LzString.compress(longest))).isEqualTo(longest);
        var bomb = LzString.compress(longest + " ".repeat(LzString.LONGEST));
        assertThat(bomb).hasSizeLessThan(1_000);
        assertThatThrownBy(() -> decompressed(bomb))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.problem().key()).isEqualTo("json-large"));
    }
}
