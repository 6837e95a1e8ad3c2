package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// When the server hears of the time played, by a browser whose time the test makes go by.
final class ClockIT extends PlayBrowserTest {

    private static final String LISTEN = """
            () => {
              window.heard = [];
              const at = ({ type, detail }) => window.heard.push(`${type} ${Math.floor(detail.elapsed)}`);
              document.querySelector('play-timer').addEventListener('timer-tick', at);
              document.querySelector('puzzle-board').addEventListener('board-entry', at);
            }
            """;
    private static final String PLAYED = "() => Math.floor(document.querySelector('play-timer').seconds)";
    private static final String NOTHING_KEPT = """
            () => {
              const keep = Storage.prototype.setItem;
              Storage.prototype.setItem = function (key, value) {
                if (key.startsWith('crosscage.clock.')) {
                  throw new Error('QuotaExceededError');
                }
                keep.call(this, key, value);
              };
            }
            """;

    @Test
    void theTimeComesWithEachEntryAndByItselfAfterHalfAMinuteWithoutOne() {
        var page = beginWithTimeStopped();
        int start = played(page);

        page.clock().runFor(25_000);
        assertThat(heard(page)).isEmpty();

        page.keyboard().press("1");
        page.clock().runFor(29_000);
        assertThat(heard(page)).containsExactly("board-entry " + (start + 25));

        page.clock().runFor(2_000);
        assertThat(heard(page)).hasSize(2).last().asString().startsWith("timer-tick " + (start + 55));
    }

    @Test
    void allWindowsOfAGamePauseTogether() {
        var profile = newcomer();
        var one = begin(profile, application().url(), SMALL_KENKEN);
        var two = visit(profile.newPage(), one.url());
        ready(two);
        one.locator("puzzle-board").focus();
        one.keyboard().press("p");
        assertThat(two.locator("play-timer[paused]")).hasCount(1);
        var late = visit(profile.newPage(), one.url());
        assertThat(late.locator("play-timer[paused]")).hasCount(1); // and shows no cells
        two.locator("play-timer button[aria-pressed=true]").click();
        assertThat(one.locator("play-timer[paused]")).hasCount(0);
        assertThat(late.locator("play-timer[paused]")).hasCount(0);
        ready(late);
    }

    @Test
    void theTimeIsToldWhenItStopsAndWhenTheGameIsLeft() {
        var page = beginWithTimeStopped();
        int start = played(page);

        page.clock().runFor(7_000);
        page.keyboard().press("p");
        assertThat(heard(page)).containsExactly("timer-tick " + (start + 7));
        page.clock().runFor(60_000);
        page.keyboard().press("p");
        page.clock().runFor(4_000);
        assertThat(heard(page)).hasSize(1);

        page.clock().resume();
        page.locator("a[href='']").first().click();
        page.waitForURL(Pattern.compile("/$"));
        int told = Integer.parseInt(heard(page).get(1).split(" ")[1]);
        assertThat(told).isGreaterThanOrEqualTo(start + 11);
        assertThat(page.locator("main")).containsText("00:%02d".formatted(told));
    }

    @Test
    void whatTheBrowserDoesNotKeepTheServerIsToldEveryFiveSeconds() {
        var page = beginWithTimeStopped();
        page.evaluate(NOTHING_KEPT);
        page.clock().runFor(16_000);

        assertThat(heard(page)).hasSize(3).allMatch(told -> told.startsWith("timer-tick "));
    }

    private Page beginWithTimeStopped() {
        // a profile of its own: no other test must get one whose time stands
        var profile = newProfile();
        profile.clock().install();
        var page = begin(profile, application().url(), SMALL_KENKEN);
        page.locator("puzzle-board [role=gridcell]").first().click();
        page.clock().pauseAt(((Number) page.evaluate("() => Date.now() + 1000")).longValue());
        page.keyboard().press("2"); // tells what came before
        page.evaluate(LISTEN);
        return page;
    }

    private static int played(Page page) {
        return ((Number) page.evaluate(PLAYED)).intValue();
    }

    @SuppressWarnings("unchecked")
    private static List<String> heard(Page page) {
        return (List<String>) page.evaluate("() => window.heard");
    }
}
