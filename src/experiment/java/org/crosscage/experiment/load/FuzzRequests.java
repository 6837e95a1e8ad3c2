package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleLibrary;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Makes spoilt requests of one visitor, and sends them. A page that has ended is opened anew.
final class FuzzRequests implements AutoCloseable {

    private static final JsonMapper JSON = new JsonMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String PAGE = "page";
    private static final String DEVICES = "device";
    private static final String ARCHIVE = "archive";
    private static final int OK = 200;
    static final int SERVER_ERROR = 500;
    private static final int ARCHIVES_ONE_OF = 12;
    private static final int PUZZLES = 40;
    private static final int PACKS = 12;
    private static final int MESSAGES_A_PAGE = 40;
    private static final int TAG = 0;
    private static final int LISTENERS = 4;
    /// Methods of the server that the page's scripts call.
    private static final int CALLABLE = 19;
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);
    private static final String DEVICE = "device/games";
    /// Properties that a player changes, by the tag of the element.
    private static final Map<String, String> PROPERTIES = Map.of(
            "vaadin-checkbox", "checked",
            "vaadin-text-field", "value",
            "vaadin-text-area", "value",
            "vaadin-integer-field", "value",
            "vaadin-radio-group", "value");
    private static final List<String> ROUTES = List.of(
            "",
            "library",
            "library/kenken-6x6",
            "import",
            "learn",
            "learn/combinations",
            "learn/naked-single",
            "how-to-play/killer",
            "daily",
            "train",
            "lab",
            "sets",
            "sets/new",
            "edit",
            "print",
            "me",
            "me/join",
            "settings",
            "settings/techniques",
            "continue");

    private final URI server;
    private final HttpClient client;
    private final List<PuzzleEntry> puzzles;
    private final FuzzArchives archives;
    private Visitor visitor;
    private @Nullable PageMessages page;
    private final List<Listener> listeners = new ArrayList<>();
    private final List<Callable> callables = new ArrayList<>();
    private final List<Field> fields = new ArrayList<>();
    private int sent;

    /// @param sort of the request
    /// @param body empty for one without; of an archive each byte as a character
    record Request(String sort, String path, String body) {}

    /// @param sort of the request, with what came of it, for the tally
    /// @param fault why it is one, empty when it is none
    record Answer(String sort, int status, String fault) {}

    /// An event that the open page's server side hears.
    ///
    /// @param details expressions whose values go with it
    private record Listener(int node, String event, List<String> details) {}

    private record Callable(int node, String method) {}

    private record Field(int node, String property) {}

    FuzzRequests(URI server, HttpClient client) throws IOException, InterruptedException {
        this.server = server;
        this.client = client;
        puzzles = PuzzleLibrary.shipped().packs().stream()
                .limit(PACKS)
                .flatMap(pack -> pack.entries().stream().limit(PUZZLES / PACKS))
                .toList();
        archives = new FuzzArchives(server, client, puzzles);
        visitor = new Visitor(client, server);
        visitor.get("");
    }

    /// A request that follows from the random numbers, and, for one of a page, from what the page shows.
    Request next(RandomGenerator random) throws IOException, InterruptedException {
        var values = new FuzzValues(random);
        if (values.below(ARCHIVES_ONE_OF) == 0) {
            return new Request(ARCHIVE, "me", archives.next(values));
        }
        return switch (values.below(4)) {
            case 0 -> address(values);
            case 1 -> device(values);
            default -> message(values);
        };
    }

    Answer send(Request request) throws IOException, InterruptedException {
        if (request.sort().equals(ARCHIVE)) {
            return archives.send(request.body());
        }
        var http = HttpRequest.newBuilder(server.resolve(request.path()))
                .timeout(LONGEST_WAIT)
                .header("Cookie", visitor.cookies())
                .header("Accept", "text/html");
        if (!request.body().isEmpty()) {
            http.header("Content-Type", "application/json").POST(BodyPublishers.ofString(request.body()));
        }
        var answer = client.send(http.build(), BodyHandlers.ofString());
        if (request.sort().equals(PAGE)) {
            hear(answer);
        }
        return new Answer(request.sort() + outcome(request.sort(), answer), answer.statusCode(), fault(answer));
    }

    /// Whether the request met code of the game, as far as its answer shows that.
    private static String outcome(String sort, HttpResponse<String> answer) {
        if (answer.statusCode() != OK) {
            return ", refused";
        }
        var body = answer.body();
        return switch (sort) {
            case PAGE ->
                body.contains("\"changes\":[{") || body.contains("\"execute\":[[") ? ", answered" : ", passed over";
            case DEVICES -> body.contains("\"line\":\"") ? ", something left out" : ", stored";
            default -> "";
        };
    }

    /// Learns what the page listens to, or forgets a page that has ended.
    private void hear(HttpResponse<String> answer) {
        var body = answer.body();
        if (answer.statusCode() != OK || body.contains("\"appError\"") || body.contains("\"sessionExpired\"")) {
            page = null;
        } else {
            learn(JSON.readTree(body.substring(body.indexOf('{'), body.lastIndexOf('}') + 1)));
        }
    }

    private void learn(JsonNode uidl) {
        var constants = uidl.path("constants");
        for (var change : uidl.path("changes")) {
            int node = change.path("node").asInt();
            int feature = change.path("feat").asInt(-1);
            var key = change.path("key").asString("");
            if (feature == LISTENERS && change.path("type").asString("").equals("put")) {
                var details = new ArrayList<>(
                        constants.path(change.path("value").asString("")).propertyNames());
                listeners.add(new Listener(node, key, details));
            } else if (feature == CALLABLE) {
                change.path("add").forEach(name -> callables.add(new Callable(node, name.asString(""))));
            } else if (feature == TAG
                    && PROPERTIES.containsKey(change.path("value").asString(""))) {
                fields.add(new Field(node, PROPERTIES.get(change.path("value").asString(""))));
            }
        }
    }

    private static String fault(HttpResponse<String> answer) {
        if (answer.statusCode() >= SERVER_ERROR) {
            return "status " + answer.statusCode();
        }
        return answer.body().contains("\"appError\"") ? "the page ended with an error" : "";
    }

    /// Opens a page at a random route, or a game.
    private PageMessages open(FuzzValues values) throws IOException, InterruptedException {
        visitor = new Visitor(client, server);
        listeners.clear();
        callables.clear();
        fields.clear();
        var opened = PageMessages.begin(visitor);
        var route = values.below(3) > 0 ? values.pick(ROUTES) : "p/" + LinkCode.code(values.pick(puzzles));
        var shown = visitor.post(opened.address(), opened.write(0, PageMessages.navigation(route, "")));
        learn(JSON.readTree(shown.substring(shown.indexOf('{'), shown.lastIndexOf('}') + 1)));
        page = opened;
        return opened;
    }

    @Override
    public void close() {
        archives.close();
    }

    // ---- addresses -----------------------------------------------------------------------------------------------

    private Request address(FuzzValues values) {
        var spoilt = values.spoilt(LinkCode.code(values.pick(puzzles)));
        var path = switch (values.below(7)) {
            case 0 -> "p/" + encoded(spoilt);
            case 1 -> "preview/p/" + encoded(spoilt) + ".png";
            case 2 -> "play/" + encoded(values.text());
            case 3 -> "set/" + encoded(values.text());
            case 4 -> values.pick(ROUTES) + "/" + encoded(values.text());
            case 5 -> "device/games?owners=" + encoded(values.text());
            default -> values.pick(ROUTES) + "?" + encoded(values.text()) + "=" + encoded(values.text());
        };
        return new Request("address", path, "");
    }

    private static String encoded(String text) {
        var whole = URLEncoder.encode(text, StandardCharsets.UTF_8);
        return whole.substring(0, Math.min(4000, whole.length() - (whole.length() > 4000 ? whole.length() % 3 : 0)));
    }

    // ---- devices -------------------------------------------------------------------------------------------------

    private Request device(FuzzValues values) {
        var entry = values.pick(puzzles);
        var puzzle = PuzzleFormats.all().getFirst().write(entry);
        var id = "fuzzfuzzfuzzfuzzfuzz" + (10 + values.below(90));
        var body = HostileDevices.game(id, puzzle, values.log(entry.puzzle()));
        body.putObject("choices").put("theme", "dark");
        for (int changes = values.below(4); changes > 0; changes--) {
            values.change(body);
        }
        var text = body.toString();
        return new Request(DEVICES, DEVICE, values.below(3) == 0 ? values.spoilt(text) : text);
    }

    // ---- pages ---------------------------------------------------------------------------------------------------

    /// A message of a page, with values that no page sends.
    private Request message(FuzzValues values) throws IOException, InterruptedException {
        var open = page == null || ++sent % MESSAGES_A_PAGE == 0 ? open(values) : page;
        return new Request(PAGE, open.address(), open.write(0, call(values)));
    }

    private ObjectNode call(FuzzValues values) {
        int what = listeners.isEmpty() ? 0 : values.below(8);
        if (what == 0) {
            return PageMessages.navigation(values.pick(ROUTES) + (values.below(2) == 0 ? "" : "/" + values.text()), "");
        } else if (what == 1 && !fields.isEmpty()) {
            var field = values.pick(fields);
            return PageMessages.property(field.node(), field.property(), values.value());
        } else if (what == 2 && !callables.isEmpty()) {
            var callable = values.pick(callables);
            var arguments = values.below(2) == 0 ? List.<JsonNode>of() : List.of(values.value());
            return PageMessages.call(callable.node(), callable.method(), arguments);
        }
        return event(values.pick(listeners), values);
    }

    private static ObjectNode event(Listener listener, FuzzValues values) {
        var data = NODES.objectNode();
        for (var detail : listener.details()) {
            if (values.below(8) > 0) {
                data.set(
                        detail, detail.equals("event.detail") && values.below(4) > 0 ? detail(values) : values.value());
            }
        }
        return PageMessages.event(listener.node(), listener.event(), data);
    }

    /// An entry as a board sends it, or nearly one.
    private static ObjectNode detail(FuzzValues values) {
        var detail = values.below(2) == 0
                ? new PlayedMove(values.below(20), values.below(2) == 0, values.below(9))
                        .entry("fuzz", values.below(40))
                : NODES.objectNode()
                        .put("client", "fuzz")
                        .put("seq", values.below(40))
                        .put("kind", values.pick(List.of("digit", "given", "clue", "shape", "join")))
                        .put("part", values.pick(List.of("cell", "across", "down")))
                        .put("text", values.pick(List.of("", "4", "12+", "99999999999")))
                        .set("places", NODES.arrayNode().add(values.below(20)).add(values.below(20)));
        for (int changes = values.below(3); changes > 0; changes--) {
            values.change(detail);
        }
        return detail;
    }
}
