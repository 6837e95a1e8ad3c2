package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Positions are trained by keyboard, by touch and by ear.
final class TrainIT extends BrowserTest {

    private static final String PAIRS = "/train?topic=technique-naked-pair.kenken";
    private static final String FULL_LINES = "/train?topic=technique-full-line.kenken";

    /// Five minutes later by the page's clock; the server's stays as it is.
    private static final String LATER = "() => { const now = Date.now; Date.now = () => now() + 301_000; }";

    private static final Pattern NEARLY_ALL = Pattern.compile("0[45]:\\d\\d");

    private static final Pattern CONCLUSION = Pattern.compile("r(\\d+)c(\\d+) (?:is|must be) (\\d+)");

    @Test
    void aRunIsTrainedByKeyboardAlone() {
        var page = open(PAIRS);
        GameOnScreen.tabTo(page, button(page, "Start training").and(page.locator(":focus")));
        page.keyboard().press("Enter");
        for (int place = 1; place <= 5; place++) {
            isAt(page, place);
            assertThat(page.getByRole(AriaRole.GRIDCELL).and(page.locator(":focus")))
                    .hasCount(1);
            crossOut(page, grid(page).nakedPair());
            assertThat(page.locator("#hint .eyebrow").first()).containsText("Found in");
            assertThat(button(page, place == 5 ? "See the results" : "Next").and(page.locator(":focus")))
                    .hasCount(1);
            if (place == 1) {
                looksRight(page, "train-found");
            }
            page.keyboard().press("Enter");
        }
        assertThat(heading(page, "Results")).isVisible();
        assertThat(heading(page, "5 of 5 found")).isVisible();
        assertThat(page.getByRole(AriaRole.LIST).last().getByRole(AriaRole.LISTITEM))
                .hasCount(5);
        looksRight(page, "train-results");
    }

    @Test
    void aRunIsTrainedByTouchOnAPhone() {
        var page = open(newPhone(), FULL_LINES);
        button(page, "Start training").tap();
        for (int place = 1; place <= 5; place++) {
            isAt(page, place);
            fitsItsWidth(page);
            var found = grid(page).fullLine();
            switch (place) {
                case 1 -> tryInVain(page, found);
                case 2 -> askForHint(page);
                default -> {
                    // found alone
                }
            }
            cell(page, found.row(), found.column()).tap();
            digit(page, found.digit()).tap();
            assertThat(page.locator("#hint .eyebrow").first()).containsText("Found");
            fitsItsWidth(page);
            button(page, place == 5 ? "See the results" : "Next").tap();
        }
        assertThat(heading(page, "5 of 5 found, 2 with help")).isVisible();
        assertThat(page.locator(".run-word"))
                .hasText(new String[] {"found after a wrong try", "found with help", "found", "found", "found"});
        fitsItsWidth(page);
    }

    @Test
    void aRushIsBegunByKeyboardAndCountsItsClockDown() {
        var page = open("/train");
        GameOnScreen.tabTo(page, button(page, "Start Rush").and(page.locator(":focus")));
        page.keyboard().press("Enter");
        assertThat(page.getByText("0 found")).isVisible();
        assertThat(page.getByRole(AriaRole.GRIDCELL).and(page.locator(":focus")))
                .hasCount(1);
        assertThat(page.locator("run-clock")).containsText(Pattern.compile("0[23]:\\d\\d"));
        looksRight(page, "train-rush");
        button(page, "Show me").click();
        assertThat(page.locator("#hint .eyebrow").first()).containsText("This was the step");
        page.keyboard().press("Enter");
        assertThat(button(page, "Show me")).isVisible();
        assertThat(page.getByRole(AriaRole.IMG, named("0 of 1 found"))).isVisible();
        page.locator("#train-end").click();
        assertThat(heading(page, "0 of 1 found")).isVisible();
    }

    private static void tryInVain(Page page, TrainGrid.Found found) {
        looksRight(page, "train-asked");
        cell(page, found.row(), found.column()).tap();
        digit(page, found.digit() == 1 ? 2 : 1).tap();
        assertThat(page.locator("#hint")).containsText("Not possible. Taken back");
        looksRight(page, "train-wrong");
        button(page, "Try again").tap();
        assertThat(page.locator("#hint")).isHidden();
    }

    private static void askForHint(Page page) {
        page.locator("#train-hint").tap();
        assertThat(page.locator("#hint .eyebrow").first()).containsText("stage 1 of 3");
        page.locator("#hint .close").tap();
        assertThat(page.locator("#hint")).isHidden();
    }

