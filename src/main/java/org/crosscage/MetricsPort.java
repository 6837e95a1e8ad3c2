package org.crosscage;

import com.sun.net.httpserver.HttpExchange;
import io.prometheus.metrics.exporter.httpserver.HTTPServer;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.util.OptionalInt;

/// Where metrics are read: at a port of their own, because what a server counts is nobody else's business.
///
/// @param number 0 for any free port, at most 65535; empty for no metrics
/// @param address the name or address of an interface of this machine
record MetricsPort(OptionalInt number, String address) {

    private static final int HIGHEST = 65535;
    private static final int NO_BODY = -1;

    /// @param setting the number as it was written; blank for no metrics
    /// @throws IllegalArgumentException when the setting is no port
    static MetricsPort of(String setting, String address) {
        var port = setting.strip();
        return new MetricsPort(port.isEmpty() ? OptionalInt.empty() : OptionalInt.of(number(port)), address);
    }

    private static int number(String port) {
        if (port.matches("\\d{1,5}") && Integer.parseInt(port) <= HIGHEST) {
            return Integer.parseInt(port);
        }
        throw new IllegalArgumentException("the port of the metrics (CROSSCAGE_METRICS_PORT) is '" + port
                + "'; it must be a number up to " + HIGHEST + ", where 0 takes any free port");
    }

    boolean isOff() {
        return number.isEmpty();
    }

    /// Answers Prometheus at `/metrics` until it is closed.
    ///
    /// @throws IllegalStateException when nobody can listen there
    /// @throws java.util.NoSuchElementException when metrics are off
    HTTPServer serve(PrometheusRegistry metrics) {
        int port = number.orElseThrow();
        try {
            return HTTPServer.builder()
                    .inetAddress(InetAddress.getByName(address))
                    .port(port)
                    .registry(metrics)
                    .registerHealthHandler(false)
                    .defaultHandler(MetricsPort::nothingElse)
                    .buildAndStart();
        } catch (IOException e) {
            throw new IllegalStateException(
                    "metrics cannot be read at " + address + ", port " + port + ": " + e.getMessage()
                            + ". Choose others with CROSSCAGE_METRICS_PORT and CROSSCAGE_METRICS_ADDRESS",
                    e);
        }
    }

    private static void nothingElse(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.sendResponseHeaders(HttpURLConnection.HTTP_NOT_FOUND, NO_BODY);
        }
    }
}
