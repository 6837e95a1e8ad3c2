package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the launcher says without building or starting anything.
@Tag("browser")
final class LauncherIT {

    private static final int SECONDS = 30;

    @ParameterizedTest
    @ValueSource(strings = {"play", "test", "generate", "solve", "convert", "help"})
    void helpListsEveryCommand(String command) {
        assertThat(launch("help").said()).containsPattern("(?m)^  " + command + " +\\S");
    }

    @Test
    void withoutACommandItHelps() {
        assertThat(launch()).isEqualTo(launch("help"));
    }

    @Test
    void anUnknownCommandIsNamed() {
        var answer = launch("dance");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.said()).contains("there is no command 'dance'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "0", "65536", "-1", "80a", ""})
    void aPortThatIsNoneIsNamed(String port) {
        var answer = launch("play", "--port", port);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.said()).contains("'" + port + "' is not a port");
    }

    @Test
    void anUnknownOptionIsNamed() {
        var answer = launch("play", "--prot", "8081");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.said()).contains("play does not know '--prot'");
    }

    private static Answer launch(String... arguments) {
        try {
            var command = new ArrayList<>(List.of("./crosscage"));
            command.addAll(List.of(arguments));
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
            return new Answer(process.exitValue(), said);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private record Answer(int code, String said) {}
}
