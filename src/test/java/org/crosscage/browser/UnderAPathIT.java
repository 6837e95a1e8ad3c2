package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.crosscage.browser.Nginx.Place;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The game below a path of its host, where others have the rest of it: behind an nginx that leaves the path in the
/// address, and behind one that takes it off, both as docs/hosting.md says.
final class UnderAPathIT extends BrowserTest {

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

    private static final Pattern META = Pattern.compile("\"(og:url|og:image)\" content=\"([^\"]+)\"");

    private static final String WORKERS = """
            async () => {
              const workers = await navigator.serviceWorker.getRegistrations();
              return workers.map(({ active, scope }) => `${active?.state} for ${scope}`).join();
            }
            """;

    private static final String FONTS =
            "() => document.fonts.ready.then(() => [...document.fonts].some((face) => face.status === 'loaded'))";

    /// All that the browser stores of the page's origin has a name that says whose it is.
    private static final String NAMES = """
            async () => [
              ...Object.keys(localStorage),
              ...Object.keys(sessionStorage),
              ...(await indexedDB.databases()).map(({ name }) => name),
            ].filter((name) => name.includes('crosscage'))
            """;

    private static final Map<Place, RunningApplication> SERVERS = new EnumMap<>(Place.class);
    private static final Map<Place, Nginx> PROXIES = new EnumMap<>(Place.class);

    @BeforeAll
    static void start(@TempDir Path folder) {
        var program = Nginx.program();
        var kept = CompletableFuture.supplyAsync(
                () -> RunningApplication.in(folder.resolve("kept"), "--server.servlet.context-path=" + Nginx.PATH));
        var stripped = CompletableFuture.supplyAsync(() -> RunningApplication.in(folder.resolve("stripped")));
        SERVERS.put(Place.PATH_KEPT, kept.join());
        SERVERS.put(Place.PATH_STRIPPED, stripped.join());
        SERVERS.forEach((place, server) -> PROXIES.put(
                place,
                Nginx.underAPath(
                        program,
                        folder.resolve("nginx-" + place),
                        server.uri("/").getPort(),
                        place)));
    }

    @AfterAll
    static void end() {
        PROXIES.values().forEach(Nginx::close);
        SERVERS.values().forEach(RunningApplication::close);
    }

    @ParameterizedTest
    @EnumSource(names = "PATH_.*", mode = EnumSource.Mode.MATCH_ALL)
    void aGameIsPlayedAndPassedOn(Place place) {
        var url = PROXIES.get(place).url();
        var page = newProfile().newPage();
        visit(page, url);
        assertThat(page).hasURL(url + "/");
        var game = GameOnScreen.imported(visit(page, url + "/import"), KENKEN);
        game.press(1, 3, "3");
        game.awaitStored();
        page.reload();
        assertThat(GameOnScreen.on(page).cell(1, 3)).hasAttribute("aria-label", Pattern.compile(", 3\\b"));
        assertThat(page).hasURL(Pattern.compile("^" + url + "/play/[^/]+$"));
        var tab = GameOnScreen.on(visit(page.context().newPage(), page.url()));
        GameOnScreen.on(page).press(1, 1, "1");
        assertThat(tab.cell(1, 1)).hasAttribute("aria-label", Pattern.compile(", 1\\b"));

        page.locator("[popovertarget=game-menu]").click();
        page.locator("#menu-share").click();
        var link = page.locator("#share-link pre");
        assertThat(link).containsText(Pattern.compile("^" + url + "/p/1"));

        GameOnScreen.on(visit(newProfile().newPage(), link.textContent()));
        var seen = META.matcher(page.request().get(link.textContent()).text())
                .results()
                .map(found -> found.group(2))
                .toList();
        assertThat(seen).hasSize(2).allSatisfy(address -> assertThat(address).startsWith(url + "/p"));
        assertThat(type(page.request().get(seen.getLast()))).isEqualTo("image/png");
        assertThat(page.context().cookies())
                .extracting((Cookie cookie) -> cookie.name)
                .containsExactlyInAnyOrder("crosscage-player", "crosscage-session");
        assertThat(page.context().cookies())
                .allSatisfy(cookie -> assertThat(cookie.path).isIn(Nginx.PATH, Nginx.PATH + "/"));
    }

