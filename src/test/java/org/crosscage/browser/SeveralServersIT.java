package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.WaitForFunctionOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Cookie;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.crosscage.Sweep;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Two servers on one PostgreSQL behind nginx, set up as docs/hosting.md says. What a player typed is read back from
/// the log in the database. Another server takes over within a generous time in any run; `crosscage.strict` holds it to
/// what a player is promised.
final class SeveralServersIT extends BrowserTest {

    private static final boolean STRICT = Boolean.getBoolean("crosscage.strict");
    private static final int SIDE = GameOnScreen.SMALL;
    private static final int CELLS = SIDE * SIDE;

    /// How often the server that is in use is killed.
    private static final int KILLS = Math.max(1, Integer.getInteger("crosscage.kills", 2) / 2);
    /// Digits before each end of a server, and as many while it is away, and once more at the end.
    private static final int STRETCH = Math.ceilDiv(Sweep.of(300, 140), 2 * KILLS + 5);
    /// A very quick player.
    private static final double MILLIS_BETWEEN_KEYS = 30;
    /// From the last key, before which the page is not loaded again.
    private static final Duration PROMISED = Duration.ofSeconds(3);
    /// From the kill, also on a machine that is busy with other things.
    private static final Duration LONGEST_TAKEOVER = Duration.ofSeconds(30);
    private static final int NEWCOMERS = Sweep.of(2, 1);
    /// As in docs/hosting/crosscage.env.
    private static final Duration DRAIN = Duration.ofSeconds(20);
    /// From SIGTERM, with a page that is being played on.
    private static final Duration LONGEST_END = Duration.ofSeconds(30);
    private static final Duration WITHOUT_DATABASE = Duration.ofSeconds(10);
    private static final double MILLIS_BETWEEN_MOVES = 600;
    /// For a machine that is busy with other things.
    private static final int MILLIS_TO_RECOVER = 120_000;

    private static final String PLAYABLE = """
            () => window.samePage === undefined
              && document.querySelector('puzzle-board')?.board?.play !== undefined
              && !document.querySelector('puzzle-board').interrupted
              && window.Vaadin.connectionState.state !== 'connection-lost'
            """;

    /// What a page says as soon as it is loaded again is gone two seconds later.
    private static final String LISTEN = """
            new MutationObserver(() => {
              const words = document.querySelector('.connected-again[role=status]:popover-open')?.textContent;
              window.heard = words ?? window.heard;
              window.interrupted ||= document.querySelector('puzzle-board[interrupted]') !== null;
            }).observe(document, { childList: true, subtree: true, attributeFilter: ['interrupted'] });
            """;

    /// A page is not loaded again meanwhile.
    private static final String HANDS_ON_KEYS = """
            () => {
              const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
              window.hands = setInterval(press, 100);
            }
            """;

    @TempDir
    private static Path folder;

    private static ServersBehindNginx all;
    /// Of the server that went away last.
    private static CompletableFuture<Void> restart = CompletableFuture.completedFuture(null);

    private final List<String> typed = new ArrayList<>();

    @BeforeAll
    static void startAll() {
        all = new ServersBehindNginx(folder, "--crosscage.drain=" + DRAIN.toSeconds() + "s");
    }

    @AfterAll
    static void endAll() throws IOException {
        if (all != null) {
            all.close();
        }
    }

    @BeforeEach
    void awaitBothServers() {
        restart.join();
    }

    /// The server in use is killed, strictly ten times, then both are updated, while their player types.
    @Test
    void nothingIsLostWhenTheServerInUseGoesAway() {
        var page = throughNginx().newPage();
        page.addInitScript(LISTEN);
        visit(page, all.nginx().url() + "/import");
        var game = GameOnScreen.ofSmallKenKen(page);
        assertThat(page.context().cookies()).allMatch(cookie -> cookie.secure);
        for (int kill = 1; kill <= KILLS; kill++) {
            kill(game);
        }
        for (var server : all.servers()) { // a rolling update
            end(server, game);
        }
        type(game, STRETCH);

        assertThatAllIsStored(game);
    }

