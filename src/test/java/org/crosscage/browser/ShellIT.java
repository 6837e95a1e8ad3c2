package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext.ClearCookiesOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Contrast;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The frame around the views, in a browser and on the wire.
final class ShellIT extends BrowserTest {

    private static final String LINE = "You have 20,000 games, and that is the limit. Delete some on “Your page”, and"
            + " export everything there first if you want to keep it.";

    @Test
    void homeLooksRight() {
        var page = open("/");
        assertThat(page).hasTitle(Pattern.compile("Crosscage"));
        looksRight(page, "home");
    }

    @Test
    void anUnknownAddressLooksRight() {
        var page = open("/no-such-page");
        assertThat(page.locator("h1")).hasText("Nothing here");
        looksRight(page, "not-found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/library?size=%%%", "/play/;x"})
    void anAddressThatCannotBeReadIsSaidInPlainWords(String path) {
        var page = newcomer().newPage();
        var answer = page.navigate(application().url() + path);
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.headers()).containsKeys("content-security-policy", "x-content-type-options");
        assertThat(page).hasTitle("This address cannot be read · Crosscage");
        assertThat(page.locator("h1")).hasText("This address cannot be read");
    }

    @Test
    void onlyAPageThatWaitsForSomethingHasPush() {
        var page = newProfile().newPage();
        var asked = new ArrayList<String>();
        page.onRequest(request -> asked.add(request.url()));
        page.onWebSocket(socket -> asked.add(socket.url()));
        for (var path : List.of("/", "/learn", "/library", "/settings")) {
            visit(page, application().url() + path);
        }
        assertThat(asked).isNotEmpty().noneMatch(ShellIT::isOfPush);

        visit(page, application().url() + "/import");
        GameOnScreen.ofSmallKenKen(page);
        page.waitForCondition(() -> asked.stream().anyMatch(ShellIT::isOfPush));
    }

    /// Vaadin's script for it, or its connection.
    private static boolean isOfPush(String address) {
        return address.contains("/push");
    }

    @Test
    void aLineOfTheServerHidesNothingOfTheHeader() {
        var page = newPhone().newPage();
        visit(page, application().url() + "/");
        page.evaluate("words => window.dispatchEvent(new CustomEvent('crosscage-line', { detail: { words } }))", LINE);
        var line = page.locator(".server-line");
        assertThat(line).hasText(LINE);
        assertThat(line).hasAttribute("role", "alert");
        var header = page.locator("header").first().boundingBox();
        assertThat(line.boundingBox().y).isGreaterThanOrEqualTo(header.y + header.height);
        assertThat(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
    }

    @Test
    void aLinkInsideThatLeadsNowhereIsSaidInPlainWords() {
        var page = open("/");
        page.evaluate("() => {"
                + " const link = document.createElement('a'); link.href = 'no-such-page'; document.body.append(link);"
                + " link.click(); link.remove(); }");
        assertThat(page.locator(".shell h1")).hasText("Nothing here");
        looksRight(page, "not-found-inside");
    }

    @Test
    void theChosenColoursAreShownWhateverTheDeviceHasAndRememberedByTheBrowser() {
        var page = open("/");
        var dark = coloursOnADevice(ColorScheme.DARK, page);
        var light = coloursOnADevice(ColorScheme.LIGHT, page);
        assertThat(dark).isNotEqualTo(light);

        page.getByRole(AriaRole.BUTTON, named("Switch between light and dark")).click();
        assertThat(page.locator("html")).hasAttribute("data-scheme", "dark");
        assertThat(coloursOnADevice(ColorScheme.LIGHT, page)).isEqualTo(dark);
        page.reload();
        page.locator("main h1").waitFor();
        assertThat(page.locator("html")).hasAttribute("data-scheme", "dark");
        assertThat(coloursOnADevice(ColorScheme.LIGHT, page)).isEqualTo(dark);

        page.getByRole(AriaRole.BUTTON, named("Switch between light and dark")).click();
        assertThat(coloursOnADevice(ColorScheme.DARK, page)).isEqualTo(light);
    }

    /// The colours of page, text and main button.
    private static Object coloursOnADevice(ColorScheme scheme, Page page) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        settle(page);
        return page.evaluate("""
                () => [document.body, document.querySelector('main h1'), document.querySelector('main .tool')]
                  .map((element) => getComputedStyle(element))
                  .flatMap(({ color, backgroundColor }) => [color, backgroundColor])
                """);
    }

    /// What the browser paints around the page, in an installed game and on a phone.
    @Test
    void theBrowserIsToldTheColourOfThePaper() {
        var page = open("/");
        for (var scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
            for (var contrast : new Contrast[] {Contrast.NO_PREFERENCE, Contrast.MORE}) {
                page.emulateMedia(
                        new Page.EmulateMediaOptions().setColorScheme(scheme).setContrast(contrast));
                settle(page);
                assertThat(page.evaluate("""
                        () => {
                          const swatch = document.body.appendChild(document.createElement('i'));
                          swatch.style.color = document.querySelector('meta[name=theme-color]').content;
                          const told = getComputedStyle(swatch).color;
                          swatch.remove();
                          return told;
                        }
                        """))
                        .isEqualTo(page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor"));
            }
        }
    }

    /// By what Chromium asks of a web app: it reads the manifest, and fetches the icons it would use.
    @Test
    void theGameCanBeInstalled() {
        var page = open("/");
        var browser = page.context().newCDPSession(page);
        assertThat(browser.send("Page.getInstallabilityErrors").getAsJsonArray("installabilityErrors"))
                .extracting(error -> error.getAsJsonObject().get("errorId").getAsString())
                // as all profiles of tests are; not every Chromium says so
                .isSubsetOf("in-incognito");
        var manifest = browser.send("Page.getAppManifest");
        assertThat(manifest.getAsJsonArray("errors")).isEmpty();
        var told = JsonParser.parseString(manifest.get("data").getAsString()).getAsJsonObject();
        var ways = Stream.concat(
                told.getAsJsonArray("icons").asList().stream()
                        .map(icon -> icon.getAsJsonObject().get("src")),
                told.getAsJsonArray("shortcuts").asList().stream()
                        .map(JsonElement::getAsJsonObject)
                        .flatMap(way -> Stream.of(
                                way.get("url"),
                                way.getAsJsonArray("icons")
                                        .get(0)
                                        .getAsJsonObject()
                                        .get("src"))));
        assertThat(ways.map(JsonElement::getAsString))
                .hasSize(11)
                .allSatisfy(way ->
                        assertThat(application().get("/" + way).statusCode()).isEqualTo(200));
    }

    /// 640 px are what a window of 1280 px has at twice the size.
    @Test
    void theNavigationFitsIntoTheNarrowestWindowThatHasAllOfItInARow() {
        var page = open(newProfile(new NewContextOptions().setViewportSize(640, 400)), "/");
        assertThat(page.getByRole(AriaRole.LINK, exactly("Lab"))).isVisible();
        fitsItsWidth(page);
        page.setViewportSize(680, 400);
        fitsItsWidth(page);
    }

    @Test
    void theNavigationOfAPhoneIsAMenu() {
        var page = open(newPhone(), "/");
        var play = page.getByRole(AriaRole.LINK, exactly("Play"));
        assertThat(play).isHidden();
        page.getByRole(AriaRole.BUTTON, named("Menu")).tap();
        assertThat(play).isVisible();
        noSeriousFindings(page);
        play.tap();
        assertThat(play).isHidden();
    }

    @Test
    void theNavigationMarksWhereThePlayerIs() {
        var page = open("/");
        var marked = page.locator(".destinations a[aria-current=page]");
        assertThat(marked).hasText("Play");
        page.getByRole(AriaRole.LINK, exactly("Learn")).click();
        assertThat(page.locator("main h1")).hasText("Learn");
        assertThat(marked).hasText("Learn");
        page.locator(".bar-tools a[href=settings]").click();
        assertThat(page.locator("main h1")).hasText("Settings");
        assertThat(marked).hasCount(0);
        page.goBack();
        assertThat(marked).hasText("Learn");
    }

    @Test
    void theFirstTabStopSkipsToTheContent() {
        var page = open("/");
        page.keyboard().press("Tab");
        assertThat(page.locator(".skip-link")).isFocused();
        page.keyboard().press("Enter");
        assertThat(page.locator("main")).isFocused();
    }

    @Test
    void thePageAllowsItsOwnScriptsOnly() {
        assertThat(policy("/")).contains("; frame-ancestors 'none'");
        assertThat(scriptRule()).matches("'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic' 'unsafe-eval'");
    }

    @Test
    void everyPageHasANonceOfItsOwn() {
        assertThat(scriptRule()).isNotEqualTo(scriptRule());
    }

    /// What a fresh page says of scripts.
    private String scriptRule() {
        var rules = Pattern.compile("(?:^|; *)script-src ([^;]*)").matcher(policy("/"));
        assertThat(rules.find()).isTrue();
        return rules.group(1);
    }

    private String policy(String path) {
        return application()
                .get(path)
                .headers()
                .firstValue("Content-Security-Policy")
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/robots.txt", "/licences", "/actuator/health", "/no-such-page"})
    void everyAnswerCarriesTheSecurityHeaders(String path) {
        var headers = application().get(path).headers();
        assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(headers.firstValue("Referrer-Policy")).contains("same-origin");
        assertThat(headers.firstValue("X-Frame-Options")).contains("DENY");
        assertThat(headers.firstValue("Content-Security-Policy")).isPresent();
        assertThat(headers.firstValue("Cross-Origin-Opener-Policy")).contains("same-origin");
        assertThat(headers.firstValue("Permissions-Policy"))
                .contains("camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/robots.txt",
                "/icons/crosscage.svg",
                "/app.webmanifest",
                "/schema/puzzles-1.json",
                "/licences",
                "/icons",
                "/index.html",
                "/actuator/health",
                "/actuator/env",
                "/no-such-page",
                "/play/no-such-game",
                "/play/no-such-game/solve",
                "/play/no-such-game/replay",
                "/learn/no-such-technique",
                "/how-to-play/no-such-kind",
                "/VAADIN/build/no-such-file.js",
                "/VAADIN/dynamic/resource/1/2/3",
                "/VAADIN/push"
            })
    void onlyViewsMakeASession(String path) {
        assertThat(application().get(path).headers().allValues("Set-Cookie")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/actuator",
                "/actuator/env",
                "/actuator/prometheus",
                "/metrics",
                "/index.html",
                "/health/no-such-state",
                "/no-such-page",
                "/play/no-such-game",
                "/play/no-such-game/solve",
                "/play/no-such-game/replay",
                "/learn/no-such-technique",
                "/how-to-play/no-such-kind",
                "/VAADIN/build/no-such-file.js"
            })
    void whatIsNotThereIsNotFound(String path) {
        assertThat(application().get(path).statusCode()).isEqualTo(404);
    }

    @Test
    void theFooterLeadsToTheLicencesOfAllThatIsInTheGame() {
        var page = visit(newPhone().newPage(), application().url() + "/");
        page.locator(".foot a[href=licences]").click();
        page.waitForURL("**/licences");
        assertThat(page).hasTitle("Licences · Crosscage");
        assertThat(page.locator("h1")).hasText("Licences");
        assertThat(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        assertThat(application().get("/licences").headers().firstValue("Content-Type"))
                .contains("text/plain;charset=UTF-8");
        assertThat(page.textContent("body"))
                .contains("Apache License 2.0") // of the game
                .contains("com.vaadin:flow-server ", "org.ow2.sat4j:org.ow2.sat4j.pb ", "Liberation Sans", "TeaVM")
                .contains("uplot ", "lit ", "marked ", "@fontsource-variable/atkinson-hyperlegible-next ")
                .contains(
                        "workbox-core ",
                        "Copyright 2018 Google LLC",
                        "Copyright (c) 2022 Leon Sorokin",
                        "Jake Archibald");
    }

    /// As scanners do. Vaadin alone is sent something, by its own pages.
    @ParameterizedTest
    @ValueSource(strings = {"/", "/library", "/wp-login.php", "/actuator/health", "/robots.txt"})
    void whatIsSentToAnywhereElseIsNotFoundAndMakesNoSession(String path) {
        var answer = send(request(path).POST(HttpRequest.BodyPublishers.ofString("log=admin")));
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(answer.headers().firstValue("X-Frame-Options")).contains("DENY");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/learn/combinations",
                "/learn/naked-single",
                "/how-to-play/kakuro",
                "/schema/puzzles-1.json",
                "/schema/player-1.json"
            })
    void whatIsThereIsShown(String path) {
        assertThat(application().get(path).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/play/no-such-game", "/learn/no-such-technique"})
    void whatIsNotThereIsNotFoundDuringAVisitEither(String path) {
        var page = open("/");
        assertThat(page.request().get(page.url() + path.substring(1)).status()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/health", "/health/live", "/health/ready", "/actuator/health"})
    void healthIsThere(String path) {
        var answer = application().get(path);
        assertThat(answer.body()).isEqualTo("{\"status\":\"UP\"}");
        assertThat(answer.headers().allValues("Set-Cookie")).isEmpty();
    }

    @Test
    void thePlayersCookieIsOutOfReachForScripts() {
        var cookie = application().get("/").headers().allValues("Set-Cookie").stream()
                .filter(value -> value.startsWith("crosscage-player="))
                .findFirst()
                .orElseThrow();
        assertThat(cookie).contains("HttpOnly").contains("SameSite=Lax").doesNotContain("Secure");
    }

    @Test
    void inANewSessionTheCookieAloneBringsThePlayersGamesBack() {
        var page = open("/library/kenken-4x4");
        page.locator("button.tile").first().click();
        var game = GameOnScreen.on(page);
        game.press(1, 1, "1");
        game.awaitStored();
        page.context().clearCookies(new ClearCookiesOptions().setName("crosscage-session"));

        visit(page, application().url() + "/");

        assertThat(page.getByRole(AriaRole.HEADING, named("Continue"))).isVisible();
    }

    @Test
    void aPageWithAnotherTokenHasASessionOfItsOwn() {
        var answer = send(request("/"));
        var first = cookies(answer);
        var other = first.replaceAll("crosscage-player=[0-9a-f]*", "crosscage-player=" + "a".repeat(32));
        assertThat(other).contains("crosscage-session=").isNotEqualTo(first);

        assertThat(send(request("/").header("Cookie", first)).headers().allValues("Set-Cookie"))
                .noneMatch(value -> value.startsWith("crosscage-session="));
        assertThat(send(request("/").header("Cookie", other)).headers().allValues("Set-Cookie"))
                .anyMatch(value -> value.startsWith("crosscage-session="))
                .noneMatch(value -> first.contains(value.replaceAll(";.*", "")));
    }

    private static String cookies(HttpResponse<?> answer) {
        return answer.headers().allValues("Set-Cookie").stream()
                .map(value -> value.replaceAll(";.*", ""))
                .collect(Collectors.joining("; "));
    }

    @Test
    void aPageDoesNotBelieveWhichHostItIsSaidToComeFrom() {
        assertThat(send(request("/").header("X-Forwarded-Host", "evil.example")).body())
                .contains("og:url")
                .doesNotContain("evil.example");
    }

    @Test
    void thePlayersCookieIsSecureBehindTls() {
        var answer = send(request("/").header("X-Forwarded-Proto", "https"));
        assertThat(answer.headers().allValues("Set-Cookie"))
                .anyMatch(value -> value.startsWith("crosscage-player=") && value.contains("Secure"));
    }

    @Test
    void theBundleIsKeptForAYearAndComesCompressed() {
        var headers =
                send(request(script()).header("Accept-Encoding", "br, gzip")).headers();
        assertThat(headers.firstValue("Cache-Control")).contains("max-age=31536000, immutable");
        assertThat(headers.firstValue("Content-Encoding")).contains("br");
    }

    @Test
    void theBundleMakesNoSession() {
        var answer = application().get(script());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().allValues("Set-Cookie")).isEmpty();
    }

    /// The address of a script of the bundle.
    private String script() {
        var script = Pattern.compile("VAADIN/build/[^\"]+\\.js")
                .matcher(application().get("/").body());
        assertThat(script.find()).isTrue();
        return "/" + script.group();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(application().uri(path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) {
        return RunningApplication.answer(request.build());
    }
}
