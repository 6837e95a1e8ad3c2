package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// What whoever runs a server sees of it: metrics, health, and its log.
final class OutsideIT extends BrowserTest {

    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);
    /// As long as a token is, of the same characters.
    private static final String TOKEN = "SpoiledTokenSpoiledTokenSpoiledTokenSpoiled";

    @TempDir
    private Path data;

    @Test
    void metricsAreReadAtAPortOfTheirOwn() {
        int port = FreePort.find();
        try (var own = RunningApplication.in(data, "--crosscage.metrics.port=" + port)) {
            assertThat(metrics(port))
                    .contains("crosscage_players 0.0", "crosscage_pages 0.0", "crosscage_moves_total 0.0")
                    .contains("crosscage_hints_seconds_count{technique=\"naked-single\"} 0")
                    .doesNotContainPattern("# HELP \\S+ *\n");

            var page = visit(newProfile().newPage(), own.url() + "/");
            var another = visit(page.context().newPage(), own.url() + "/library");

            assertThat(metrics(port))
                    .contains("crosscage_players 1.0", "crosscage_sessions 1.0", "crosscage_pages 2.0");
            another.close();
            await().atMost(LONGEST_WAIT)
                    .untilAsserted(
                            () -> assertThat(metrics(port)).contains("crosscage_players 1.0", "crosscage_pages 1.0"));
            assertThat(get(own.uri("/metrics")).statusCode()).isEqualTo(404);
            assertThat(RunningApplication.answer(
                                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/health"))
                                            .build())
                            .statusCode())
                    .isEqualTo(404);
        }
    }

    /// As Prometheus asks for it.
    private static String metrics(int port) {
        return RunningApplication.answer(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/metrics"))
                        .build())
                .body();
    }

    /// The page that is open goes on until its player leaves.
    @Test
    void aServerThatIsToEndTakesNoNewPagesAndEndsWithTheLastOne() {
        try (var own = RunningApplication.in(data, "--crosscage.drain=60s")) {
            var page = visit(newProfile().newPage(), own.url() + "/");
            var game = GameOnScreen.begun(page);

            var ending = CompletableFuture.supplyAsync(own::stop);

            await().atMost(LONGEST_WAIT)
                    .untilAsserted(
                            () -> assertThat(get(own.uri("/health/ready")).statusCode())
                                    .isEqualTo(503));
            assertThat(get(own.uri("/health/live")).statusCode()).isEqualTo(200);
            var refused = get(own.uri("/"));
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.headers().firstValue("Retry-After")).contains("1");
            assertThat(refused.headers().allValues("Set-Cookie")).isEmpty();
            assertThat(refused.body()).contains("Crosscage is restarting");
            assertThat(get(own.uri("/?v-r=init&location=")).statusCode()).isEqualTo(503);
            assertThat(RunningApplication.answer(request(own, "/VAADIN/push?v-r=push&v-uiId=0")
                                    .header("Cookie", "crosscage-session=that-of-another-server")
                                    .build())
                            .statusCode())
                    .isEqualTo(503);
            game.press(1, 1, "1");
            game.awaitStored();
            assertThat(ending).isNotDone();

            page.close();

            assertThat(ending).succeedsWithin(LONGEST_WAIT).isEqualTo(143);
        }
    }

    @Test
    void aServerWhoseDatabaseIsGoneIsAliveButNotReady() throws IOException {
        try (var postgres = EmbeddedPostgres.start();
                var own = RunningApplication.in(
                        data,
                        "--spring.datasource.url=" + postgres.getJdbcUrl("postgres", "postgres"),
                        "--spring.datasource.username=postgres")) {
            assertThat(get(own.uri("/health/ready")).statusCode()).isEqualTo(200);

            end(postgres);

            var ready = get(own.uri("/health/ready"));
            assertThat(ready.statusCode()).isEqualTo(500);
            assertThat(ready.body()).contains("no database");
            assertThat(get(own.uri("/health/live")).statusCode()).isEqualTo(200);
        }
    }

    private static void end(EmbeddedPostgres postgres) throws IOException {
        postgres.close();
    }

    @Test
    void theLogIsJsonWhereThatIsAskedForAndKeepsSecrets() throws IOException {
        try (var own = RunningApplication.in(data, "--crosscage.log=ecs", "--crosscage.proxy=127.0.0.0/8")) {
            var page = visit(newProfile().newPage(), own.url() + "/");
            var cookies = page.context().cookies();
            spoiled(own, "/?v-r=uidl&v-uiId=0", "{\"csrfToken\":\"" + TOKEN + "\",\"rpc\":[{}]}");
            spoiled(own, "/?v-r=uidl&v-uiId=0", "{\"token\":\"" + TOKEN);
            spoiled(own, "/?v-r=push&v-pushId=" + TOKEN, "");
            spoiled(own, "/?v-r=heartbeat&v-uiId=" + TOKEN, "");
            for (var cookie : cookies) {
                if (cookie.name.equals("crosscage-session")) {
                    spoiledIn(own, cookie.value);
                }
            }
            spoiledLine(own, "GET /set/" + TOKEN + "\u0001 HTTP/1.1\r\nHost: localhost\r\n\r\n");
            spoiledLine(
                    own,
                    "GET / HTTP/1.1\r\nHost: localhost\r\nCookie: crosscage-player=\u0001" + TOKEN + "\r\nBad header "
                            + TOKEN + "\r\n\r\n");
            get(own.uri("/set/" + TOKEN.substring(0, 22)));
            get(own.uri("/sets/" + TOKEN.substring(0, 22)));
            get(own.uri("/learn/%E0%80%AF" + TOKEN));
            own.stop();

            var log = Files.readAllLines(data.resolve("crosscage.log"));
            assertThat(log).isNotEmpty();
            assertThat(log.stream().filter(line -> line.startsWith("{")))
                    .isNotEmpty()
                    .allSatisfy(line -> assertThat(JsonMapper.builder()
                                    .build()
                                    .readTree(line)
                                    .path("message")
                                    .isString())
                            .isTrue());
            assertThat(log.stream().filter(line -> !line.startsWith("{")).filter(line -> !isOfTheJvm(line)))
                    .isEmpty();
            assertThat(log).noneMatch(line -> line.contains("SpoiledToken"));
            for (var cookie : cookies) {
                assertThat(log).noneMatch(line -> line.contains(cookie.value));
            }
            assertThat(log).noneMatch(line -> line.contains("203.0.113.77"));
        }
    }

    /// Before a log there is, the JVM may have a word of its own.
    private static boolean isOfTheJvm(String line) {
        return line.startsWith("WARNING: ") || line.contains("VM warning");
    }

    private static void spoiledIn(RunningApplication own, String session) {
        for (var body : List.of("{\"rpc\":[{\"type\":\"" + TOKEN + "\"}]}", "{\"csrfToken\":" + TOKEN, "[]")) {
            RunningApplication.answer(request(own, "/?v-r=uidl&v-uiId=0")
                    .header("Cookie", "crosscage-session=" + session + "; crosscage-player=" + TOKEN)
                    .POST(BodyPublishers.ofString(body))
                    .build());
        }
    }

    private static void spoiled(RunningApplication own, String address, String body) {
        RunningApplication.answer(request(own, address)
                .header("Cookie", "crosscage-player=" + TOKEN + "; bad name=" + TOKEN)
                .POST(BodyPublishers.ofString(body))
                .build());
    }

    /// What no HTTP client sends.
    private static void spoiledLine(RunningApplication own, String request) throws IOException {
        var address = own.uri("/");
        try (var socket = new Socket(address.getHost(), address.getPort())) {
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1))
                    .startsWith("HTTP/1.1 ");
        }
    }

    private static HttpRequest.Builder request(RunningApplication own, String address) {
        return HttpRequest.newBuilder(own.uri(address))
                .header("X-Forwarded-For", "203.0.113.77")
                .header("Content-Type", "application/json");
    }

    private static HttpResponse<String> get(URI address) {
        return RunningApplication.answer(HttpRequest.newBuilder(address)
                .header("Accept", "text/html")
                .timeout(LONGEST_WAIT)
                .build());
    }
}