    private void kill(GameOnScreen game) {
        var page = game.page();
        type(game, STRETCH);
        comeBack(game);
        var used = inUse();
        mark(page);
        page.evaluate(HANDS_ON_KEYS);
        used.kill();
        long killed = System.nanoTime();
        assertThatOneQuietLineSaysSo(page);
        page.evaluate("() => clearInterval(window.hands)");
        type(game, STRETCH);
        long pause = System.nanoTime();
        awaitAnotherServer(page, used);
        var sincePause = since(pause);
        var sinceKill = since(killed);
        System.out.printf(
                "killed: playable at another server %d ms after the last key, %d ms after the kill%n",
                sincePause.toMillis(), sinceKill.toMillis());
        assertThat(page.evaluate("() => window.heard")).isEqualTo("Connected again");
        assertThat(sinceKill).isLessThanOrEqualTo(LONGEST_TAKEOVER);
        if (STRICT) {
            assertThat(sincePause).isLessThanOrEqualTo(PROMISED);
        }
        restart(used);
    }

    private void end(RunningApplication server, GameOnScreen game) {
        var page = game.page();
        type(game, STRETCH);
        comeBack(game);
        boolean isUsed = inUse() == server;
        mark(page);
        long asked = System.nanoTime();
        var ended = CompletableFuture.supplyAsync(() -> {
            assertThat(server.stop()).isEqualTo(143);
            return since(asked);
        });
        type(game, STRETCH);
        if (isUsed) {
            awaitAnotherServer(page, server);
            while (!ended.isDone()) {
                type(game, 1);
                page.waitForTimeout(MILLIS_BETWEEN_MOVES);
            }
            // a page that was handed over is played on at once, and says nothing
            assertThat(page.evaluate("() => window.heard")).isNull();
            assertThat(page.evaluate("() => window.interrupted")).isEqualTo(false);
        }
        assertThat(ended.join()).isLessThanOrEqualTo(LONGEST_END);
        restart(server);
    }

    /// With its next move a page is led to the server that it was at before that went away.
    private void comeBack(GameOnScreen game) {
        restart.join();
        type(game, 1);
        awaitStored(game);
    }

    private static void restart(RunningApplication server) {
        restart = CompletableFuture.runAsync(server::start);
    }

    /// A newcomer has no cookie yet, so that the page may come from one server and its start from the other.
    @Test
    void whoeverComesForTheFirstTimeCanPlayAndFindsTheGameAtBothServers() {
        for (int newcomer = 0; newcomer < NEWCOMERS; newcomer++) {
            var page = visit(throughNginx().newPage(), all.nginx().url() + "/");
            var game = GameOnScreen.begun(page);
            game.press(1, 1, "1");
            game.awaitStored();
            assertThat(page.locator(".session-lost-bar")).hasCount(0);
            for (var server : all.servers()) {
                assertThat(atServer(server, page).names()).isEqualTo(game.names());
            }
            page.context().close();
        }
    }

    /// The session of a newcomer's first page is forgotten before the page starts, as by a server that never had it.
    @Test
    void aGameIsItsPlayersWhereTheFirstPageCameFromAnotherServer() {
        var profile = newProfile();
        var page = profile.newPage();
        page.route(Pattern.compile("v-r=init"), start -> {
            profile.clearCookies(new BrowserContext.ClearCookiesOptions().setName("crosscage-session"));
            start.resume();
        });
        visit(page, all.servers().getFirst().url() + "/import");
        var game = GameOnScreen.ofSmallKenKen(page);
        game.press(1, 1, "1");
        game.awaitStored();

        assertThat(atServer(all.servers().getLast(), page).names()).isEqualTo(game.names());
    }

    @Test
    void twoTabsOnTwoServersShowEachOthersDigits() {
        twoTabs().assertThatEachShowsWhatTheOtherTypesWithinASecond();
    }

    @Test
    void whatTheTabsTypeAtTheSameTimeEndsTheSameInBothAndNothingIsDestroyed() {
        var tabs = twoTabs();

        int moves = tabs.typeAtTheSameTime();

        tabs.eventuallyTheSame();
        assertThat(tabs.one().empty()).hasCount(0);
        tabs.undo(moves);
    }

