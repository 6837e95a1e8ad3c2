package org.crosscage.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.crosscage.experiment.load.PageMessages;
import org.crosscage.experiment.load.Visitor;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// What the server answers does not reach the page: it gets lost on its way, so that the page asks for it again, word
/// for word; or the page does not read it.
final class LostAnswerIT extends BrowserTest {

    /// More than the operating system takes on its way, and all that the server keeps of it.
    private static final int QUESTIONS = 400;

    /// More pictures of a race than come of one that has ended.
    private static final int MANY = 5;

    /// For a server that has just begun on a busy machine.
    private static final Duration LONGEST = Duration.ofMinutes(3);

    private final HttpClient client = Visitor.client();

    /// The first one is that of the whole page, which the server keeps compressed.
    @Test
    void aWholePageIsGivenAgainAsItWas() throws IOException, InterruptedException {
        var visitor = visitor();
        var page = PageMessages.begin(visitor);
        var question = page.write(0, PageMessages.navigation("", ""));

        var answer = visitor.post(page.address(), question);
        assertThat(answer).contains("Play KenKen");
        assertThat(visitor.post(page.address(), question)).as("asked once more").isEqualTo(answer);
        assertThat(visitor.post(page.address(), question)).as("and once more").isEqualTo(answer);
    }

    /// Each question costs the server an answer; whoever reads none may not make it keep them all.
    @Test
    void aPageThatReadsNothingLosesItsConnectionAndGetsAllOfItselfWhenItComesBack()
            throws IOException, InterruptedException {
        var visitor = visitor();
        var page = PageMessages.begin(visitor);
        var unread = new Reader(1);
        var socket = connect(visitor, page.pushAddress(PageMessages.FIRST, 0), unread);
        await().atMost(LONGEST).until(() -> !unread.messages().isEmpty());
        var id = unread.messages().getFirst().split("\\|")[0];
        for (int i = 0; i < QUESTIONS; i++) {
            var question = page.write(0, PageMessages.navigation(i % 2 == 0 ? "" : "learn", ""));
            socket.sendText(question.length() + "|" + question, true).join();
        }
        await().atMost(LONGEST)
                .until(() -> Files.readString(application().log()).contains("its page reads too little"));
        socket.abort();

        var again = new Reader(Long.MAX_VALUE);
        connect(visitor, page.pushAddress(id, 0), again);
        await().atMost(LONGEST).until(() -> again.messages().stream().anyMatch(each -> each.startsWith("{")));

        assertThat(again.messages())
                .filteredOn(each -> !each.endsWith("|"))
                .allSatisfy(each ->
                        assertThat(new JsonMapper().readTree(each).isObject()).isTrue())
                .first()
                .asString()
                .startsWith("{\"resynchronize\":true");
    }

    /// What the connection took and lost the server hears of when the page is back, which has nothing to ask itself.
    @Test
    void whatWasOnItsWayWhenTheConnectionBrokeIsShownWhenItIsBack() {
        var typing = GameOnScreen.ofSmallKenKen(open("/import"));
        var tab = typing.page().context().newPage();
        var line = new Line(tab);
        var watching = GameOnScreen.on(visit(tab, typing.page().url()));
        typing.press(2, 2, "1");
        assertShows(watching, "1");

        line.losesNext.set(true);
        typing.press(2, 2, "3");

        assertShows(watching, "3");
        assertThat(line.connections).hasSize(2);
        assertThat(line.wholePages).hasValue(1);
        watching.press(2, 2, "4");
        assertShows(typing, "4");
    }

    /// The page sends the move again while the server sends what the page has missed.
    @Test
    void aMoveWhoseAnswerIsLostIsAnsweredOnceMoreByOneWholePage() {
        var tab = newProfile().newPage();
        var line = new Line(tab);
        var game = GameOnScreen.ofSmallKenKen(visit(tab, application().url() + "/import"));
        game.press(2, 2, "1");
        game.awaitStored();

        line.losesNext.set(true);
        game.press(2, 2, "3");
        game.awaitStored();
        game.press(1, 1, "4");
        game.awaitStored();

        assertShows(game, "3");
        assertThat(line.connections).hasSize(2);
        assertThat(line.wholePages).hasValue(1);
    }

