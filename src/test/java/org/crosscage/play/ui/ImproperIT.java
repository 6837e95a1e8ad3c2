package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.crosscage.analysis.ExamplePuzzles;
import org.crosscage.kind.text.PuzzleFormats;
import org.junit.jupiter.api.Test;

/// Puzzles without a solution and with several: they can be played, and the banner shows what is wrong with them.
final class ImproperIT extends PlayBrowserTest {

    private static final String TWO_SOLUTIONS = """
            puzzle two-solutions
            size 3 4
            grid
            #   3\\  3\\  #
            \\3  .    .    4\\
            \\7  .    .    .
            end
            """;

    private static final String LIT_CELL = "puzzle-board .ring.found";
    private static final String LIT_CLUE = "puzzle-board .lit-clue";
    private static final String SHOWN_DIGITS =
            "() => document.querySelector('puzzle-board').position.map(({ digit }) => digit).join(' ')";

    @Test
    void ofSeveralSolutionsTwoAreShownAndTheirDifferencesLit() {
        var page = begin(TWO_SOLUTIONS);
        assertThat(page.getByText("This puzzle has several solutions.")).isVisible();

        button(page, "Show two solutions").click();

        assertThat(page.getByText("The two solutions differ in the marked cells."))
                .isVisible();
        assertThat(page.locator(LIT_CELL)).hasCount(4);
        var first = page.evaluate(SHOWN_DIGITS);
        looksRight(page, "improper-several-shown");
        button(page, "Second").click();
        assertThat(button(page, "Second")).hasAttribute("aria-pressed", "true");
        assertThat(page.evaluate(SHOWN_DIGITS)).isNotEqualTo(first);

        button(page, "Back to my game").click();

        assertThat(page.locator(LIT_CELL)).hasCount(0);
        Hands.atKeyboard(page, Hands.puzzle(TWO_SOLUTIONS));
        page.keyboard().press("1");
        awaitStored(page);
        assertThat(digits(page)).isEqualTo("1 0 0 0 0");
    }

    @Test
    void ofNoSolutionTheCluesThatCannotStandTogetherAreNamedAndLit() {
        var page = begin(PuzzleFormats.TEXT.write(ExamplePuzzles.noSolution()));
        var said = page.getByText("This puzzle has no solution: ");
        assertThat(said).containsText("16");
        assertThat(said).containsText("3");
        assertThat(said).containsText("contradict each other");

        button(page, "Show them").click();

        assertThat(button(page, "Hide them")).isVisible();
        assertThat(page.locator(LIT_CLUE)).hasCount(2);
        looksRight(page, "improper-none");
        whatIsSaidLeavesTheNameOfTheGameInSight(page);
        button(page, "Hide them").click();
        assertThat(page.locator(LIT_CLUE)).hasCount(0);
    }

    private static void whatIsSaidLeavesTheNameOfTheGameInSight(Page page) {
        page.setViewportSize(360, 740);
        settle(page);
        var note = page.locator(".note.serious").boundingBox();
        var name = page.locator("main h1").boundingBox();
        assertThat(note.y + note.height).as("lower edge of the note").isLessThanOrEqualTo(name.y);
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, exactly(name));
    }
}
