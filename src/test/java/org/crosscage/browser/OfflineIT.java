package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Without a connection a browser that was here before shows the offline page, and goes on when the server answers.
final class OfflineIT extends BrowserTest {

    private static final int MOST_BYTES = 600_000;

    private static final String PAGE = "/offline?";

    /// The addresses of what the browser keeps.
    private static final String KEPT = """
            async () => {
              const kept = [];
              for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const request of await cache.keys()) {
                  kept.push(new URL(request.url).pathname + new URL(request.url).search);
                }
              }
              return kept;
            }
            """;

    @Test
    void aVisitWithoutAConnectionShowsTheOfflinePageAndGoesOnByItself() {
        var page = openAndKeep(newcomerWithWorker(), application());
        for (var path : List.of("/", "/daily", "/play/x")) {
            showsTheOfflinePageAndGoesOn(page, path);
        }
    }

    private void showsTheOfflinePageAndGoesOn(Page page, String path) {
        var profile = page.context();
        profile.setOffline(true);
        page.navigate(application().url() + path);
        assertThat(offline(page)).isVisible();
        assertThat(page).hasURL(application().url() + path);
        assertThat(page.evaluate("() => document.fonts.ready.then(() => [...document.fonts].some("
                        + "(face) => face.status === 'loaded'))"))
                .as("it wears the house's type")
                .isEqualTo(true);

        profile.setOffline(false);
        assertThat(offline(page)).hasCount(0);
        assertThat(page.locator("main h1").first()).isVisible();
        assertThat(page.url()).startsWith(application().url() + path); // that of the day goes on to its date
    }

    /// The browser itself is online all the time, so that only the server can tell.
    @Test
    void aServerThatIsGoneIsWaitedFor(@TempDir Path data) {
        try (var server = RunningApplication.in(data)) {
            var page = openAndKeep(newProfileWithWorker(), server);
            server.kill();
            page.navigate(server.url() + "/library");
            assertThat(offline(page)).isVisible();

            page.getByRole(AriaRole.LINK, named("Try again")).click();
            assertThat(offline(page)).isVisible();

            server.start();
            assertThat(offline(page)).hasCount(0);
            assertThat(page.locator("main h1").first()).isVisible();
        }
    }

    @Test
    void theOfflinePageLooksRight() {
        var profile = newcomerWithWorker();
        var page = openAndKeep(profile, application());
        profile.setOffline(true);
        page.navigate(application().url() + "/daily");
        assertThat(offline(page)).isVisible();
        looksRight(page, "offline");
    }

    @Test
    void onlyTheOfflinePageAndFilesWithAHashAreKept() {
        var profile = newcomerWithWorker();
        var page = openAndKeep(profile, application());
        page.navigate(application().url() + "/daily");
        page.locator("main h1").first().waitFor();

        var kept = kept(page);

        assertThat(kept)
                .isNotEmpty()
                .allSatisfy(file -> assertThat(file.address())
                        .matches("/offline(/texts|/new-games)?\\?__WB_REVISION__=.+"
                                + "|/VAADIN/build/[^?]+-[A-Za-z0-9_-]{8}\\.(js|woff2|wasm)"));
        assertThat(kept).filteredOn(file -> file.address().startsWith(PAGE)).hasSize(1);
        assertThat(kept.stream().mapToInt(this::transferred).sum() + transferred(new Kept("/sw.js")))
                .as("bytes on the way here")
                .isLessThan(MOST_BYTES);
    }

    /// Only where there is no answer at all does the offline page stand in.
    @Test
    void whatTheServerAnswersIsShownWhateverItIs() {
        var page = openAndKeep(newcomerWithWorker(), application());
        var answer = page.navigate(application().url() + "/no-such-page");
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.fromServiceWorker()).isTrue();
        assertThat(page.locator("h1")).hasText("Nothing here");
    }

    /// A server with another list of kinds gives its worker out with other words. It is fetched while a page is open,
    /// and takes over when the next one has been loaded. Nothing is routed here: Playwright would have to let go of
    /// each worker that starts.
    @Test
    void theWorkerOfANewerServerTakesOverWithTheNextPageAndLeavesNothingOld(@TempDir Path data) {
        try (var server = RunningApplication.withTemplateKind(data)) {
            var page = openAndKeep(newProfileWithWorker(), server);
            var old = revisions(page);
            // the first page of all has no worker that a newer one would wait for
            visit(page, server.url() + "/");

            server.stop();
            server.startPackaged();
            page.evaluate("() => navigator.serviceWorker.getRegistration().then((kept) => kept.update())");
            await().pollInSameThread().until(() -> workers(page), "activated, then installed"::equals);

            page.navigate(server.url() + "/daily");
            // the browser lets the old one end what it is about
            await().pollInSameThread()
                    .atMost(Duration.ofMinutes(1))
                    .pollInterval(Duration.ofSeconds(2))
                    .until(() -> {
                        page.reload();
                        return workers(page).equals("activated, then none");
                    });

            assertThat(revisions(page))
                    .hasSize(3)
                    .isNotEqualTo(old)
                    .isEqualTo(revisions(openAndKeep(newProfileWithWorker(), server)));
        }
    }

    @Test
    void theWorkerIsAskedForAtEachVisitAndMayFetchOnly() {
        var headers = application().get("/sw.js").headers();
        assertThat(headers.firstValue("Cache-Control")).contains("no-cache");
        assertThat(headers.firstValue("Content-Security-Policy")).contains("default-src 'none'; connect-src 'self'");
        assertThat(application().get("/sw.js").body()).doesNotContain("{page}", "{texts}", "{new-games}");
        assertThat(application().get("/offline").headers().firstValue("Set-Cookie"))
                .isEmpty();
    }

    /// A first visit, until the browser has kept what it keeps.
    private static Page openAndKeep(BrowserContext profile, RunningApplication server) {
        var page = visit(profile.newPage(), server.url() + "/");
        await().pollInSameThread().until(() -> workers(page), "activated, then none"::equals);
        return page;
    }

    /// The one that works, and the one that waits to take over.
    private static String workers(Page page) {
        return (String) page.evaluate("async () => { const kept = await navigator.serviceWorker.getRegistration();"
                + " return (kept?.active?.state ?? 'none') + ', then ' + (kept?.waiting?.state ?? 'none'); }");
    }

    private static Locator offline(Page page) {
        return page.locator("#offline-sign");
    }

    /// Those of the offline page and of its words.
    private static List<String> revisions(Page page) {
        return kept(page).stream()
                .map(Kept::address)
                .filter(address -> address.startsWith("/offline"))
                .sorted()
                .toList();
    }

    private static List<Kept> kept(Page page) {
        return ((List<?>) page.evaluate(KEPT))
                .stream().map(each -> new Kept((String) each)).toList();
    }

    /// In bytes, compressed as browsers get it.
    private int transferred(Kept file) {
        var request = HttpRequest.newBuilder(application().uri(file.address()))
                .header("Accept-Encoding", "br, gzip")
                .build();
        try (var client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.ofByteArray()).body().length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private record Kept(String address) {}
}
