package org.crosscage.lab.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import org.crosscage.browser.BrowserTest;
import org.junit.jupiter.api.Test;

/// The lab in a browser: a race from the link to its curves, and the queue of clues.
final class LabIT extends BrowserTest {

    @Test
    void aRaceIsRunAndLookedAt() {
        var page = open("/lab?puzzle=report-board-4&solver=hybrid~tier:0&solver=ga-light&solver=queue-level-1&runs=2");
        page.locator("#lab-run").click();

        assertThat(page.locator(".race-state")).containsText("The race is over");
        assertThat(page.locator(".results-table tbody tr")).hasCount(3);
        assertThat(page.locator(".comparison canvas")).isVisible();
        var chart = page.locator(".comparison lab-chart");
        chart.getByText("As a table").click();
        assertThat(chart.getByRole(AriaRole.TABLE)).isVisible();
        looksRight(page, "lab-race");

        Download picture =
                page.waitForDownload(() -> chart.getByText("Save as PNG").click());
        assertThat(picture.suggestedFilename()).isEqualTo("Filled-cells.png");
        Download runs = page.waitForDownload(() -> page.locator("#lab-csv").click());
        assertThat(runs.suggestedFilename()).isEqualTo("crosscage-race.csv");
    }

    @Test
    void theQueueOfCluesIsSteppedThroughAndClicked() {
        var page = open("/lab/clues?puzzle=kakuro-8x8-1");
        page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName("Iterate S"))
                .click();
        assertThat(page.locator("#clues-last")).containsText("was considered");
        looksRight(page, "lab-clues");

        page.getByRole(AriaRole.GRIDCELL).first().click();
        assertThat(page.locator("#clues-try")).containsText("Try r");
    }
}