    /// Roles, names and the live region tell all that is needed.
    @Test
    void positionsAreTrainedByEar() {
        var page = open(FULL_LINES);
        button(page, "Start training").press("Enter");
        isAt(page, 1);
        assertThat(heading(page, "Find: Full line")).isVisible();
        var found = TrainGrid.heard(names(page)).fullLine();
        var cell = cell(page, found.row(), found.column());
        cell.press(Integer.toString(found.digit() == 1 ? 2 : 1));
        assertThat(said(page, Pattern.compile("Not possible\\. Taken back\\."))).hasCount(1);
        assertThat(cell).hasAccessibleName(Pattern.compile(".*, empty.*"));
        cell.press(Integer.toString(found.digit()));
        assertThat(said(page, Pattern.compile("Found after a wrong try.*This position comes back tomorrow\\.")))
                .hasCount(1);
        button(page, "Next").and(page.locator(":focus")).press("Enter");

        isAt(page, 2);
        assertThat(page.getByRole(AriaRole.IMG, named("1 of 1 found, 1 with help")))
                .isVisible();
        for (int stage = 1; stage <= 3; stage++) {
            page.keyboard().press("h");
            assertThat(said(page, Pattern.compile("stage " + stage + " of 3"))).hasCount(1);
        }
        var told = said(page, CONCLUSION);
        assertThat(told).hasCount(1);
        var step = last(told.innerText());
        cell(page, step.row(), step.column()).press(Integer.toString(step.digit()));
        assertThat(said(page, Pattern.compile("Found with help"))).hasCount(1);
    }

    /// What a text says is to be done.
    private static TrainGrid.Found last(String text) {
        var conclusions = CONCLUSION
                .matcher(text)
                .results()
                .map(each -> new TrainGrid.Found(
                        Integer.parseInt(each.group(1)),
                        Integer.parseInt(each.group(2)),
                        Integer.parseInt(each.group(3))))
                .toList();
        assertThat(conclusions).as("the conclusion of “%s”", text).isNotEmpty();
        return conclusions.getLast();
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

    /// The end itself is the server's, which waits for nobody here.
    @Test
    void theClockStandsStillWhileAProofIsReadAndOneThatIsAheadEndsNothing() {
        var page = open(PAIRS);
        page.getByRole(AriaRole.RADIO, named("5 minutes")).check();
        button(page, "Start training").click();
        isReady(page);
        button(page, "Show me").click();
        assertThat(page.locator("#hint")).containsText("This was the step");
        page.evaluate(LATER);
        assertThat(page.getByRole(AriaRole.TIMER)).hasText(NEARLY_ALL);
        assertThat(page.locator("#hint")).containsText("This was the step");

        button(page, "Next").click();
        isReady(page);
        page.evaluate(LATER);
        assertThat(page.getByRole(AriaRole.TIMER)).hasText(NEARLY_ALL);
        assertThat(page.locator("main")).containsText("Position 2");
    }

    /// As on the board of a game, and what is written stays chosen from one position to the next.
    @Test
    void escapeClosesTheCardFirstAndMarksStayChosen() {
        var page = open(PAIRS);
        button(page, "Start training").click();
        isAt(page, 1);
        assertThat(button(page, "Undo")).hasAttribute("aria-disabled", "true");
        button(page, "Marks").click();
        page.keyboard().press("Control+Home");
        page.keyboard().press("h");
        assertThat(page.locator("#hint")).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator("#hint")).isHidden();
        page.keyboard().press("ArrowDown");
        assertThat(page.getByRole(AriaRole.GRIDCELL).and(page.locator(":focus")))
                .hasAccessibleName(Pattern.compile("^row 2, column 1, .*"));
        button(page, "Show me").click();
        button(page, "Next").click();

        isAt(page, 2);
        assertThat(button(page, "Marks")).hasAttribute("aria-pressed", "true");
    }

    private static void isAt(Page page, int place) {
        new RunOnScreen(page).isAt(place);
    }

    private static void isReady(Page page) {
        new RunOnScreen(page).isReady();
    }

    private static TrainGrid grid(Page page) {
        return new RunOnScreen(page).grid();
    }

    @SuppressWarnings("unchecked")
    private static List<String> names(Page page) {
        return (List<String>)
                page.getByRole(AriaRole.GRIDCELL).evaluateAll("cells => cells.map((cell) => cell.ariaLabel)");
    }

    /// Goes to a cell by arrow keys, from wherever the focus is on the board, and crosses a mark out.
    private static void crossOut(Page page, TrainGrid.Found found) {
        page.keyboard().press("Control+Home");
        press(page, "ArrowDown", found.row() - 1);
        press(page, "ArrowRight", found.column() - 1);
        page.keyboard().press("Control+Digit" + found.digit());
    }

    private static void press(Page page, String key, int times) {
        for (int i = 0; i < times; i++) {
            page.keyboard().press(key);
        }
    }

    private static Locator said(Page page, Pattern words) {
        return page.getByRole(AriaRole.STATUS).filter(new Locator.FilterOptions().setHasText(words));
    }

    private static Locator cell(Page page, int row, int column) {
        return new RunOnScreen(page).cell(row, column);
    }

    private static Locator digit(Page page, int digit) {
        return page.locator("digit-pad")
                .getByRole(AriaRole.BUTTON)
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^\\s*" + digit + "\\b")))
                .first();
    }

    private static Locator heading(Page page, String name) {
        return page.getByRole(AriaRole.HEADING, exactly(name));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, exactly(name)).last();
    }
}
