package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.crosscage.browser.Nginx.Place;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.play.ui.PlayScreenTest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A board in a frame of a page on another site, which hears how far it is.
final class EmbedIT extends BrowserTest {

    /// The digits of [PlayScreenTest#PROPER], row by row.
    private static final List<String> SOLUTION = List.of("123", "231", "312");

    private static final String CODE =
            LinkCode.code(PuzzleFormats.read(PlayScreenTest.PROPER).getFirst());

    /// A code of a version that is not there yet.
    private static final String WRONG = "9" + CODE.substring(1);

    private static final String AROUND = """
            <!doctype html>
            <html lang="en"><title>A school</title>
            <script>
              window.heard = [];
              addEventListener('message', ({ origin, data }) => heard.push({ origin, ...data.crosscage }));
            </script>
            <h1>A school</h1>
            """;

    private static final String STORED = """
            async () => [
              ...Object.keys(localStorage),
              ...(await indexedDB.databases()).map(({ name }) => name),
              ...((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => scope),
            ]
            """;

    /// The permissions that docs/hosting.md asks for.
    private static final String SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

    /// As a browser is in a frame whose site may store nothing.
    private static final String NOTHING_STORED = """
            if (self !== top) {
              const denied = () => {
                throw new DOMException('denied', 'SecurityError');
              };
              for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
                Object.defineProperty(self, name, { get: denied });
              }
              self.BroadcastChannel = class {
                constructor() {
                  denied();
                }
              };
            }
            """;

    private static final int MOST_TABS = 30;
    private static final String ON_THE_BOARD = "() => document.activeElement?.localName === 'puzzle-board'";

    private static HttpServer school;
    private static RunningApplication server;

    /// The line of HTML in the school's page.
    private static volatile String line = "";

    @BeforeAll
    static void start(@TempDir Path folder) throws IOException {
        school = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        school.createContext("/", exchange -> {
            var page = (AROUND + line).getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
            exchange.close();
        });
        school.start();
        server = RunningApplication.in(folder, "--crosscage.frame-ancestors=https://elsewhere.example, " + school());
    }

    @AfterAll
    static void end() {
        server.close();
        school.stop(0);
    }

    /// Another site than `localhost`, to browsers.
    private static String school() {
        return "http://127.0.0.1:" + school.getAddress().getPort();
    }

    private Page pageOfTheSchool() {
        var page = newProfile().newPage();
        page.navigate(school() + "/");
        return page;
    }

    private static Frame frame(Page page) {
        return page.frames().getLast();
    }

    private static void solve(FrameLocator board) {
        for (int row = 1; row <= SOLUTION.size(); row++) {
            for (int column = 1; column <= SOLUTION.size(); column++) {
                var name = Pattern.compile("^row %d, column %d, ".formatted(row, column));
                var cell = board.getByRole(AriaRole.GRIDCELL, new FrameLocator.GetByRoleOptions().setName(name));
                cell.press(SOLUTION.get(row - 1).substring(column - 1, column));
            }
        }
    }

    /// Lists what the school's page has heard: origin, event and number of hints.
    @SuppressWarnings("unchecked")
    private static List<String> heard(Page page) {
        return ((List<Map<String, Object>>) page.evaluate("() => window.heard"))
                .stream()
                        .peek(each -> assertThat((Integer) each.get("seconds")).isBetween(0, 600))
                        .map(each -> each.get("origin") + " " + each.get("event") + " " + each.get("hints"))
                        .toList();
    }

    @Test
    void theLineFromShareShowsABoardThatTellsItsPageHowFarItIs() {
        var maker = newProfile().newPage();
        GameOnScreen.imported(visit(maker, server.url() + "/import"), PlayScreenTest.PROPER);
        maker.locator("[popovertarget=game-menu]").click();
        maker.locator("#menu-share").click();
        maker.locator("#share-frame-details summary").click();
        var shown = maker.locator("#share-frame pre");
        assertThat(shown).containsText("<iframe src=\"" + server.url() + "/embed/" + CODE + "\"");
        looksRight(maker, "share-frame");
        line = shown.textContent();

        var page = pageOfTheSchool();
        var board = page.frameLocator("iframe");
        board.locator("#ask-hint").click();
        assertThat(board.locator("#hint")).isVisible();
        await().pollInSameThread().until(() -> heard(page), List.of(server.url() + " hint 1")::equals);
        solve(board);

        assertThat(board.locator("#finish")).containsText("A little help");
        var last = server.url() + " solved 1";
        await().pollInSameThread().until(() -> heard(page), all -> all.contains(last));
        assertThat(heard(page)).containsExactly(server.url() + " hint 1", server.url() + " started 1", last);
        assertThat(page.context().cookies(server.url())).isEmpty();
        assertThat((List<?>) frame(page).evaluate(STORED)).isEmpty();

        page.reload();
        assertThat(board.locator(".play.finished")).hasCount(0);
        assertThat(board.getByRole(AriaRole.GRIDCELL).first()).hasAccessibleName(Pattern.compile(", empty"));
    }

