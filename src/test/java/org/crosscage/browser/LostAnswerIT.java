package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The answer to a request gets lost on its way, so that the page asks for it again.
final class LostAnswerIT extends BrowserTest {

    /// The first one is that of the whole page, of which the server keeps no copy.
    @Test
    void aWholePageIsGivenAgainAndCanBePlayedOn() {
        var page = newProfile().newPage();
        var requests = new AtomicInteger();
        page.route("**/?v-r=uidl**", route -> {
            if (requests.incrementAndGet() == 1) {
                lose(route);
            } else {
                route.resume();
            }
        });
        visit(page, application().url() + "/");

        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play KenKen"))
                .click();

        assertThat(requests.get()).as("requests").isPositive();
        var game = GameOnScreen.on(page);
        game.press(1, 1, "1");
        game.awaitStored();
        page.reload();
        assertThat(game.cell(1, 1)).hasAccessibleName(Pattern.compile("^row 1, column 1, 1, .*"));
    }

    /// The server has answered it; the page never hears of it.
    private static void lose(Route route) {
        route.fetch();
        route.abort("connectionreset");
    }
}
