package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.crosscage.setting.WrongSettingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MetricsPortTest {

    private static final String LOCAL = "127.0.0.1";

    @ParameterizedTest
    @ValueSource(strings = {"", " "})
    void metricsAreOffUnlessAskedFor(String port) {
        assertThat(new MetricsPort(port, LOCAL).isOff()).isTrue();
    }

    @Test
    void theyAreReadAtThePortThatIsSaid() {
        assertThat(new MetricsPort(" 9464 ", LOCAL).port()).isEqualTo("9464");
    }

    @Test
    void aPortThatIsTakenIsNamed() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getByName(LOCAL))) {
            var port = new MetricsPort(Integer.toString(taken.getLocalPort()), LOCAL);

            assertThatThrownBy(() -> port.serve(new PrometheusRegistry()))
                    .isInstanceOf(WrongSettingException.class)
                    .hasMessageStartingWith("The setting crosscage.metrics.port is '" + taken.getLocalPort()
                            + "'; it must be free at 127.0.0.1, which is the setting crosscage.metrics.address (");
        }
    }
}
