package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The card about a puzzle's difficulty, and the way from bottleneck to bottleneck onto paper, in a real browser.
final class DifficultyIT extends PlayBrowserTest {

    @Test
    void theCardLooksRight() {
        var page = begin(SMALL_KENKEN);
        page.locator("#grade").click();
        assertThat(page.locator("#difficulty")).containsText("Bottlenecks");
        looksRight(page, "difficulty");
    }

    @Test
    void bottlenecksAreReachedByKeyAndTheStepsGoOntoPaper() throws IOException {
        var page = begin(SMALL_KENKEN);
        page.locator("#ask-solve").click();
        page.locator("#solve-yes").click();
        assertThat(page.locator("playback-player .playback-play")).isFocused();
        page.keyboard().press("b");
        assertThat(page.locator("playback-player .playback-narrow")).isVisible();

        var file = page.waitForDownload(() -> page.locator("#solve-save").click());
        assertThat(Files.readString(file.path()))
                .contains("cage 3/ r1c1 r2c1", "Verified: exactly one solution, proven by the exact solver.");

        page.locator("#solve-print").click();
        page.waitForURL(Pattern.compile("/solve/print$"));
        assertThat(page.locator(".walk-steps li").last())
                .containsText("Verified: exactly one solution, proven by the exact solver.");
        looksRight(page, "walk");
    }
}
