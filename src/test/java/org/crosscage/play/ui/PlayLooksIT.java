package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.MouseButton;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// How a game looks, and what opens beside and over it.
final class PlayLooksIT extends PlayBrowserTest {

    /// The name of a combination that is struck out.
    private static final Pattern OUT = Pattern.compile(".*, crossed out");

    private static final String FILL = "cell => getComputedStyle(cell).fill";

    @Test
    void aKakuroLooksRight() {
        var page = begin(SMALL_KAKURO);
        looksRight(page, "play-kakuro");
        page.locator("#ask-check").click();
        assertThat(page.locator("#check h2")).isVisible();
        noSeriousFindings(page);
    }

    @Test
    void aKenKenWithTheCombinationsOfTheSelectionLooksRight() {
        var page = begin(SMALL_KENKEN);
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        assertThat(page.locator("#combinations .combo").first()).isVisible();
        looksRight(page, "play-kenken-combinations");
        onPaperWhatIsWrongNeedsNoColour(page);
    }

    @Test
    void whoStrikesACombinationOutByKeyStaysThere() {
        var page = begin(SMALL_KENKEN);
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowDown");
        assertThat(page.locator("#combinations h2")).containsText("9+");
        var chips = page.locator("#combinations .combo");
        var second = chips.nth(1);
        second.focus();
        page.keyboard().press("Delete");
        assertThat(second).hasAccessibleName(OUT);
        assertThat(second).isFocused();
        noSeriousFindings(page);
        page.keyboard().press("Shift+Tab");
        page.keyboard().press("Delete");
        assertThat(chips.first()).hasAccessibleName(OUT);
        assertThat(chips.first()).isFocused();
        page.keyboard().press("Space");
        assertThat(chips.first()).not().hasAccessibleName(OUT);
        assertThat(chips.first()).isFocused();

        page.reload();
        ready(page);
        assertThat(page.locator("#combinations .combo.struck")).hasCount(1);
        assertThat(chips.nth(1)).hasAccessibleName(OUT);
    }

    @Test
    void aCellHasTwoColoursAndAMarkOneOfItsOwn() {
        var page = begin(SMALL_KENKEN);
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        for (var key : List.of("m", "v", "1", "5", "Shift+Digit2", "6")) {
            page.keyboard().press(key);
        }
        var first = page.locator("puzzle-board [role=gridcell]").first();
        assertThat(first).hasAccessibleName(Pattern.compile(".*coloured pink, blue, mark 2 teal,.*"));
        var second = page.locator("puzzle-board [role=gridcell]").nth(1);
        page.keyboard().press("ArrowRight"); // a tap chooses a mark of the cell that is chosen already
        click(second, 0.5, 0.47); // the mark 2
        var aim = page.locator("puzzle-board .aim").boundingBox();
        var cell = second.boundingBox();
        assertThat(aim.x + aim.width / 2)
                .as("middle of what frames the mark")
                .isCloseTo(cell.x + cell.width / 2, within(cell.width / 20));
        assertThat(aim.y + aim.height / 2)
                .as("middle of what frames the mark")
                .isCloseTo(cell.y + 0.47 * cell.height, within(cell.height / 10));
        page.keyboard().press("3");
        page.keyboard().press("Shift+Digit2"); // to cells again
        assertThat(page.locator("puzzle-board .aim")).hasCount(0);
        page.keyboard().press("8");
        assertThat(second).hasAccessibleName(Pattern.compile(".*coloured grey, mark 2 red,.*"));
        var grey = page.locator("puzzle-board .cell.c8");
        assertThat(page.locator("puzzle-board .inner-frame")).hasCount(1);
        var chosen = grey.evaluate(FILL);
        page.keyboard().press("ArrowDown");
        assertThat(page.locator("puzzle-board .inner-frame")).hasCount(0);
        assertThat(grey.evaluate(FILL)).as("its colour is its own").isEqualTo(chosen);

        awaitStored(page);
        page.reload();
        ready(page);
        assertThat(first).hasAccessibleName(Pattern.compile(".*coloured pink, blue, mark 2 teal,.*"));
        looksRight(page, "play-colours");
        page.locator("puzzle-board").focus();
        page.keyboard().press("Control+z");
        assertThat(second).hasAccessibleName(Pattern.compile(".*coloured mark 2 red,.*"));
        page.keyboard().press("Control+z");
        assertThat(second).not().hasAccessibleName(Pattern.compile(".*coloured.*"));
    }

