package org.crosscage.shell.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ErrorPagesTest {

    private final Texts texts = Texts.in(Locale.ENGLISH);

    private static final Pattern TOKEN = Pattern.compile("(--[a-z0-9-]+): (light-dark\\([^;]*\\));");

    /// The page must look right where no style sheet comes from the server; so it repeats some of the tokens.
    @Test
    void itsColoursAreTheTokens() throws IOException {
        var tokens = colours(Files.readString(Path.of("frontend/styles/tokens.css")));

        var own = colours(new ErrorPages(texts).html("missing", ""));

        assertThat(own).isNotEmpty();
        assertThat(tokens).containsAllEntriesOf(own);
    }

    /// Those that hold as long as nobody asks for more contrast, which are the first of their name.
    private static Map<String, String> colours(String css) {
        return TOKEN.matcher(css)
                .results()
                .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2), (first, _) -> first));
    }

    @ParameterizedTest
    @ValueSource(strings = {"missing", "unread", "trouble"})
    void aPageSaysWhatHappenedAndWhereToGo(String what) throws IOException {
        var html = new ErrorPages(texts).html(what, "");

        assertThat(html)
                .contains(
                        "<html lang=\"en\" data-prefix=\"\">",
                        "<title>" + texts.say("shell." + what + ".title") + " · Crosscage</title>",
                        "<p>" + texts.say("shell." + what + ".text") + "</p>",
                        texts.say("shell.back"))
                .doesNotContainPattern("\\{[a-z]+}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"limited", "busy", "crowded", "slow", "closed"})
    void whatIsOverByItselfIsOfferedAgainAtItsOwnAddress(String what) throws IOException {
        assertThat(new ErrorPages(texts).html(what, ""))
                .contains("<a class=\"button\" href=\"\">" + texts.say("shell.again") + "</a>");
    }

    @Test
    void itsAddressesStandBelowThePrefix() throws IOException {
        var html = new ErrorPages(texts).html("missing", "/puzzles");

        assertThat(html)
                .contains("data-prefix=\"/puzzles\"", "<a class=\"button\" href=\"/puzzles/\">")
                .doesNotContainPattern("(href=\"|url\\()/(?!puzzles/)");
    }
}
