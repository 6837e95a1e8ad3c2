package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Too much from one address, and who goes on all the same.
final class RateLimitIT extends BrowserTest {

    private static final String FEW_SESSIONS = "--crosscage.limits.session.address=3/1h";
    private static final int REFUSED = 429;

    @TempDir
    private static Path shared;

    /// Behind a proxy on this machine.
    private static RunningApplication proxied;

    @TempDir
    private Path data;

    @BeforeAll
    static void start() {
        proxied = RunningApplication.in(
                shared,
                FEW_SESSIONS,
                "--crosscage.proxy=127.0.0.1/32",
                "--crosscage.limits.code.address=3/1h",
                "--crosscage.limits.file.address=1/1h");
    }

    @AfterAll
    static void end() {
        proxied.close();
    }

    @Test
    void newcomersAreToldWhenToComeAgainAndAnOpenGameGoesOn() {
        try (var own = RunningApplication.in(data, FEW_SESSIONS)) {
            var profile = newProfile();
            var page = visit(profile.newPage(), url(own) + "/");
            var game = GameOnScreen.begun(page);
            game.press(1, 1, "1");
            game.awaitStored();
            exhaust(own);

            var refused = get(own, "/", "");
            assertThat(refused.statusCode()).isEqualTo(REFUSED);
            assertThat(refused.headers().firstValueAsLong("Retry-After").orElseThrow())
                    .isBetween(1100L, 1200L);
            assertThat(refused.headers().allValues("Set-Cookie")).isEmpty();
            assertThat(refused.headers().firstValue("X-Frame-Options")).contains("DENY");
            assertThat(refused.body()).contains("Too many pages", "Try again in 20 minutes.");
            var newcomer = newProfile().newPage();
            newcomer.navigate(url(own) + "/library");
            assertThat(newcomer.locator("h1")).hasText("Too many pages");
            looksRight(newcomer, "too-many-pages");

            for (int round = 0; round < 20; round++) {
                game.press(1, 1, round % 2 == 0 ? "2" : "1");
            }
            game.awaitStored();
            page.reload();
            assertThat(game.cell(1, 1)).hasAccessibleName(Pattern.compile("^row 1, column 1, 1, .*"));

            own.kill();
            own.start();
            exhaust(own);
            var again = profile.newPage();
            again.navigate(page.url());
            assertThat(GameOnScreen.on(again).cell(1, 1)).hasAccessibleName(Pattern.compile("^row 1, column 1, 1, .*"));
        }
    }

    @Test
    void whatAVisitorSaysOfTheirAddressIsNotBelieved() {
        try (var own = RunningApplication.in(data, FEW_SESSIONS, "--crosscage.proxy=192.0.2.1/32")) {
            assertThat(IntStream.rangeClosed(1, 5)
                            .mapToObj(i -> get(own, "/", "198.51.100." + i))
                            .map(HttpResponse::statusCode))
                    .containsExactly(200, 200, 200, REFUSED, REFUSED);
        }
    }

    @Test
    void whatTheProxySaysOfThemIs() {
        assertThat(IntStream.rangeClosed(1, 5)
                        .mapToObj(i -> get(proxied, "/", "198.51.100." + i))
                        .map(HttpResponse::statusCode))
                .containsOnly(200);
        assertThat(IntStream.rangeClosed(1, 5)
                        .mapToObj(i -> get(proxied, "/", "2001:db8:0:1::" + i))
                        .map(HttpResponse::statusCode))
                .as("one household")
                .containsExactly(200, 200, 200, REFUSED, REFUSED);
    }

    /// Vaadin would make one for each of them.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/?v-r=webcomponent-resync",
                "/library?v-r=webcomponent-resync",
                "/?v-r=",
                "/?v-r=i18n",
                "/?v-r=heartbeat&v-uiId=x",
                "/?v-r=uidl&v-uiId=9999999999999",
                "/VAADIN/push",
                "/VAADIN/push?v-r=webcomponent-resync",
                "/VAADIN/push?v-r=init"
            })
    void noSessionIsHadPastTheLimit(String address) {
        var answer = get(application(), address, "", "crosscage-session=none");

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.headers().allValues("Set-Cookie")).isEmpty();
    }

    @Test
    void whoTriesOutCodesHearsNothingAfterAWhile() {
        assertThat(IntStream.rangeClosed(1, 5)
                        .mapToObj(i -> get(proxied, "/set/AAAAAAAAAAAAAAAAAAAAA" + i, ""))
                        .map(HttpResponse::statusCode))
                .containsExactly(404, 404, 404, REFUSED, REFUSED);
        assertThat(get(proxied, "/library", "").statusCode()).isEqualTo(200);
    }

    @Test
    void anotherFileIsNotTakenBeforeItsTime() throws IOException {
        var page = visit(newProfile().newPage(), url(proxied) + "/me");
        var said = page.locator(".me-import [role=status]");
        var input = page.locator("#me-import input[type=file]");
        input.setInputFiles(Files.writeString(data.resolve("one.json"), "{}"));
        assertThat(said).containsText("Nothing was imported");

        input.setInputFiles(Files.writeString(data.resolve("another.json"), "{}"));
        assertThat(said).hasText("That was a lot in a short time. Try again in 60 minutes.");
    }

    private static void exhaust(RunningApplication own) {
        IntStream.range(0, 3).forEach(_ -> get(own, "/", ""));
    }

    /// By number: a browser may take another address for the same name than this test does.
    private static String url(RunningApplication own) {
        return own.url().replace("localhost", "127.0.0.1");
    }

    private static HttpResponse<String> get(RunningApplication own, String path, String forwardedFor) {
        return get(own, path, forwardedFor, "");
    }

    private static HttpResponse<String> get(RunningApplication own, String path, String forwardedFor, String cookies) {
        var request = HttpRequest.newBuilder(URI.create(url(own) + path)).header("Accept", "text/html");
        if (!forwardedFor.isEmpty()) {
            request.header("X-Forwarded-For", forwardedFor);
        }
        if (!cookies.isEmpty()) {
            request.header("Cookie", cookies);
        }
        return RunningApplication.answer(request.build());
    }
}
