package org.crosscage;

import com.sun.net.httpserver.HttpExchange;
import io.prometheus.metrics.exporter.httpserver.HTTPServer;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.util.OptionalInt;
import org.crosscage.shell.setting.WrongSettingException;

/// Where metrics are read: at a port of their own, because what a server counts is nobody else's business.
///
/// @param number 0 for any free port, at most 65535; empty for no metrics
/// @param address the name or address of an interface of this machine
record MetricsPort(OptionalInt number, String address) {

    private static final int NO_BODY = -1;

    /// @param setting the number as it was written; blank for no metrics
    static MetricsPort of(String setting, String address) {
        var port = setting.strip();
        return new MetricsPort(port.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(port)), address);
    }

    boolean isOff() {
        return number.isEmpty();
    }

    /// Answers Prometheus at `/metrics` until it is closed.
    ///
    /// @throws WrongSettingException when nobody can listen there
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
            throw new WrongSettingException(
                    "crosscage.metrics.port",
                    Integer.toString(port),
                    "free at %s, which is the setting crosscage.metrics.address (%s)"
                            .formatted(address, e.getMessage()));
        }
    }

    private static void nothingElse(HttpExchange exchange) throws IOException {
        try (exchange) {
            exchange.sendResponseHeaders(HttpURLConnection.HTTP_NOT_FOUND, NO_BODY);
        }
    }
}
