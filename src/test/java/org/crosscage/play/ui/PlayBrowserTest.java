package org.crosscage.play.ui;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.regex.Pattern;
import org.crosscage.browser.BrowserTest;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.text.PuzzleFormats;

/// What browser tests of the play screen stand on: games begun by pasting their puzzle, as a player would.
public abstract class PlayBrowserTest extends BrowserTest {

    public static final String SMALL_KENKEN = """
            puzzle small-kenken
            size 4
            cage 3/ r1c1 r2c1
            cage 24* r1c2 r1c3 r2c2
            cage 2= r1c4
            cage 1= r2c3
            cage 10+ r2c4 r3c4 r4c3 r4c4
            cage 9+ r3c1 r4c1 r4c2
            cage 4/ r3c2 r3c3
            end
            """;

    static final String SMALL_KAKURO = """
            puzzle small-kakuro
            size 4 4
            grid
            #    6\\   23\\  #
            \\7   .    .    4\\
            \\16  .    .    .
            #    \\10  .    .
            end
            """;

    static final String SMALL_KILLER = """
            puzzle small-killer
            size 6
            boxes 2x3
            cage 9+ r1c1 r1c2 r2c1
            cage 6+ r1c3 r1c4
            cage 8+ r1c5 r1c6
            cage 7+ r2c2 r2c3
            cage 9+ r2c4 r2c5
            cage 4+ r2c6 r3c6
            cage 9+ r3c1 r3c2
            cage 8+ r3c3 r3c4
            cage 5+ r3c5 r4c5
            cage 9+ r4c1 r4c2
            cage 6+ r4c3 r4c4
            cage 10+ r4c6 r5c6
            cage 6+ r5c1 r5c2
            cage 7+ r5c3 r6c3
            cage 6+ r5c4 r5c5
            cage 8+ r6c1 r6c2
            cage 9+ r6c4 r6c5 r6c6
            end
            """;

    private static final String STORED = """
            () => {
              const board = document.querySelector('puzzle-board')?.board;
              return board?.play?.unconfirmed === 0
                && !Object.keys(localStorage).some((key) => key.startsWith('crosscage.pending.'));
            }
            """;

    /// What the browser keeps of games: how many lines of their logs, and how many of these the server has.
    static final String KEPT = kept("id + ' ' + archived.log.length + ' ' + stored");

    final Page begin(String text) {
        return begin(newcomer(), application().url(), text);
    }

    /// Pastes a puzzle and begins to play it.
    static Page begin(BrowserContext profile, String application, String text) {
        var page = visit(profile.newPage(), application + "/import");
        page.locator("vaadin-text-area textarea").fill(text);
        page.getByRole(AriaRole.BUTTON, named(Pattern.compile("^Check it"))).click();
        page.locator(".found-puzzle vaadin-button").first().click();
        page.waitForURL(Pattern.compile("/play/"));
        ready(page);
        return page;
    }

    /// Waits until the board can be played.
    static void ready(Page page) {
        page.locator("puzzle-board [role=gridcell]").first().waitFor();
        page.waitForFunction("() => document.querySelector('puzzle-board')?.board?.play !== undefined");
    }

    /// Returns when every move that was made in this browser is stored.
    static void awaitStored(Page page) {
        page.waitForFunction(STORED);
    }

    static void awaitStored(Page page, int millis) {
        page.waitForFunction(STORED, null, new Page.WaitForFunctionOptions().setTimeout(millis));
    }

    /// The first puzzle of a shipped pack, such as `kenken/kenken-6x6`, in the project's own format.
    static String shipped(String pack) throws IOException {
        try (var file =
                Objects.requireNonNull(PlayBrowserTest.class.getResourceAsStream("/puzzles/" + pack + ".txt"))) {
            var entries = PuzzleFormats.read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
            return PuzzleFormats.TEXT.write(entries.getFirst());
        }
    }

    /// The digits on the board by cell index, 0 where there is none, as text: `1 0 3`.
    static String digits(Page page) {
        return (String) page.evaluate(
                "() => document.querySelector('puzzle-board').board.cells.map((cell) => cell.digit ?? 0).join(' ')");
    }

    /// A finger on the middle of a cell.
    static void tap(Page page, Puzzle puzzle, int cell) {
        var board = page.locator("puzzle-board .stage").boundingBox();
        var shape = puzzle.shape();
        double width = board.width / shape.columns();
        double height = board.height / shape.rows();
        page.touchscreen()
                .tap(board.x + (shape.column(cell) - 0.5) * width, board.y + (shape.row(cell) - 0.5) * height);
    }

    /// Says something of all games that the browser keeps. Where it keeps nothing, or is just deleting it, nothing is
    /// made: a page would find a database without its tables.
    static String kept(String words) {
        return stored("''", """
            games.getAll().onsuccess = ({ target }) => {
              result = target.result.map(({ id, owner, stored, archived }) => %s).sort().join();
            };
            """.formatted(words));
    }

    /// Until pages of this browser open without a connection.
    static void awaitWorker(Page page) {
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
    }

    /// From now on its browser has what it keeps alone.
    static void loseConnection(Page page) {
        awaitWorker(page);
        page.context().setOffline(true);
    }

    static String gameOf(Page page) {
        var address = page.url();
        return address.substring(address.lastIndexOf('/') + 1);
    }

    static void awaitKept(Page page, String kept) {
        page.waitForCondition(() -> kept.equals(page.evaluate(KEPT)));
    }

    /// By mouse and keyboard, with and without a server.
    static void isClosedAndShownAgain(Page page) {
        page.locator("#finish .close").click();
        assertThat(page.locator("#finish")).hasCount(0);
        assertThat(page.locator("puzzle-board")).isFocused();
        page.locator("#finish-show").press("Enter");
        assertThat(page.locator("#finish .close")).isFocused();
        assertThat(page.locator("#finish-show")).not().isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator("#finish")).hasCount(0);
        page.locator("#finish-show").click();
        assertThat(page.locator("#finish")).isVisible();
    }
}
