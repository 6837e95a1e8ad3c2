package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One player, one game, two tabs, each at a server of its own: the packaged application twice on one PostgreSQL.
final class TwoServersIT extends BrowserTest {

    private static final int SIZE = 4;
    private static final String PUZZLE = """
            puzzle two-servers
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

    @TempDir
    private static Path data;

    private static EmbeddedPostgres postgres;
    private static RunningApplication first;
    private static RunningApplication second;

    @BeforeAll
    static void startAll() throws IOException {
        postgres = EmbeddedPostgres.start();
        first = server("first");
        second = server("second");
    }

    private static RunningApplication server(String name) {
        return RunningApplication.in(
                data.resolve(name),
                "--spring.datasource.url=" + postgres.getJdbcUrl("postgres", "postgres"),
                "--spring.datasource.username=postgres");
    }

    @AfterAll
    static void endAll() throws IOException {
        for (var server : new RunningApplication[] {first, second}) {
            if (server != null) {
                server.close();
            }
        }
        if (postgres != null) {
            postgres.close();
        }
    }

    @Test
    void whatTheTabsTypeAtTheSameTimeEndsTheSameInBothAndNothingIsDestroyed() {
        var one = GameOnScreen.imported(visit(newProfile().newPage(), first.url() + "/import"), PUZZLE);
        var other = tabOnTheSecondServer(one);

        for (int i = 0; i < SIZE * SIZE; i++) {
            int j = SIZE * SIZE - 1 - i;
            one.press(i / SIZE + 1, i % SIZE + 1, "1");
            other.press(j / SIZE + 1, j % SIZE + 1, "2");
        }

        one.awaitStored();
        other.awaitStored();
        one.page().waitForCondition(() -> one.names().equals(other.names()));
        assertThat(one.empty()).hasCount(0);
        one.cell(1, 1).focus();
        for (int move = 0; move < 2 * SIZE * SIZE; move++) {
            assertThat(one.said("nothing to undo")).hasCount(0);
            one.press("Control+z");
        }
        assertThat(one.empty()).hasCount(SIZE * SIZE);
        assertThat(other.empty()).hasCount(SIZE * SIZE);
    }

    @Test
    void whatOneTabTypesTheOtherShows() {
        var one = GameOnScreen.imported(visit(newProfile().newPage(), first.url() + "/import"), PUZZLE);
        var other = tabOnTheSecondServer(one);

        one.press(2, 2, "3");
        assertThat(other.cell(2, 2)).hasAccessibleName(Pattern.compile("^row 2, column 2, 3(\\b|\\s).*"));
        other.press(2, 2, "Backspace");
        assertThat(one.cell(2, 2)).hasAccessibleName(Pattern.compile("^row 2, column 2, empty,.*"));
    }

    /// Cookies know no ports: at another name of the same machine the session of the one server stays out of the
    /// other's way, and the player comes along.
    private static GameOnScreen tabOnTheSecondServer(GameOnScreen one) {
        var profile = one.page().context();
        var elsewhere = second.url().replace("localhost", "127.0.0.1");
        var player = profile.cookies().stream()
                .filter(cookie -> !cookie.name.equals("crosscage-session"))
                .map(cookie -> new Cookie(cookie.name, cookie.value).setUrl(elsewhere))
                .toList();
        assertThat(player).isNotEmpty();
        profile.addCookies(player);
        return GameOnScreen.on(visit(profile.newPage(), elsewhere + path(one.page())));
    }

    private static String path(Page page) {
        return page.url().substring(first.url().length());
    }
}
