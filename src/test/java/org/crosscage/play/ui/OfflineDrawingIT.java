package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// What pages without a server draw by themselves has the elements, the classes and the words that the server
/// gives it: the style sheets are the same.
final class OfflineDrawingIT extends PlayBrowserTest {

    /// The elements within one, with their classes and words. Left out is what is not shown, and what has nothing
    /// in it; of drawings the shapes count too. Whether a card is folded depends on whether the server heard of
    /// the last selected cell before or after it was asked for the card.
    private static final String SHAPE = """
            (selector) => {
              const shape = (element) => {
                if (element.hidden || element.classList.contains('only-connected')) return '';
                const words = (node) => node.nodeType === Node.TEXT_NODE ? node.data.replace(/\\s+/g, ' ').trim() : '';
                const inner = [...element.childNodes].map((node) => node instanceof Element ? shape(node) : words(node)).filter(Boolean);
                const classes = [...element.classList].filter((name) => name !== 'folded').sort().map((name) => '.' + name).join('');
                const drawn = element.getAttribute('d') ?? '';
                const isEmpty = inner.length === 0 && element.textContent === '' && drawn === '' && classes === '';
                return isEmpty && element.localName === 'div' ? '' : element.localName + classes + drawn + `(${inner.join(' ')})`;
              };
              return shape(document.querySelector(selector));
            }
            """;

    private static final String LINES = kept("archived.log.length");

    /// That the cards take: a mistake and its undoing, a branch, a digit in it, and the end of both.
    private static final int MOVES = 2 + 4;

    /// What only a server can do, which no page without one offers.
    private static final String ONLY_CONNECTED = """
            () => document.querySelectorAll('#hint-wrong, #hint-about, .combos-group > a, .thumbnail :is(text, g)')
              .forEach((element) => element.classList.add('only-connected'))
            """;

    @Test
    void hasTheElementsTheClassesAndTheWordsThatTheServerGivesIt() {
        var browser = newcomerWithWorker();
        var page = begin(browser, application().url(), SMALL_KENKEN);
        var address = page.url();
        awaitWorker(page);
        cards(page); // after which all of it is paid
        page.reload();
        var drawn = cards(page);
        page.waitForCondition(() -> Integer.toString(2 * MOVES).equals(page.evaluate(LINES)));
        browser.setOffline(true);
        page.navigate(address);
        assertThat(cards(page)).isEqualTo(drawn);
    }

    @Test
    void thumbnailsAreThoseOfTheServerWithoutTheirNumbers() {
        var browser = newcomerWithWorker();
        play(begin(browser, application().url(), SMALL_KENKEN));
        play(begin(browser, application().url(), SMALL_KILLER));
        var page = begin(browser, application().url(), SMALL_KAKURO);
        play(page);
        awaitWorker(page);
        page.waitForCondition(() -> "1,1,1".equals(page.evaluate(LINES)));
        visit(page, application().url() + "/");
        var drawn = thumbnails(page);
        assertThat(drawn).hasSize(3);
        browser.setOffline(true);
        page.navigate(application().url() + "/");
        assertThat(thumbnails(page)).isEqualTo(drawn);
    }

    private static void play(Page page) {
        page.locator("puzzle-board").focus();
        page.keyboard().press("Control+Home");
        page.keyboard().press("1");
        awaitStored(page);
    }

    private static Map<String, Object> thumbnails(Page page) {
        page.locator("a[href*='play/'] .thumbnail").first().waitFor();
        page.evaluate(ONLY_CONNECTED);
        var drawn = new TreeMap<String, Object>();
        for (var link : page.locator("a[href*='play/']:has(.thumbnail)").all()) {
            var game = link.getAttribute("href").replaceAll(".*/", "");
            drawn.put(game, page.evaluate(SHAPE, "a[href$='" + game + "'] .thumbnail"));
        }
        return drawn;
    }

    /// Each card of a game, and what is around it.
    private static Map<String, Object> cards(Page page) {
        var puzzle = Hands.puzzle(SMALL_KENKEN);
        var drawn = new LinkedHashMap<String, Object>();
        ready(page);
        page.locator(".play-head .grade .on").first().waitFor();
        drawn.put("grade", shape(page, ".play-head .grade"));
        drawn.put("wordmark", shape(page, ".bar .wordmark"));
        drawn.put("scheme", shape(page, ".bar .scheme-button"));
        var hands = Hands.atKeyboard(page, puzzle);
        hands.goTo(1);
        // a page that was loaded anew has had the card of the cell before
        assertThat(page.locator("#combinations h2")).hasText("24× in 3 cells");
        page.locator("#combinations .combo").first().waitFor();
        drawn.put("combinations", shape(page, "#combinations"));
        page.keyboard().press("h");
        page.locator("#hint h2").waitFor();
        var eyebrow = page.locator("#hint .eyebrow");
        for (int told = stage(page); told < 3; told++) {
            page.keyboard().press("h");
            assertThat(eyebrow).containsText("stage " + (told + 1));
        }
        page.locator("#hint .legend").waitFor();
        drawn.put("hint", shape(page, "#hint"));
        page.keyboard().press("Shift+H");
        page.locator("#steps .step-row").first().waitFor();
        page.keyboard().press("Escape");
        page.keyboard().press("Shift+H");
        page.locator("#steps .step-row").first().waitFor();
        drawn.put("steps", shape(page, "#steps"));
        page.locator("#ask-check").click();
        page.locator("#check h2").waitFor();
        drawn.put("check", shape(page, "#check"));
        page.keyboard().press("Escape");
        mistake(page, hands, drawn);
        branches(page, hands, drawn);
        return drawn;
    }

    private static void mistake(Page page, Hands hands, Map<String, Object> drawn) {
        hands.goTo(0);
        page.keyboard()
                .press(Integer.toString(
                        4 - Hands.solution(Hands.puzzle(SMALL_KENKEN)).digit(0))); // 1 for 3, or 3 for 1
        page.locator("#ask-check").click();
        page.locator("#check-where").waitFor();
        drawn.put("check of a mistake", shape(page, "#check"));
        page.locator("#check-where").click();
        page.locator("#check-rewind").waitFor();
        drawn.put("where it is", shape(page, "#check"));
        page.locator("#check-rewind").click();
        assertThat(page.locator("#check h2")).isHidden();
        page.waitForCondition(() -> digits(page).startsWith("0 "));
    }

    private static void branches(Page page, Hands hands, Map<String, Object> drawn) {
        hands.goTo(0);
        page.keyboard().press("b");
        page.locator("branch-bar[level], branch-bar").first().waitFor();
        page.keyboard().press("Shift+B");
        page.locator("#branch h2").waitFor();
        drawn.put("branch", shape(page, "#branch"));
        page.keyboard().press("Escape");
        page.keyboard().press("4"); // which the cage cannot have
        page.waitForCondition(() -> digits(page).startsWith("4 "));
        page.keyboard().press("Shift+B");
        page.locator("#branch-drop").waitFor();
        drawn.put("failing branch", shape(page, "#branch"));
        page.keyboard().press("Escape");
        page.keyboard().press("ControlOrMeta+z");
        page.keyboard().press("ControlOrMeta+z"); // out of the branch
        page.waitForCondition(() -> digits(page).startsWith("0 "));
    }

    private static int stage(Page page) {
        return Integer.parseInt(page.locator("#hint .eyebrow").innerText().replaceAll("\\D*(\\d).*", "$1"));
    }

    private static Object shape(Page page, String selector) {
        assertThat(page.locator(selector).first()).isVisible();
        page.evaluate(ONLY_CONNECTED);
        return page.evaluate(SHAPE, selector);
    }
}