    /// What a page waits for goes on: nobody has left it.
    @Test
    void aRaceGoesOnThoughAMessageOfItIsLost() {
        var tab = newProfile().newPage();
        var line = new Line(tab);
        visit(tab, application().url() + "/lab?puzzle=report-board-4&solver=brute-force&limit=300");
        tab.locator("#lab-run").click();
        var state = tab.locator(".race-state");
        assertThat(state).hasText("Racing…");

        line.losesNext.set(true);
        tab.waitForCondition(() -> line.wholePages.get() == 1);

        var seen = new HashSet<String>();
        tab.waitForCondition(() -> {
            seen.add(tab.locator(".lane").innerText());
            return seen.size() == MANY;
        });
        assertThat(state).hasText("Racing…");
        tab.locator("#race-stop").click();
        assertThat(state).containsText("The race is over");
        assertThat(line.wholePages).hasValue(1);
    }

    /// On a page that is sent only what it asks for, so that nothing is on its way.
    @Test
    void aPageThatMissedNothingIsNotSentWholeWhenItComesBack() {
        var tab = newProfile().newPage();
        var line = new Line(tab);
        visit(tab, application().url() + "/import");
        GameOnScreen.paste(tab, "before");
        assertThat(tab.getByRole(AriaRole.ALERT)).containsText("before");
        tab.waitForFunction("() => window.Vaadin.connectionState.state === 'connected'");

        line.connections.getFirst().close();
        tab.waitForCondition(() -> line.connections.size() == 2);
        tab.waitForFunction("() => window.Vaadin.connectionState.state === 'connected'");
        GameOnScreen.paste(tab, "after");
        assertThat(tab.getByRole(AriaRole.ALERT)).containsText("after");

        assertThat(line.wholePages).hasValue(0);
    }

    private static void assertShows(GameOnScreen game, String digit) {
        assertThat(game.cell(2, 2)).hasAccessibleName(Pattern.compile("^row 2, column 2, " + digit + ".*"));
    }

    private Visitor visitor() {
        return new Visitor(client, URI.create(application().url() + "/"));
    }

    private WebSocket connect(Visitor visitor, String address, WebSocket.Listener reader) {
        var socket = visitor.server().resolve(address).toString().replaceFirst("^http", "ws");
        return client.newWebSocketBuilder()
                .header("Cookie", visitor.cookies())
                .buildAsync(URI.create(socket), reader)
                .join();
    }

    /// What a page is sent by its websockets, on its way.
    private static final class Line {

        private final List<WebSocketRoute> connections = new CopyOnWriteArrayList<>();
        private final AtomicInteger wholePages = new AtomicInteger();
        /// Whether it breaks with the next message.
        private final AtomicBoolean losesNext = new AtomicBoolean();

        /// @param page at nothing yet
        Line(Page page) {
            page.routeWebSocket(Pattern.compile("/VAADIN/push"), this::connect);
        }

        private void connect(WebSocketRoute socket) {
            connections.add(socket);
            var server = socket.connectToServer();
            server.onMessage(message -> {
                if (losesNext.getAndSet(false)) {
                    server.close();
                    socket.close();
                } else {
                    if (message.text().contains("\"resynchronize\":true")) {
                        wholePages.incrementAndGet();
                    }
                    socket.send(message.text());
                }
            });
        }
    }

    /// Reads so many pieces, and no more.
    private static final class Reader implements WebSocket.Listener {

        private final long pieces;
        private final StringBuffer text = new StringBuffer();

        Reader(long pieces) {
            this.pieces = pieces;
        }

        /// Those that are whole. Each comes with its length before it, and some with spaces before that.
        List<String> messages() {
            var read = text.toString().stripLeading();
            var messages = new ArrayList<String>();
            for (int bar = read.indexOf('|'); bar > 0; bar = read.indexOf('|')) {
                int end = bar + 1 + Integer.parseInt(read.substring(0, bar));
                if (end > read.length()) {
                    break;
                }
                messages.add(read.substring(bar + 1, end));
                read = read.substring(end).stripLeading();
            }
            return messages;
        }

        @Override
        public void onOpen(WebSocket socket) {
            socket.request(pieces);
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence piece, boolean isLast) {
            text.append(piece);
            return null;
        }
    }
}
