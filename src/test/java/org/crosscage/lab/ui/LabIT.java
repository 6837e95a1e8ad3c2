package org.crosscage.lab.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import org.crosscage.browser.BrowserTest;
import org.crosscage.solver.ReportBoards;
import org.junit.jupiter.api.Test;

/// The lab in a browser: a race from the link to its curves, and the queue of clues.
final class LabIT extends BrowserTest {

    /// A page that was closed tells the server so when it comes to it.
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private static final String RACE = "crosscage-report-board-4-hybrid-ga-light-queue-level-1-seed-1";

    @Test
    void aRaceIsRunAndLookedAt() throws IOException {
        var page = open(
                "/lab?puzzle=report-board-4&solver=hybrid~tier:0&solver=ga-light&solver=queue-level-1&runs=2&limit=3");
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
        assertThat(picture.suggestedFilename()).isEqualTo(RACE + "-met.png");
        var drawing = page.waitForDownload(() -> chart.getByText("Save as SVG").click());
        assertThat(drawing.suggestedFilename()).isEqualTo(RACE + "-met.svg");
        assertThat(Files.readString(drawing.path()))
                .startsWith("<svg")
                .contains("Constraints met", "Hybrid genetic algorithm, Tier 0")
                .containsPattern("(?s)(<(polyline|circle) .*){3}")
                .doesNotContain("NaN");
        var curves = page.waitForDownload(() -> chart.getByText("Save as CSV").click());
        assertThat(curves.suggestedFilename()).isEqualTo(RACE + "-met.csv");
        var rows = Files.readAllLines(curves.path());
        assertThat(rows.getFirst())
                .isEqualTo("Own time in milliseconds,\"Hybrid genetic algorithm, Tier 0\","
                        + "\"Genetic algorithm, light\",\"Queue of clues, level 1\"");
        assertThat(column(rows, 0)).hasSizeGreaterThan(1).isSorted().doesNotHaveDuplicates();
        var constraints = ReportBoards.board(4).constraints().size();
        assertThat(column(rows, 1).getLast()).as("met in a solution").isEqualTo(constraints);
        assertThat(column(rows, 2)).isNotEmpty().allMatch(met -> met <= constraints);
        assertThat(column(rows, 3)).isSorted().last().isEqualTo((double) constraints);
        Download runs = page.waitForDownload(() -> page.locator("#lab-csv").click());
        assertThat(runs.suggestedFilename()).isEqualTo(RACE + "-runs.csv");
    }

    /// The numbers of a column, where there are any.
    private static List<Double> column(List<String> rows, int index) {
        return rows.stream()
                .skip(1)
                .map(row -> row.split(",", -1)[index])
                .filter(number -> !number.isEmpty())
                .map(Double::valueOf)
                .toList();
    }

    /// A player has two races at once; the page that is closed makes room for another one.
    @Test
    void closingAPageEndsItsRace() {
        var player = newcomer();
        var address = "/lab?puzzle=report-board-4&solver=brute-force&limit=300";
        var first = open(player, address);
        first.locator("#lab-run").click();
        assertThat(first.locator(".race-state")).hasText("Racing…");
        var second = open(player, address);
        second.locator("#lab-run").click();
        assertThat(second.locator(".race-state")).hasText("Racing…");
        var third = open(player, address);
        third.locator("#lab-run").click();
        assertThat(third.locator(".lab-racers .said-wrong")).containsText("You already have two races running");

        first.close(new Page.CloseOptions().setRunBeforeUnload(true));

        await().pollInSameThread().atMost(LONGEST_WAIT).untilAsserted(() -> {
            third.locator("#lab-run").click();
            assertThat(third.locator(".race-state")).hasText("Racing…", new HasTextOptions().setTimeout(1_000));
        });
    }

    @Test
    void theQueueOfCluesIsSteppedThroughAndClicked() {
        var page = open("/lab/clues?puzzle=kakuro-8x8-easy-1");
        page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName("All simple clues"))
                .click();
        assertThat(page.locator("#clues-last")).containsText("Considered: the run of");
        looksRight(page, "lab-clues");

        page.locator("#clues-again").click();
        assertThat(page.locator("#clues-last")).isEmpty();
        page.getByRole(AriaRole.GRIDCELL, new GetByRoleOptions().setName("row 2, column 4"))
                .click();
        assertThat(page.locator("#clues-last")).hasText("Tried out: r2c4, with every digit it could have.");
    }
}
