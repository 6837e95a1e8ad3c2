package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// All open steps, and the player's own techniques, in a real browser.
final class AllStepsIT extends PlayBrowserTest {

    @Test
    void theListOfAllStepsLooksRightAndLightsTheBoard() {
        var page = begin(SMALL_KENKEN);
        page.keyboard().press("Shift+H");
        var first = page.locator(".step-change").first();
        assertThat(first).isVisible();
        first.click();
        assertThat(first).hasAttribute("aria-pressed", "true");
        assertThat(page.getByRole(AriaRole.GRIDCELL, named(Pattern.compile("(result of|loses candidates)")))
                        .first())
                .isVisible();
        looksRight(page, "all-steps");
    }

    @Test
    void marksAreFilledInAndThenTakenOutAtAPrice() {
        var page = begin(SMALL_KENKEN);
        page.keyboard().press("m");
        page.keyboard().press("m");
        assertThat(page.locator("#fit")).containsText("costs 8");
        page.locator("#fit-do").click();
        assertThat(page.locator("#fit-do")).isHidden();
        assertThat(page.getByRole(AriaRole.GRIDCELL, named(Pattern.compile("row 1, column 1\\b.*marks 1 3\\b"))))
                .isVisible();
    }

    @Test
    void techniquesAreMovedByKeysAndByDragging() {
        var page = open("/settings/techniques");
        var rows = page.locator("[data-technique]");
        var handle = page.locator("[data-technique=full-line] .handle");
        handle.focus();
        page.keyboard().press("ArrowUp");
        assertThat(rows.first()).hasAttribute("data-technique", "full-line");
        assertThat(handle).isFocused();

        var from = handle.boundingBox();
        var to = page.locator("[data-technique=crossing]").boundingBox();
        page.mouse().move(from.x + from.width / 2, from.y + from.height / 2);
        page.mouse().down();
        page.mouse().move(from.x + from.width / 2, to.y + to.height - 2, new Mouse.MoveOptions().setSteps(5));
        page.mouse().up();
        assertThat(page.locator("[data-technique=crossing] + [data-technique=full-line]"))
                .hasCount(1);
    }

    @Test
    void theTechniquesLookRight() {
        var page = open("/settings/techniques");
        page.locator("#preset-no-trials").click();
        assertThat(page.locator("#back-to-standard")).isVisible();
        looksRight(page, "techniques");
    }

    @Test
    void aHintThatLooksWrongIsCopied() {
        var profile = newProfile();
        profile.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        var page = begin(profile, application().url(), SMALL_KENKEN);
        page.keyboard().press("h");
        page.locator(".copy-link button").click();
        assertThat(page.locator(".copy-link [role=status]")).containsText("Copied");
        assertThat((String) page.evaluate("() => navigator.clipboard.readText()"))
                .contains("cage 3/ r1c1 r2c1", "# Crosscage", "# told 1 of 4");
    }
}
