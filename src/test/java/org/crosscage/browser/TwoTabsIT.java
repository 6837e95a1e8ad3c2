package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// One player, one game, two tabs.
final class TwoTabsIT extends BrowserTest {

    /// Counts the polls that bring something, and the whole pages among that.
    private static final String POLLS = """
            delete window.WebSocket;
            window.polls = 0;
            window.wholePages = 0;
            const { open } = XMLHttpRequest.prototype;
            XMLHttpRequest.prototype.open = function (method, address, ...others) {
              this.addEventListener('loadend', () => {
                if (String(address).includes('/VAADIN/push') && this.responseText) {
                  window.polls += 1;
                }
                if (this.responseText.includes('"resynchronize":true')) {
                  window.wholePages += 1;
                }
              });
              open.call(this, method, address, ...others);
            };
            """;

    @Test
    void whatTwoTabsTypeAtTheSameTimeEndsTheSameInBothAndNothingIsDestroyed() {
        var tabs = twoTabs();
        var one = tabs.one();

        int moves = tabs.typeAtTheSameTime();

        var names = tabs.eventuallyTheSame();
        assertThat(one.empty()).hasCount(0);
        one.page().reload();
        assertThat(one.cell(1, 1)).isVisible();
        one.page().waitForCondition(() -> one.names().equals(names));

        tabs.undo(moves);
        for (int move = 0; move < moves; move++) {
            one.press("Control+y");
        }
        assertThat(tabs.eventuallyTheSame())
                .as("after all is undone and done again")
                .isEqualTo(names);
    }

    @Test
    void whatOneTabTypesTheOtherShowsWithinASecond() {
        twoTabs().assertThatEachShowsWhatTheOtherTypesWithinASecond();
    }

    /// Where something on the way lets no websocket through.
    @Test
    void tabsThatPollShowWhatIsTypedAndAreNotSentWhole() {
        var profile = newProfile();
        profile.addInitScript(POLLS);
        var tabs = twoTabs(open(profile, "/import"));

        tabs.typeAtTheSameTime();

        tabs.eventuallyTheSame();
        for (var tab : List.of(tabs.one().page(), tabs.other().page())) {
            assertThat((int) tab.evaluate("polls")).isPositive();
            assertThat((int) tab.evaluate("wholePages")).isZero();
        }
    }

    /// Where the proxy before the server knows nothing of websockets.
    @Test
    void behindAProxyThatKnowsNoWebsocketsTabsAndHintsAreTold(@TempDir Path folder) {
        int server = application().uri("/").getPort();
        try (var nginx = Nginx.withoutUpgrade(Nginx.program(), folder, server)) {
            var profile = newProfile(new NewContextOptions().setIgnoreHTTPSErrors(true));

            var tabs = twoTabs(visit(profile.newPage(), nginx.url() + "/import"));
            tabs.assertThatEachShowsWhatTheOtherTypesWithinASecond();
            tabs.one().page().locator("#ask-hint").click();
            assertThat(tabs.one().page().locator("#hint")).isVisible();

            profile.close();
        }
    }

    private TwoTabs twoTabs() {
        return twoTabs(open("/import"));
    }

    private static TwoTabs twoTabs(Page page) {
        var one = GameOnScreen.ofSmallKenKen(page);
        var tab = one.page().context().newPage();
        visit(tab, one.page().url());
        return new TwoTabs(one, GameOnScreen.on(tab));
    }
}
