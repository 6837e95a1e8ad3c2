package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How the pages around the game look, filled with what they hold.
final class PagesIT extends BrowserTest {

    @Test
    void threeClicksBeginANewPuzzleAndHomeWithAGameToContinueLooksRight() throws IOException {
        var page = open("/");
        var card = page.locator(".start-card[data-kind=kenken]");
        card.getByLabel("6 × 6").check();
        card.getByLabel("Grade").selectOption("easy");
        page.getByRole(AriaRole.BUTTON, named("Play KenKen")).click();
        var game = GameOnScreen.on(page);
        assertThat(page.getByRole(AriaRole.HEADING, named("KenKen 6 × 6"))).isVisible();
        game.press(1, 1, "1");
        assertThat(game.said("1 in row 1, column 1")).hasCount(1);
        game.awaitStored();

        visit(page, application().url() + "/");

        assertThat(page.getByRole(AriaRole.HEADING, named("Continue"))).isVisible();
        card.getByText("More options").click();
        assertThat(card.getByLabel("Largest cage")).isVisible();
        looksRight(page, "home-continue");

        visit(page, application().url() + "/me");
        page.getByRole(AriaRole.BUTTON, named("Make a code")).click();
        assertThat(page.locator(".recovery-code .code")).hasText(Pattern.compile("([0-9A-Z]{4}-){4}[0-9A-Z]{4}"));
        assertThat(page.locator(".recovery-code .qr-code svg")).isVisible();
        assertThat(page.locator(".own-game")).hasCount(1);
        looksRight(page, "me");
        page.locator(".own-game vaadin-button").first().press("Enter");
        page.locator("vaadin-text-field[focused] input").fill("Mine");
        page.keyboard().press("Enter");
        assertThat(page.locator(".own-game")).containsText("Mine");
        assertThat(page.locator(".own-game vaadin-button:focus")).hasText("Rename");

        var code = page.locator(".recovery-code .code").textContent();
        var file = page.waitForDownload(page.locator("#me-take")::click);
        assertThat(file.suggestedFilename()).matches("crosscage-\\d{4}-\\d\\d-\\d\\d\\.json");
        elsewhereTheFileBringsEverything(Files.readAllBytes(file.path()));
        elsewhereTheCodeLeadsToIt(code);
        page.evaluate("() => localStorage.setItem('crosscage.pending.game.tab', '1')");
        page.locator("#me-forget").click();
        page.getByText("I want all of it deleted").click();
        page.getByRole(AriaRole.BUTTON, named("Delete everything now")).click();
        assertThat(page.getByRole(AriaRole.HEADING, named("Continue"))).hasCount(0);
        page.waitForFunction("() => localStorage.getItem('crosscage.pending.game.tab') === null");
        visit(page, application().url() + "/me");
        assertThat(page.getByText("Nothing is kept of you yet.")).isVisible();
    }

    private void elsewhereTheFileBringsEverything(byte[] packed) {
        var file = new FilePayload("mine.json", "application/json", packed);
        var page = open("/me");
        assertThat(page.getByText("Nothing is kept of you yet.")).isVisible();
        page.locator("#me-bring input[type=file]").setInputFiles(file);
        assertThat(page.getByText(Pattern.compile("1 game.* came in"))).isVisible();
        assertThat(page.locator(".own-game")).hasCount(1);
        page.locator("#me-bring input[type=file]").setInputFiles(file);
        assertThat(page.getByText("Nothing new was in it. Here already: 1 game"))
                .isVisible();
        var wrong = new FilePayload("wrong.json", "application/json", "{\"format\":".getBytes(StandardCharsets.UTF_8));
        page.locator("#me-bring input[type=file]").setInputFiles(wrong);
        assertThat(page.getByText("Nothing was brought in: in line 1")).isVisible();
        looksRight(page, "me-brought");
    }

    private void elsewhereTheCodeLeadsToIt(String code) {
        var page = open("/me/join");
        page.getByLabel("Code").fill(code);
        page.getByRole(AriaRole.BUTTON, named("Bring my games here")).click();
        assertThat(page.locator(".own-game")).hasCount(1);
    }

