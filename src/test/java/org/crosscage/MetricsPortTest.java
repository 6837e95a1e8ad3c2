package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.SpringApplication;
import org.springframework.mock.env.MockEnvironment;

final class MetricsPortTest {

    private final MockEnvironment settings = new MockEnvironment().withProperty("management.server.port", "-1");

    @Test
    void metricsAreOffUnlessAskedFor() {
        read();

        assertThat(settings.getProperty("management.server.port")).isEqualTo("-1");
        assertThat(settings.getProperty("management.prometheus.metrics.export.enabled"))
                .isNull();
    }

    @Test
    void onlyThisMachineReachesThem() {
        settings.setProperty("crosscage.metrics.port", "9464");

        read();

        assertThat(settings.getProperty("management.server.port")).isEqualTo("9464");
        assertThat(settings.getProperty("management.server.address")).isEqualTo("127.0.0.1");
        assertThat(settings.getProperty("management.prometheus.metrics.export.enabled"))
                .isEqualTo("true");
    }

    @Test
    void othersReachThemAtTheAddressThatIsSaid() {
        settings.setProperty("crosscage.metrics.port", "9464");
        settings.setProperty("crosscage.metrics.address", "10.0.0.7");

        read();

        assertThat(settings.getProperty("management.server.address")).isEqualTo("10.0.0.7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "-1", "65536", "9464/tcp", "94640000000"})
    void whatIsNoPortIsNamed(String port) {
        settings.setProperty("crosscage.metrics.port", port);

        assertThatThrownBy(this::read)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the port of the metrics (CROSSCAGE_METRICS_PORT) is '" + port
                        + "'; it must be a number up to 65535, where 0 takes any free port");
    }

    private void read() {
        new MetricsPort().postProcessEnvironment(settings, new SpringApplication());
    }
}
