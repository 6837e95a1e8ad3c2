package org.crosscage.load;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A page of the game without a browser: a visitor with cookies of its own who speaks what Vaadin's client speaks, so
/// that a load test measures the server and not ten browsers.
final class LoadedPage {

    private static final JsonMapper JSON = new JsonMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int TAG = 0;
    private static final int ATTRIBUTES = 3;

    private final HttpClient client = HttpClient.newBuilder()
            .cookieHandler(new CookieManager())
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final URI server;
    private final String page;
    private final String secret;
    private final ArrayNode known = NODES.arrayNode();
    private long syncId;
    private long clientId;

    /// Opens a page and waits until its view is there.
    ///
    /// @param server ends with a slash
    /// @param route without a slash
    /// @param query without a question mark
    LoadedPage(URI server, String route, String query) throws IOException, InterruptedException {
        this.server = server;
        get(route + (query.isEmpty() ? "" : "?" + query));
        var first = JSON.readTree(get("?v-r=init&location=" + encoded(route) + "&query=" + encoded(query)))
                .path("appConfig");
        page = first.path("v-uiId").asString();
        var uidl = first.path("uidl");
        secret = uidl.path("Vaadin-Security-Key").asString();
        take(uidl);
        var data = NODES.objectNode()
                .put("route", route)
                .put("query", query)
                .put("appShellTitle", "")
                .put("trigger", "")
                .putNull("historyState");
        fire(1, "ui-navigate", data);
    }

    /// The node of the first element with an attribute.
    int byAttribute(String name, String value) {
        return node(ATTRIBUTES, name, value).orElseThrow(() -> new IllegalStateException("no element has " + value));
    }

    /// The node of the first element with a tag.
    int byTag(String tag) {
        return node(TAG, "tag", tag).orElseThrow(() -> new IllegalStateException("no element is a " + tag));
    }

    boolean hasTag(String tag) {
        return node(TAG, "tag", tag).isPresent();
    }

    private OptionalInt node(int feature, String key, String value) {
        return known.valueStream()
                .filter(change -> change.path("feat").asInt(-1) == feature
                        && change.path("key").asString("").equals(key)
                        && change.path("value").asString("").equals(value))
                .mapToInt(change -> change.path("node").asInt())
                .findFirst();
    }

    /// An event of an element.
    ///
    /// @return what changed by it
    JsonNode fire(int node, String event, ObjectNode data) throws IOException, InterruptedException {
        var call = NODES.objectNode().put("type", "event").put("node", node).put("event", event);
        call.set("data", data);
        return send(NODES.arrayNode().add(call));
    }

    /// A press of a button.
    void click(int node) throws IOException, InterruptedException {
        var data = NODES.objectNode();
        for (var number : new String[] {"screenX", "screenY", "clientX", "clientY", "detail", "button"}) {
            data.put("event." + number, 0);
        }
        for (var key : new String[] {"ctrlKey", "shiftKey", "altKey", "metaKey"}) {
            data.put("event." + key, false);
        }
        fire(node, "click", data);
    }

    /// Asks what is new.
    JsonNode poll() throws IOException, InterruptedException {
        return send(NODES.arrayNode());
    }

    private synchronized JsonNode send(ArrayNode calls) throws IOException, InterruptedException {
        var message = NODES.objectNode()
                .put("csrfToken", secret)
                .put("syncId", syncId)
                .put("clientId", clientId++);
        message.set("rpc", calls);
        var request = HttpRequest.newBuilder(server.resolve("?v-r=uidl&v-uiId=" + page))
                .header("Content-Type", "application/json; charset=UTF-8")
                .POST(HttpRequest.BodyPublishers.ofString(message.toString()))
                .build();
        return take(JSON.readTree(text(request)));
    }

    private JsonNode take(JsonNode uidl) {
        syncId = uidl.path("syncId").asLong(syncId);
        if (uidl.path("meta").has("appError") || uidl.path("meta").has("sessionExpired")) {
            throw new IllegalStateException("the page ended: " + uidl);
        }
        var changes = uidl.path("changes");
        changes.valueStream()
                .filter(change -> change.path("feat").asInt(-1) == TAG
                        || change.path("feat").asInt(-1) == ATTRIBUTES)
                .forEach(known::add);
        return uidl;
    }

    private String get(String path) throws IOException, InterruptedException {
        return text(HttpRequest.newBuilder(server.resolve(path)).GET().build());
    }

    private String text(HttpRequest request) throws IOException, InterruptedException {
        var response = client.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException(request.uri() + " answers " + response.statusCode());
        }
        return response.body();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
