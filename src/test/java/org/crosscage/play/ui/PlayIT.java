package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole games in a real browser, by keyboard and by touch.
final class PlayIT extends PlayBrowserTest {

    /// Time from a key to the picture with it, in milliseconds: to the end of the frame that painted it.
    private static final String MEASURE_KEYS = """
            () => {
              window.keyTimes = [];
              const channel = new MessageChannel();
              const waiting = [];
              channel.port1.onmessage = () => {
                const painted = performance.now();
                waiting.splice(0).forEach((pressed) => window.keyTimes.push(painted - pressed));
              };
              window.addEventListener('keydown', (event) => {
                waiting.push(event.timeStamp);
                requestAnimationFrame(() => channel.port2.postMessage(null));
              }, { capture: true });
            }
            """;

    /// A key of a player: down, and until the next one. Without pauses the browser would be measured at its limit.
    private static final double MILLIS_DOWN = 60;
    private static final double MILLIS_UP = 40;

    private static final int TRIES = 5;
    private static final double MILLIS_TO_THE_OTHER_TAB = 1000;

    /// Both tabs read the same clock.
    private static final String WHEN_PRESSED = """
            () => {
              window.pressed = new Promise((pressed) =>
                  window.addEventListener('keydown', () => pressed(Date.now()), { capture: true, once: true }));
            }
            """;

    private static final String WHEN_CHANGED = """
            (cell) => {
              const name = document.querySelector('puzzle-board').shadowRoot.querySelectorAll('[role=gridcell]')[cell];
              window.changed = new Promise((changed) =>
                  new MutationObserver((_, watch) => {
                    watch.disconnect();
                    changed(Date.now());
                  }).observe(name, { attributes: true, attributeFilter: ['aria-label'] }));
            }
            """;

    /// The label of a cell with a 1 in it.
    private static final Pattern ONE = Pattern.compile("^row \\d+, column \\d+, 1(,|$)");

    @ParameterizedTest
    @ValueSource(strings = {"kenken/kenken-7x7", "kakuro/kakuro-6x6"})
    void aWholeGameIsPlayedToTheEndByKeyboardAlone(String pack) throws IOException {
        var text = shipped(pack);
        var page = begin(text);
        var puzzle = Hands.puzzle(text);
        Hands.atKeyboard(page, puzzle).fill(Hands.solution(puzzle));
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        assertThat(page.locator("#finish")).containsText("no hint");
    }

