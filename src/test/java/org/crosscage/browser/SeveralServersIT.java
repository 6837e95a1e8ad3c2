package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.WaitForFunctionOptions;
import com.microsoft.playwright.options.AriaRole;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

/// Two servers on one PostgreSQL behind nginx, set up as docs/hosting.md says. What a player typed is read back from
/// the
/// log in the database. `crosscage.strict` types three times as much and holds the time until another server has taken
/// over to what a player is promised.
final class SeveralServersIT extends BrowserTest {

    private static final boolean STRICT = Boolean.getBoolean("crosscage.strict");
    private static final int SIDE = 4;
    private static final int CELLS = SIDE * SIDE;
    private static final String PUZZLE = """
            puzzle several-servers
            size 4
            cage 36* r1c1 r2c1 r2c2 r3c2
            cage 2/ r1c2 r1c3
            cage 2/ r1c4 r2c4
            cage 5+ r2c3 r3c3
            cage 3+ r3c1 r4c1
            cage 1- r3c4 r4c4
            cage 1- r4c2 r4c3
            end
            """;

    /// So often the server that is in use goes away: killed, and the last time ended in order.
    private static final int KILLS = Math.max(2, Integer.getInteger("crosscage.kills", 2) / 2);
    /// Digits before each end of a server, and after the last one.
    private static final int STRETCH = (STRICT ? 300 : 100) / (KILLS + 2);
    /// A quick player.
    private static final double MILLIS_BETWEEN_KEYS = 60;
    private static final Duration PROMISED = Duration.ofSeconds(3);
    private static final int NEWCOMERS = 2;
    /// Longer than anybody waits here: a server that is to end has handed its pages over before.
    private static final Duration DRAIN = Duration.ofSeconds(59);
    private static final int WITHOUT_DATABASE = 10_000;
    /// For a machine that is busy with other things.
    private static final int MILLIS_TO_RECOVER = 120_000;

    private static final String PLAYABLE = """
            () => window.samePage === undefined
              && document.querySelector('puzzle-board')?.board?.play !== undefined
              && !document.querySelector('puzzle-board').interrupted
              && window.Vaadin.connectionState.state !== 'connection-lost'
            """;

    @TempDir
    private static Path folder;

    private static EmbeddedPostgres postgres;
    private static List<RunningApplication> servers = List.of();
    private static Nginx nginx;

    private final List<String> typed = new ArrayList<>();

    @BeforeAll
    static void startAll() throws IOException {
        var program = Nginx.program();
        Assumptions.assumeTrue(
                program.isPresent(),
                "skipped: there is no nginx on this machine; install Debian's package nginx, or set CROSSCAGE_NGINX to one");
        postgres = startPostgres(0);
        servers = List.of(startServer("first"), startServer("second"));
        nginx = Nginx.before(program.orElseThrow(), folder.resolve("nginx"), servers);
    }

    @AfterAll
    static void endAll() throws IOException {
        if (nginx != null) {
            nginx.close();
        }
        servers.forEach(RunningApplication::close);
        if (postgres != null) {
            postgres.close();
        }
    }

    /// @param port 0 for any
    private static EmbeddedPostgres startPostgres(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setPort(port)
                .setDataDirectory(folder.resolve("postgres"))
                .setCleanDataDirectory(false)
                .start();
    }

    private static RunningApplication startServer(String name) {
        return RunningApplication.in(
                folder.resolve(name),
                "--spring.datasource.url=" + postgres.getJdbcUrl("postgres", "postgres"),
                "--spring.datasource.username=postgres",
                "--crosscage.drain=" + DRAIN.toSeconds() + "s");
    }

    /// One server after the other is killed, or ended and started again, while its player types.
    @Test
    void nothingIsLostWhenTheServerInUseGoesAway() {
        var page = visit(throughNginx().newPage(), nginx.url() + "/import");
        var game = GameOnScreen.imported(page, PUZZLE);
        assertThat(page.context().cookies()).allMatch(cookie -> cookie.secure);
        var started = CompletableFuture.<Void>completedFuture(null);
        for (int kill = 1; kill <= KILLS; kill++) {
            var used = nginx.last(servers);
            type(game, STRETCH / 2);
            started.join();
            mark(page);
            used.kill();
            long killed = System.nanoTime();
            assertThatOneQuietLineSaysSo(page);
            type(game, STRETCH / 2);
            long pause = System.nanoTime();
            awaitAnotherServer(page, used);
            System.out.printf(
                    "kill %d: playable at another server %d ms after the last key, %d ms after the kill%n",
                    kill, millisSince(pause), millisSince(killed));
            if (STRICT) {
                assertThat(Duration.ofNanos(System.nanoTime() - pause)).isLessThanOrEqualTo(PROMISED);
            }
            started = CompletableFuture.runAsync(used::start);
        }
        started.join();
        for (var server : servers) { // a rolling update
            boolean isUsed = nginx.last(servers) == server;
            type(game, STRETCH / 2);
            mark(page);
            var ended = CompletableFuture.supplyAsync(server::stop);
            type(game, STRETCH / 2);
            assertThat(ended).succeedsWithin(DRAIN.minusSeconds(10)).isEqualTo(143);
            if (isUsed) {
                awaitAnotherServer(page, server);
            }
            server.start();
        }
        type(game, STRETCH);

        assertThatAllIsStored(game);
    }

