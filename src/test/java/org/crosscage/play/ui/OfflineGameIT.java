package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchPersistentContextOptions;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games that were begun with a connection, played without one, and brought home.
final class OfflineGameIT extends PlayBrowserTest {

    /// What the browser keeps of games: how many lines of their logs, and how many of these the server has.
    private static final String KEPT = """
            () => new Promise((done, failed) => {
              const opening = indexedDB.open('crosscage');
              opening.onerror = failed;
              opening.onsuccess = () => {
                const asked = opening.result.transaction('games').objectStore('games').getAll();
                asked.onsuccess = () => {
                  opening.result.close();
                  done(asked.result.map(({ id, stored, archived }) => id + ' ' + archived.log.length + ' ' + stored).sort().join());
                };
              };
            })
            """;

    @Test
    void aKenKenGoesOnByKeyboardThroughAReloadAndANewStartOfTheBrowserAndIsThereWithTheConnection(
            @TempDir Path folder) {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var solution = Hands.solution(puzzle);
        var browser = desktop(folder);
        var page = begin(browser, application().url(), SMALL_KENKEN);
        var game = gameOf(page);
        page.keyboard().press("Control+Home");
        page.keyboard().press(Integer.toString(solution.digit(0)));
        awaitStored(page);
        awaitKept(page, game + " 1 1");

        browser.setOffline(true);
        page.reload();
        ready(page);
        assertThat(page.locator("#offline-sign")).isVisible();
        assertThat(digits(page)).isEqualTo(filled(puzzle, solution, 1));
        Hands.atKeyboard(page, puzzle).goTo(1);
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowLeft");
        page.keyboard().press(Integer.toString(solution.digit(1)));
        awaitKept(page, game + " 2 1");
        page.reload();
        ready(page);
        page.waitForCondition(() -> digits(page).equals(filled(puzzle, solution, 2)));
        browser.close();

        var again = desktop(folder);
        again.setOffline(true);
        var offline = again.newPage();
        offline.navigate(application().url() + "/");
        offline.locator(".offline-running a").click();
        offline.waitForURL(Pattern.compile("/play/" + game));
        ready(offline);
        offline.waitForCondition(() -> digits(offline).equals(filled(puzzle, solution, 2)));
        Hands.atKeyboard(offline, puzzle).fill(solution);
        assertThat(offline.locator("#finish h2")).hasText("The grid is full and correct.");

        again.setOffline(false);
        offline.locator("#connected").waitFor();
        assertThat(offline.locator("#connected")).containsText("Connected again. Your moves are saved.");
        offline.locator("#connected button").click();
        assertThat(offline.locator("#finish h2")).hasText("Well done.");
        assertThat(offline.locator("#offline-sign")).hasCount(0);
        assertThat(digits(offline)).isEqualTo(filled(puzzle, solution, puzzle.cellCount()));
        visit(offline, application().url() + "/me");
        assertThat(offline.locator("main")).containsText("KenKen");
        again.close();
    }

    private BrowserContext desktop(Path folder) {
        return startedBrowser(folder, new LaunchPersistentContextOptions().setViewportSize(1440, 900));
    }

    private static String gameOf(Page page) {
        var address = page.url();
        return address.substring(address.lastIndexOf('/') + 1);
    }

    private static void awaitKept(Page page, String kept) {
        page.waitForCondition(() -> kept.equals(page.evaluate(KEPT)));
    }

    /// The digits of a game in which the first cells are filled.
    private static String filled(Puzzle puzzle, Solution solution, int cells) {
        var digits = new StringBuilder();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            digits.append(cell == 0 ? "" : " ").append(cell < cells ? solution.digit(cell) : 0);
        }
        return digits.toString();
    }
}
