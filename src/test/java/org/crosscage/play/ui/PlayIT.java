package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.crosscage.core.model.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whole games in a real browser, by keyboard and by touch.
final class PlayIT extends PlayBrowserTest {

    /// Every Latin square solves it, and no technique finds anything.
    private static final String OPEN_KENKEN = """
            puzzle open-kenken
            size 6
            cage 21+ r1c1 r1c2 r1c3 r1c4 r1c5 r1c6
            cage 21+ r2c1 r2c2 r2c3 r2c4 r2c5 r2c6
            cage 21+ r3c1 r3c2 r3c3 r3c4 r3c5 r3c6
            cage 21+ r4c1 r4c2 r4c3 r4c4 r4c5 r4c6
            cage 21+ r5c1 r5c2 r5c3 r5c4 r5c5 r5c6
            cage 21+ r6c1 r6c2 r6c3 r6c4 r6c5 r6c6
            end
            """;

    /// From the first page on: no mouse, and nothing gets the focus but by Tab.
    @ParameterizedTest
    @CsvSource({"kenken/kenken-6x6, KenKen 6 × 6", "kakuro/kakuro-6x6, Kakuro 6 × 6"})
    void aWholeGameIsPlayedToTheEndByKeyboardAlone(String pack, String name) throws IOException {
        var page = open("/");
        Hands.tabTo(page, "Library");
        page.keyboard().press("Enter");
        page.waitForURL(Pattern.compile("/library$"));
        Hands.tabTo(page, name);
        page.keyboard().press("Enter");
        page.waitForURL(Pattern.compile("/library/"));
        Hands.tabTo(page, "No. 1 " + name);
        page.keyboard().press("Enter");
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);
        var puzzle = Hands.puzzle(shipped(pack));
        Hands.atKeyboard(page, puzzle).fill(Hands.solution(puzzle));
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        assertThat(page.locator("#finish")).containsText("Without help");
    }

    /// Counts from now on what moves on the board.
    private static final String WATCH_MOTION = """
            () => {
              const board = document.querySelector('puzzle-board').shadowRoot;
              window.motions = { begun: 0, ended: 0 };
              board.addEventListener('animationstart', () => window.motions.begun++);
              board.addEventListener('animationend', () => window.motions.ended++);
            }
            """;

    private static final String MOVING = """
            () => document.querySelector('puzzle-board').shadowRoot.getAnimations()
                .filter(({ playState }) => playState === 'running').length
            """;

    @Test
    void aKenKenIsPlayedToTheEndByTouchOnAPhoneCellByCellAndThenDigitByDigit() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        settle(page);
        assertThat(page.evaluate("() => document.documentElement.scrollHeight - document.documentElement.clientHeight"))
                .as("the page scrolls by")
                .isEqualTo(0);
        screenshot(page, "play-phone");
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var solution = Hands.solution(puzzle);
        int half = puzzle.cellCount() / 2;
        for (int cell = 0; cell < half; cell++) {
            tap(page, puzzle, cell);
            digitKey(page, solution.digit(cell)).tap();
        }
        assertThat(digitKey(page, 1)).hasAccessibleName("1, 2 left");
        assertThat(digitKey(page, 1).locator("[data-left='2']")).isVisible();
        assertThat(page.locator("digit-pad .dim")).hasCount(0);
        page.locator("digit-pad [aria-label^='Digit first']").tap();
        int last = puzzle.digits().max();
        for (int digit = 1; digit <= last; digit++) {
            writeFirst(page, digit);
            if (digit == last) {
                page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
                page.evaluate(WATCH_MOTION);
            }
            for (int cell = half; cell < puzzle.cellCount(); cell++) {
                if (solution.digit(cell) == digit) {
                    tap(page, puzzle, cell);
                }
            }
            if (digit < last) {
                assertThat(digitKey(page, digit)).hasAccessibleName(digit + ", none left");
                assertThat(page.locator("digit-pad .dim")).hasCount(digit);
            }
        }
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        screenshot(page, "finish-phone");
        eachCellMovedOnce(page, puzzle.cellCount());
    }

    /// Of a player who has nothing against motion.
    private static void eachCellMovedOnce(Page page, int cells) {
        page.waitForFunction("(cells) => window.motions.ended >= cells", cells);
        assertThat(page.evaluate("() => window.motions")).isEqualTo(Map.of("begun", cells, "ended", cells));
        assertThat(page.evaluate(MOVING)).as("cells that still move").isEqualTo(0);
    }

    private static Locator digitKey(Page page, int digit) {
        return page.locator("digit-pad button").nth(digit - 1);
    }

    /// Holds a digit that every tapped cell gets.
    private static void writeFirst(Page page, int digit) {
        var key = digitKey(page, digit);
        key.tap();
        assertThat(key).hasAttribute("aria-pressed", "true");
        assertThat(page.locator("digit-pad button[aria-pressed=true]")).hasCount(2); // the lock is the other
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

    @Test
    void theMenuOfTheGameIsWalkedByArrows() {
        var page = begin(SMALL_KENKEN);
        page.locator(".menu-anchor").focus();
        page.keyboard().press("Enter");
        var items = page.locator("#game-menu button:enabled:visible");
        assertThat(items.first()).isFocused();
        page.keyboard().press("ArrowDown");
        assertThat(items.nth(1)).isFocused();
        page.keyboard().press("End");
        assertThat(items.last()).isFocused();
        page.keyboard().press("ArrowDown");
        assertThat(items.first()).isFocused();
        page.keyboard().press("Escape");
        assertThat(page.locator("#game-menu")).isHidden();
        assertThat(page.locator(".menu-anchor")).isFocused();
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
        assertThat(candidates(page, 1)).isEqualTo("4");
        page.reload();
        ready(page);
        assertThat(digits(page)).startsWith("3 0");
        assertThat(candidates(page, 1)).isEqualTo("4");
        page.locator("puzzle-board").focus();
        page.keyboard().press("Control+z");
        assertThat(candidates(page, 1)).isEmpty();
        page.keyboard().press("Control+z");
        assertThat(digits(page)).startsWith("0 0");
    }

    private static String candidates(Page page, int cell) {
        return (String) page.evaluate(
                "(cell) => document.querySelector('puzzle-board').board.cells[cell].candidates.join(' ')", cell);
    }

    @Test
    void theReplayBesideAFinishedGameShowsEachPositionAsItWas() {
        var page = begin(SMALL_KENKEN);
        var hands = Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        // 2 is no digit of 3÷
        page.keyboard().press("2");
        assertThat(page.locator("puzzle-board .clue.broken")).hasCount(1);
        hands.fill(Hands.solution(Hands.puzzle(SMALL_KENKEN)));
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        assertThat(page.locator("puzzle-board .clue.done")).hasCount(7);

        var more = page.locator("#finish-more");
        assertThat(more).hasAttribute("aria-expanded", "false");
        assertThat(page.locator("#finish .replay")).not().isVisible();
        more.press("Enter");
        assertThat(more).hasAttribute("aria-expanded", "true");
        page.locator("#finish .playback-scrubber input, #finish input[type=range]")
                .first()
                .press("Home");
        assertThat(page.locator("puzzle-board .clue.done")).hasCount(0);
        assertThat(page.locator("puzzle-board [aria-selected=true]")).hasCount(0);
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("puzzle-board .clue.broken")).hasCount(1);
        looksRight(page, "finish-replay");

        // what is selected in that position is seen
        page.locator("puzzle-board [role=gridcell]").first().click(new Locator.ClickOptions().setForce(true));
        assertThat(page.locator("puzzle-board [aria-selected=true]")).hasCount(1);
        isClosedAndShownAgain(page);
        assertThat(more).hasAttribute("aria-expanded", "false");
        more.press("Enter");
        page.locator("#finish input[type=range]").first().press("Home");
        assertThat(page.locator("puzzle-board .clue.done")).hasCount(0);
        page.locator("#finish .close").click();
        assertThat(page.locator("puzzle-board .clue.done")).hasCount(7);
    }

    @Test
    void aFinishedGameIsCelebratedFromItsLastDigitAsThePlayerWantsIt() {
        var page = visit(newcomer().newPage(), application().url() + "/settings");
        page.locator("#setting-sound input").check();
        page.locator("#setting-vibration input").check();
        settle(page);
        page.context().addInitScript("""
                window.celebrated = [];
                window.AudioContext = class extends AudioContext {
                  constructor() {
                    super();
                    window.celebrated.push('heard');
                  }
                };
                navigator.vibrate = () => window.celebrated.push('felt');
                """);
        page = begin(page.context(), application().url(), SMALL_KENKEN);
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        Hands.atKeyboard(page, puzzle).fill(Hands.solution(puzzle));
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        var board = page.locator("puzzle-board");
        assertThat(board).hasAttribute("celebrate", "");
        assertThat(board)
                .hasAttribute("style", Pattern.compile("--wave-row: 3; --wave-column: 3; --wave-step: 116\\.\\d+"));
        assertThat(page.evaluate(MOVING))
                .as("what moves where nothing is to move")
                .isEqualTo(0);
        assertThat(page.evaluate("() => window.celebrated.join(' ')")).isEqualTo("heard felt");
    }

    @Test
    void theSolutionIsWatchedStepByStep() {
        var page = begin(SMALL_KENKEN);
        page.locator("#ask-solve").click();
        page.locator("#solve-yes").click();
        assertThat(page.locator("playback-player .playback-play")).isFocused();
        page.keyboard().press("ArrowRight");
        var step = page.locator("playback-player .playback-text .eyebrow");
        assertThat(step).containsText("Step 2");
        looksRight(page, "solve");
        // on the board arrows go from cell to cell, but Space still plays
        page.locator("puzzle-board [role=gridcell]").first().click(new Locator.ClickOptions().setForce(true));
        page.keyboard().press("ArrowRight");
        assertThat(step).containsText("Step 2");
        var play = page.locator("playback-player .playback-play");
        page.keyboard().press("Space");
        assertThat(play).hasText("Pause");
        page.keyboard().press("Space");
        assertThat(play).hasText("Play");
        page.locator("playback-player select").selectOption("8");
        play.click();
        assertThat(page.locator("playback-player .playback-text"))
                .containsText("Verified: exactly one solution, proven by the exact solver.");
        assertThat((String) page.evaluate(
                        "() => document.querySelector('puzzle-board').position.map(({ digit }) => digit).join(' ')"))
                .isEqualTo(spaced(Hands.solution(Hands.puzzle(SMALL_KENKEN))));
        assertThat(play).hasText("Again");
        for (int width : WIDTHS) {
            page.setViewportSize(width, 900);
            assertThat(page.locator(".playback-controls .row").boundingBox().height)
                    .as("one row at the end too, at " + width)
                    .isEqualTo(play.boundingBox().height);
        }
        page.setViewportSize(1280, 720);
        page.locator("playback-player .playback-keys summary").click();
        page.locator("#solve-lab").scrollIntoViewIfNeeded();
        assertThat(page.locator("puzzle-board")).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        page.keyboard().press("Escape");
        page.waitForURL(Pattern.compile("/play/[^/]+$"));
        assertThat(page.locator("puzzle-board")).isFocused();
    }

    @Test
    void aHintThatFinishesTheGameGivesTheKeysBack() {
        var page = begin(SMALL_KENKEN);
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var hands = Hands.atKeyboard(page, puzzle);
        hands.fill(Hands.solution(puzzle), puzzle.cellCount() - 1);
        page.locator("#ask-hint").click();
        for (int stage = 1; stage < 4; stage++) {
            page.locator("#hint-next").press("Enter");
            assertThat(page.locator("#hint, #finish")).not().containsText("stage %d of 4".formatted(stage));
        }
        assertThat(page.locator("#finish h2")).hasText("Well done.");
        assertThat(page.locator("puzzle-board")).isFocused();
    }

    @Test
    void whereTechniquesEndTheSearchIsWatchedGridByGrid() {
        var page = begin(OPEN_KENKEN);
        page.locator("#ask-solve").click();
        page.locator("#solve-yes").click();
        page.locator("playback-player .divided button").click();
        assertThat(page.locator("playback-player h2").first()).containsText("From here on: search");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("playback-player h2").first()).containsText("broken");
        assertThat(page.locator("playback-player .curves svg[role=img]")).hasCount(2);
        assertThat(page.locator("playback-player .curve-axis")).containsText("Generation 1 of");
        var faults = page.locator("playback-player .curve.fitness b");
        assertThat(faults).hasText(Pattern.compile("[1-9][0-9,]*"));
        looksRight(page, "solve-search");
        page.keyboard().press("End");
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator("playback-player h2").first()).containsText("nothing is broken");
        assertThat(faults).hasText("0");
    }

    private static String spaced(Solution solution) {
        return Arrays.stream(solution.toArray()).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }
}
