package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How the pages around the game look, filled with what they hold.
final class PagesIT extends BrowserTest {

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
        assertThat(page.getByRole(AriaRole.HEADING, exactly(title))).isVisible();
        page.getByRole(AriaRole.GRIDCELL).first().waitFor();
        looksRight(page, "lesson-" + kind);
    }

    @Test
    void theListOfTechniquesLooksRight() {
        looksRight(open("/learn"), "learn");
    }

    @Test
    void aTechniqueLooksRightWhileItsExampleIsProved() {
        var page = open("/learn/naked-pair?kind=kenken");
        page.getByRole(AriaRole.GRIDCELL).first().waitFor();
        page.getByRole(AriaRole.BUTTON, exactly("Next")).click();
        assertThat(page.getByText("2 of 4: where to look")).isVisible();
        page.getByRole(AriaRole.BUTTON, exactly("Next")).click();
        assertThat(page.getByText("proves it")).isVisible();
        looksRight(page, "technique");
    }

    @Test
    void aChainIsDrawnAsArrowsAndComesOutSentenceBySentence() {
        var page = open("/learn/nishio?kind=kakuro");
        page.getByRole(AriaRole.GRIDCELL).first().waitFor();
        page.getByRole(AriaRole.BUTTON, exactly("Next")).click();
        assertThat(page.getByText("2 of 4: where to look")).isVisible();
        page.getByRole(AriaRole.BUTTON, exactly("Next")).click();
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
}
