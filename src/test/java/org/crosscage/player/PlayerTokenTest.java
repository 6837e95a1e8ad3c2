package org.crosscage.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlayerTokenTest {

    @Test
    void itIsA128BitNumberInHex() {
        assertThat(PlayerToken.random(new Random(1)).text()).matches("[0-9a-f]{32}");
    }

    @Test
    void itIsReadBack() {
        var token = PlayerToken.random(new Random(2));
        assertThat(PlayerToken.parse(token.text())).contains(token);
    }

    @Test
    void itsHashIsSha256() {
        assertThat(new PlayerToken("00000000000000000000000000000000").hash())
                .isEqualTo("84e0c0eafaa95a34c293f278ac52e45ce537bab5e752a00e6959a13ae103b65a");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "G0000000000000000000000000000000", "000000000000000000000000000000001"})
    void anythingElseIsNoToken(String text) {
        assertThat(PlayerToken.parse(text)).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> new PlayerToken(text));
    }

    @Test
    void itDoesNotShowItself() {
        var token = PlayerToken.random(new Random(3));
        assertThat(token.toString()).doesNotContain(token.text());
    }
}
