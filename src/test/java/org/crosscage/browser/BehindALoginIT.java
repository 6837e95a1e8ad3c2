package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.BrowserType.LaunchPersistentContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The game behind an nginx that lets in only some, by a password or by a login of oauth2-proxy, as docs/hosting.md
/// says. A server that answers as oauth2-proxy does has its place.
final class BehindALoginIT extends BrowserTest {

    private static final String KENKEN = """
            puzzle small
            size 3
            cage 3+ r1c1 r1c2
            cage 3 r1c3
            cage 5+ r2c1 r3c1
            cage 4+ r2c2 r3c2
            cage 3+ r2c3 r3c3
            end
            """;

    private static final String WORKERS = """
            async () => {
              const workers = await navigator.serviceWorker.getRegistrations();
              return workers.map(({ active }) => active?.state).join();
            }
            """;

    private static final String LOGGED_IN = "login=yes";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aRestartedBrowserAsksForThePasswordAgain() {
        try (var nginx = Nginx.withPassword(Nginx.program(), folder.resolve("nginx"), server())) {
            var known = startedBrowser(
                    folder.resolve("profile"),
                    new LaunchPersistentContextOptions().setHttpCredentials("anna", "secret"));
            var page = known.newPage();
            GameOnScreen.imported(visit(page, nginx.url() + "/import"), KENKEN).press(1, 3, "3");
            GameOnScreen.on(page).awaitStored();
            var address = page.url();
            assertThat(manifest(page)).contains("\"start_url\"");
            await().pollInSameThread().until(() -> page.evaluate(WORKERS), "activated"::equals);
            visit(page, nginx.url() + "/");
            known.close();

            var restarted = startedBrowser(folder.resolve("profile"), new LaunchPersistentContextOptions())
                    .newPage();
            var answer = restarted.navigate(address);
            assertThat(answer.status()).isEqualTo(401);
            assertThat(answer.fromServiceWorker())
                    .as("a browser asks for no password for a worker")
                    .isFalse();
        }
    }

    @Test
    void aMoveIsStoredAfterTheNextLogin() throws IOException {
        var login = login();
        try (var nginx = Nginx.withLogin(
                Nginx.program(), folder, server(), login.getAddress().getPort())) {
            var profile = newProfileWithWorker();
            var page = profile.newPage();
            page.navigate(nginx.url() + "/import");
            page.getByText("Log in").click();
            GameOnScreen.imported(page, KENKEN).press(1, 3, "3");
            GameOnScreen.on(page).awaitStored();
            assertThat(manifest(page)).contains("\"start_url\"");
            await().pollInSameThread().until(() -> page.evaluate(WORKERS), "activated"::equals);

            profile.addCookies(List.of(new Cookie("login", "ended").setUrl(nginx.url())));
            GameOnScreen.on(page).press(1, 1, "1");
            page.getByText("Log in").click();
            GameOnScreen.on(page).awaitStored();
            assertThat(GameOnScreen.on(page).cell(1, 1)).hasAttribute("aria-label", Pattern.compile(", 1\\b"));
            assertThat(GameOnScreen.on(page).cell(1, 3)).hasAttribute("aria-label", Pattern.compile(", 3\\b"));
        } finally {
            login.stop(0);
        }
    }

    /// A redirect to a page of HTML would be taken for an answer.
    @Test
    void onlyPagesAreLedToTheLogin() throws IOException, InterruptedException {
        var login = login();
        try (var nginx = Nginx.withLogin(
                        Nginx.program(), folder, server(), login.getAddress().getPort());
                var client = HttpClient.newHttpClient()) {
            var page = ask(client, nginx.url() + "/library?kind=kenken&size=6x6", "navigate");
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.body()).contains("/oauth2/callback?rd=%2Flibrary%3Fkind%3Dkenken%26size%3D6x6");
            assertThat(ask(client, nginx.url() + "/device/games", "cors").statusCode())
                    .isEqualTo(401);
            assertThat(ask(client, nginx.url() + "/health/ready", "cors").statusCode())
                    .isEqualTo(200);
            assertThat(ask(client, nginx.url() + "/actuator/health", "cors").statusCode())
                    .isEqualTo(200);
            assertThat(ask(client, nginx.url() + "/health/daily", "cors").statusCode())
                    .isEqualTo(401);
        } finally {
            login.stop(0);
        }
    }

    private int server() {
        return URI.create(application().url()).getPort();
    }

    /// As the browser reads it itself.
    private static String manifest(Page page) {
        return page.context()
                .newCDPSession(page)
                .send("Page.getAppManifest")
                .get("data")
                .getAsString();
    }

    private static HttpResponse<String> ask(HttpClient client, String address, String mode)
            throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(address))
                .header("Sec-Fetch-Mode", mode)
                .build();
        return client.send(request, BodyHandlers.ofString());
    }

    private static HttpServer login() throws IOException {
        var login = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        login.createContext("/oauth2/auth", exchange -> {
            var cookies = exchange.getRequestHeaders().getFirst("Cookie");
            exchange.sendResponseHeaders(cookies != null && cookies.contains(LOGGED_IN) ? 202 : 401, -1);
            exchange.close();
        });
        login.createContext("/oauth2/sign_in", exchange -> {
            var back = exchange.getRequestHeaders().getFirst("X-Forwarded-Uri");
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            answer(
                    exchange,
                    200,
                    "<!doctype html><a href=\"/oauth2/callback?rd=%s\">Log in</a>"
                            .formatted(URLEncoder.encode(back, StandardCharsets.UTF_8)));
        });
        login.createContext("/oauth2/callback", exchange -> {
            exchange.getResponseHeaders().set("Set-Cookie", LOGGED_IN + "; Path=/; HttpOnly");
            exchange.getResponseHeaders()
                    .set("Location", exchange.getRequestURI().getQuery().substring("rd=".length()));
            answer(exchange, 302, "to where the player came from");
        });
        login.start();
        return login;
    }

    private static void answer(HttpExchange exchange, int status, String text) throws IOException {
        var body = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
