package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A page begins at its top, whoever leads to it, and Back leads to where a page was left. The browser scrolls nothing
/// by itself here, and each page is long enough to be scrolled to the place of the other one.
final class PageScrollIT extends BrowserTest {

    @Test
    void aPageThatTheServerLeadsToBeginsAtItsTopAndBackKeepsThePlace() {
        var page = onPhone("/");
        var play = page.locator(".now-tiles button").last();
        // the first page greets a newcomer alone, and is shorter afterwards
        play.tap();
        page.waitForURL(Pattern.compile("/play/"));
        visit(page, application().url() + "/");
        page.evaluate("() => history.scrollRestoration = 'manual'");
        play.waitFor();
        page.evaluate("() => window.scrollTo(0, 150)");
        int place = scrolled(page);
        assertThat(place).isPositive();
        // a game fits the screen, and would be at its top anyhow
        page.evaluate("() => document.body.style.minHeight = '5000px'");
        play.tap();
        page.waitForURL(Pattern.compile("/play/"));
        comesTo(page, 0);
        assertThat(longest(page)).isGreaterThanOrEqualTo(place);
        page.evaluate("() => document.body.style.minHeight = ''");
        page.goBack();
        comesTo(page, place);
    }

    @Test
    void aPageThatALinkLeadsToBeginsAtItsTopAndBackAndForwardKeepThePlaces() {
        var page = onPhone("/learn");
        var technique = page.locator("main a[href*='learn/']").last();
        technique.scrollIntoViewIfNeeded();
        int place = scrolled(page);
        assertThat(place).isPositive();
        technique.tap();
        page.waitForURL(Pattern.compile("/learn/."));
        comesTo(page, 0);
        page.evaluate("() => window.scrollTo(0, 70)");
        comesTo(page, 70);
        settle(page);
        page.goBack();
        comesTo(page, place);
        page.goForward();
        comesTo(page, 70);
    }

    @Test
    void anAddressThatOnlyChangesWithThePageLeavesThePageWhereItIs() {
        var page = onPhone("/library");
        var size = page.locator("main select").last();
        size.scrollIntoViewIfNeeded();
        page.evaluate("() => window.scrollBy(0, 60)");
        int place = scrolled(page);
        assertThat(place).isPositive();
        var before = page.url();
        size.selectOption(new SelectOption().setIndex(1));
        page.waitForFunction("(before) => location.href !== before", before);
        settle(page);
        assertThat(scrolled(page)).isEqualTo(place);
    }

    private Page onPhone(String address) {
        var page = open(newPhone(), address);
        page.evaluate("() => history.scrollRestoration = 'manual'");
        return page;
    }

    /// How far the page can be scrolled.
    private static int longest(Page page) {
        settle(page);
        return ((Number) page.evaluate("() => document.documentElement.scrollHeight - innerHeight")).intValue();
    }

    private static int scrolled(Page page) {
        settle(page);
        return ((Number) page.evaluate("() => Math.round(window.scrollY)")).intValue();
    }

    private static void comesTo(Page page, int place) {
        page.waitForFunction("(place) => Math.abs(window.scrollY - place) <= 1", place);
        assertThat(page.locator("main h1").first()).isVisible();
    }
}
