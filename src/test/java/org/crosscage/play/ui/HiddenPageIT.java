package org.crosscage.play.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import org.crosscage.browser.FreePort;
import org.crosscage.browser.RunningApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Two players switch to something else for longer than a session lasts: one at a desk, and one on a phone
/// whose line was dead before and is so for a moment on return. The shortest session that there can be lasts a
/// minute. What the page itself decides is tested in session-watch.test.ts, without the wait.
@EnabledIfSystemProperty(
        named = "crosscage.strict",
        matches = "true",
        disabledReason = "it waits for more than a minute; ./crosscage test --strict runs it")
final class HiddenPageIT extends PlayBrowserTest {

    private static final Duration LONGEST = Duration.ofMinutes(4);

    /// A browser without a window shows all pages.
    private static final String SEEN = """
            (seen) => {
              Object.defineProperty(document, 'visibilityState', { get: () => seen, configurable: true });
              document.dispatchEvent(new Event('visibilitychange'));
            }
            """;

    @Test
    void nothingIsKeptInTheServerAndNothingIsLostWhenThePageIsSeenAgain(@TempDir Path data) {
        int port = FreePort.find();
        try (var own = RunningApplication.in(
                data,
                "--crosscage.metrics.port=" + port,
                "--server.servlet.session.timeout=1m",
                "--vaadin.heartbeatInterval=5")) {
            var desk = begin(newProfile(), own.url(), SMALL_KENKEN);
            var phone = begin(newProfile(), own.url(), SMALL_KENKEN);
            type(desk, "1", "2");
            type(phone, "1", "2");
            awaitStored(desk);
            awaitStored(phone);
            phone.context().setOffline(true);
            type(phone, "3");
            hide(desk);
            hide(phone);

            await().atMost(LONGEST)
                    .untilAsserted(() -> assertThat(metrics(port)).contains("crosscage_sessions 0.0"));

            assertThat(isTheSame(desk)).isTrue();
            assertThat(isTheSame(phone)).isTrue();
            desk.evaluate(SEEN, "visible");
            awaitReload(desk);
            type(desk, "4");
            phone.evaluate(SEEN, "visible");
            type(phone, "4");
            phone.context().setOffline(false);
            awaitReload(phone);
            assertThatItIsStored(desk, "1 2 4");
            assertThatItIsStored(phone, "1 2 3 4");
        }
    }

    /// Digits into the next empty cells of the first row.
    private static void type(Page page, String... digits) {
        for (var digit : digits) {
            page.locator("puzzle-board").focus();
            page.keyboard().press("Control+Home");
            for (int cell = 0; !digits(page).split(" ")[cell].equals("0"); cell++) {
                page.keyboard().press("ArrowRight");
            }
            page.keyboard().press(digit);
        }
    }

    private static void hide(Page page) {
        page.evaluate("() => { window.samePage = true; }");
        page.evaluate(SEEN, "hidden");
    }

    private static boolean isTheSame(Page page) {
        return Boolean.TRUE.equals(page.evaluate("() => window.samePage === true"));
    }

    private static void awaitReload(Page page) {
        page.waitForFunction("() => window.samePage === undefined");
        ready(page);
    }

    private static void assertThatItIsStored(Page page, String row) {
        awaitStored(page);
        page.reload();
        ready(page);
        assertThat(digits(page)).startsWith(row + " ");
    }

    private static String metrics(int port) {
        return RunningApplication.answer(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/metrics"))
                        .build())
                .body();
    }
}
