package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClockAheadTest {

    private static final Instant TRUE = Instant.parse("2026-11-23T22:00:00Z");

    @TempDir
    private Path folder;

    @Test
    void itIsAsMuchAheadAsTheFileSaysAtThatMoment() throws IOException {
        var clock = clock();

        write("PT26H\n");
        assertThat(clock.instant()).isEqualTo("2026-11-25T00:00:00Z");
        write("PT-10M");
        assertThat(clock.instant()).isEqualTo("2026-11-23T21:50:00Z");
    }

    @Test
    void whatIsNoDurationIsNamed() throws IOException {
        write("tomorrow");

        assertThatThrownBy(() -> clock().instant())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("crosscage.clock-ahead")
                .hasMessageContaining("'tomorrow'")
                .hasMessageContaining("PT26H");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        assertThatThrownBy(() -> clock().instant()).hasMessageContaining("clock.txt cannot be read");
    }

    private InstantSource clock() {
        return new ClockAhead(file(), InstantSource.fixed(TRUE));
    }

    private void write(String text) throws IOException {
        Files.writeString(file(), text);
    }

    private Path file() {
        return folder.resolve("clock.txt");
    }
}
