package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The address of a server as it is typed: what commands have in common that need nothing else to find it.
final class ServerAddress {

    static final String USUAL = "http://localhost:8080/";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    @Parameters(paramLabel = "URL", descriptionKey = "url", defaultValue = USUAL)
    private String url = USUAL;

    /// A server that answers at the address that was typed.
    ///
    /// @throws ParameterException as [#require(String,CommandLine)]
    URI require() throws InterruptedException {
        return require(url, command.commandLine());
    }

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