    /// A newcomer has no cookie yet, so that the page may come from one server and its start from the other.
    @Test
    void whoeverComesForTheFirstTimeCanPlay() {
        for (int newcomer = 0; newcomer < NEWCOMERS; newcomer++) {
            var page = visit(throughNginx().newPage(), nginx.url() + "/");
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play KenKen"))
                    .click();
            var game = GameOnScreen.on(page);
            game.press(1, 1, "1");
            game.awaitStored();
            assertThat(page.locator(".session-lost-bar")).hasCount(0);
            page.context().close();
        }
    }

    /// Each context has a session at one of the servers; both have the same player.
    @Test
    void twoTabsOnTwoServersShowEachOthersDigits() {
        var page = visit(newProfile().newPage(), servers.getFirst().url() + "/import");
        var one = GameOnScreen.imported(page, PUZZLE);
        var path = page.url().substring(servers.getFirst().url().length());
        var other = onTheOtherServer(page.context(), path);

        var times = new ArrayList<Long>();
        for (int digit = 1; digit <= SIDE; digit++) {
            times.add(millisUntilShown(one, other, 1, digit));
            times.add(millisUntilShown(other, one, 2, digit));
        }
        System.out.printf("from server to server: slowest of %d digits %d ms%n", times.size(), Collections.max(times));
        assertThat(times.stream().sorted().toList().get(times.size() / 2))
                .as("the median of %s ms", times)
                .isLessThanOrEqualTo(1000);
        if (STRICT) {
            assertThat(times).allMatch(time -> time <= 1000);
        }
        assertThatAllIsStored(one);
        assertThat(other.names()).isEqualTo(one.names());
    }

    @Test
    void nothingIsLostWhenTheDatabaseIsAwayForTenSeconds() throws IOException {
        var page = visit(throughNginx().newPage(), nginx.url() + "/import");
        var game = GameOnScreen.imported(page, PUZZLE);
        type(game, CELLS);
        int port = postgres.getPort();
        postgres.close();
        try {
            long end = System.nanoTime() + Duration.ofMillis(WITHOUT_DATABASE).toNanos();
            while (System.nanoTime() < end) {
                type(game, 1);
                page.waitForTimeout(10 * MILLIS_BETWEEN_KEYS);
            }
            assertThatOneQuietLineSaysSo(page);
        } finally {
            postgres = startPostgres(port);
        }
        type(game, CELLS);

        assertThatAllIsStored(game);
    }

    private BrowserContext throughNginx() {
        return newProfile(
                new NewContextOptions().setViewportSize(1440, 900).setIgnoreHTTPSErrors(true)); // signed by itself
    }

    private GameOnScreen onTheOtherServer(BrowserContext player, String path) {
        var profile = newProfile();
        profile.addCookies(player.cookies().stream()
                .filter(cookie -> cookie.name.equals("crosscage-player"))
                .toList());
        return GameOnScreen.on(visit(profile.newPage(), servers.getLast().url() + path));
    }

    private long millisUntilShown(GameOnScreen from, GameOnScreen to, int row, int digit) {
        long before = System.nanoTime();
        from.press(row, digit, Integer.toString(digit));
        typed.add("r%dc%d=%d".formatted(row, digit, digit));
        assertThat(to.cell(row, digit))
                .hasAccessibleName(Pattern.compile("^row %d, column %d, %d(\\b|\\s).*".formatted(row, digit, digit)));
        return millisSince(before);
    }

    private static long millisSince(long nanos) {
        return Duration.ofNanos(System.nanoTime() - nanos).toMillis();
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
        assertThat(nginx.last(servers)).isNotSameAs(gone);
    }

    /// In the order in which it was typed, and shown so by the page that is loaded again.
    private void assertThatAllIsStored(GameOnScreen game) {
        game.page()
                .waitForFunction(
                        GameOnScreen.NOTHING_PENDING, null, new WaitForFunctionOptions().setTimeout(MILLIS_TO_RECOVER));
        var url = game.page().url();
        assertThat(JdbcClient.create(postgres.getPostgresDatabase())
                        .sql("select move from game_op where game = ? order by version")
                        .param(url.substring(url.lastIndexOf('/') + 1))
                        .query(String.class)
                        .list())
                .containsExactlyElementsOf(typed);
    }
}
