package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/// What a server counts and times while somebody plays, as Prometheus reads it.
@TestPropertySource(properties = "crosscage.metrics.port=0")
final class MetersTest extends PlayScreenTest {

    private static final String MAXIMUM = "_max";

    @Autowired
    private PrometheusMeterRegistry meters;

    @Test
    void theListOfThemIsWhole() throws IOException {
        begin(PROPER);
        press("hint");
        System.gc(); // the first pause makes its meter

        var listed = all("(?m)^\\| `([a-z_]+)` \\|", hosting("Metrics"));
        eventually(() -> assertThat(told()).isEqualTo(listed));
    }

    private static String hosting(String section) throws IOException {
        return Files.readString(Path.of("docs/hosting.md"))
                .split("## " + section)[1]
                .split("\n## ")[0];
    }

    /// The greatest value of late is a metric to Prometheus; it belongs to the one whose name it has.
    private Set<String> told() {
        var all = all("(?m)^# TYPE (\\S+) ", meters.scrape());
        all.removeIf(
                name -> name.endsWith(MAXIMUM) && all.contains(name.substring(0, name.length() - MAXIMUM.length())));
        return all;
    }

    private static TreeSet<String> all(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// Players are counted in a browser, see [org.crosscage.browser.OutsideIT]: here no first page gives out a token.
    @Test
    void whoIsHereIsCounted() {
        assertThat(value("crosscage_sessions")).isEqualTo(1);
        assertThat(value("crosscage_pages")).isEqualTo(1);

        endSession();

        assertThat(value("crosscage_sessions")).isZero();
        assertThat(value("crosscage_pages")).isZero();
    }

    @Test
    void aMoveIsCountedWhenItIsStored() {
        begin(PROPER);
        double before = value("crosscage_moves_total");
        double times = value("crosscage_moves_storing_seconds_count");

        type(0, 1);
        sendAgain();

        assertThat(value("crosscage_moves_total")).isEqualTo(before + 1);
        assertThat(value("crosscage_moves_storing_seconds_count")).isGreaterThan(times);
    }

    @Test
    void aHintIsTimedByItsTechnique() {
        begin(PROPER);
        press("hint");
        type(0, 3);
        press("escape");
        press("hint");

        var techniques = all("(?m)^crosscage_hints_seconds_count\\{technique=\"([^\"]+)\"} [1-9]", meters.scrape());
        assertThat(techniques).contains("mistake").hasSize(2);
    }

    /// The value of a metric without labels.
    private double value(String name) {
        return Pattern.compile("(?m)^" + name + " (\\S+)$")
                .matcher(meters.scrape())
                .results()
                .map(MatchResult::group)
                .map(line -> line.substring(name.length() + 1))
                .mapToDouble(Double::parseDouble)
                .findFirst()
                .orElseThrow(() -> new AssertionError("there is no metric " + name));
    }
}
