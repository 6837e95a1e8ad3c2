package org.crosscage.device;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Instant;
import java.util.zip.GZIPInputStream;
import org.crosscage.browser.RunningApplication;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Games of a device at a server that runs, through all that is in front of the servlet.
@Tag("browser")
final class DeviceIT {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String ADDRESS = "/device/games";
    private static final String ID = "abcdefghijklmnopqrstuv";
    private static final int LINES = 1000;

    @TempDir
    private static Path data;

    private static RunningApplication server;

    private final HttpClient client = HttpClient.newHttpClient();
    private String cookie = "";

    @BeforeAll
    static void start() {
        server = RunningApplication.in(data);
    }

    @AfterAll
    static void end() {
        server.close();
    }

    @BeforeEach
    void noCookie() {
        cookie = "";
    }

    private HttpRequest.Builder request(String path) {
        var request = HttpRequest.newBuilder(server.uri(path));
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }

    private HttpResponse<byte[]> answer(HttpRequest.Builder request) throws IOException, InterruptedException {
        var answer = client.send(request.build(), BodyHandlers.ofByteArray());
        assertThat(answer.headers().firstValue("X-Frame-Options")).contains("DENY");
        return answer;
    }

    private HttpResponse<byte[]> post(JsonNode body) throws IOException, InterruptedException {
        var answer = answer(request(ADDRESS)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body.toString())));
        assertThat(answer.headers().allValues("Set-Cookie")).isEmpty();
        return answer;
    }

    /// Comes as a browser does for the first time.
    private void visit() throws IOException, InterruptedException {
        cookie = answer(request("/")).headers().allValues("Set-Cookie").stream()
                .filter(value -> value.startsWith("crosscage-player="))
                .map(value -> value.split(";", 2)[0])
                .findFirst()
                .orElseThrow();
    }

    /// A puzzle that was taken along, and on which so much was done that somebody was away for long.
    private static ObjectNode body() {
        var body = JSON.createObjectNode();
        var now = Instant.now();
        var game = body.putArray("games").addObject().put("id", ID);
        var archived = game.putObject("archived");
        archived.put("source", "").put("terms", "");
        archived.put("puzzle", "puzzle one\nsize 3 3\ngrid\n# 17\\ 16\\\n\\17 . .\n\\16 . .\nend\n");
        archived.put("begun", now.minusSeconds(LINES).toString()).put("finished", "");
        archived.put("seconds", 700).put("hints", 2).put("hintCost", 5);
        archived.put("solutionShown", false).putArray("techniques");
        var log = archived.putArray("log");
        for (int i = 1; i < LINES; i++) {
            log.add(now.minusSeconds(LINES - i) + " train " + i + " play r2c2=" + (1 + i % 9));
        }
        log.add(now + " teacher " + LINES + " help paid 2 5 -");
        return body;
    }

    @Test
    void whatADeviceBringsIsThereAfterAnAnswerThatWasLostAndAServerThatWasKilled() throws Exception {
        assertThat(post(body()).statusCode()).isEqualTo(401);
        visit();
        var sent = body();
        assertThat(post(sent).statusCode()).isEqualTo(200);
        server.kill();
        server.start();

        var game = JSON.readTree(post(sent).body()).at("/games/0");

        assertThat(game.path("refused").asString()).isEmpty();
        assertThat(game.at("/game/id").asString()).isEqualTo(ID);
        assertThat(game.at("/game/archived/log")).hasSize(LINES);
        assertThat(game.at("/game/archived/hints").asInt()).isEqualTo(2);
        var kept = answer(request(ADDRESS).header("Accept-Encoding", "gzip"));
        assertThat(kept.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(kept.headers().allValues("Set-Cookie")).isEmpty();
        try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(kept.body()))) {
            assertThat(JSON.readTree(unpacked).get("games")).containsExactly(game.get("game"));
        }
        var tag = kept.headers().firstValue("ETag").orElseThrow();
        assertThat(answer(request(ADDRESS).header("If-None-Match", tag)).statusCode())
                .isEqualTo(304);
    }

    @Test
    void onlyThisIsAnsweredThere() throws Exception {
        visit();
        var foreign = request(ADDRESS)
                .header("Content-Type", "application/json")
                .header("Origin", "https://elsewhere.example")
                .POST(BodyPublishers.ofString(body().toString()));
        assertThat(answer(foreign).statusCode()).isEqualTo(403);
        assertThat(answer(request(ADDRESS).PUT(BodyPublishers.ofString("{}"))).statusCode())
                .isEqualTo(404);
        assertThat(answer(request("/device").GET()).statusCode()).isEqualTo(404);
    }
}
