package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.time.Instant;
import java.time.LocalDate;
import java.util.regex.Pattern;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.solver.exact.ExactSolver;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The puzzles of a day, from its noon to the next day.
final class DailyIT extends PlayBrowserTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 12, 1);

    @AfterEach
    void theClockIsRightAgain() {
        application().setClockRight();
    }

    @Test
    void aDayIsPlayedPassedOnAndOver() {
        application().setClock(Instant.parse("2026-12-01T12:00:00Z"));
        var page = open("/daily");
        assertThat(heading(page, "Tuesday, December 1, 2026")).isVisible();
        assertThat(page.locator(".daily-picture svg"))
                .hasCount(DailyPuzzle.of(TODAY).size());
        assertThat(tick(page)).isHidden();

        playedByKeyboardAlone(page, "kenken-medium");
        assertThat(page.locator("#finish")).containsText("First day of a streak");
        assertThat(copied(page, "#finish"))
                .matches("Crosscage, December 1, 2026\nMedium KenKen 6\u00a0×\u00a06: \\d\\d:\\d\\d, no help\n"
                        + Pattern.quote(application().url()) + "/daily/2026-12-01/kenken-medium");

        assertThat(tick(page)).hasAccessibleName("1 of 9 done");
        Hands.tabInto(page, "#day");
        page.keyboard().press("Enter");
        assertThat(page.locator("#kenken-medium")).containsText("Done");
        assertThat(copied(page, ".daily-shared"))
                .endsWith("1 of 9 done\n" + application().url() + "/daily/2026-12-01");
        page.locator(".month-calendar .earlier").click();
        assertThat(heading(page, "November 2026")).isVisible();
        page.locator(".month-calendar a").first().focus();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("Home");
        assertThat(page.locator(".month-calendar a:focus")).containsText("November 2, 2026: none done");
        page.locator(".month-calendar .later").click();
        looksRight(page, "daily");

        application().setClock(Instant.parse("2026-12-02T00:00:05Z"));
        page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))");
        var newDay = page.locator(".new-day a");
        assertThat(newDay).hasText("A new day has started: see its puzzles");
        assertThat(heading(page, "Tuesday, December 1, 2026")).isVisible();
        newDay.click();
        assertThat(heading(page, "Wednesday, December 2, 2026")).isVisible();
        assertThat(tick(page)).isHidden();
        assertThat(page.getByText("Streak: 1 day.")).isVisible();
        visit(page, application().url() + "/daily/2026-12-03");
        assertThat(heading(page, "This day has not started yet")).isVisible();
        assertThat(page.request().get(application().url() + "/daily/nonsense").status())
                .isEqualTo(404);
    }

    /// From the day's page to the result that is copied: no mouse, and nothing gets the focus but by Tab.
    private void playedByKeyboardAlone(Page page, String name) {
        Hands.tabInto(page, "#" + name);
        page.keyboard().press("Enter");
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);
        var made = made(name);
        Hands.atKeyboard(page, made.puzzle()).fill(made.solution().orElseThrow());
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        Hands.tabInto(page, "#finish .copy-link");
        page.keyboard().press("Enter");
        assertThat(page.locator("#finish .copy-link [role=status]")).hasText("Copied.");
    }

    /// The same here as there.
    private static PuzzleEntry made(String name) {
        var daily = DailyPuzzle.of(TODAY, name).orElseThrow();
        return daily.order().make(daily.seed(), new ExactSolver(), () -> false).orElseThrow();
    }

    /// Beside the name of the day's page in the bar.
    private static Locator tick(Page page) {
        return page.locator(".destinations .destination-tick");
    }

    private static Locator heading(Page page, String words) {
        return page.getByRole(AriaRole.HEADING, named(words));
    }

    /// What a button of a result copies.
    private static String copied(Page page, String place) {
        return (String) page.locator(place + " .share-result .copy-link button").evaluate("button => button.copyText");
    }
}