    private static void click(Locator cell, double across, double along) {
        var box = cell.boundingBox();
        cell.page().mouse().click(box.x + across * box.width, box.y + along * box.height);
    }

    /// By a short press, and the same again takes them away.
    @Test
    void aCombinationIsNotedByAPressAndStruckOutByALongOne() {
        var page = begin(SMALL_KENKEN);
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        var chip = page.locator("#combinations .combo").first();
        chip.click();
        assertThat(page.locator("puzzle-board .mark").first()).isVisible();
        chip.click();
        assertThat(page.locator("puzzle-board .mark")).hasCount(0);
        chip.click(new Locator.ClickOptions().setDelay(600));
        assertThat(chip).hasAccessibleName(OUT);
        assertThat(page.locator("puzzle-board .mark")).hasCount(0);
        chip.click();
        assertThat(chip).not().hasAccessibleName(OUT);
        chip.click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
        assertThat(chip).hasAccessibleName(OUT);
    }

    private static void onPaperWhatIsWrongNeedsNoColour(Page page) {
        page.keyboard().press("1");
        page.keyboard().press("ArrowRight");
        page.keyboard().press("1");
        var wrong = page.locator("puzzle-board .digit.bad").first();
        assertThat(wrong).isVisible();
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(wrong).hasCSS("fill", "rgb(0, 0, 0)");
        assertThat(wrong).hasCSS("font-weight", "800");
        assertThat(page.locator("puzzle-board .wave").first()).hasCSS("stroke", "rgb(0, 0, 0)");
        assertThat(page.locator("puzzle-board .outline")).isHidden();
    }

    @Test
    void aHintAboutAMistakeLooksRight() {
        var page = begin(SMALL_KENKEN);
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        Hands.atKeyboard(page, puzzle);
        page.keyboard().press(Integer.toString(Hands.solution(puzzle).digit(0) % 4 + 1));
        assertThat(page.locator(".note.offer")).isHidden();
        for (int stage = 1; stage <= 3; stage++) {
            page.keyboard().press("h");
            assertThat(page.locator("#hint .eyebrow")).containsText("stage %d of 4".formatted(stage));
        }
        assertThat(page.locator("#hint .eyebrow")).containsText("why it is wrong");
        looksRight(page, "hint-mistake");
    }

    @Test
    void theQuestionBeforeTheSolutionLooksRight() {
        var page = begin(SMALL_KENKEN);
        page.locator("#ask-solve").click();
        assertThat(page.locator("#solve-yes")).isVisible();
        looksRight(page, "solve-question");
    }

    @Test
    void theSettingsLookRight() {
        looksRight(open("/settings"), "settings");
    }

    @Test
    void theCardOfAFinishedGameLooksRight() {
        var page = begin(SMALL_KENKEN);
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        Hands.atKeyboard(page, puzzle).fill(Hands.solution(puzzle));
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        looksRight(page, "finish");
    }

    @Test
    void whatOpensOverAGameLooksRight() {
        var page = begin(SMALL_KENKEN);
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        page.keyboard().press("3");
        var tinted = page.locator("puzzle-board .cell.peer");
        assertThat(tinted).hasCount(6);
        var settings = page.getByRole(AriaRole.DIALOG, named("Settings"));
        fromMenu(page, "#menu-settings");
        assertThat(settings).hasCount(1); // the element has no size, only what is in it
        looksRight(page, "dialog-settings");
        page.locator("#setting-peers label").click();
        assertThat(tinted).hasCount(0);
        page.keyboard().press("Escape");
        assertThat(settings).hasCount(0);

        var keys = page.getByRole(AriaRole.DIALOG, named("Keys"));
        fromMenu(page, "#menu-keys");
        assertThat(keys).hasCount(1);
        looksRight(page, "dialog-keys");
        page.keyboard().press("Escape");
        assertThat(keys).hasCount(0);

        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        var digit = page.locator("puzzle-board .writing .digit");
        var heard = page.getByRole(AriaRole.GRIDCELL);
        assertThat(digit).isVisible();
        assertThat(heard).hasCount(16);
        page.keyboard().press("p");
        assertThat(page.locator("puzzle-board .cover button")).isVisible();
        assertThat(digit).isHidden();
        assertThat(heard).hasCount(0);
        looksRight(page, "paused");
        page.locator("puzzle-board .cover button").click();
        assertThat(digit).isVisible();
        assertThat(heard).hasCount(16);
    }

    private static void fromMenu(Page page, String item) {
        page.locator(".menu-anchor").click();
        page.locator(item).click();
    }
}
