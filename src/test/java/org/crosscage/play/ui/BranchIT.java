package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/// A branch in a real browser, by keyboard alone.
final class BranchIT extends PlayBrowserTest {

    @Test
    void aBranchIsPlayedReloadedAndDropped() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        var hands = Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        var bar = page.locator("branch-bar");
        page.keyboard().press("1");
        page.keyboard().press("b");
        assertThat(bar).isVisible();
        hands.goTo(5);
        page.keyboard().press("4");
        assertThat(bar.locator(".about")).containsText("r2c2 = 4");
        assertThat(cell(page, "row 2, column 2, 4, branch A")).hasCount(1);
        page.keyboard().press("b");
        hands.goTo(4);
        page.keyboard().press("1");
        var played = digits(page);
        awaitStored(page);

        page.reload();
        ready(page);
        assertThat(digits(page)).isEqualTo(played);
        assertThat(bar).isVisible();
        assertThat(cell(page, "row 2, column 1, 1, repeated, branch B")).hasCount(1);
        noSeriousFindings(page);

        page.keyboard().press("Shift+B");
        assertThat(page.locator("#branch")).containsText("has two 1s");
        noSeriousFindings(page);
        page.keyboard().press("Escape");
        page.keyboard().press("y");
        page.keyboard().press("n");
        assertThat(bar).isHidden();
        assertThat(digits(page)).isEqualTo("1" + " 0".repeat(15));
        page.keyboard().press("Control+z");
        assertThat(digits(page)).isEqualTo(played);
        awaitStored(page);

        var combinations = page.locator(".combo-line");
        assertThat(combinations).isVisible();
        page.keyboard().press("Escape");
        assertThat(combinations).isHidden(); // nothing is selected
    }

    @Test
    void theFocusStaysInTheCardWhoseButtonIsPressed() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        page.keyboard().press("b");
        page.keyboard().press("1");
        page.keyboard().press("Shift+B");
        var card = page.locator("#branch");
        assertThat(card).containsText("No rule is broken yet");
        Hands.tabInto(page, "#branch button");
        page.keyboard().press("Enter");
        assertThat(card).not().containsText("No rule is broken yet");
        assertThat(page.locator("#branch :focus")).hasCount(1);
    }

    private static Locator cell(Page page, String name) {
        return page.getByRole(AriaRole.GRIDCELL, named(name));
    }
}
