package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/// How the library looks, and that its lists go on.
final class TheLibraryIT extends BrowserTest {

    /// One after the other in one page: the packs, one of them, and what of all of them fits a choice.
    @Test
    void theLibraryLooksRightAndItsListsGoOnWhenTheirEndIsNear() {
        var page = open("/library");
        page.locator(".pack-card").first().waitFor();
        looksRight(page, "library");

        page.locator(".pack-card[href$='kenken-6x6']").press("Enter");
        assertThat(page.getByRole(AriaRole.HEADING, exactly("KenKen 6 × 6"))).isVisible();
        var gentle = page.locator(".tile-list").first().locator("button.tile");
        assertThat(gentle).hasCount(20);
        looksRight(page, "library-pack"); // before all of its tiles are there, which axe would look at one by one
        page.locator(".tile-list").last().scrollIntoViewIfNeeded();
        assertThat(page.locator(".tile-list").last().locator("button.tile")).hasCount(20);

        visit(page, application().url() + "/library?grade=hard&size=kakuro");
        assertThat(page.locator("button.tile").first()).isVisible();
        looksRight(page, "library-filtered");
        page.locator("button.tile").nth(23).scrollIntoViewIfNeeded();
        assertThat(page.locator("button.tile").nth(40)).isVisible();
    }
}