    @Test
    void aKenKenIsPlayedToTheEndByTouchOnAPhone() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        assertThat(page.evaluate("() => document.documentElement.scrollHeight - document.documentElement.clientHeight"))
                .as("the page scrolls by")
                .isEqualTo(0);
        screenshot(page, "play-phone");
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var solution = Hands.solution(puzzle);
        for (int cell = 0; cell < puzzle.cellCount(); cell++) {
            tap(page, page.locator("puzzle-board .stage").boundingBox(), puzzle, cell);
            page.locator("digit-pad button").nth(solution.digit(cell) - 1).tap();
        }
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        screenshot(page, "finish-phone");
    }

    private static void tap(Page page, BoundingBox board, Puzzle puzzle, int cell) {
        var shape = puzzle.shape();
        double width = board.width / shape.columns();
        double height = board.height / shape.rows();
        page.touchscreen()
                .tap(board.x + (shape.column(cell) - 0.5) * width, board.y + (shape.row(cell) - 0.5) * height);
    }

    @Test
    void aHintLightsTheCellsThatItNames() {
        var page = begin(SMALL_KENKEN);
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        page.keyboard().press("h");
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 1 of 4");
        page.keyboard().press("h");
        page.keyboard().press("h");
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 3 of 4");
        var named = page.locator("#hint .ref.found[data-cells]").first();
        assertThat(page.locator("puzzle-board .cell.found")).hasCount(1);
        assertThat(lit(page)).isEqualTo(named.getAttribute("data-cells"));
        named.hover();
        assertThat(page.locator("puzzle-board .lit").first()).isVisible();
        looksRight(page, "hint");
        page.keyboard().press("Escape");
        assertThat(page.locator("#hint")).isHidden();
    }

    private static String lit(Page page) {
        return (String) page.evaluate("""
                () => document.querySelector('puzzle-board').highlights.cells
                    .filter(({ role }) => role === 'found').map(({ cell }) => cell).join(' ')
                """);
    }

    @Test
    void aReloadGoesOnWhereThePlayerWas() {
        var page = begin(SMALL_KENKEN);
        var hands = Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        page.keyboard().press("3");
        hands.goTo(1);
        page.keyboard().press("Control+4");
        assertThat(digits(page)).startsWith("3 0");
        page.reload();
        ready(page);
        assertThat(digits(page)).startsWith("3 0");
        page.locator("puzzle-board").focus();
        page.keyboard().press("Control+z");
        page.keyboard().press("Control+z");
        assertThat(digits(page)).startsWith("0 0");
    }

    /// From the key in one tab to the digit in the other. The best of a few times counts: that the machine was busy
    /// once is no fault of the game.
    @Test
    void twoTabsShowTheSameWithinASecond() {
        var one = begin(SMALL_KENKEN);
        var other = visit(one.context().newPage(), one.url());
        ready(other);
        var here = Hands.atKeyboard(one, Hands.puzzle(SMALL_KENKEN));
        var there = Hands.atKeyboard(other, Hands.puzzle(SMALL_KENKEN));
        double best = Double.MAX_VALUE;
        for (int cell = 0; cell < TRIES && best > MILLIS_TO_THE_OTHER_TAB; cell++) {
            here.goTo(cell);
            there.goTo(cell);
            double forth = millisToTheOtherTab(one, other, cell, "3");
            double back = millisToTheOtherTab(other, one, cell, "Backspace");
            best = Math.min(best, Math.max(forth, back));
        }
        assertThat(best).as("milliseconds, the slower way").isLessThanOrEqualTo(MILLIS_TO_THE_OTHER_TAB);
    }

    private static double millisToTheOtherTab(Page from, Page to, int cell, String key) {
        from.evaluate(WHEN_PRESSED);
        to.evaluate(WHEN_CHANGED, cell);
        from.bringToFront();
        from.keyboard().press(key);
        double changed = ((Number) to.evaluate("() => window.changed")).doubleValue();
        return changed - ((Number) from.evaluate("() => window.pressed")).doubleValue();
    }

    @Test
    void theSolutionIsWatchedStepByStep() {
        var page = begin(SMALL_KENKEN);
        page.locator("#ask-solve").click();
        page.locator("#solve-yes").click();
        assertThat(page.locator("film-player .film-play")).isFocused();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("film-player .film-text .eyebrow")).containsText("Step 2");
        looksRight(page, "solve");
        page.locator("film-player select").selectOption("8");
        page.locator("film-player .film-play").click();
        assertThat(page.locator("film-player .film-text")).containsText("Verified: exactly one solution.");
        assertThat((String) page.evaluate(
                        "() => document.querySelector('puzzle-board').position.map(({ digit }) => digit).join(' ')"))
                .isEqualTo(spaced(Hands.solution(Hands.puzzle(SMALL_KENKEN))));
    }

    @Test
    void theScreensLookRight() {
        var page = begin(SMALL_KAKURO);
        looksRight(page, "play-kakuro");
        page.locator("#ask-check").click();
        assertThat(page.locator("#check h2")).isVisible();
        noSeriousFindings(page);
        visit(page, application().url() + "/settings");
        looksRight(page, "settings");
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
        var settings = page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Settings"));
        fromMenu(page, "#menu-settings");
        assertThat(settings).hasCount(1); // the element has no size, only what is in it
        looksRight(page, "dialog-settings");
        page.keyboard().press("Escape");
        assertThat(settings).hasCount(0);

        var keys = page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Keys"));
        fromMenu(page, "#menu-keys");
        assertThat(keys).hasCount(1);
        looksRight(page, "dialog-keys");
        page.keyboard().press("Escape");
        assertThat(keys).hasCount(0);

        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        page.keyboard().press("p");
        assertThat(page.locator("puzzle-board .cover button")).isVisible();
        looksRight(page, "paused");
    }

    private static void fromMenu(Page page, String item) {
        page.locator(".menu-anchor").click();
        page.locator(item).click();
    }

    /// The times are printed, not judged: a busy machine is no fault of the board.
    @ParameterizedTest
    @ValueSource(strings = {"kenken/kenken-9x9", "kakuro/kakuro-15x15"})
    void everyKeyIsPainted(String pack) throws IOException {
        paintEveryKey(shipped(pack));
    }

    @Test
    void everyKeyIsPaintedOnALargeBoardToo() {
        paintEveryKey(largeKakuro());
    }

    /// Two digits into two cells and out again, at a player's pace.
    private void paintEveryKey(String text) {
        var page = begin(text);
        Hands.atKeyboard(page, Hands.puzzle(text));
        settle(page);
        page.evaluate(MEASURE_KEYS);
        for (int press = 0; press < 100; press++) {
            page.keyboard()
                    .press(
                            List.of("1", "ArrowRight", "2", "ArrowLeft").get(press % 4),
                            new Keyboard.PressOptions().setDelay(MILLIS_DOWN));
            page.waitForTimeout(MILLIS_UP);
        }
        page.waitForFunction("() => window.keyTimes.length === 100");
        double[] times = ((List<?>) page.evaluate("() => window.keyTimes"))
                .stream()
                        .mapToDouble(time -> ((Number) time).doubleValue())
                        .sorted()
                        .toArray();
        var name = page.locator("main h1").innerText();
        System.out.printf("key to paint, %s: median %.1f ms, p99 %.1f ms%n", name, times[50], times[98]);
        assertThat(page.getByRole(AriaRole.GRIDCELL, new Page.GetByRoleOptions().setName(ONE)))
                .isVisible();
    }

    /// 30 × 30, in blocks of eight by eight cells without clues.
    private static String largeKakuro() {
        return IntStream.range(0, 30)
                .mapToObj(row -> IntStream.range(0, 30)
                        .mapToObj(column -> row % 9 == 0 || column % 9 == 0 ? "#" : ".")
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n", "puzzle large\nsize 30 30\ngrid\n", "\nend\n"));
    }

    private static String spaced(Solution solution) {
        return Arrays.stream(solution.toArray()).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }
}
