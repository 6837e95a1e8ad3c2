package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A set of five: made in one browser, played in two others, counted in the first.
final class SetsIT extends PlayBrowserTest {

    @Test
    void aSetIsMadePlayedByTwoAndCounted() throws IOException {
        var maker = open("/sets");
        maker.locator("#new-set").press("Enter");
        fill(maker);
        noSeriousFindings(maker);
        maker.locator("#set-make").press("Enter");
        maker.waitForURL(Pattern.compile("/sets/[\\w-]{22}$"));
        var link = maker.locator("#link-players .set-address");
        assertThat(link).hasText(Pattern.compile("^http://localhost:\\d+/set/[\\w-]{22}$"));
        assertThat(maker.locator("#link-makers .set-address")).hasText(maker.url());
        maker.waitForFunction("() => window.scrollY === 0"); // both links are in sight
        var address = link.textContent();

        var first = visit(newcomer().newPage(), address);
        assertThat(puzzle(first, 2)).containsText("Opens after puzzle 1");
        assertThat(first.locator("#puzzle-2 :is(a, button)")).hasCount(0);
        first.locator("#set-onward").press("Enter");
        first.waitForURL(Pattern.compile("/play/"));
        ready(first);
        solve(first, SMALL_KENKEN);
        first.locator("#finish-next").click();
        assertThat(first.locator("h1").first()).hasText("Kakuro 4 × 4");
        first.locator("#set").click();
        assertThat(puzzle(first, 1)).containsText("Done");
        assertThat(puzzle(first, 2)).containsText("Started");
        assertThat(puzzle(first, 3)).containsText("Opens after puzzle 2");
        assertThat(first.locator("#training-1 button")).isVisible();
        looksRight(first, "set");

        var second = visit(newcomer().newPage(), address);
        assertThat(puzzle(second, 1)).containsText("Play");
        second.locator("#puzzle-1 button").press("Enter");
        second.waitForURL(Pattern.compile("/play/"));
        assertThat(second.request().get(address.replace("/set/", "/sets/")).status())
                .isEqualTo(404);

        maker.getByText("Refresh").click();
        assertThat(maker.locator(".set-table tbody tr").nth(0))
                .hasText(Pattern.compile("1\\. KenKen 4\u00a0×\u00a04\\s*2\\s*1\\s*1\\s*–"));
        assertThat(maker.locator(".set-table tbody tr").nth(1))
                .hasText(Pattern.compile("2\\. Kakuro 4\u00a0×\u00a04\\s*1\\s*0\\s*0\\s*–"));
        looksRight(maker, "set-maker");
        maker.locator("#set-print").click();
        maker.locator("#print-make").click();
        var file =
                maker.waitForDownload(maker.locator("#print-download")::click).path();
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-1.");
    }

    /// Two that are pasted, two out of the library, one new; by keys alone where there are keys for it.
    private static void fill(Page page) {
        page.locator("#set-title input").fill("Week 3");
        page.locator("#set-text textarea").fill("Do these.");
        page.getByLabel("Any order").focus();
        page.keyboard().press("ArrowRight");
        page.getByLabel("Text or file").check();
        assertThat(page.locator("#set-paste textarea")).isVisible();
        page.locator("#set-paste textarea").fill(SMALL_KENKEN + SMALL_KAKURO);
        press(page, "#set-read");
        has(page, 2);
        page.getByLabel("The library").check();
        press(page, "#shipped-1 button");
        has(page, 3);
        page.keyboard().press("Tab");
        page.keyboard().press("Enter");
        has(page, 4);
        page.getByLabel("New puzzles").check();
        page.locator("#set-new-count select").selectOption("1");
        press(page, "#set-new-make");
        has(page, 5);
        page.locator(".chosen-row .down").first().press("Enter");
        assertThat(page.locator(".chosen-row").first()).containsText("1. Kakuro 4 × 4");
        page.keyboard().press("Shift+Tab");
        page.keyboard().press("Enter");
        assertThat(page.locator(".chosen-row").first()).containsText("1. KenKen 4 × 4");

        page.locator("#training-kind select").selectOption("kenken");
        page.locator("#training-what select").selectOption("technique-full-line");
        page.locator("#training-add").press("Enter");
        assertThat(page.locator("#trainings .chosen-row"))
                .hasText(Pattern.compile("Full line, KenKen\\s*5 positions\\s*"));
    }

    /// A hidden one would not get the key.
    private static void press(Page page, String button) {
        assertThat(page.locator(button)).isVisible();
        page.locator(button).press("Enter");
    }

    private static void has(Page page, int count) {
        assertThat(page.locator("#chosen-count")).hasText(count + " of at most 30");
    }

    private static Locator puzzle(Page page, int number) {
        return page.locator("#puzzle-" + number);
    }

    private static void solve(Page page, String text) {
        var puzzle = Hands.puzzle(text);
        Hands.atKeyboard(page, puzzle).fill(Hands.solution(puzzle));
        assertThat(page.locator("#finish h2")).hasText("Well done.");
    }
}
