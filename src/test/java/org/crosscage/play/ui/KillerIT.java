package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.crosscage.core.model.Puzzle;
import org.junit.jupiter.api.Test;

/// A board with boxes and with cages inside of their cells: what it says, how it looks, and a game on it.
final class KillerIT extends PlayBrowserTest {

    private static final String LARGE = "killer/killer-9x9";

    /// Of the first cell, which has a sum: where each of its marks and its sum is on the screen, and how high their
    /// type is, in CSS pixels. A digit is 0.72 as high as its type.
    private static final String MARKS = """
            () => {
              const root = document.querySelector('puzzle-board').shadowRoot;
              const cell = root.querySelector('.cell').getBoundingClientRect();
              const texts = [...root.querySelectorAll('text.mark, text.clue')].filter((text) => {
                const { x, y } = text.getBoundingClientRect();
                return cell.left <= x && x < cell.right && cell.top <= y && y < cell.bottom;
              });
              return texts.flatMap((text) => {
                const scale = text.getScreenCTM().a;
                const type = scale * parseFloat(getComputedStyle(text).fontSize);
                return [...text.textContent].map((character, i) => {
                  const { x, width } = text.getExtentOfChar(i);
                  const start = new DOMPoint(x, text.getStartPositionOfChar(i).y).matrixTransform(text.getScreenCTM());
                  return {
                    said: character, type,
                    left: start.x - cell.left, right: start.x - cell.left + scale * width,
                    top: start.y - cell.top - 0.72 * type, bottom: start.y - cell.top,
                    sum: text.classList.contains('clue'), side: cell.width,
                  };
                });
              });
            }
            """;

    private static final String FILLS = """
            () => [...document.querySelector('puzzle-board').shadowRoot.querySelectorAll('.cell')]
              .map((cell) => getComputedStyle(cell).fill)
            """;

    @Test
    void saysBoxesAndCages() {
        var page = begin(SMALL_KILLER);
        var cells = page.locator("puzzle-board [role=gridcell]");
        assertThat(cells.first())
                .hasAccessibleName("row 1, column 1, empty, box 1, cage 9 in 3 cells from row 1 column 1");
        assertThat(cells.nth(14))
                .hasAccessibleName(Pattern.compile("^row 3, column 3, empty, box 3, cage 8 in 2 cells from row 3"));
        page.locator("#ask-hint").click();
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 1 of 4");
        looksRight(page, "killer-look");
    }

    @Test
    void isPlayedByTouchOnAPhoneWithNineMarksInACell() throws IOException {
        var text = shipped(LARGE);
        var page = begin(newPhone(), application().url(), text);
        var puzzle = Hands.puzzle(text);
        var solution = Hands.solution(puzzle);
        settle(page);
        assertThat(page.evaluate("() => document.documentElement.scrollHeight - document.documentElement.clientHeight"))
                .as("the page scrolls by")
                .isEqualTo(0);
        page.locator("board-tools [role=group] button").nth(1).tap(); // marks
        tap(page, puzzle, 0);
        IntStream.rangeClosed(1, 9).forEach(digit -> digitKey(page, digit).tap());
        screenshot(page, "killer-phone");
        canBeRead(page);
        page.locator("board-tools [role=group] button").first().tap();

        page.locator("#ask-hint").tap();
        for (int stage = 2; stage <= 4; stage++) {
            page.locator("#hint-next").tap();
            assertThat(page.locator("#hint .eyebrow")).containsText("stage " + stage);
        }
        screenshot(page, "killer-phone-hint");
        page.locator("#hint .close").tap();
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            tap(page, puzzle, cell);
            digitKey(page, solution.digit(cell)).tap();
        }
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        assertThat(page.locator("#finish")).containsText("A little help");
    }

    private static Locator digitKey(Page page, int digit) {
        return page.locator("digit-pad button").nth(digit - 1);
    }

    /// Nine marks, in type of 8.5 pixels or more; none touches another one, the sum, or the outline of the cage, which
    /// is a sixteenth of a cell inside.
    private static void canBeRead(Page page) {
        @SuppressWarnings("unchecked")
        var printed = ((List<Map<String, Object>>) page.evaluate(MARKS))
                .stream().map(KillerIT::printed).toList();
        var marks = printed.stream().filter(each -> !each.sum).toList();
        assertThat(marks).extracting(Printed::said).containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9");
        assertThat(printed).anyMatch(Printed::sum);
        assertThat(marks).allMatch(each -> each.type >= 8.5);
        assertThat(marks).allMatch(each -> each.isInside(each.side / 16));
        assertThat(marks).allMatch(each -> printed.stream().noneMatch(other -> other != each && other.touches(each)));
    }

    private static Printed printed(Map<String, Object> read) {
        ToDoubleFunction<String> number = name -> ((Number) read.get(name)).doubleValue();
        return new Printed(
                (String) read.get("said"),
                number.applyAsDouble("type"),
                number.applyAsDouble("left"),
                number.applyAsDouble("right"),
                number.applyAsDouble("top"),
                number.applyAsDouble("bottom"),
                (boolean) read.get("sum"),
                number.applyAsDouble("side"));
    }

    /// A character in a cell whose sides are as long as said, measured from the cell's upper left corner.
    private record Printed(
            String said, double type, double left, double right, double top, double bottom, boolean sum, double side) {

        boolean touches(Printed other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }

        boolean isInside(double margin) {
            return left >= margin && right <= side - margin && top >= margin && bottom <= side - margin;
        }
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
