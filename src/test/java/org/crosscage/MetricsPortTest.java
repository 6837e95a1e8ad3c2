package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MetricsPortTest {

    private static final String LOCAL = "127.0.0.1";

    @ParameterizedTest
    @ValueSource(strings = {"", " "})
    void metricsAreOffUnlessAskedFor(String port) {
        assertThat(MetricsPort.of(port, LOCAL).isOff()).isTrue();
    }

    @Test
    void theyAreReadAtThePortThatIsSaid() {
        assertThat(MetricsPort.of(" 9464 ", LOCAL).number()).hasValue(9464);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "-1", "65536", "9464/tcp", "94640000000"})
    void whatIsNoPortIsNamed(String port) {
        assertThatThrownBy(() -> MetricsPort.of(port, LOCAL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the port of the metrics (CROSSCAGE_METRICS_PORT) is '" + port
                        + "'; it must be a number up to 65535, where 0 takes any free port");
    }

    @Test
    void aPortThatIsTakenIsNamed() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getByName(LOCAL))) {
            var port = MetricsPort.of(Integer.toString(taken.getLocalPort()), LOCAL);

            assertThatThrownBy(() -> port.serve(new PrometheusRegistry()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageStartingWith("metrics cannot be read at 127.0.0.1, port " + taken.getLocalPort() + ": ")
                    .hasMessageContaining("CROSSCAGE_METRICS_PORT");
        }
    }
}