    @Test
    void belowAPathThatIsTakenOffTheBoardIsWholeToo(@TempDir Path folder) {
        belowAPath(folder, server, Place.PATH_STRIPPED);
    }

    @Test
    void belowAPathThatIsKeptTheBoardIsWholeToo(@TempDir Path folder) {
        try (var below = RunningApplication.in(
                folder.resolve("data"),
                "--server.servlet.context-path=" + Nginx.PATH,
                "--crosscage.frame-ancestors=" + school())) {
            belowAPath(folder, below, Place.PATH_KEPT);
        }
    }

    private void belowAPath(Path folder, RunningApplication below, Place place) {
        try (var proxy = Nginx.underAPath(
                Nginx.program(), folder.resolve("nginx"), below.uri("/").getPort(), place)) {
            line = "<iframe src=\"%s/embed/%s\" title=\"KenKen\" sandbox=\"%s\"></iframe>"
                    .formatted(proxy.url(), CODE, SANDBOX);
            var page = pageOfTheSchool();
            var board = page.frameLocator("iframe");
            board.locator("#ask-hint").click();
            assertThat(board.locator("#hint")).isVisible();
            solve(board);
            var solved = proxy.url().replace(Nginx.PATH, "") + " solved 1";
            await().pollInSameThread().until(() -> heard(page), all -> all.contains(solved));

            var game = page.waitForPopup(
                    () -> board.locator(".embedded > header a").click());
            GameOnScreen.on(game).cell(1, 1).waitFor();
            assertThat(game).hasURL(Pattern.compile("^" + proxy.url() + "/play/"));
        }
    }

    @Test
    void inANarrowFrameThatMayStoreNothingItIsSolvedByKeys() {
        line = "<iframe src=\"%s/embed/%s\" title=\"KenKen\" style=\"width: 320px; height: 720px\"></iframe>"
                .formatted(server.url(), CODE);
        var profile = newProfile();
        profile.addInitScript(NOTHING_STORED);
        var page = profile.newPage();
        page.navigate(school() + "/");
        page.frameLocator("iframe").locator("offline-game digit-pad").waitFor();
        assertThat(frame(page).evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        for (int tabs = 0; tabs < MOST_TABS && !(boolean) frame(page).evaluate(ON_THE_BOARD); tabs++) {
            page.keyboard().press("Tab");
        }
        // to the right along the first line, back along the second, and to the right again
        var keys =
                "1 ArrowRight 2 ArrowRight 3 ArrowDown 1 ArrowLeft 3 ArrowLeft 2 ArrowDown 3 ArrowRight 1 ArrowRight 2";
        for (var key : keys.split(" ")) {
            page.keyboard().press(key);
        }
        var solved = server.url() + " solved 0";
        await().pollInSameThread().until(() -> heard(page), all -> all.contains(solved));
    }

    @Test
    void theBoardLooksRight() {
        var page = visit(newProfile().newPage(), server.url() + "/embed/" + CODE);
        page.locator("offline-game digit-pad").waitFor();
        looksRight(page, "embedded");
    }

    @Test
    void anAddressThatHoldsNoPuzzleIsToldInTheFrame() {
        line = "<iframe src=\"%s/embed/%s\" title=\"KenKen\"></iframe>".formatted(server.url(), WRONG);
        var page = pageOfTheSchool();
        assertThat(page.frameLocator("iframe").locator("h1")).hasText("This puzzle can’t be read");
        assertThat(server.get("/embed/" + WRONG).statusCode()).isEqualTo(404);
        assertThat(server.get("/embed/").statusCode()).isEqualTo(404);
    }

    @Test
    void onlyThisPageMayBeFramedAndByNamedPages() {
        var headers = server.get("/embed/" + CODE).headers();
        assertThat(headers.firstValue("X-Frame-Options")).isEmpty();
        assertThat(headers.firstValue("Content-Security-Policy").orElseThrow())
                .contains("; frame-ancestors https://elsewhere.example " + school() + ";");
        assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(headers.allValues("Set-Cookie")).isEmpty();
        for (var path : List.of("/", "/p/" + CODE, "/offline", "/embed", "/no-such-page")) {
            var others = server.get(path).headers();
            assertThat(others.firstValue("X-Frame-Options")).as(path).contains("DENY");
            assertThat(others.firstValue("Content-Security-Policy").orElseThrow())
                    .as(path)
                    .contains("frame-ancestors 'none'");
        }
    }

    @Test
    void unlessPagesAreNamedThereIsNone() {
        var answer = application().get("/embed/" + CODE);
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.headers().firstValue("X-Frame-Options")).contains("DENY");
    }
}