    @Test
    void nothingIsLostWhenTheDatabaseIsAwayForTenSeconds() {
        var page = importPage();
        var game = GameOnScreen.ofSmallKenKen(page);
        type(game, CELLS);
        all.withoutDatabase(() -> {
            long end = System.nanoTime() + WITHOUT_DATABASE.toNanos();
            while (System.nanoTime() < end) {
                type(game, 1);
                page.waitForTimeout(MILLIS_BETWEEN_MOVES);
            }
            assertThatOneQuietLineSaysSo(page);
        });
        type(game, CELLS);

        assertThatAllIsStored(game);
    }

    private Page importPage() {
        return visit(throughNginx().newPage(), all.nginx().url() + "/import");
    }

    private BrowserContext throughNginx() {
        return newProfile(
                new NewContextOptions().setViewportSize(1440, 900).setIgnoreHTTPSErrors(true)); // signed by itself
    }

    private static RunningApplication inUse() {
        return all.nginx().last(all.servers());
    }

    /// Each has a session at one of the servers; both have the same player.
    private TwoTabs twoTabs() {
        var first = all.servers().getFirst().url();
        var one = GameOnScreen.ofSmallKenKen(visit(newProfile().newPage(), first + "/import"));
        return new TwoTabs(one, atServer(all.servers().getLast(), one.page()));
    }

    /// The game of a page, in another session of its player at a server.
    private GameOnScreen atServer(RunningApplication server, Page page) {
        var profile = newProfile();
        profile.addCookies(page.context().cookies().stream()
                .filter(cookie -> cookie.name.equals("crosscage-player"))
                .map(cookie -> new Cookie(cookie.name, cookie.value).setUrl(server.url()))
                .toList());
        return GameOnScreen.on(
                visit(profile.newPage(), server.url() + URI.create(page.url()).getPath()));
    }

    private static Duration since(long nanos) {
        return Duration.ofNanos(System.nanoTime() - nanos);
    }

    /// Every move writes a digit that was not there: rounds of 1, 2, 3, 4 through the cells.
    private void type(GameOnScreen game, int digits) {
        for (int end = typed.size() + digits; typed.size() < end; ) {
            int cell = typed.size() % CELLS;
            int digit = 1 + (typed.size() / CELLS + cell) % SIDE;
            int row = cell / SIDE + 1;
            int column = cell % SIDE + 1;
            game.press(row, column, Integer.toString(digit));
            typed.add("r%dc%d=%d".formatted(row, column, digit));
            game.page().waitForTimeout(MILLIS_BETWEEN_KEYS);
        }
    }

    /// Until it is loaded again.
    private static void mark(Page page) {
        page.evaluate("() => { window.samePage = true; }");
    }

    private static void assertThatOneQuietLineSaysSo(Page page) {
        page.locator("puzzle-board[interrupted]").waitFor();
        assertThat(page.locator("puzzle-board .banner")).hasText("Reconnecting. Your moves are safe.");
        assertThat(page.locator(".v-system-error, .session-lost-bar, .no-connection-bar"))
                .hasCount(0);
        assertThat(page.getByRole(AriaRole.DIALOG)).hasCount(0);
        assertThat(page.locator("vaadin-connection-indicator .v-status-message"))
                .not()
                .isVisible();
    }

    private static void awaitAnotherServer(Page page, RunningApplication gone) {
        page.waitForFunction(PLAYABLE, null, new WaitForFunctionOptions().setTimeout(MILLIS_TO_RECOVER));
        assertThat(inUse()).isNotSameAs(gone);
    }

    private static void awaitStored(GameOnScreen game) {
        game.page()
                .waitForFunction(
                        GameOnScreen.NOTHING_PENDING, null, new WaitForFunctionOptions().setTimeout(MILLIS_TO_RECOVER));
    }

    /// In the order in which it was typed, and shown so by the page that is loaded again.
    private void assertThatAllIsStored(GameOnScreen game) {
        awaitStored(game);
        var url = game.page().url();
        assertThat(JdbcClient.create(all.database())
                        .sql("select move from game_op where game = ? order by version")
                        .param(url.substring(url.lastIndexOf('/') + 1))
                        .query(String.class)
                        .list())
                .containsExactlyElementsOf(typed);
    }
}
