package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Positions are trained by keyboard, by touch, by ear, and in two tabs.
final class TrainIT extends BrowserTest {

    /// Each of its steps places one digit, which the last sentence of its hint names.
    private static final String LAST_CELLS = "/train?topic=technique-last-cell.kenken";

    private static final Pattern CONCLUSION = Pattern.compile("r(\\d+)c(\\d+) (?:is|must be) (\\d+)");

    @Test
    void aRunIsTrainedByKeyboardAlone() {
        var page = open(LAST_CELLS);
        GameOnScreen.tabTo(page, button(page, "Start training").and(page.locator(":focus")));
        page.keyboard().press("Enter");
        for (int place = 1; place <= 5; place++) {
            assertThat(page.locator("main")).containsText("Position " + place + " of 5");
            assertThat(page.getByRole(AriaRole.GRIDCELL).and(page.locator(":focus")))
                    .hasCount(1);
            var step = hinted(page, () -> page.keyboard().press("h"));
            page.keyboard().press("Escape");
            page.keyboard().press("Control+Home");
            press(page, "ArrowDown", step.row() - 1);
            press(page, "ArrowRight", step.column() - 1);
            page.keyboard().press(step.digit());
            // the way on has the focus
            assertThat(button(page, place == 5 ? "Results" : "Next").and(page.locator(":focus")))
                    .hasCount(1);
            if (place == 1) {
                looksRight(page, "train-found");
            }
            page.keyboard().press("Enter");
        }
        assertThat(heading(page, "Results")).isVisible();
        assertThat(page.getByRole(AriaRole.LIST).last().getByRole(AriaRole.LISTITEM))
                .hasCount(5);
        looksRight(page, "train-results");
    }

    /// What the last stage of a hint says is to be done.
    private record Told(int row, int column, String digit) {}

    /// Asks for a hint three times.
    private static Told hinted(Page page, Runnable ask) {
        for (int stage = 1; stage <= 3; stage++) {
            ask.run();
            assertThat(page.locator("#hint .eyebrow").first()).containsText("stage " + stage + " of 3");
        }
        return told(page.locator("#hint").innerText());
    }

    private static Told told(String text) {
        var conclusion = CONCLUSION.matcher(text);
        Told last = null;
        while (conclusion.find()) {
            last = new Told(
                    Integer.parseInt(conclusion.group(1)), Integer.parseInt(conclusion.group(2)), conclusion.group(3));
        }
        assertThat(last).as("the conclusion of “%s”", text).isNotNull();
        return last;
    }

    private static void press(Page page, String key, int times) {
        for (int i = 0; i < times; i++) {
            page.keyboard().press(key);
        }
    }

    @Test
    void aPositionIsTrainedByTouchOnAPhone() {
        var page = open(newPhone(), LAST_CELLS);
        button(page, "Start training").tap();
        looksRight(page, "train-asked");

        var step = hinted(
                page, () -> page.locator("#train-hint, #hint-next").last().tap());
        page.locator("#hint .close").tap();
        // a wrong digit first
        var wrong = step.digit().equals("1") ? "2" : "1";
        cell(page, step).tap();
        digit(page, wrong).tap();
        assertThat(page.locator("#hint")).containsText("Not possible, and taken back");
        looksRight(page, "train-wrong");
        button(page, "Try again").tap();
        digit(page, step.digit()).tap();
        assertThat(page.locator("#hint")).containsText("Found after a wrong try");
        button(page, "Next").tap();

        assertThat(page.locator("main")).containsText("Position 2 of 5");
        button(page, "Show me").tap();
        assertThat(page.locator("#hint")).containsText("This was the step");
        page.reload();
        assertThat(page.locator("#hint")).containsText("This was the step");
    }

    private static Locator cell(Page page, Told step) {
        var begin = Pattern.compile("^row %d, column %d, ".formatted(step.row(), step.column()));
        return page.getByRole(AriaRole.GRIDCELL, new Page.GetByRoleOptions().setName(begin));
    }

    private static Locator digit(Page page, String digit) {
        return page.locator("digit-pad")
                .getByRole(AriaRole.BUTTON)
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^\\s*" + digit + "\\b")))
                .first();
    }

    @Test
    void aPositionIsTrainedByEar() {
        var page = open(LAST_CELLS);
        button(page, "Start training").press("Enter");
        var said = page.getByRole(AriaRole.STATUS);
        assertThat(page.getByRole(AriaRole.GRIDCELL).and(page.locator(":focus")))
                .hasCount(1);
        for (int stage = 1; stage <= 3; stage++) {
            page.keyboard().press("h");
            assertThat(page.locator("#hint .eyebrow").first()).containsText("stage " + stage + " of 3");
        }
        var why = said.filter(new Locator.FilterOptions().setHasText(CONCLUSION));
        assertThat(why).hasCount(1);
        var step = told(why.innerText());

        cell(page, step).focus();
        page.keyboard().press(step.digit());
        assertThat(said.filter(new Locator.FilterOptions().setHasText("Found with help")))
                .hasCount(1);
        assertThat(page.getByRole(AriaRole.IMG, new Page.GetByRoleOptions().setName("0 of 1 found")))
                .isVisible();
    }

    @Test
    void twoTabsAreOneRun() {
        var profile = newProfile();
        var first = open(profile, LAST_CELLS);
        button(first, "Start training").click();
        assertThat(button(first, "Show me")).isVisible();
        var second = visit(profile.newPage(), first.url());

        button(first, "Show me").click();
        assertThat(second.locator("#hint")).containsText("This was the step");
        button(second, "Next").first().click();
        assertThat(first.locator("main")).containsText("Position 2 of 5");
        second.locator("#train-end").click();
        assertThat(heading(first, "Results")).isVisible();
    }

    @Test
    void theFirstPageOfTrainingLooksRightAndTheTimeCanBeHidden() {
        var page = open("/train");
        looksRight(page, "train");
        button(page, "Start training").click();

        assertThat(page.getByRole(AriaRole.TIMER)).isVisible();
        button(page, "Hide the time").click();
        assertThat(page.getByRole(AriaRole.TIMER)).hasCount(0);
        page.reload();
        assertThat(button(page, "Show the time")).isVisible();
        assertThat(page.getByRole(AriaRole.TIMER)).hasCount(0);
    }

    private static Locator heading(Page page, String name) {
        return page.getByRole(
                AriaRole.HEADING, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .last();
    }
}
