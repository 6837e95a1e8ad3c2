package org.crosscage;

import com.sun.net.httpserver.HttpExchange;
import io.prometheus.metrics.exporter.httpserver.HTTPServer;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.crosscage.setting.WrongSettingException;
import org.springframework.boot.context.properties.ConfigurationProperties;

/// Where metrics are read: at a port of their own, because what a server counts is nobody else's business.
///
/// @param port a number up to 65535, where 0 takes any free port; empty for no metrics
/// @param address the name or address of an interface of this machine
@ConfigurationProperties("crosscage.metrics")
record MetricsPort(String port, String address) {

    private static final String PORT = "crosscage.metrics.port";
    private static final int NO_BODY = -1;

    MetricsPort {
        port = port.strip();
        address = address.strip();
        if (!port.isEmpty()) {
            ServerPort.require(PORT, port);
        }
        if (!isOwn(address)) {
            throw new WrongSettingException(
                    "crosscage.metrics.address", address, "the name or address of an interface of this machine");
        }
    }

    private static boolean isOwn(String address) {
        try (var _ = new ServerSocket(0, 1, InetAddress.getByName(address))) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    boolean isOff() {
        return port.isEmpty();
    }

    /// Answers Prometheus at `/metrics` until it is closed.
    ///
    /// @throws WrongSettingException when nobody can listen there
    /// @throws NumberFormatException when metrics are off
    HTTPServer serve(PrometheusRegistry metrics) {
        try {
            return HTTPServer.builder()
                    .inetAddress(InetAddress.getByName(address))
                    .port(Integer.parseInt(port))
                    .registry(metrics)
                    .registerHealthHandler(false)
                    .defaultHandler(MetricsPort::nothingElse)
                    .buildAndStart();
        } catch (IOException e) {
            throw new WrongSettingException(
                    PORT,
                    port,
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
