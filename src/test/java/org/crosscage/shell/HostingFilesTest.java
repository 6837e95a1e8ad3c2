package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The files for hosts in `docs/hosting`, as far as they can be checked without a machine of their own. nginx reads its
/// file in `SeveralServersIT`.
final class HostingFilesTest {

    private static final Path FOLDER = Path.of("docs", "hosting");
    private static final Path VERIFIER = Path.of("/usr/bin/systemd-analyze");
    private static final Path UNIT = FOLDER.resolve("crosscage@.service");
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
        var drain = unit.getProperty("Environment").replace("CROSSCAGE_DRAIN=", "");
        assertThat(duration(unit.getProperty("TimeoutStopSec")))
                .isGreaterThanOrEqualTo(duration(drain).plusSeconds(10));
        assertThat(unit.getProperty("SuccessExitStatus")).isEqualTo("143");
    }

    @Test
    void everySettingOfTheEnvironmentIsOneThatThePageNames() throws IOException {
        var page = Files.readString(Path.of("docs", "hosting.md")).replace("`…_", "`SPRING_DATASOURCE_");
        for (var file : new String[] {"crosscage.env", "crosscage@.service"}) {
            var text = Files.readString(FOLDER.resolve(file)).replace("Environment=", "");
            assertThat(SETTING.matcher(text).results().map(found -> found.group(1)))
                    .isNotEmpty()
                    .allSatisfy(name -> assertThat(page).contains("`" + name + "`"));
        }
    }

    /// The container and the unit start the game in the same way.
    @Test
    void bothNameOptionsThatTheGameHas() throws IOException {
        var options = Pattern.compile("--(server\\.address|server\\.port|crosscage\\.data)=");
        for (var file : new String[] {"crosscage@.service", "Containerfile"}) {
            assertThat(options.matcher(Files.readString(FOLDER.resolve(file))).results())
                    .as(file)
                    .hasSize(3);
        }
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