    /// One after the other in one page: the packs, one of them, and what of all of them fits a choice.
    @Test
    void theLibraryLooksRightAndItsListsGoOnWhenTheirEndIsNear() {
        var page = open("/library");
        page.locator(".pack-card").first().waitFor();
        looksRight(page, "library");

        page.locator(".pack-card[href$='kenken-6x6']").press("Enter");
        assertThat(page.getByRole(AriaRole.HEADING, named("KenKen 6 × 6"))).isVisible();
        var gentle = page.locator(".tile-list").first().locator("button.tile");
        assertThat(gentle).hasCount(20);
        looksRight(page, "library-pack"); // before all of its tiles are there, which axe would look at one by one
        page.locator(".tile-list").last().scrollIntoViewIfNeeded();
        assertThat(page.locator(".tile-list").last().locator("button.tile")).hasCount(20);

        visit(page, application().url() + "/library?grade=hard&size=kakuro");
        assertThat(page.locator("button.tile").first()).isVisible();
        looksRight(page, "library-filtered");
        page.locator("button.tile").nth(23).scrollIntoViewIfNeeded();
        assertThat(page.locator("button.tile").nth(40)).isVisible();
    }

    @Test
    void theImportLooksRight() {
        looksRight(open("/import"), "import");
    }

    @Test
    void whatWasReadLooksRight() {
        var page = open("/import");
        GameOnScreen.paste(page, """
                puzzle one
                title A puzzle with a title that is rather long for a narrow screen
                size 3 3
                grid
                # 17\\ 16\\
                \\17 . .
                \\16 . .
                end

                puzzle several
                size 3 3
                grid
                # 3\\ 3\\
                \\3 . .
                \\3 . .
                end

                puzzle none
                size 3 3
                grid
                # 16\\ 9\\
                \\3 . .
                \\9 . .
                end
                """);
        assertThat(page.getByText("It has exactly one solution.")).isVisible();
        assertThat(page.getByText("It has several solutions.")).isVisible();
        assertThat(page.getByText("It has no solution")).isVisible();
        looksRight(page, "import-read");
    }

    @Test
    void aWrongTextLooksRight() {
        var page = open("/import");
        GameOnScreen.paste(page, "puzzle wrong\nsize 2 2\ngrid\n# 3\\\n\\3 x\nend\n");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("Line 5, column 4");
        looksRight(page, "import-wrong");
    }

    @Test
    void howToPlayLooksRight() {
        looksRight(open("/how-to-play"), "how-to-play");
    }

    @ParameterizedTest
    @CsvSource({"kakuro, Learn Kakuro", "kenken, Learn KenKen"})
    void aLessonLooksRight(String kind, String title) {
        var page = open("/how-to-play/" + kind);
        assertThat(page.getByRole(AriaRole.HEADING, named(title))).isVisible();
        page.getByRole(AriaRole.GRIDCELL).first().waitFor();
        looksRight(page, "lesson-" + kind);
    }

    @Test
    void theLadderOfTechniquesLooksRight() {
        looksRight(open("/learn"), "learn");
    }

    @Test
    void aTechniqueLooksRightWhileItsExampleIsProved() {
        var page = open("/learn/naked-pair?kind=kenken");
        page.getByRole(AriaRole.GRIDCELL).first().waitFor();
        page.getByRole(AriaRole.BUTTON, named("Next")).click();
        assertThat(page.getByText("2 of 4: where to look")).isVisible();
        page.getByRole(AriaRole.BUTTON, named("Next")).click();
        assertThat(page.getByText("proves it")).isVisible();
        looksRight(page, "technique");
    }

    @Test
    void aChainIsDrawnAsArrowsAndComesOutSentenceBySentence() {
        var page = open("/learn/nishio?kind=kakuro");
        page.getByRole(AriaRole.GRIDCELL).first().waitFor();
        page.getByRole(AriaRole.BUTTON, named("Next")).click();
        assertThat(page.getByText("2 of 4: where to look")).isVisible();
        page.getByRole(AriaRole.BUTTON, named("Next")).click();
        var second = page.locator("p:has(> [data-link='2'])");
        second.hover();
        assertThat(page.locator("puzzle-board .arrows.pointed .now path.shaft").first())
                .isVisible();
        assertThat(page.locator("puzzle-board .arrows .now text").first()).hasText("2");
        assertThat(page.locator("puzzle-board .arrows .now text")
                        .filter(new Locator.FilterOptions().setHasNotText("2")))
                .hasCount(0);
        page.getByText("3 of 4: why").hover();
        assertThat(page.locator("puzzle-board .arrows.pointed")).hasCount(0);
        looksRight(page, "chain");
    }

    @Test
    void theCombinationsLookRight() {
        looksRight(open("/learn/combinations?kind=kenken&sign=multiply&cells=3"), "combinations");
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }
}
