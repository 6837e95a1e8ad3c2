package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator.ClickOptions;
import com.microsoft.playwright.Locator.TapOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
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
    /// there: that is covered whole. Before, the offer of a lesson leaves the way home and the bar's
    /// tools free.
    @ParameterizedTest
    @CsvSource({"2, #hint-wrong button", "3, #hint-all-steps", "3, #hint-about"})
    void noLineOfAHintLiesHalfUnderItsButtons(int stage, String lowest) {
        var page = begin(newPhone(), application().url(), SMALL_KENKEN);
        assertThat(page.locator(".note.offer")).isVisible();
        page.locator(".bar-tools button").first().click(new ClickOptions().setTrial(true));
        page.locator(".wordmark svg").click(new ClickOptions().setTrial(true));
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

    /// Neither the name nor a way to another page.
    @Test
    void theOfferOfALessonCoversNothingOfTheBar() {
        var page = begin(newcomer(), application().url(), SMALL_KENKEN);
        for (int width : List.of(360, 559, 560, 639, 640, 999)) {
            for (int height : List.of(900, 400)) {
                page.setViewportSize(width, height);
                settle(page);
                assertThat(page.locator(".note.offer")).isVisible();
                var bar = page.locator(".bar").boundingBox();
                assertThat(page.locator(".note.offer").boundingBox().y)
                        .as("upper edge at %d × %d", width, height)
                        .isGreaterThanOrEqualTo(bar.y + bar.height - 1);
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
        page.locator(".wordmark svg").click(new ClickOptions().setTrial(true));
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
}
