package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the server answers does not reach the page: it gets lost on its way, so that the page asks for it again, word
/// for word; or the page does not read it.
final class LostAnswerIT extends BrowserTest {

    private static final String NAVIGATION = """
            {"csrfToken":"%s","rpc":[{"type":"event","node":1,"event":"ui-navigate","data":{"route":"%s","query":"",\
            "appShellTitle":"","historyState":null,"trigger":""}}],"syncId":0,"clientId":%d}""";

    private static final String PUSH =
            "VAADIN/push?v-r=push&v-uiId=%s&v-pushId=%s&X-Atmosphere-Transport=websocket&X-atmo-protocol=true"
                    + "&X-Atmosphere-tracking-id=%s&X-Atmosphere-Framework=3.1.5-javascript"
                    + "&X-Atmosphere-TrackMessageSize=true&Content-Type=application/json";

    /// More than the operating system takes on its way, and all that the server keeps of it.
    private static final int QUESTIONS = 400;

    /// For a server that has just begun on a busy machine.
    private static final Duration LONGEST = Duration.ofMinutes(3);

    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

    /// The first one is that of the whole page, which the server keeps compressed.
    @Test
    void aWholePageIsGivenAgainAsItWas() throws IOException, InterruptedException {
        var server = URI.create(application().url() + "/");
        var page = open(server);
        var ask = HttpRequest.newBuilder(
                        server.resolve("?v-r=uidl&v-uiId=" + page.path("v-uiId").asString()))
                .header("Content-Type", "application/json; charset=UTF-8")
                .POST(BodyPublishers.ofString(navigation(page, "", 0)));

        var answer = send(ask);
        assertThat(answer).contains("Play KenKen");
        assertThat(send(ask)).as("asked once more").isEqualTo(answer);
        assertThat(send(ask)).as("and once more").isEqualTo(answer);
    }

    /// Each question costs the server an answer; whoever reads none may not make it keep them all.
    @Test
    void aPageThatReadsNothingLosesItsConnectionAndGetsAllOfItselfWhenItComesBack()
            throws IOException, InterruptedException {
        var server = URI.create(application().url() + "/");
        var page = open(server);
        var unread = new Reader(1);
        var socket = connect(server, page, "0", unread);
        await().atMost(LONGEST).until(() -> !unread.messages().isEmpty());
        var id = unread.messages().getFirst().split("\\|")[0];
        for (int i = 0; i < QUESTIONS; i++) {
            var question = navigation(page, i % 2 == 0 ? "" : "learn", i);
            socket.sendText(question.length() + "|" + question, true).join();
        }
        await().atMost(LONGEST)
                .until(() -> Files.readString(application().log()).contains("its page reads too little"));
        socket.abort();

        var again = new Reader(Long.MAX_VALUE);
        connect(server, page, id, again);
        await().atMost(LONGEST).until(() -> again.messages().stream().anyMatch(each -> each.startsWith("{")));

        assertThat(again.messages())
                .filteredOn(each -> !each.endsWith("|"))
                .allSatisfy(each ->
                        assertThat(new JsonMapper().readTree(each).isObject()).isTrue())
                .first()
                .asString()
                .startsWith("{\"resynchronize\":true");
    }

    private JsonNode open(URI server) throws IOException, InterruptedException {
        send(HttpRequest.newBuilder(server));
        return new JsonMapper()
                .readTree(send(HttpRequest.newBuilder(server.resolve("?v-r=init&location=&query="))))
                .path("appConfig");
    }

    private static String navigation(JsonNode page, String route, int number) {
        return NAVIGATION.formatted(
                page.path("uidl").path("Vaadin-Security-Key").asString(), route, number);
    }

    private WebSocket connect(URI server, JsonNode page, String id, WebSocket.Listener reader) {
        var address = server.resolve(PUSH.formatted(
                page.path("v-uiId").asString(),
                page.path("uidl").path("Vaadin-Push-ID").asString(),
                id));
        return client.newWebSocketBuilder()
                .buildAsync(URI.create(address.toString().replaceFirst("^http", "ws")), reader)
                .join();
    }

    private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        var response = client.send(request.build(), BodyHandlers.ofString());
        assertThat(response.statusCode()).isEqualTo(200);
        return response.body();
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
