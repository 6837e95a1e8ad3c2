package org.crosscage.player.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import java.util.Map;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

/// JSON that cannot be read is told by what is wrong with it.
class StrictJsonTest {

    private static final long LARGEST = 10 << 20;

    private static JacksonException failure(String json) {
        return catchThrowableOfType(
                JacksonException.class, () -> StrictJson.mapper(LARGEST).readTree(json));
    }

    @Test
    void tellsThatATextIsTooLong() {
        var wrong = StrictJson.syntax(failure("[\"" + "x".repeat(3 << 20) + "\"]"));
        assertThat(wrong.problem()).isEqualTo("text-too-long");
        assertThat(Texts.in(Locale.ENGLISH).say("me.import.wrong." + wrong.problem(), wrong.arguments()))
                .startsWith("a text in it has more than 2,097,152 characters");
    }

    @Test
    void tellsWhereItIsNoJson() {
        var wrong = StrictJson.syntax(failure("{\n\"a\": ?}"));
        assertThat(wrong.problem()).isEqualTo("syntax");
        assertThat(wrong.arguments()).isEqualTo(Map.of("line", 2, "column", 6));
    }
}
