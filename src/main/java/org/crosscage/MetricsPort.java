package org.crosscage;

import java.util.Map;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.context.config.ConfigDataEnvironmentPostProcessor;
import org.springframework.core.Ordered;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.MapPropertySource;

/// Turns metrics on where `crosscage.metrics.port` says at which port they are read. They have a port of their own,
/// which only this machine reaches unless `crosscage.metrics.address` says otherwise: what a server counts is
/// nobody else's business.
final class MetricsPort implements EnvironmentPostProcessor, Ordered {

    static final String PORT = "crosscage.metrics.port";
    private static final String ADDRESS = "crosscage.metrics.address";
    private static final String LOCAL = "127.0.0.1";
    private static final int HIGHEST = 65535;

    /// @throws IllegalArgumentException when the setting is no port
    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        var port = environment.getProperty(PORT, "").strip();
        if (!port.isEmpty()) {
            environment
                    .getPropertySources()
                    .addFirst(new MapPropertySource(
                            "metrics",
                            Map.of(
                                    "management.server.port",
                                    number(port),
                                    "management.server.address",
                                    environment.getProperty(ADDRESS, LOCAL),
                                    "management.prometheus.metrics.export.enabled",
                                    true)));
        }
    }

    private static int number(String port) {
        if (port.matches("\\d{1,5}") && Integer.parseInt(port) <= HIGHEST) {
            return Integer.parseInt(port);
        }
        throw new IllegalArgumentException("the port of the metrics (CROSSCAGE_METRICS_PORT) is '" + port
                + "'; it must be a number up to " + HIGHEST + ", where 0 takes any free port");
    }

    /// When the settings of the game itself are there.
    @Override
    public int getOrder() {
        return ConfigDataEnvironmentPostProcessor.ORDER + 1;
    }
}
