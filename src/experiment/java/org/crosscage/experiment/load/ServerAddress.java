package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The address of a server as it is typed: what commands have in common that ask one.
final class ServerAddress {

    private static final String USUAL = "http://localhost:8080/";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    @Parameters(paramLabel = "URL", descriptionKey = "url", defaultValue = USUAL)
    private String url = USUAL;

    /// A server that answers at the address that was typed, with a slash at the end.
    ///
    /// @throws ParameterException when what was typed is no address, or nobody answers there
    URI require() throws InterruptedException {
        var server =
                parse(url).orElseThrow(() -> misuse("'" + url + "' is not the address of a server, such as " + USUAL));
        try (var client = Visitor.client()) {
            client.send(
                    HttpRequest.newBuilder(server.resolve("actuator/health")).build(),
                    HttpResponse.BodyHandlers.discarding());
            return server;
        } catch (IOException _) {
            throw misuse("no server answers at " + server
                    + "; start one with ./crosscage play, or give the address of one that runs");
        }
    }

    private ParameterException misuse(String why) {
        return new ParameterException(command.commandLine(), why);
    }

    /// @return empty when it is no address of the web
    private static Optional<URI> parse(String text) {
        try {
            var address = URI.create(text.endsWith("/") ? text : text + "/");
            boolean isWeb = "http".equals(address.getScheme()) || "https".equals(address.getScheme());
            return isWeb && address.getHost() != null ? Optional.of(address) : Optional.empty();
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
