package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Headers that docs/hosting/nginx.conf passes on to a server, and lines that it logs. The servers here only record
/// headers.
final class NginxTest {

    private static final String CODE = "SecretCode0123456789AB";

    @TempDir
    private Path folder = Path.of("");

    private final BlockingQueue<Headers> received = new LinkedBlockingQueue<>();
    private final HttpServer server;
    private Nginx nginx;
    private HttpClient client;

    NginxTest() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            received.add(exchange.getRequestHeaders());
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
    }

    @BeforeEach
    void start() throws Exception {
        var program = Nginx.program();
        server.start();
        int port = server.getAddress().getPort();
        nginx = Nginx.before(program, folder, List.of(port, port));
        client = nginx.client();
        received.clear();
    }

    @AfterEach
    void end() {
        server.stop(0);
        if (nginx != null) {
            client.close();
            nginx.close();
        }
    }

    @Test
    void whatABrowserSaysOfItsHostAndAddressIsNotPassedOn() throws Exception {
        ask(request("/").header("X-Forwarded-Host", "evil.example").header("X-Forwarded-For", "203.0.113.77"));

        var headers = received.take();
        assertThat(headers.get("X-Forwarded-Host")).isNull();
        assertThat(headers.get("X-Forwarded-For")).containsExactly("127.0.0.1");
        assertThat(headers.getFirst("Host")).startsWith("localhost");
    }

    @Test
    void codesOfSetsAndPlayersAreInNoLog() throws Exception {
        ask(request("/set/" + CODE));
        ask(request("/sets/" + CODE + "?x=" + CODE));
        ask(request("/?v-r=init&location=set%2F" + CODE).header("Referer", nginx.url() + "/set/" + CODE));
        server.stop(0);
        ask(request("/set/" + CODE));

        // nginx answers first and logs then
        await().untilAsserted(() -> assertThat(nginx.logged())
                .contains("\"GET /set/...\" 200", "\"GET /sets/...\" 200", "\"GET /\" 200", "\"GET /set/...\" 502"));
        assertThat(nginx.logged()).doesNotContain(CODE);
    }

    private HttpRequest.Builder request(String address) {
        return HttpRequest.newBuilder(URI.create(nginx.url() + address));
    }

    private void ask(HttpRequest.Builder request) throws IOException, InterruptedException {
        client.send(request.build(), BodyHandlers.discarding());
    }
}
