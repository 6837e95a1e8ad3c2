package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.crosscage.play.ui.PlayBrowserTest;
import org.junit.jupiter.api.Test;

/// The ways to get better: the hardest moment of a finished game, and what is next.
final class WayUpIT extends BrowserTest {

    private static final String SOLUTION = "1432 3214 2143 4321";

    @Test
    void theHardestMomentOfAFinishedGameIsTrained() {
        var page = open("/import");
        var game = GameOnScreen.imported(page, PlayBrowserTest.SMALL_KENKEN);
        solve(game);
        page.locator("#finish-more").press("Enter");
        assertThat(page.locator("#hardest"))
                .containsText("The hardest step here was Magic combination. Can you find it?");
        looksRight(page, "finish-hardest");

        page.getByRole(AriaRole.BUTTON, exactly("Train the hardest moment")).click();
        var run = new RunOnScreen(page);
        run.isReady();
        assertThat(page.getByRole(AriaRole.HEADING, exactly("Find: Magic combination")))
                .isVisible();
        assertThat(page.locator("main")).not().containsText("Position 1");
        run.cell(3, 2).press("Control+Digit2"); // 4 ÷ is only 4 and 1
        assertThat(page.locator("#hint .eyebrow").first()).containsText("Found in");
        page.locator("#train-next").press("Enter");
        assertThat(page.getByRole(AriaRole.HEADING, exactly("1 of 1 found"))).isVisible();
        looksRight(page, "hardest-results");
        page.getByRole(AriaRole.BUTTON, exactly("Back to the game")).click();
        page.locator("#finish-more").click();
        assertThat(page.getByRole(AriaRole.BUTTON, exactly("Train the hardest moment")))
                .isVisible();
    }

    private static void solve(GameOnScreen game) {
        var rows = SOLUTION.split(" ");
        for (int row = 1; row <= rows.length; row++) {
            for (int column = 1; column <= rows.length; column++) {
                game.press(row, column, rows[row - 1].substring(column - 1, column));
            }
        }
        assertThat(game.page().getByRole(AriaRole.HEADING, exactly("Well done.")))
                .isVisible();
    }

    @Test
    void whatIsNextLooksRight() {
        var page = open("/train?topic=technique-naked-pair.kenken");
        page.getByRole(AriaRole.BUTTON, exactly("Start training")).click();
        var run = new RunOnScreen(page);
        run.isAt(1);
        run.showMe();

        visit(page, application().url() + "/learn");
        var card = page.getByRole(AriaRole.REGION, exactly("Naked pair"));
        assertThat(card).containsText("Next for you");
        assertThat(card).containsText("You were asked for it, and have not found it yet.");
        looksRight(page, "learn-next");

        card.getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Naked pair"))
                .click();
        assertThat(page.locator(".technique > header .technique-standing"))
                .containsText("Found in training: 0 of 1 in KenKen");
        assertThat(page.locator(".technique-shown .practise")).isVisible();
    }
}
