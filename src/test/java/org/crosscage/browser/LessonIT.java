package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A first lesson, from its first task to its last.
final class LessonIT extends BrowserTest {

    /// Pixels from top to bottom.
    private static final int PHONE = 740;
    /// Pixels: three or four rows that a finger hits.
    private static final double MIN_BOARD = 130;

    @Test
    void theKenKenLessonIsLearntByKeyboardAlone() {
        var page = open("/how-to-play/kenken");
        asks(page, "Every digit once in each line");
        GameOnScreen.tabTo(
                page, page.getByRole(AriaRole.BUTTON, exactly("Next")).and(page.locator(":focus")));
        keys(page, "Enter");

        asks(page, "A free digit");
        assertThat(page.getByRole(AriaRole.GRIDCELL).and(page.locator(":focus")))
                .hasCount(1);
        keys(page, "ArrowDown", "ArrowRight", "2");
        assertThat(page.getByRole(AriaRole.HEADING, exactly("Not quite"))).isVisible();
        asks(page, "A free digit");
        keys(page, "3");

        asks(page, "Write down what is possible");
        keys(page, "Control+Home", "Shift+ArrowDown", "Space", "1", "2");

        asks(page, "What is left in the column");
        keys(page, "Space", "ArrowDown", "3");

        asks(page, "A quotient");
        keys(page, "ArrowRight", "1");

        asks(page, "One left in the column");
        keys(page, "ArrowUp", "ArrowUp", "2");

        asks(page, "Finish it");
        keys(page, "ArrowLeft", "1", "ArrowDown", "2", "Control+z", "Control+y", "End", "1", "ArrowUp", "3");
        asks(page, "Finish it");
        keys(page, "ArrowDown", "ArrowDown", "2");

        asks(page, "That’s KenKen.");
        assertThat(page.getByRole(AriaRole.BUTTON, exactly("Play your first KenKen")))
                .isVisible();
        assertThat(page.getByRole(AriaRole.LINK, exactly("Now Killer Sudoku"))).isVisible();
        looksRight(page, "lesson-kenken-end");
        page.getByRole(AriaRole.BUTTON, exactly("Play your first KenKen")).click();
        assertThat(page.getByRole(AriaRole.HEADING, exactly("KenKen 4 × 4"))).isVisible();
    }

    @ParameterizedTest
    @ValueSource(strings = {"kakuro", "kenken"})
    void onAPhoneWordsBoardAndDigitsAreInSightTogether(String kind) {
        var page = open("/how-to-play/" + kind);
        page.setViewportSize(360, PHONE);
        page.getByRole(AriaRole.BUTTON, exactly("Next")).click();
        assertThat(page.locator(".lesson-stages .on")).hasCount(2);
        assertInSight(page);
        double board = page.locator("puzzle-board .stage").boundingBox().height;
        page.locator("puzzle-board [role=gridcell]").last().click(new Locator.ClickOptions().setForce(true));
        keys(page, "2", "ArrowLeft", "2");
        assertThat(page.getByRole(AriaRole.HEADING, exactly("Not quite"))).isVisible();
        assertInSight(page);
        assertThat(page.locator("puzzle-board .stage").boundingBox().height)
                .as("height of the board beside an answer")
                .isEqualTo(board);
        looksRight(page, "lesson-wrong-" + kind);
    }

    private static void assertInSight(Page page) {
        var words = page.locator(".lesson-card").boundingBox();
        var board = page.locator("puzzle-board .stage").boundingBox();
        assertThat(words.y).isPositive();
        assertThat(board.y).isGreaterThan(words.y + words.height);
        assertThat(board.height).isGreaterThan(MIN_BOARD);
        var digits = page.locator("digit-pad").boundingBox();
        assertThat(digits.y + digits.height).isLessThanOrEqualTo(PHONE);
    }

    /// Answers to a wrong digit are headed below the task's own heading, whenever they arrive.
    private static void asks(Page page, String task) {
        var headings = new Locator.GetByRoleOptions().setLevel(2);
        assertThat(page.locator("main").getByRole(AriaRole.HEADING, headings).last())
                .hasText(task);
    }

    private static void keys(Page page, String... keys) {
        for (var key : keys) {
            page.keyboard().press(key);
        }
    }
}
