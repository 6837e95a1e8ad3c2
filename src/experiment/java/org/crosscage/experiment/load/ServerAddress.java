package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// The address of a server as it is typed.
final class ServerAddress {

    static final String USUAL = "http://localhost:8080/";

    private ServerAddress() {}

    /// @return with a slash at the end; empty when it is no address of the web
    static Optional<URI> parse(String text) {
        try {
            var address = URI.create(text.endsWith("/") ? text : text + "/");
            boolean isWeb = "http".equals(address.getScheme()) || "https".equals(address.getScheme());
            return isWeb && address.getHost() != null ? Optional.of(address) : Optional.empty();
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /// A server that answers.
    ///
    /// @throws ParameterException when the text is no address, or nobody answers there
    static URI require(String text, CommandLine command) throws InterruptedException {
        var server = parse(text)
                .orElseThrow(() -> new ParameterException(
                        command, "'" + text + "' is not the address of a server, such as " + USUAL));
        try (var client = Visitor.client()) {
            client.send(
                    HttpRequest.newBuilder(server.resolve("actuator/health")).build(),
                    HttpResponse.BodyHandlers.discarding());
            return server;
        } catch (IOException _) {
            throw new ParameterException(
                    command,
                    "no server answers at " + server
                            + "; start one with ./crosscage play, or give the address of one that runs");
        }
    }
}
