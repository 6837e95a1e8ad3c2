package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/// The files for hosts in `docs/hosting`, as far as they can be checked without a machine of their own. nginx reads its
/// file in `SeveralServersIT`.
final class HostingFilesTest {

    private static final Path FOLDER = Path.of("docs", "hosting");
    private static final Path VERIFIER = Path.of("/usr/bin/systemd-analyze");
    private static final Path UNIT = FOLDER.resolve("crosscage@.service");
    private static final Path ENVIRONMENT = FOLDER.resolve("crosscage.env");
    private static final Pattern SETTING = Pattern.compile("(?m)^#?((?:CROSSCAGE|SPRING)_[A-Z_]+)=");

    @Test
    void systemdHasNothingToSayAgainstTheUnit(@TempDir Path folder) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.isExecutable(VERIFIER), "skipped: there is no " + VERIFIER + " on this machine");
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var instance = folder.resolve("crosscage@8081.service");
        Files.writeString(instance, Files.readString(UNIT).replace("/usr/bin/java", java));

        var process = new ProcessBuilder(VERIFIER.toString(), "verify", instance.toString())
                .redirectErrorStream(true)
                .start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).isEmpty();
    }

    /// SIGKILL would come to pages that are still open.
    @Test
    void systemdWaitsUntilAServerHasDrained() throws IOException {
        var unit = settings(UNIT);
        var drain = settingsForSeveral().getProperty("CROSSCAGE_DRAIN");
        assertThat(duration(unit.getProperty("TimeoutStopSec")))
                .isGreaterThanOrEqualTo(duration(drain).plusSeconds(10));
        assertThat(unit.getProperty("SuccessExitStatus")).isEqualTo("143");
    }

    @Test
    void everySettingOfTheEnvironmentIsOneThatThePageNames() throws IOException {
        var page = Files.readString(Path.of("docs", "hosting.md"));
        assertThat(SETTING.matcher(Files.readString(ENVIRONMENT)).results().map(found -> found.group(1)))
                .isNotEmpty()
                .allSatisfy(name -> assertThat(page).contains("`" + name + "`"));
    }

    /// With one file nobody takes over, and newcomers would be sent away for as long as it drains.
    @Test
    void aServerDrainsWhereThereAreOthersAlone() throws IOException {
        var several = List.of("CROSSCAGE_DRAIN", "SPRING_DATASOURCE_URL");
        assertThat(Files.readString(UNIT)).doesNotContain("CROSSCAGE_DRAIN=");
        assertThat(settings(ENVIRONMENT).stringPropertyNames()).doesNotContainAnyElementsOf(several);
        assertThat(settingsForSeveral().stringPropertyNames()).containsAll(several);
    }

    /// Not from the link itself, which leads to another version one day. How a server that runs goes on then is not
    /// tested here.
    @Test
    void theUnitNamesTheJarFromWhereTheLinkLeadsTo() throws IOException {
        var unit = settings(UNIT);
        assertThat(unit.getProperty("WorkingDirectory")).isEqualTo("/opt/crosscage/current");
        assertThat(unit.getProperty("ExecStart")).contains(" -jar crosscage.jar ");
    }

    /// The container and the unit start the game in the same way.
    @Test
    void bothNameTheSameOptionsAndTheGameHasThem() throws IOException {
        var options = options("crosscage@.service");
        assertThat(options).isNotEmpty().isEqualTo(options("Containerfile"));
        var known = known();
        assertThat(options).allSatisfy(option -> assertThat(known).contains(option));
    }

    /// A server without memory would answer pages with errors, and be taken for one that works.
    @ParameterizedTest
    @ValueSource(strings = {"crosscage", "docs/hosting/crosscage@.service", "docs/hosting/Containerfile"})
    void aServerWithoutMemoryEnds(String start) throws IOException {
        assertThat(Files.readString(Path.of(start))).contains("-XX:+ExitOnOutOfMemoryError");
    }

    private static Set<String> options(String file) throws IOException {
        return Pattern.compile("[ \"]--([a-z][a-z.-]*)=")
                .matcher(Files.readString(FOLDER.resolve(file)))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
    }

    /// The game's own settings, and Spring's.
    private static Set<String> known() throws IOException {
        var known = new HashSet<>(
                settings(Path.of("src/main/resources/application.properties")).stringPropertyNames());
        var described = Collections.list(
                HostingFilesTest.class.getClassLoader().getResources("META-INF/spring-configuration-metadata.json"));
        for (var description : described) {
            try (var json = description.openStream()) {
                JsonMapper.builder()
                        .build()
                        .readTree(json)
                        .path("properties")
                        .forEach(property -> known.add(property.path("name").asString()));
            }
        }
        return known;
    }

    /// As a host changes the file for several servers.
    private static Properties settingsForSeveral() throws IOException {
        var settings = new Properties();
        settings.load(new StringReader(
                Files.readString(ENVIRONMENT).replaceAll("(?m)^#(SPRING_DATASOURCE_|CROSSCAGE_DRAIN)", "$1")));
        return settings;
    }

    private static Properties settings(Path unit) throws IOException {
        var settings = new Properties();
        settings.load(new StringReader(Files.readString(unit)));
        return settings;
    }

    private static Duration duration(String seconds) {
        return Duration.parse("PT" + seconds.toUpperCase(Locale.ROOT));
    }
}
