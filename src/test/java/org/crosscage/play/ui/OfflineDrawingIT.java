package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// What pages without a server draw by themselves has the elements, the classes and the words that the server
/// gives it: the style sheets are the same.
final class OfflineDrawingIT extends PlayBrowserTest {

    /// The elements within one, with their classes and words. Left out is what is not shown, and what has nothing
    /// in it; of drawings the shapes count too.
    private static final String SHAPE = """
            (selector) => {
              const shape = (element) => {
                if (element.hidden || element.classList.contains('only-connected')) return '';
                const words = (node) => node.nodeType === Node.TEXT_NODE ? node.data.replace(/\\s+/g, ' ').trim() : '';
                const inner = [...element.childNodes].map((node) => node instanceof Element ? shape(node) : words(node)).filter(Boolean);
                const classes = [...element.classList].sort().map((name) => '.' + name).join('');
                const drawn = element.getAttribute('d') ?? '';
                const isEmpty = inner.length === 0 && element.textContent === '' && drawn === '' && classes === '';
                return isEmpty && element.localName === 'div' ? '' : element.localName + classes + drawn + `(${inner.join(' ')})`;
              };
              return shape(document.querySelector(selector));
            }
            """;

    /// The clues, digits and shapes of a small picture and where they are, in cells: texts to a tenth, shapes by the
    /// points in each cell that they cover. The paths themselves differ: here they are those of the board.
    private static final String PICTURE = """
            (selector) => {
              const svg = document.querySelector(selector + ' svg');
              const cell = Number(getComputedStyle(svg).getPropertyValue('--cell'));
              const { width, height } = svg.viewBox.baseVal;
              const texts = [...svg.querySelectorAll('text')].map((text) => {
                const { className } = text.closest('[class^=thumb-]');
                const at = ['x', 'y'].map((name) => (text.getAttribute(name) / cell).toFixed(1));
                return [className.baseVal, text.textContent, ...at, getComputedStyle(text).textAnchor].join(' ');
              });
              const covered = (name, method, points) => {
                const shapes = [...svg.querySelectorAll('.thumb-' + name)];
                const found = [];
                for (let y = 0; (y + 1) * cell < height; y++) {
                  for (let x = 0; (x + 1) * cell < width; x++) {
                    for (const [right, down] of points) {
                      const point = new DOMPoint((x + right) * cell, (y + down) * cell);
                      if (shapes.some((shape) => shape[method](point))) found.push([name, x + right, y + down].join(' '));
                    }
                  }
                }
                return found;
              };
              return [
                ...texts.sort(),
                ...covered('black', 'isPointInFill', [[0.5, 0.5]]),
                ...covered('diagonal', 'isPointInStroke', [[0.5, 0.5]]),
                ...covered('thick', 'isPointInStroke', [[0, 0.5], [0.5, 0]]),
                ...covered('cage-line', 'isPointInStroke', [[0.056, 0.5], [0.944, 0.5], [0.5, 0.056], [0.5, 0.944]]),
              ];
            }
            """;

    private static final String LINES = kept("archived.log.length");

    /// What only a server can do, which no page without one offers.
    private static final String ONLY_CONNECTED = """
            () => document.querySelectorAll('.combos-group > a, .size-choice label:has([value=other])')
              .forEach((element) => element.classList.add('only-connected'))
            """;

    @Test
    void hasTheElementsTheClassesAndTheWordsThatTheServerGivesIt() {
        var browser = newcomerWithWorker();
        var page = begin(browser, application().url(), SMALL_KENKEN);
        var address = page.url();
        awaitWorker(page);
        play(page); // a game in which nothing was played is not kept
        page.waitForCondition(() -> "1".equals(page.evaluate(LINES)));
        var drawn = around(page);
        browser.setOffline(true);
        page.navigate(address);
        assertThat(around(page)).isEqualTo(drawn);
    }

    @Test
    void thumbnailsShowWhatThoseOfTheServerShow() {
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
        assertThat(drawn.toString())
                .contains(
                        "thumb-digit 1",
                        "thumb-split",
                        "thumb-cage 24×",
                        "thick ",
                        "cage-line ",
                        "black ",
                        "diagonal ");
        browser.setOffline(true);
        page.navigate(application().url() + "/");
        assertThat(thumbnails(page)).isEqualTo(drawn);
    }

    @Test
    void startCardsAreThoseOfTheServerWithoutItsOptions() {
        var page = open(newcomerWithWorker(), "/");
        page.locator(".new-game > summary").click();
        var drawn = startCards(page);
        assertThat(drawn).hasSize(15);
        loseConnection(page);
        page.navigate(application().url() + "/");
        assertThat(startCards(page)).isEqualTo(drawn);
    }

    private static Map<String, Object> startCards(Page page) {
        var drawn = new TreeMap<String, Object>();
        for (var kind : List.of("Kakuro", "KenKen", "Killer Sudoku")) {
            var chip = page.locator(".new-game").getByLabel(kind, new Locator.GetByLabelOptions().setExact(true));
            if (chip.count() > 0) {
                chip.check(new Locator.CheckOptions().setForce(true));
            }
            var id = kind.split(" ")[0].toLowerCase(Locale.ROOT);
            page.locator(".start-card[data-kind=" + id + "]").waitFor();
            page.evaluate(ONLY_CONNECTED);
            for (var part : List.of("p", ".size-choice", ".grade-choice", ".start-foot > .primary")) {
                var selector = "[data-kind=" + id + "] " + part;
                drawn.put(selector, page.evaluate(SHAPE, selector));
            }
            var picture = "[data-kind=" + id + "] .thumbnail";
            drawn.put(picture, page.evaluate(PICTURE, picture));
        }
        return drawn;
    }

    private static void play(Page page) {
        page.locator("puzzle-board").focus();
        page.keyboard().press("Control+Home");
        page.keyboard().press("1");
        awaitStored(page);
    }

    private static Map<String, Object> thumbnails(Page page) {
        page.locator("a[href*='play/'] .thumbnail").first().waitFor();
        var drawn = new TreeMap<String, Object>();
        for (var link : page.locator("a[href*='play/']:has(.thumbnail)").all()) {
            var game = link.getAttribute("href").replaceAll(".*/", "");
            drawn.put(game, page.evaluate(PICTURE, "a[href$='" + game + "'] .thumbnail"));
        }
        return drawn;
    }

    /// The page around a game, and the parts that its server draws itself.
    private static Map<String, Object> around(Page page) {
        var drawn = new LinkedHashMap<String, Object>();
        ready(page);
        page.locator(".play-head .grade .on").first().waitFor();
        drawn.put("grade", shape(page, ".play-head .grade"));
        drawn.put("wordmark", shape(page, ".bar .wordmark"));
        Hands.atKeyboard(page, Hands.puzzle(SMALL_KENKEN)).goTo(1);
        // a page that was loaded anew has had the card of the cell before
        assertThat(page.locator("#combinations h2")).hasText("24× in 3 cells");
        page.locator("#combinations .combo").first().waitFor();
        drawn.put("combinations", shape(page, "#combinations"));
        return drawn;
    }

    private static Object shape(Page page, String selector) {
        assertThat(page.locator(selector).first()).isVisible();
        page.evaluate(ONLY_CONNECTED);
        return page.evaluate(SHAPE, selector);
    }
}
