package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Puzzle;
import org.junit.jupiter.api.Test;

/// A board with boxes and with cages inside of their cells: what it says, how it looks, and a game on it.
final class KillerIT extends PlayBrowserTest {

    private static final String FILLS = """
            () => [...document.querySelector('puzzle-board').shadowRoot.querySelectorAll('.cell')]
              .map((cell) => getComputedStyle(cell).fill)
            """;

    @Test
    void isPlayedByKeyboardWithHintsToTheEnd() {
        var page = begin(SMALL_KILLER);
        var puzzle = Hands.puzzle(SMALL_KILLER);
        saysBoxesAndCages(page);
        Hands.atKeyboard(page, puzzle);
        page.keyboard().press("m");
        for (int hint = 1; hint <= 3; hint++) {
            for (int stage = 1; stage <= 4; stage++) {
                page.keyboard().press("h");
                assertThat(page.locator("#hint .eyebrow")).containsText("stage %d of 4".formatted(stage));
                if (hint == 1 && stage == 1) {
                    looksRight(page, "killer-look");
                }
            }
        }
        page.keyboard().press("Escape");
        fillTheRest(page, puzzle);
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        assertThat(page.locator("#finish")).containsText("3 hints");
    }

    /// What a hint has not written.
    private static void fillTheRest(Page page, Puzzle puzzle) {
        var solution = Hands.solution(puzzle);
        var hands = Hands.atKeyboard(page, puzzle);
        var digits = digits(page).split(" ");
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell].equals("0")) {
                hands.goTo(cell);
                page.keyboard().press(Integer.toString(solution.digit(cell)));
            }
        }
    }

    private static void saysBoxesAndCages(Page page) {
        var cells = page.locator("puzzle-board [role=gridcell]");
        assertThat(cells.first())
                .hasAccessibleName("row 1, column 1, empty, box 1, cage 9 in 3 cells from row 1 column 1");
        assertThat(cells.nth(14))
                .hasAccessibleName(Pattern.compile("^row 3, column 3, empty, box 3, cage 8 in 2 cells from row 3"));
    }

    @Test
    void colourTellsCagesApartOnceItIsChosenButNotOnPaper() {
        var page = begin(SMALL_KILLER);
        var puzzle = Hands.puzzle(SMALL_KILLER);
        var address = page.url();
        assertThat(differing(page, puzzle)).isZero();

        visit(page, application().url() + "/settings");
        page.locator("#setting-cage-colours input").check();
        assertThat(page.locator("#setting-cage-colours input")).isChecked();
        visit(page, address);
        ready(page);

        assertThat(differing(page, puzzle)).isEqualTo(sides(puzzle).count());
        looksRight(page, "killer-colours");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(differing(page, puzzle)).isZero();
    }

    /// How many pairs of cells side by side in different cages are filled differently while nothing is selected.
    private static long differing(Page page, Puzzle puzzle) {
        page.keyboard().press("Escape");
        assertThat(page.locator("puzzle-board [role=gridcell][aria-selected=true]"))
                .hasCount(0);
        @SuppressWarnings("unchecked")
        var fills = (List<String>) page.evaluate(FILLS);
        return sides(puzzle)
                .filter(pair -> !fills.get(pair[0]).equals(fills.get(pair[1])))
                .count();
    }

    private static Stream<int[]> sides(Puzzle puzzle) {
        int n = puzzle.shape().rows();
        return IntStream.range(0, n * n)
                .boxed()
                .flatMap(cell -> Stream.of(new int[] {cell, cell + 1}, new int[] {cell, cell + n}))
                .filter(pair -> pair[1] < n * n && (pair[1] - pair[0] == n || pair[1] % n > 0))
                .filter(pair -> !puzzle.cluesOf(pair[0]).equals(puzzle.cluesOf(pair[1])));
    }
}
