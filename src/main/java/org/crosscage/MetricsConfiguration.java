package org.crosscage;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.prometheus.metrics.exporter.httpserver.HTTPServer;
import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// What is counted and timed, and where it is read. Which beans there are is decided when the game is packaged, so
/// whether there are metrics is decided in them.
@Configuration(proxyBeanMethods = false)
class MetricsConfiguration {

    /// Without a port nothing is counted: a composite of no registries forgets what it hears.
    @Bean
    MeterRegistry meters(MetricsPort port) {
        return port.isOff() ? new CompositeMeterRegistry() : new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    }

    /// None without a port.
    @Bean
    @Nullable
    HTTPServer metricsServer(MetricsPort port, MeterRegistry meters) {
        return meters instanceof PrometheusMeterRegistry prometheus
                ? port.serve(prometheus.getPrometheusRegistry())
                : null;
    }
}
