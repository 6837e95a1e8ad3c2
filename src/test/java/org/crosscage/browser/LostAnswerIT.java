package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.HashSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The page does not hear the server: an answer gets lost on its way, or a message of the websocket.
final class LostAnswerIT extends BrowserTest {

    /// More pictures of a race than come of one that has ended.
    private static final int MANY = 5;

    @Test
    void aMoveWhoseAnswerIsLostIsStoredOnce() {
        var game = GameOnScreen.ofSmallKenKen(open("/import"));
        game.press(2, 2, "1");
        game.awaitStored();
        var lost = new AtomicBoolean();
        game.page().route(Pattern.compile("v-r=uidl"), request -> {
            if (lost.getAndSet(true)) {
                request.resume();
            } else {
                request.fetch();
                request.abort();
            }
        });

        game.press(2, 2, "3");
        game.awaitStored();
        game.press(1, 1, "4");
        game.awaitStored();

        assertShows(game, "3");
        game.page().reload();
        assertShows(game, "3");
        game.press("Control+z");
        game.press("Control+z");
        assertShows(game, "1");
    }

    /// The tab hears of it with the next message at the latest.
    @Test
    void whatWasOnItsWayToATabWhenItsConnectionBrokeIsThereWithTheNextMove() {
        var typing = GameOnScreen.ofSmallKenKen(open("/import"));
        var tab = typing.page().context().newPage();
        var line = new Line(tab);
        var watching = GameOnScreen.on(visit(tab, typing.page().url()));
        typing.press(2, 2, "1");
        assertShows(watching, "1");

        line.losesNext.set(true);
        typing.press(2, 2, "3");
        tab.waitForCondition(() -> !line.losesNext.get());
        typing.press(1, 1, "4");

        assertShows(watching, "3");
        watching.press(2, 2, "4");
        assertShows(typing, "4");
    }

    /// A text that a closing websocket did not take any more is sent again with its length put in front once more.
    @Test
    void aTabThatCannotReadAMessageIsLoadedAgain() {
        var typing = GameOnScreen.ofSmallKenKen(open("/import"));
        var tab = typing.page().context().newPage();
        var line = new Line(tab);
        var watching = GameOnScreen.on(visit(tab, typing.page().url()));

        line.framesNext.set(true);
        typing.press(2, 2, "3");
        tab.waitForCondition(() -> !line.framesNext.get());

        assertShows(watching, "3");
        watching.press(2, 2, "4");
        assertShows(typing, "4");
        assertThat(tab.locator(".v-system-error")).hasCount(0);
    }

    /// The race of a page goes on: nobody has left it.
    @Test
    void aRaceGoesOnThoughAMessageOfItIsLost() {
        var tab = newProfile().newPage();
        var line = new Line(tab);
        visit(tab, application().url() + "/lab?puzzle=report-board-4&solver=brute-force&limit=300");
        tab.locator("#lab-run").click();
        var state = tab.locator(".race-state");
        assertThat(state).hasText("Racing…");

        line.losesNext.set(true);
        tab.waitForCondition(() -> !line.losesNext.get());

        var seen = new HashSet<String>();
        tab.waitForCondition(() -> {
            seen.add(tab.locator(".lane").innerText());
            return seen.size() == MANY;
        });
        assertThat(state).hasText("Racing…");
        tab.locator("#race-stop").click();
        assertThat(state).containsText("The race is over");
    }

    private static void assertShows(GameOnScreen game, String digit) {
        assertThat(game.cell(2, 2)).hasAccessibleName(Pattern.compile("^row 2, column 2, " + digit + ".*"));
    }

    /// The messages of the websockets of a page, on their way.
    private static final class Line {

        /// Whether it breaks with the next message.
        private final AtomicBoolean losesNext = new AtomicBoolean();

        /// Whether the next message has its length in front twice.
        private final AtomicBoolean framesNext = new AtomicBoolean();

        /// @param page at nothing yet
        Line(Page page) {
            page.routeWebSocket(Pattern.compile("/VAADIN/push"), this::connect);
        }

        private void connect(WebSocketRoute socket) {
            var server = socket.connectToServer();
            server.onMessage(message -> {
                if (losesNext.getAndSet(false)) {
                    server.close();
                    socket.close();
                } else {
                    var text = message.text();
                    socket.send(framesNext.getAndSet(false) ? text.length() + "|" + text : text);
                }
            });
        }
    }
}