    @ParameterizedTest
    @EnumSource(names = "PATH_.*", mode = EnumSource.Mode.MATCH_ALL)
    void aSetIsMadeAndOpened(Place place) {
        var url = PROXIES.get(place).url();
        var maker = visit(newProfile().newPage(), url + "/sets/new");
        maker.locator("#set-title input").fill("Week 4");
        maker.getByLabel("Text or file").check();
        maker.locator("#set-paste textarea").fill(KENKEN);
        maker.locator("#set-read").press("Enter");
        assertThat(maker.locator("#chosen-count")).hasText("1 of at most 30");
        maker.locator("#set-make").press("Enter");
        maker.waitForURL(Pattern.compile("^" + url + "/sets/[\\w-]{22}$"));

        var link = maker.locator("#link-players .set-address");
        assertThat(link).containsText(Pattern.compile("^" + url + "/set/"));
        var player = visit(newProfile().newPage(), link.textContent());
        assertThat(player.locator("main")).containsText("Week 4");
    }

    @ParameterizedTest
    @EnumSource(names = "PATH_.*", mode = EnumSource.Mode.MATCH_ALL)
    void theGameIsInstalledWithItsIcons(Place place) {
        var url = PROXIES.get(place).url();
        var page = visit(newProfile().newPage(), url + "/daily");
        var address = (String) page.evaluate("() => document.querySelector('link[rel=manifest]').href");
        assertThat(address).isEqualTo(url + "/app.webmanifest");

        var manifest = JsonMapper.shared().readTree(page.request().get(address).text());
        assertThat(manifest.has("id")).isFalse();
        assertThat(resolved(page, address, manifest.path("start_url"))).isEqualTo(url + "/");
        assertThat(resolved(page, address, manifest.path("scope"))).isEqualTo(url + "/");
        assertThat(resolved(page, address, manifest.at("/share_target/action"))).isEqualTo(url + "/import");
        assertThat(resolved(page, address, manifest.at("/file_handlers/0/action")))
                .isEqualTo(url + "/import");
        assertThat(resolved(page, address, manifest.at("/shortcuts/0/url"))).isEqualTo(url + "/daily");
        assertThat(manifest.findValues("src")).hasSizeGreaterThan(5).allSatisfy(icon -> {
            var shown = resolved(page, address, icon);
            assertThat(shown).startsWith(url + "/icons/");
            assertThat(type(page.request().get(shown))).startsWith("image/");
        });
    }

    @ParameterizedTest
    @EnumSource(names = "PATH_.*", mode = EnumSource.Mode.MATCH_ALL)
    void withoutAConnectionItsAddressesOpenAllTheSame(Place place) {
        var url = PROXIES.get(place).url();
        var profile = newProfileWithWorker();
        var page = profile.newPage();
        var game = GameOnScreen.imported(visit(page, url + "/import"), KENKEN);
        await().pollInSameThread().until(() -> page.evaluate(WORKERS), ("activated for " + url + "/")::equals);
        game.press(1, 3, "3");
        game.awaitStored();
        var address = page.url();
        visit(page, url + "/");
        // asked by whom the game is of: before it began, there was nobody
        page.waitForFunction(
                "(name) => / ./.test(localStorage.getItem(name) ?? '')", Nginx.PATH + "crosscage.games-asked");

        profile.setOffline(true);
        for (var path : List.of("/", "/daily", "/learn/full-line")) {
            page.navigate(url + path);
            assertThat(page.locator("#offline-sign")).isVisible();
            assertThat(page.evaluate(FONTS))
                    .as("%s wears the house's type", path)
                    .isEqualTo(true);
        }
        page.locator("a.tile").first().click();
        assertThat(page).hasURL(address);
        var alone = GameOnScreen.on(page);
        assertThat(alone.cell(1, 3)).hasAttribute("aria-label", Pattern.compile(", 3\\b"));
        alone.press(1, 1, "1");
        page.reload();
        assertThat(GameOnScreen.on(page).cell(1, 1)).hasAttribute("aria-label", Pattern.compile(", 1\\b"));
        page.locator("header .wordmark").click();
        assertThat(page).hasURL(url + "/");

        profile.setOffline(false);
        assertThat(page.locator("#offline-sign")).hasCount(0);
        visit(page, address);
        assertThat(GameOnScreen.on(page).cell(1, 1)).hasAttribute("aria-label", Pattern.compile(", 1\\b"));
        assertThat((List<?>) page.evaluate(NAMES))
                .isNotEmpty()
                .allSatisfy(name -> assertThat((String) name).startsWith(Nginx.PATH + "crosscage"));
    }

