package org.crosscage;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;

/// Where the server is to listen, as far as its options say so. It is tried before anything is loaded, so that whoever
/// chose a port that is taken hears of it at once and not after a whole start.
///
/// @param port 1 to 65535
record ListeningAddress(Optional<String> host, int port) {

    private static final String PORT = "--server.port=";
    private static final String HOST = "--server.address=";

    /// The address that options of the command line name; empty when they name no port, or leave it to the system.
    static Optional<ListeningAddress> in(String... options) {
        return value(PORT, options)
                .filter(port -> port.matches("[1-9]\\d{0,4}"))
                .map(Integer::valueOf)
                .filter(port -> port <= 65535)
                .map(port -> new ListeningAddress(value(HOST, options), port));
    }

    private static Optional<String> value(String option, String... options) {
        return Arrays.stream(options)
                .filter(each -> each.startsWith(option))
                .map(each -> each.substring(option.length()))
                .reduce((_, last) -> last);
    }

    /// Why nobody can listen there now; empty when somebody can, or when the server had better say it itself.
    Optional<String> refusal() {
        try (var socket = new ServerSocket()) {
            socket.bind(socketAddress());
            return Optional.empty();
        } catch (UnknownHostException e) {
            return Optional.empty();
        } catch (IOException e) {
            var message = String.valueOf(e.getMessage());
            return Optional.of(
                    message.contains("already in use")
                            ? "Port " + port + " was already in use."
                            : host.orElse("This machine") + ", port " + port + ": " + message + ".");
        }
    }

    private InetSocketAddress socketAddress() throws UnknownHostException {
        return host.isEmpty()
                ? new InetSocketAddress(port)
                : new InetSocketAddress(InetAddress.getByName(host.get()), port);
    }
}
