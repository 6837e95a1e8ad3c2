package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.ClickOptions;
import com.microsoft.playwright.Locator.TapOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What only fingers and small screens bring out.
final class OnAPhoneIT extends PlayBrowserTest {

    /// Vaadin's client waits for no answer of the server.
    private static final String NOTHING_ASKED =
            "() => Object.values(Vaadin.Flow.clients).every((client) => !client.isActive?.())";

    /// A finger that pressed something where a named cell is written now never leaves it.
    @Test
    void whatASentenceLightsGoesOutWithTheSentence() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        page.locator("#ask-hint").tap();
        page.locator("#hint-next").tap();
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 2");
        page.locator("#hint-next").tap();
        assertThat(page.locator("#hint .eyebrow")).containsText("stage 3");
        page.locator("#hint .ref[data-cells]").first().dispatchEvent("pointerover");
        assertThat(page.locator("puzzle-board .lit").first()).isVisible();
        page.locator("#hint .close").tap();
        assertThat(page.locator("#hint")).isHidden();
        assertThat(page.locator("puzzle-board .lit")).hasCount(0);
    }

    /// On its side, a phone has the board beside the card, however far that is scrolled.
    @Test
    void theBoardOfAFinishedGameStaysInView() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        page.setViewportSize(740, 360);
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        Hands.atKeyboard(page, puzzle).fill(Hands.solution(puzzle));
        for (var way : List.of("#finish-next", "#finish-challenge")) {
            assertThat(page.locator(way)).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        }
        boardIsInView(page);
        noCellIsChosen(page);
        page.locator("#finish-more").tap();
        page.locator("#finish .difficulty").scrollIntoViewIfNeeded();
        boardIsInView(page);
        page.locator("puzzle-board").focus();
        page.keyboard().press("Escape");
        assertThat(page.locator("#finish")).hasCount(0);
        assertThat(page.locator(".finish-closed #finish-next")).isVisible();
        boardIsInView(page);
        noCellIsChosen(page);
    }

    /// The page offers *Next*, so the player has no cell to write in.
    private static void noCellIsChosen(Page page) {
        assertThat(page.locator("puzzle-board .cell:is(.selected, .peer, .same)"))
                .hasCount(0);
        assertThat(page.locator("puzzle-board .outline")).hasCount(0);
    }

    private static void boardIsInView(Page page) {
        var box = page.locator("puzzle-board .stage").boundingBox();
        assertThat(box.y).isGreaterThanOrEqualTo(0);
        assertThat(box.y + box.height).isLessThanOrEqualTo(360);
        assertThat(box.height).as("large enough to be looked at").isGreaterThan(200);
    }

    /// One press brings it back.
    @Test
    void aHintMakesRoomForTheDigitsWhenACellIsChosen() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        page.locator("#ask-hint").tap();
        assertThat(page.locator("#hint .row")).isVisible();
        var stage = page.locator("puzzle-board .stage");
        var box = stage.boundingBox();
        stage.tap(new TapOptions().setPosition(0.4 * box.width, 0.6 * box.height));
        assertThat(page.locator("#hint")).hasClass(Pattern.compile("folded"));
        assertThat(page.locator("#hint h2")).isVisible();
        page.locator("digit-pad button").first().click(new ClickOptions().setTrial(true));
        page.locator("#hint .fold").tap();
        assertThat(page.locator("#hint .row")).isVisible();
    }

    /// On a large board they are too small there to be read at ease.
    @Test
    void theKeypadSaysWhichMarksTheSelectedCellHas() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        page.locator("puzzle-board").focus();
        page.keyboard().press("Control+Home");
        assertThat(page.locator("digit-pad button.marked")).hasCount(0);
        page.keyboard().press("Control+Digit2");
        assertThat(page.locator("digit-pad button.marked")).hasCount(1);
        assertThat(page.locator("digit-pad button.marked")).containsText("2");
        page.emulateMedia(new EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
        assertThat((boolean) page.locator("digit-pad button.marked").evaluate("""
                key => {
                  const bar = getComputedStyle(key, '::before');
                  return bar.borderTopWidth !== '0px' && bar.borderTopColor !== getComputedStyle(key).backgroundColor;
                }
                """))
                .as("the bar is there in forced colours")
                .isTrue();
        page.emulateMedia(new EmulateMediaOptions().setForcedColors(ForcedColors.NONE));
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("digit-pad button.marked")).hasCount(0);
    }

    /// What is said scrolls under the buttons. It grows as by a font that comes late, until the edge cuts what stands
    /// there: that is covered whole. Before, the offer of a lesson leaves the menu free.
    @ParameterizedTest
    @CsvSource({"2, #hint-wrong button", "3, #hint-all-steps", "3, #hint-about"})
    void noLineOfAHintLiesHalfUnderItsButtons(int stage, String lowest) {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        assertThat(page.locator(".note.offer")).isVisible();
        page.locator(".menu-anchor").click(new ClickOptions().setTrial(true));
        page.locator("#ask-hint").tap();
        for (int told = 2; told <= stage; told++) {
            page.locator("#hint-next").tap();
            assertThat(page.locator("#hint .eyebrow")).containsText("stage " + told);
        }
        assertThat(page.locator(lowest)).isVisible();
        page.evaluate("""
                lowest => {
                  const said = document.querySelector('#hint > h2 + div');
                  const link = document.querySelector(lowest).getBoundingClientRect();
                  const edge = document.querySelector('#hint > .row').getBoundingClientRect().top;
                  said.style.height = `${said.offsetHeight + edge - (link.top + link.bottom) / 2}px`;
                }
                """, lowest);
        page.waitForFunction("""
                lowest => {
                  const row = document.querySelector('#hint > .row');
                  const edge = row.getBoundingClientRect().top;
                  const { top, bottom } = document.querySelector(lowest).getBoundingClientRect();
                  const covered = parseFloat(getComputedStyle(row, '::before').height);
                  return top < edge && edge < bottom && edge - top - covered < 0.5;
                }
                """, lowest);
    }

    /// It leaves the name and the ways to other pages free, and in a game that has no bar the clock and the menu.
    @Test
    void theOfferOfALessonCoversNothingOfTheBar() {
        var page = begin(newcomer(), application().url(), SMALL_KENKEN);
        for (int width : List.of(360, 559, 560, 639, 640, 759, 760, 899, 900, 999)) {
            for (int height : List.of(900, 400)) {
                page.setViewportSize(width, height);
                settle(page);
                assertThat(page.locator(".note.offer")).isVisible();
                assertThat((List<?>) page.evaluate("""
                        () => {
                          const offer = document.querySelector('.note.offer').getBoundingClientRect();
                          // edges lie between pixels
                          const isCovered = ({ left, right, top, bottom }) => left < offer.right - 1
                              && right > offer.left + 1 && top < offer.bottom - 1 && bottom > offer.top + 1;
                          const timer = document.querySelector('play-timer').shadowRoot;
                          // before its figures the time has room for hours
                          const time = document.createRange();
                          time.selectNodeContents(timer.querySelector('time'));
                          return [time, ...timer.querySelectorAll('button'), ...document.querySelectorAll('.bar > *, .menu-anchor')]
                            .filter((part) => isCovered(part.getBoundingClientRect()))
                            .map((part) => part.className ?? 'time');
                        }
                        """))
                        .as("covered at %d × %d", width, height)
                        .isEmpty();
            }
        }
    }

    @Test
    void onItsSideEverythingThatIsPressedIsOnOneScreen() {
        var page = begin(withTouch(), application().url(), SMALL_KAKURO);
        assertThat(page.locator(".note.offer")).isVisible();
        everythingThatIsPressedIsOnOneScreen(page, 740, 360);
        everythingThatIsPressedIsOnOneScreen(page, 667, 375);
        everythingThatIsPressedIsOnOneScreen(page, 720, 450);
    }

    private BrowserContext withTouch() {
        return newProfile(new NewContextOptions().setHasTouch(true).setReducedMotion(ReducedMotion.REDUCE));
    }

    private static void everythingThatIsPressedIsOnOneScreen(Page page, int width, int height) {
        page.setViewportSize(width, height);
        settle(page);
        page.locator(".menu-anchor").click(new ClickOptions().setTrial(true));
        var pad = page.locator("digit-pad").boundingBox();
        assertThat(pad.y + pad.height).as("lower edge of the keypad").isLessThanOrEqualTo(height);
        assertThat(page.locator(".play-head").boundingBox().height)
                .as("height of the head, which is one row")
                .isLessThan(60);
        assertThat(page.evaluate("() => document.documentElement.scrollHeight - innerHeight"))
                .as("the page scrolls by")
                .isEqualTo(0);
    }

    @Test
    void onASmallWindowTheBoardAndTheKeypadAreOnOneScreen() {
        var profile = withTouch();
        for (var text : List.of(SMALL_KAKURO, SMALL_KENKEN, SMALL_KILLER)) {
            var page = begin(profile, application().url(), text);
            boardAndKeypadAreOnOneScreen(page, 320, 568);
            boardAndKeypadAreOnOneScreen(page, 412, 420);
        }
        var page = begin(profile, application().url(), SMALL_KENKEN);
        choose(page, "digit-order", "computer");
        boardAndKeypadAreOnOneScreen(page, 320, 568);
    }

    private static void boardAndKeypadAreOnOneScreen(Page page, int width, int height) {
        page.setViewportSize(width, height);
        settle(page);
        var pad = page.locator("digit-pad").boundingBox();
        assertThat(pad.y + pad.height).as("lower edge of the keypad").isLessThanOrEqualTo(height);
        var board = page.locator("puzzle-board").boundingBox();
        assertThat(board.y + board.height).as("lower edge of the board").isLessThanOrEqualTo(pad.y);
        assertThat(board.height).as("height of the board").isGreaterThan(140);
    }

    @ParameterizedTest
    @CsvSource({"360, 740", "740, 360", "360, 560"})
    void whatIsSaidOfABranchCoversNothing(int width, int height) {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        page.setViewportSize(width, height);
        page.keyboard().press("b");
        var bar = page.locator("branch-bar");
        assertThat(bar.getByText("Drop")).isInViewport();
        coversNothing(page, bar);
    }

    @ParameterizedTest
    @CsvSource({"360, 740", "740, 360", "360, 600", "360, 560"})
    void whatIsSaidOfTheBoardCoversNothing(int width, int height) {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        page.setViewportSize(width, height);
        var hands = Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN));
        for (int cell = 0; cell < Hands.puzzle(SMALL_KENKEN).cellCount(); cell++) {
            hands.goTo(cell);
            page.keyboard().press("1");
        }
        assertThat(page.locator(".note:not(.offer)").getByText("something is wrong"))
                .isInViewport();
        coversNothing(page, page.locator(".note:visible"));
    }

    private static void coversNothing(Page page, Locator said) {
        settle(page);
        var over = said.boundingBox();
        for (var other : List.of(".play-head", "puzzle-board .stage", "board-tools", ".asks", "digit-pad")) {
            var box = page.locator(other).boundingBox();
            assertThat(box.x + box.width <= over.x + 1
                            || over.x + over.width <= box.x + 1
                            || box.y + box.height <= over.y + 1
                            || over.y + over.height <= box.y + 1)
                    .as("%s beside what is said", other)
                    .isTrue();
        }
    }

    /// Half of the keypad at each hand: as high on both sides, with the keys of a row as wide.
    @Test
    void theHalvesOfTheKeypadAreAlikeAndNothingIsBelowTheWindow() {
        for (var text : List.of(SMALL_KENKEN, SMALL_KAKURO)) {
            var page = begin(withTouch(), application().url(), text);
            page.setViewportSize(1440, 900);
            choose(page, "keypad", "split");
            for (var window : List.of(List.of(1440, 900), List.of(844, 390), List.of(740, 360))) {
                page.setViewportSize(window.get(0), window.get(1));
                theHalvesAreAlike(page);
            }
            assertThat((int) page.evaluate("() => document.documentElement.scrollHeight - innerHeight"))
                    .as("the page scrolls by")
                    .isEqualTo(0);
            page.keyboard().press("b");
            assertThat(page.locator("branch-bar").getByText("Accept"))
                    .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
            coversNothing(page, page.locator("branch-bar"));
        }
    }

    private static void theHalvesAreAlike(Page page) {
        settle(page);
        assertThat((List<?>) page.evaluate("""
                () => {
                  const halves = [...document.querySelector('digit-pad').shadowRoot.querySelectorAll('.half')];
                  const [left, right] = halves.map((half) => {
                    const keys = [...half.children].map((key) => key.getBoundingClientRect());
                    const edge = (of, pick) => Math.round(pick(...keys.map((key) => key[of])));
                    return { top: edge('top', Math.min), bottom: edge('bottom', Math.max), width: edge('right', Math.max) - edge('left', Math.min) };
                  });
                  return Object.keys(left).filter((each) => left[each] !== right[each]);
                }
                """))
                .as("what is different in the two halves")
                .isEmpty();
    }

    /// A window of 640 × 740 at 200 %: so narrow must all be readable without scrolling sideways (WCAG 1.4.10).
    @Test
    void enlargedNothingIsReachedByScrollingSidewaysAndAFingerStillMeetsEachCell() {
        var profile = newProfile(new NewContextOptions().setViewportSize(320, 370));
        var page = begin(profile, application().url(), SMALL_KENKEN);
        settle(page);
        fitsItsWidth(page);
        assertThat(page.locator("puzzle-board .stage").boundingBox().width)
                .as("width of four cells")
                .isGreaterThanOrEqualTo(4 * 44);
        var head = page.locator(".play-head").boundingBox();
        var title = page.locator(".play-title").boundingBox();
        assertThat(title.y).as("upper edge of name and grade").isGreaterThanOrEqualTo(head.y);
        assertThat(title.y + title.height)
                .as("lower edge of name and grade")
                .isLessThanOrEqualTo(page.locator("puzzle-board").boundingBox().y);
        for (var path : List.of("/", "/library")) {
            visit(page, application().url() + path);
            settle(page);
            fitsItsWidth(page);
        }
    }

    @Test
    void theClockGoesOnWhereThisBrowserHadItAndStaysHiddenForWhoHidIt() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        page.evaluate("""
                () => localStorage.setItem('crosscage.clock.' + location.pathname.split('/').at(-1), '3600')
                """);
        page.reload();
        ready(page);
        var time = page.locator("play-timer time");
        assertThat(time).containsText("1:00:");

        page.locator("play-timer [aria-label='Hide the time']").tap();
        assertThat(time).hasCount(0);
        page.waitForFunction(NOTHING_ASKED); // the server keeps what is hidden
        page.reload();
        ready(page);
        var show = page.locator("play-timer [aria-label='Show the time']");
        assertThat(show).isVisible();
        assertThat(time).hasCount(0);
        show.tap();
        assertThat(time).containsText("1:00:");
    }

    /// The site's bar and foot are not there, and the board reaches from edge to edge, until a hint names rows.
    @Test
    void aGameFillsThePhoneAndItsMenuLeadsHome() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        assertThat(page.locator(".bar")).isHidden();
        assertThat(page.locator(".foot")).isHidden();
        var board = page.locator("puzzle-board .scroller").boundingBox();
        assertThat(board.x).isEqualTo(0);
        assertThat(board.width).isEqualTo(page.viewportSize().width);
        page.locator("#ask-hint").tap();
        assertThat(page.locator("#hint .row")).isVisible();
        page.waitForCondition(() -> page.locator("puzzle-board .scroller").boundingBox().x >= 13);
        page.locator("#hint .close").tap();
        page.waitForCondition(() -> page.locator("puzzle-board .scroller").boundingBox().x == 0);
        page.locator(".menu-anchor").tap();
        page.locator("#menu-scheme").tap();
        assertThat(page.locator("html")).hasAttribute("data-scheme", "dark");
        page.locator(".menu-anchor").tap();
        page.locator("#menu-home").tap();
        page.waitForURL(application().url() + "/");
        assertThat(page.locator(".bar")).isVisible();
    }

    @Test
    void signsHaveWordsInTheFirstThreeGamesOfABrowser() {
        var phone = newPhone();
        for (int game = 1; game <= 4; game++) {
            var page = begin(phone, application().url(), SMALL_KENKEN);
            var word = page.locator("#ask-check span");
            var key = page.locator("digit-pad .word").first();
            if (game <= 3) {
                assertThat(word).isVisible();
                assertThat(key).isVisible();
            } else {
                assertThat(word).isHidden();
                assertThat(key).isHidden();
            }
            page.close();
        }
    }

    @Test
    void theKeypadIsWhereItsPlayerWantsIt() {
        var page = begin(
                newProfile(new NewContextOptions().setViewportSize(1440, 900)),
                application().url(),
                SMALL_KENKEN);
        settle(page);
        var board = page.locator("puzzle-board .frame");
        var pad = page.locator("digit-pad");
        assertThat(pad.boundingBox().x).isGreaterThan(board.boundingBox().x + board.boundingBox().width);
        choose(page, "keypad", "left");
        page.waitForCondition(() -> pad.boundingBox().x + pad.boundingBox().width < board.boundingBox().x);
        choose(page, "keypad", "below");
        page.waitForCondition(() -> pad.boundingBox().y > board.boundingBox().y + board.boundingBox().height);
        belowItFits(page);
        choose(page, "digit-order", "computer");
        assertThat(pad).hasAttribute("rows", "3");
        belowItFits(page);
        choose(page, "digit-order", "phone");
        choose(page, "keypad", "split");
        var halves = page.locator("digit-pad .half");
        assertThat(halves).hasCount(2);
        page.waitForCondition(
                () -> halves.first().boundingBox().x + halves.first().boundingBox().width < board.boundingBox().x);
        assertThat(halves.last().boundingBox().x).isGreaterThan(board.boundingBox().x + board.boundingBox().width);
        page.setViewportSize(360, 740);
        assertThat(halves).hasCount(0);
        page.setViewportSize(1440, 900);
        assertThat(halves).hasCount(2);
        choose(page, "keypad", "right");
        choose(page, "digit-order", "computer");
        var four = page.locator("digit-pad button[aria-label^='4']");
        var one = page.locator("digit-pad button[aria-label^='1']");
        page.waitForCondition(() -> four.boundingBox().y < one.boundingBox().y);
        double height = one.boundingBox().height;
        page.locator(".menu-anchor").click();
        page.locator("#menu-settings").click();
        page.locator("#setting-large-keys label").click();
        page.waitForCondition(() -> one.boundingBox().height > height);
    }

    private static void belowItFits(Page page) {
        settle(page);
        var board = page.locator("puzzle-board .frame").boundingBox();
        var pad = page.locator("digit-pad").boundingBox();
        assertThat(pad.y).as("upper edge of the keypad").isGreaterThan(board.y + board.height);
        assertThat(pad.y + pad.height).as("lower edge of the keypad").isLessThanOrEqualTo(900);
    }

    private static void choose(Page page, String setting, String value) {
        page.locator(".menu-anchor").click();
        page.locator("#menu-settings").click();
        page.locator("#setting-" + setting + " vaadin-radio-button")
                .nth(List.of("right", "left", "below", "split", "phone", "computer")
                                .indexOf(value)
                        % 4)
                .locator("label")
                .click();
        page.keyboard().press("Escape");
        assertThat(page.locator("#setting-" + setting)).hasCount(0);
    }

    /// One switch hides all but the board, the digits and what one asks for.
    @Test
    void zenIsTheBoardAlone() {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        page.locator("puzzle-board").focus();
        page.keyboard().press("Control+Home");
        assertThat(page.locator("puzzle-board .cell.peer").first()).isVisible();
        assertThat(page.locator("play-timer")).isVisible();
        assertThat(page.locator(".combo-line")).isVisible();
        page.locator(".menu-anchor").tap();
        page.locator("#menu-settings").tap();
        page.locator("#setting-zen label").tap();
        page.keyboard().press("Escape");
        assertThat(page.locator("puzzle-board .cell.peer")).hasCount(0);
        assertThat(page.locator("play-timer")).isHidden();
        assertThat(page.locator(".combo-line")).isHidden();
        page.locator(".menu-anchor").tap();
        assertThat(page.locator("#menu-steps")).hasAccessibleName("All steps");
        page.keyboard().press("Escape");
        assertThat(page.locator("#ask-hint")).not().hasAttribute("title", Pattern.compile("[Cc]ost"));
        page.locator("#ask-hint").tap();
        assertThat(page.locator("#hint .row")).isVisible();
        assertThat(page.locator("#hint .price").first()).isHidden();
        assertThat(page.locator("#hint-next")).hasAccessibleDescription("");
        assertThat(page.locator("#hint-all-steps")).hasAccessibleDescription("");
    }
}
