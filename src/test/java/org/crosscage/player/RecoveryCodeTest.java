package org.crosscage.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RecoveryCodeTest {

    private final RecoveryCode code = RecoveryCode.random(new SplittableRandom(5));

    @Test
    void itIsReadHoweverItIsTyped() {
        assertThat(code.grouped()).matches("([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}");
        assertThat(RecoveryCode.read(code.grouped())).contains(code);
        assertThat(RecoveryCode.read(" " + code.text().toLowerCase(Locale.ROOT) + "\n"))
                .contains(code);
        assertThat(RecoveryCode.read(code.text().replace('0', 'o').replace('1', 'l')))
                .contains(code);
    }

    @Test
    void slipsAreNoticed() {
        var random = new SplittableRandom(6);
        for (int i = 0; i < 200; i++) {
            var text = RecoveryCode.random(random).text();
            int at = random.nextInt(19);
            char wrong = text.charAt(at) == '7' ? '8' : '7';
            assertThat(RecoveryCode.read(text.substring(0, at) + wrong + text.substring(at + 1)))
                    .isEmpty();
            if (at < 18 && text.charAt(at) != text.charAt(at + 1) && isNeither(text, at)) {
                assertThat(RecoveryCode.read(
                                text.substring(0, at) + text.charAt(at + 1) + text.charAt(at) + text.substring(at + 2)))
                        .isEmpty();
            }
        }
    }

    /// Z and 0 count the same.
    private static boolean isNeither(String text, int at) {
        return !text.substring(at, at + 2).matches("0Z|Z0");
    }

    @Test
    void whatIsNoneIsNone() {
        assertThat(RecoveryCode.read("")).isEmpty();
        assertThat(RecoveryCode.read("AAAA-BBBB")).isEmpty();
        assertThat(RecoveryCode.read(code.text() + "0")).isEmpty();
        assertThat(RecoveryCode.read("U" + code.text().substring(1))).isEmpty();
    }

    @Test
    void itDoesNotTellItselfToLogs() {
        assertThat(code.toString()).doesNotContain(code.text());
    }
}
