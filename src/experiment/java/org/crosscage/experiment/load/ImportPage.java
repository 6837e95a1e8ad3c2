package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Somebody on the page on which files of everything that a player has are imported and exported.
final class ImportPage implements AutoCloseable {

    private static final JsonMapper JSON = new JsonMapper();
    private static final int OK = 200;
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);
    private static final String FAILED = "Then something went wrong";
    private static final String LEFT_OUT = "Left out";

    /// Parts of the page's sentences, each with its meaning.
    private static final List<Map.Entry<String, String>> OUTCOMES = List.of(
            Map.entry(FAILED, "failed"),
            Map.entry("Nothing was imported", "refused whole"),
            Map.entry("This is not a Crosscage export", "refused whole"),
            Map.entry("Several files", "no room"),
            Map.entry(LEFT_OUT, "pieces left out"),
            Map.entry("Imported:", "in"),
            Map.entry("Nothing new", "nothing new"));

    private final URI server;
    private final HttpClient client;
    private final Visitor visitor;
    private final LoadedPage page;
    private String said = "";

    /// @param server ends with a slash
    ImportPage(URI server, HttpClient client) throws IOException, InterruptedException {
        this.server = server;
        this.client = client;
        visitor = new Visitor(client, server);
        page = new LoadedPage(visitor, "me", "", this::hear, () -> {});
    }

    /// The outcome of a file.
    ///
    /// @param said the page's sentences, empty where there are none
    /// @param word what they mean
    record Outcome(int status, String said, String word) {

        /// Whether something came in.
        boolean came() {
            return said.startsWith("Imported:");
        }

        boolean hasLeftOut() {
            return said.contains(LEFT_OUT);
        }

        /// @return why it is a fault, empty when it is none
        String fault() {
            if (status >= FuzzRequests.SERVER_ERROR) {
                return "status " + status;
            } else if (status == OK && said.isEmpty()) {
                return "nothing is said of a file";
            }
            return said.contains(FAILED) ? said : "";
        }
    }

    private void hear(JsonNode uidl) {
        uidl.path("changes")
                .valueStream()
                .filter(change -> change.path("key").asString("").equals("text"))
                .map(change -> change.path("value").asString(""))
                .filter(text -> !word(text).isEmpty())
                .forEach(text -> said = text);
    }

    private static String word(String text) {
        return OUTCOMES.stream()
                .filter(outcome -> text.contains(outcome.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
    }

    /// Imports a file, and waits for what is said of it.
    Outcome receive(byte[] file) throws IOException, InterruptedException {
        said = "";
        var target = page.attribute(page.byAttribute("id", "me-import"), "target");
        var answer = client.send(
                HttpRequest.newBuilder(server.resolve(target))
                        .timeout(LONGEST_WAIT)
                        .header("Cookie", visitor.cookies())
                        .header("Content-Type", "application/json")
                        .header("X-Filename", "archive.json")
                        .POST(BodyPublishers.ofByteArray(file))
                        .build(),
                BodyHandlers.ofString());
        if (answer.statusCode() == OK) {
            page.await(LONGEST_WAIT, () -> !said.isEmpty());
        }
        return new Outcome(answer.statusCode(), said, word(said));
    }

    JsonNode export() throws IOException, InterruptedException {
        return JSON.readTree(visitor.get(page.attribute(page.byAttribute("id", "me-export"), "href")));
    }

    @Override
    public void close() {
        page.close();
    }
}
