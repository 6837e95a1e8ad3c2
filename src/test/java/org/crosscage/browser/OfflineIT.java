package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.net.URLDecoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Without a connection a browser that was here before shows the offline page, and goes on when the server answers.
final class OfflineIT extends BrowserTest {

    private static final int MOST_BYTES = 600_000;

    /// What the browser keeps: addresses, and how much of it there is.
    private static final String KEPT = """
            async () => {
              const kept = [];
              for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const request of await cache.keys()) {
                  const body = await (await cache.match(request)).arrayBuffer();
                  kept.push({ address: new URL(request.url).pathname + new URL(request.url).search, bytes: body.byteLength });
                }
              }
              return kept;
            }
            """;

    @ParameterizedTest
    @ValueSource(strings = {"/", "/daily", "/play/x"})
    void aVisitWithoutAConnectionShowsTheOfflinePageAndGoesOnByItself(String path) {
        var profile = visitor();
        var page = openAndKeep(profile, application());

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
            var page = openAndKeep(visitor(), server);
            server.stop();
            page.navigate(server.url() + "/daily");
            assertThat(offline(page)).isVisible();

            page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Try again"))
                    .click();
            assertThat(offline(page)).isVisible();

            server.start();
            assertThat(offline(page)).hasCount(0);
            assertThat(page.locator("main h1").first()).isVisible();
        }
    }

    @Test
    void theOfflinePageLooksRight() {
        var profile = visitor();
        var page = openAndKeep(profile, application());
        profile.setOffline(true);
        page.navigate(application().url() + "/daily");
        assertThat(offline(page)).isVisible();
        looksRight(page, "offline");
    }

    @Test
    void onlyTheOfflinePageAndFilesWithAHashAreKept() {
        var profile = visitor();
        var page = openAndKeep(profile, application());
        page.navigate(application().url() + "/daily");
        page.locator("main h1").first().waitFor();

        var kept = kept(page);

        assertThat(kept)
                .isNotEmpty()
                .allSatisfy(file -> assertThat(file.address())
                        .matches("/offline\\?__WB_REVISION__=.+|/VAADIN/build/[^?]+-[A-Za-z0-9_-]{8}\\.(js|woff2)"));
        assertThat(kept)
                .filteredOn(file -> file.address().startsWith("/offline"))
                .hasSize(1);
        assertThat(kept.stream().mapToInt(Kept::bytes).sum()).isLessThan(MOST_BYTES);
    }

    /// Only where there is no answer at all does the offline page stand in.
    @Test
    void whatTheServerAnswersIsShownWhateverItIs() {
        var page = openAndKeep(visitor(), application());
        var answer = page.navigate(application().url() + "/no-such-page");
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.fromServiceWorker()).isTrue();
        assertThat(page.locator("h1")).hasText("Nothing here");
    }

    /// Another server gives its worker out with another revision. It is fetched while a page is open, and takes over
    /// when the next one has been loaded.
    @Test
    void theWorkerOfANewerServerTakesOverWithTheNextPageAndLeavesNothingOld() {
        var profile = visitor();
        profile.route("**/sw.js", route -> {
            var answer = route.fetch();
            route.fulfill(new Route.FulfillOptions()
                    .setResponse(answer)
                    .setBody(answer.text().replaceFirst("(/offline`,revision:`)", "$1older")));
        });
        var page = openAndKeep(profile, application());
        var old = revision(page);
        assertThat(old).startsWith("older");
        visit(page, application().url() + "/"); // the first page of all has no worker that a newer one would wait for

        profile.unroute("**/sw.js");
        page.evaluate("() => navigator.serviceWorker.getRegistration().then((kept) => kept.update())");
        await().pollInSameThread().until(() -> workers(page), "activated, then installed"::equals);

        page.navigate(application().url() + "/daily");
        await().pollInSameThread().until(() -> workers(page), "activated, then none"::equals);

        assertThat(kept(page))
                .filteredOn(file -> file.address().startsWith("/offline"))
                .hasSize(1);
        assertThat(revision(page)).isEqualTo(old.substring("older".length()));
    }

    @Test
    void theWorkerIsAskedForAtEachVisitAndMayFetchOnly() {
        var headers = get("/sw.js").headers();
        assertThat(headers.firstValue("Cache-Control")).contains("no-cache");
        assertThat(headers.firstValue("Content-Security-Policy")).contains("default-src 'none'; connect-src 'self'");
        assertThat(get("/sw.js").body()).doesNotContain("{revision}");
        assertThat(get("/offline").headers().firstValue("Set-Cookie")).isEmpty();
    }

    private HttpResponse<String> get(String path) {
        return RunningApplication.answer(
                HttpRequest.newBuilder(application().uri(path)).build());
    }

    private BrowserContext visitor() {
        return newProfile(new NewContextOptions()
                .setViewportSize(1440, 900)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setServiceWorkers(ServiceWorkerPolicy.ALLOW));
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
        return page.getByRole(
                AriaRole.HEADING,
                new Page.GetByRoleOptions().setName("No connection").setExact(true));
    }

    private static String revision(Page page) {
        return kept(page).stream()
                .map(Kept::address)
                .filter(address -> address.startsWith("/offline"))
                .map(address -> URLDecoder.decode(address.substring(address.indexOf('=') + 1), StandardCharsets.UTF_8))
                .findFirst()
                .orElseThrow();
    }

    private static List<Kept> kept(Page page) {
        return ((List<?>) page.evaluate(KEPT))
                .stream()
                        .map(each -> (Map<?, ?>) each)
                        .map(each -> new Kept((String) each.get("address"), (Integer) each.get("bytes")))
                        .toList();
    }

    private record Kept(String address, int bytes) {}
}
