package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor.Version;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;
import org.springframework.core.io.ClassPathResource;

/// Warns of libraries in the jar that have published vulnerabilities, as `vulnerabilities.txt` lists them. What
/// it warns of is skipped and not failed: an upgrade may not be there yet. A list that nobody has looked after
/// for months fails.
class VulnerabilitiesTest {

    private static final int MOST_MONTHS = 3;

    /// A library in the notice of the jar, which the build writes: `com.vaadin:flow-server 25.2.2, https://…`.
    private static final Pattern LIBRARY = Pattern.compile("  ([\\w.-]+:[\\w.-]+) ([^ ,]+).*");

    private static final List<String> LINES = lines("org/crosscage/vulnerabilities.txt")
            .filter(line -> !line.startsWith("#"))
            .toList();

    /// @param fixes the first version without it of each line of versions, as 25.2.10 and 25.3.1 are of 25.2 and 25.3
    private record Vulnerability(String library, String name, List<String> fixes) {

        static Vulnerability read(String line) {
            var words = List.of(line.split(" "));
            return new Vulnerability(words.get(0), words.get(1), words.subList(2, words.size()));
        }

        boolean isIn(String version) {
            var fix = fixes.stream()
                    .filter(each -> line(each).equals(line(version)))
                    .findAny();
            var last = Collections.max(fixes.stream().map(Version::parse).toList());
            return Version.parse(version).compareTo(fix.map(Version::parse).orElse(last)) < 0;
        }

        private static String line(String version) {
            return version.substring(0, version.lastIndexOf('.'));
        }
    }

    private static Stream<Vulnerability> vulnerabilities() {
        return LINES.stream().skip(1).map(Vulnerability::read);
    }

    @EnabledIfSystemProperty(
            named = "crosscage.strict",
            matches = "true",
            disabledReason = "it reads what the build wrote; ./crosscage test --strict runs it")
    @ParameterizedTest
    @MethodSource("vulnerabilities")
    void noVersionInTheJarHasIt(Vulnerability vulnerability) {
        var version = Optional.ofNullable(versions().get(vulnerability.library()));
        assertThat(version).as("the version of %s", vulnerability.library()).isPresent();
        if (vulnerability.isIn(version.get())) {
            var warning = "%s %s has %s; fixed in %s"
                    .formatted(
                            vulnerability.library(),
                            version.get(),
                            vulnerability.name(),
                            String.join(" and ", vulnerability.fixes()));
            LoggerFactory.getLogger(VulnerabilitiesTest.class).warn(warning);
            abort(warning);
        }
    }

    @EnabledIfSystemProperty(
            named = "crosscage.strict",
            matches = "true",
            disabledReason = "it depends on the day; ./crosscage test --strict runs it")
    @Test
    void theListIsRenewed() {
        assertThat(LocalDate.parse(LINES.getFirst()))
                .as("the date in vulnerabilities.txt; docs/architecture.md says how to renew it")
                .isAfter(LocalDate.now().minusMonths(MOST_MONTHS));
    }

    @ParameterizedTest
    @CsvSource({
        "25.2.2, true",
        "25.2.9, true",
        "25.2.10, false",
        "25.2.11, false",
        "25.3.0, true",
        "25.3.1, false",
        "25.1.20, true",
        "25.4.0, false"
    })
    void aVersionIsComparedWithTheFixOfItsLine(String version, boolean isVulnerable) {
        var vulnerability = Vulnerability.read("com.vaadin:flow-server CVE-2026-107588 25.2.10 25.3.1");
        assertThat(vulnerability.isIn(version)).isEqualTo(isVulnerable);
    }

    @Test
    void everyLineOfTheListIsRead() {
        assertThat(LocalDate.parse(LINES.getFirst())).isNotNull();
        assertThat(vulnerabilities()).isNotEmpty().allSatisfy(each -> {
            assertThat(each.library()).contains(":");
            assertThat(each.fixes()).isNotEmpty();
        });
    }

    private static Map<String, String> versions() {
        var versions = new TreeMap<String, String>();
        lines("META-INF/NOTICE").map(LIBRARY::matcher).forEach(library -> {
            if (library.matches()) {
                versions.put(library.group(1), library.group(2));
            }
        });
        return versions;
    }

    private static Stream<String> lines(String resource) {
        try {
            return new ClassPathResource(resource)
                    .getContentAsString(StandardCharsets.UTF_8)
                    .lines();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
