package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Locale;
import org.crosscage.texts.Texts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ErrorPagesTest {

    private final Texts texts = Texts.in(Locale.ENGLISH);

    @ParameterizedTest
    @ValueSource(strings = {"missing", "unread", "trouble"})
    void aPageSaysWhatHappenedAndWhereToGo(String what) throws IOException {
        var html = new ErrorPages(texts).html(what);

        assertThat(html)
                .contains(
                        "<html lang=\"en\">",
                        "<title>" + texts.say("shell." + what + ".title") + " · Crosscage</title>",
                        "<p>" + texts.say("shell." + what + ".text") + "</p>",
                        texts.say("shell.back"))
                .doesNotContainPattern("\\{[a-z]+}");
    }
}
