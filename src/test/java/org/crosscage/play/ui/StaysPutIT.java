package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Board and keypad stay where they are while somebody plays: whatever is said or offered in answer to a move must
/// not put another cell or key under a finger that is on its way down.
final class StaysPutIT extends PlayBrowserTest {

    /// Lines cross between pixels; a player sees no less than one.
    private static final double PIXEL = 1;

    /// Width of a phone, and what numbers and frame take on both sides of a board there.
    private static final int PHONE = 360;

    private static final double NUMBERS = 2 * (13 + 3);

    /// Of the puzzle played.
    private static final int SIZE = 4;

    @ParameterizedTest
    @CsvSource({"360, 740", "800, 900", "1440, 900"})
    void nothingMovesUnderTheFingers(int width, int height) {
        var page = begin(
                newProfile(new NewContextOptions()
                        .setViewportSize(width, height)
                        .setHasTouch(true)
                        .setReducedMotion(ReducedMotion.REDUCE)),
                application().url(),
                SMALL_KENKEN);
        var offer = page.getByText("New to KenKen?");
        assertThat(offer).isVisible();
        var before = Places.of(page);

        write(page, 1, 1);
        assertThat(offer).isHidden();
        before.assertStill(page, "after the first digit, which answers the offer of a lesson");
        write(page, 2, 1);
        assertThat(page.locator("puzzle-board .digit.bad")).hasCount(2);
        before.assertStill(page, "after a digit that breaks a rule");
        undo(page);
        assertThat(page.locator("puzzle-board .digit.bad")).hasCount(0);
        before.assertStill(page, "after an undo");
        page.evaluate("() => document.querySelector('puzzle-board').branch()");
        assertThat(page.locator("branch-bar")).isVisible();
        before.assertStill(page, "when a branch begins");
        page.locator("branch-bar").getByText("Drop").click();
        assertThat(page.locator("branch-bar")).isHidden();
        before.assertStill(page, "when the branch is dropped");
        for (var mode : List.of("Marks", "Corner", "Colour", "Digit")) {
            page.locator("board-tools").getByText(mode).click();
            before.assertStill(page, "in the mode " + mode);
        }

        fillWrongly(page);
        assertThat(page.getByText("The board is full, but something is wrong.")).isVisible();
        before.assertStill(page, "when the board is full but wrong");
        page.locator("#ask-check").click();
        assertThat(page.locator("#check")).isVisible();
        before.assertStill(page, "while a check is open");
        page.keyboard().press("Escape");
        assertThat(page.locator("#check")).isHidden();
        undo(page);
        assertThat(page.getByText("The board is full, but something is wrong.")).isHidden();
        before.assertStill(page, "when it is not full any more");

        page.locator("#ask-hint").click();
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 1");
        before.assertStillButForNumbers(page, "at the first stage of a hint");
        page.locator("#hint-next").click();
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 2");
        page.locator("#hint-next").click();
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 3");
        before.assertStillButForNumbers(page, "at the last stage of a hint");
        page.keyboard().press("Escape");
        assertThat(page.locator("#hint")).isHidden();
        before.assertStill(page, "after a hint");
    }

    private static void fillWrongly(Page page) {
        for (int row = 1; row <= SIZE; row++) {
            for (int column = 1; column <= SIZE; column++) {
                if (row > 1 || column > 1) {
                    write(page, (row - 1) * SIZE + column, (column + 1) % SIZE + 1);
                }
            }
        }
    }

    private static void undo(Page page) {
        page.getByRole(AriaRole.BUTTON, named("Undo")).click();
    }

    /// Taps a cell, counted from 1, and a key.
    private static void write(Page page, int cell, int digit) {
        page.locator("puzzle-board [role=gridcell]").nth(cell - 1).tap(new Locator.TapOptions().setForce(true));
        page.locator("digit-pad button").nth(digit - 1).tap();
    }

    /// Where board and keypad are.
    private record Places(BoundingBox board, BoundingBox keypad, BoundingBox tools) {

        static Places of(Page page) {
            return new Places(
                    page.locator("puzzle-board .stage").boundingBox(),
                    page.locator("digit-pad").boundingBox(),
                    page.locator("board-tools").boundingBox());
        }

        void assertStill(Page page, String when) {
            var now = of(page);
            assertStill(board, now.board, "the board " + when);
            assertStill(keypad, now.keypad, "the keypad " + when);
            assertStill(tools, now.tools, "the tools " + when);
        }

        /// A board that fills a phone makes room for the numbers of its rows and columns; the keys stay.
        void assertStillButForNumbers(Page page, String when) {
            if (page.viewportSize().width != PHONE) {
                assertStill(page, when);
                return;
            }
            var now = of(page);
            assertThat(now.board.width)
                    .as("width of the board " + when)
                    .isBetween(board.width - NUMBERS - PIXEL, board.width + PIXEL);
            assertThat(now.board.x + now.board.width / 2)
                    .as("middle of the board " + when)
                    .isCloseTo(board.x + board.width / 2, within(PIXEL));
            assertThat(now.board.y + now.board.height / 2)
                    .as("middle of the board, from the top, " + when)
                    .isCloseTo(board.y + board.height / 2, within(PIXEL));
            assertStill(keypad, now.keypad, "the keypad " + when);
            assertStill(tools, now.tools, "the tools " + when);
        }

        private static void assertStill(BoundingBox before, BoundingBox now, String what) {
            assertThat(now.x).as("left of %s", what).isCloseTo(before.x, within(PIXEL));
            assertThat(now.y).as("top of %s", what).isCloseTo(before.y, within(PIXEL));
            assertThat(now.width).as("width of %s", what).isCloseTo(before.width, within(PIXEL));
            assertThat(now.height).as("height of %s", what).isCloseTo(before.height, within(PIXEL));
        }
    }
}
