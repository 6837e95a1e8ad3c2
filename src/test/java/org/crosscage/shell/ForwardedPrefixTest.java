package org.crosscage.shell;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.apache.catalina.valves.RemoteIpValve;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServer;

/// The path that a proxy takes off the front of an address, at a Tomcat that hears of it.
final class ForwardedPrefixTest {

    private static final String HERE = "127.0.0.0/8, ::1/128";

    private WebServer server;

    @AfterEach
    void stop() {
        server.stop();
    }

    @Test
    void standsBeforeAllAddressesThatTheServerNames() throws Exception {
        start(HERE);

        var answer = ask("/puzzles");

        assertThat(answer.body())
                .isEqualTo("/puzzles /puzzles/play/1 http://localhost:%d/puzzles/play/1".formatted(server.getPort()));
    }

    @Test
    void isThePathOfEveryCookie() throws Exception {
        start(HERE);

        var answer = ask("/puzzles/");

        assertThat(answer.headers().allValues("Set-Cookie"))
                .hasSize(2)
                .allSatisfy(cookie -> assertThat(cookie).contains("; Path=/puzzles/"));
    }

    /// Behind a proxy that names the prefix and leaves it where it is.
    @Test
    void standsInThePlaceOfTheContextPath() throws Exception {
        start(HERE, "/puzzles");

        var answer = ask("/puzzles", "/puzzles/play/1");

        assertThat(answer.body()).startsWith("/puzzles /puzzles/play/1 ");
    }

    /// As a proxy leaves them that takes `/puzzles` off `/puzzles/play/1` and puts `/` there.
    @Test
    void twoSlashesAreOne() throws Exception {
        start(HERE);

        assertThat(ask("/puzzles", "//play//1").body()).startsWith("/puzzles /puzzles/play/1 http://localhost:");
        assertThat(ask("", "//play//1").body()).startsWith(" /play/1 http://localhost:");
    }

    @Test
    void twoSlashesBeforeTheContextPathAreOneToo() throws Exception {
        start(HERE, "/puzzles");

        assertThat(ask("", "//puzzles//play/1").body()).startsWith("/puzzles /puzzles/play/1 http://localhost:");
        assertThat(ask("/a", "/x/..//puzzles//play/1").body()).startsWith("/a /a/play/1 http://localhost:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/", "puzzles", "//evil.example", "/a/../b", "/a\"b", "/a;b", "/a b", "/a, /b"})
    void isLeftOutWhereItIsNoPath(String prefix) throws Exception {
        start(HERE);

        var answer = ask(prefix);

        assertThat(answer.body()).startsWith(" /play/1 ");
        assertThat(answer.headers().allValues("Set-Cookie"))
                .allSatisfy(cookie -> assertThat(cookie).containsPattern("; Path=/(;|$)"));
    }

    @Test
    void isLeftOutWhenItIsTooLong() throws Exception {
        start(HERE);

        assertThat(ask("/" + "a".repeat(200)).body()).startsWith(" /play/1 ");
    }

    @Test
    void isBelievedOfTheProxyAlone() throws Exception {
        start("10.0.0.7/32");

        var answer = ask("/puzzles");

        assertThat(answer.body()).startsWith(" /play/1 ");
        assertThat(answer.headers().allValues("Set-Cookie"))
                .noneSatisfy(cookie -> assertThat(cookie).contains("puzzles"));
    }

    private void start(String proxies) {
        start(proxies, "");
    }

    private void start(String proxies, String contextPath) {
        var tomcat = new TomcatServletWebServerFactory(contextPath, 0);
        var valve = new RemoteIpValve();
        valve.setInternalProxies(proxies);
        tomcat.addEngineValves(valve);
        var configuration = new WebConfiguration();
        configuration.cookiesBelowThePrefix().customize(tomcat);
        server = tomcat.getWebServer(
                configuration.forwardedPrefix(),
                context -> context.addServlet("said", new Said()).addMapping("/"));
        server.start();
    }

    private HttpResponse<String> ask(String prefix) throws Exception {
        return ask(prefix, "/play/1");
    }

    private HttpResponse<String> ask(String prefix, String path) throws Exception {
        try (var client = HttpClient.newHttpClient()) {
            return client.send(
                    HttpRequest.newBuilder(URI.create("http://localhost:" + server.getPort() + path))
                            .header("X-Forwarded-For", "203.0.113.77")
                            .header("X-Forwarded-Prefix", prefix)
                            .build(),
                    BodyHandlers.ofString());
        }
    }

    /// Says what a request's addresses are, and sets a cookie beside that of a session.
    private static final class Said extends HttpServlet {

        private static final long serialVersionUID = 1L;

        @Override
        protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
            request.getSession();
            var cookie = new Cookie("own", "1");
            cookie.setPath(request.getContextPath() + "/");
            response.addCookie(cookie);
            response.getWriter()
                    .print(request.getContextPath() + " " + request.getRequestURI() + " " + request.getRequestURL());
        }
    }
}
