package org.crosscage.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// The answer to a request gets lost on its way, so that the page asks for it again, word for word.
final class LostAnswerIT extends BrowserTest {

    private static final String NAVIGATION = """
            {"csrfToken":"%s","rpc":[{"type":"event","node":1,"event":"ui-navigate","data":{"route":"","query":"",\
            "appShellTitle":"","historyState":null,"trigger":""}}],"syncId":%d,"clientId":0}""";

    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

    /// The first one is that of the whole page, which the server keeps compressed.
    @Test
    void aWholePageIsGivenAgainAsItWas() throws IOException, InterruptedException {
        var server = URI.create(application().url() + "/");
        send(HttpRequest.newBuilder(server));
        var first = new JsonMapper()
                .readTree(send(HttpRequest.newBuilder(server.resolve("?v-r=init&location=&query="))))
                .path("appConfig");
        var uidl = first.path("uidl");
        var navigation = NAVIGATION.formatted(
                uidl.path("Vaadin-Security-Key").asString(), uidl.path("syncId").asLong());
        var ask = HttpRequest.newBuilder(server.resolve(
                        "?v-r=uidl&v-uiId=" + first.path("v-uiId").asString()))
                .header("Content-Type", "application/json; charset=UTF-8")
                .POST(BodyPublishers.ofString(navigation));

        var answer = send(ask);
        assertThat(answer).contains("Play KenKen");
        assertThat(send(ask)).as("asked once more").isEqualTo(answer);
        assertThat(send(ask)).as("and once more").isEqualTo(answer);
    }

    private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        var response = client.send(request.build(), BodyHandlers.ofString());
        assertThat(response.statusCode()).isEqualTo(200);
        return response.body();
    }
}