    @ParameterizedTest
    @EnumSource(names = "PATH_.*", mode = EnumSource.Mode.MATCH_ALL)
    void anUnknownAddressLooksAsItDoesElsewhere(Place place) {
        var url = PROXIES.get(place).url();
        var page = newProfile().newPage();
        for (var path : List.of("/nope", "/play/no/such/game", "/play//x")) {
            assertThat(page.navigate(url + path).status()).isEqualTo(404);
            assertThat(page.locator("h1")).hasText("Nothing here");
            assertThat(page.evaluate(FONTS))
                    .as("%s wears the house's type", path)
                    .isEqualTo(true);
            var icon = (String) page.evaluate("() => document.querySelector('link[rel=icon]').href");
            assertThat(icon).startsWith(url + "/");
            assertThat(type(page.request().get(icon))).isEqualTo("image/svg+xml");
        }
        page.locator("a.button").click();
        assertThat(page).hasURL(url + "/");
    }

    /// Cookies do not tell ports apart: for them, the server that all tests share has the rest of the host.
    @ParameterizedTest
    @EnumSource(names = "PATH_.*", mode = EnumSource.Mode.MATCH_ALL)
    void twoGamesOfOneHostDoNotMix(Place place) {
        var profile = newProfile();
        var above = visit(profile.newPage(), application().url() + "/import");
        GameOnScreen.imported(above, KENKEN).press(1, 3, "3");
        var below = visit(profile.newPage(), PROXIES.get(place).url() + "/import");
        GameOnScreen.imported(below, KENKEN).press(1, 3, "3");

        for (var page : List.of(above, below, above)) {
            GameOnScreen.on(page).awaitStored();
            page.reload();
            assertThat(GameOnScreen.on(page).cell(1, 3)).hasAttribute("aria-label", Pattern.compile(", 3\\b"));
        }
    }

    /// As it comes from a proxy that takes the path off and leaves two slashes: what the page loads stands
    /// where it does with one.
    @ParameterizedTest
    @CsvSource({"//, .", "//daily, .", "//learn//full-line, ./.."})
    void aSecondSlashIsNone(String path, String base) {
        var page = newcomer().newPage();
        var html = page.request().get(application().url() + path);
        assertThat(html.status()).isEqualTo(200);
        assertThat(html.text()).contains("<base href=\"" + base + "\">");
        visit(page, application().url() + path);
        assertThat(page.url()).startsWith(application().url() + path.replaceAll("/+", "/"));
    }

    private static String type(APIResponse response) {
        assertThat(response.status()).as(response.url()).isEqualTo(200);
        return response.headers().get("content-type");
    }

    /// As browsers read an address in the manifest.
    private static String resolved(Page page, String manifest, JsonNode address) {
        return (String) page.evaluate(
                "([address, base]) => new URL(address, base).href", List.of(address.asString(), manifest));
    }
}
