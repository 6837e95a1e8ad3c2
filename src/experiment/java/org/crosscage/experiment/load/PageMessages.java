package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What a page says to the server, as Vaadin's client writes it: one numbered message after the other, with one call in
/// each.
public final class PageMessages {

    private static final JsonMapper JSON = new JsonMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    /// The page itself.
    private static final int ROOT = 1;
    private static final int PROPERTIES = 1;
    private static final String PUSH = "VAADIN/push?v-r=push&v-uiId=%s&v-pushId=%s&X-Atmosphere-tracking-id=%s"
            + "&X-Atmosphere-Framework=4.0.1&X-Atmosphere-Transport=websocket&X-Atmosphere-TrackMessageSize=true"
            + "&Content-Type=application/json;%%20charset=UTF-8&X-atmo-protocol=true&X-Vaadin-LastSeenServerSyncId=%d";

    /// Before a websocket that is the page's first one, or is to bring nothing that another one did not.
    public static final String FIRST = "0";

    private final String page;
    private final String secret;
    private final String push;
    private long written;

    /// @param start as [#start] has it
    PageMessages(JsonNode start) {
        page = start.path("v-uiId").asString();
        secret = start.path("uidl").path("Vaadin-Security-Key").asString();
        push = start.path("uidl").path("Vaadin-Push-ID").asString();
    }

    /// Opens the first page and leaves it at that.
    public static PageMessages begin(Visitor visitor) throws IOException, InterruptedException {
        return new PageMessages(start(visitor, "", ""));
    }

    /// Asks for the HTML and the start of a page: the server has it then, and no websocket was opened.
    ///
    /// @param route without a slash
    /// @param query without a question mark
    /// @throws RefusedException when the server answers with an error
    static JsonNode start(Visitor visitor, String route, String query) throws IOException, InterruptedException {
        visitor.get(route + (query.isEmpty() ? "" : "?" + query));
        return JSON.readTree(visitor.get("?v-r=init&location=" + encoded(route) + "&query=" + encoded(query)))
                .path("appConfig");
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /// Where messages go until there is a websocket, without a slash in front.
    public String address() {
        return "?v-r=uidl&v-uiId=" + page;
    }

    /// Where the websocket is, without a slash in front.
    ///
    /// @param before what the server called the websocket before, in the first message on it; or [#FIRST]
    /// @param heard the number of the server's last message
    public String pushAddress(String before, long heard) {
        return PUSH.formatted(page, push, before, heard);
    }

    /// How many there were.
    long written() {
        return written;
    }

    /// The next message.
    ///
    /// @param heard the number of the server's last message
    public String write(long heard, ObjectNode call) {
        var message =
                NODES.objectNode().put("csrfToken", secret).put("syncId", heard).put("clientId", written++);
        message.putArray("rpc").add(call);
        return message.toString();
    }

    /// That the page goes to another view.
    public static ObjectNode navigation(String route, String query) {
        var data = NODES.objectNode()
                .put("route", route)
                .put("query", query)
                .put("appShellTitle", "")
                .put("trigger", "")
                .putNull("historyState");
        return event(ROOT, "ui-navigate", data);
    }

    static ObjectNode event(int node, String event, ObjectNode data) {
        var call = NODES.objectNode().put("type", "event").put("node", node).put("event", event);
        call.set("data", data);
        return call;
    }

    /// A press of a button.
    static ObjectNode click(int node) {
        var data = NODES.objectNode();
        for (var number : new String[] {"screenX", "screenY", "clientX", "clientY", "detail", "button"}) {
            data.put("event." + number, 0);
        }
        for (var key : new String[] {"ctrlKey", "shiftKey", "altKey", "metaKey"}) {
            data.put("event." + key, false);
        }
        return event(node, "click", data);
    }

    /// The present value of an element's property.
    static ObjectNode property(int node, String name, JsonNode value) {
        var sync = NODES.objectNode()
                .put("type", "mSync")
                .put("node", node)
                .put("feature", PROPERTIES)
                .put("property", name);
        return sync.set("value", value);
    }

    /// A call of a method of the server.
    static ObjectNode call(int node, String method, List<JsonNode> arguments) {
        var call = NODES.objectNode()
                .put("type", "publishedEventHandler")
                .put("node", node)
                .put("templateEventMethodName", method)
                .put("promise", -1);
        call.putArray("templateEventMethodArgs").addAll(arguments);
        return call;
    }

    /// What a call of the server returned.
    static ObjectNode answer(int node, int channel, String value) {
        var call = NODES.objectNode().put("type", "channel").put("node", node).put("channel", channel);
        call.putArray("args").add(value);
        return call;
    }
}
