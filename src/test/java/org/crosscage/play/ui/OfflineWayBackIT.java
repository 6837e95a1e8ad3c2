package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/// What a browser keeps of games while its player comes and goes: joined, deleted, lost, and unknown to the server.
final class OfflineWayBackIT extends PlayBrowserTest {

    @Test
    void whoDeletesEverythingSeesAtOnceThatNothingIsLeftAlsoInThisBrowser() {
        var browser = withWorker();
        var playing = begin(browser, application().url(), SMALL_KENKEN);
        playing.keyboard().press("Control+Home");
        playing.keyboard().press("3");
        awaitStored(playing);
        awaitKept(playing, gameOf(playing) + " 1 1");
        var page = visit(browser.newPage(), application().url() + "/me");
        page.waitForFunction("() => localStorage.getItem('crosscage.games-asked') !== null");

        deleteEverything(page);

        assertThat(page.getByText("Nothing here yet.")).isVisible();
        assertThat(page.evaluate(KEPT)).isEqualTo("");
    }

    @Test
    void aPuzzleThatWasTakenAlongAndOnlyOpenedIsThereWithTheConnection() {
        var browser = withWorker();
        var page = visit(browser.newPage(), application().url() + "/take-along?pack=kenken-4x4");
        page.locator("#take-along").click();
        page.waitForCondition(() -> ((String) page.evaluate(KEPT)).split(",").length == 10);
        page.waitForFunction("() => navigator.serviceWorker.ready.then(() => true)");
        browser.setOffline(true);
        page.navigate(application().url() + "/");
        page.locator(".tile").first().click();
        ready(page);
        var address = page.url();
        page.waitForCondition(() -> ((String) page.evaluate(kept("archived.begun === ''"))).contains("false"));

        browser.setOffline(false);
        page.locator("#connected button").click();
        assertThat(page.locator("#offline-sign")).hasCount(0);
        ready(page);
        assertThat(page).hasURL(address);
        page.waitForCondition(() -> ((String) page.evaluate(kept("owner === ''"))).contains("false"));
    }

    private static void deleteEverything(Page page) {
        page.locator("#me-forget").click();
        page.getByText("I want all of it deleted").click();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Delete everything now"))
                .click();
    }
}
