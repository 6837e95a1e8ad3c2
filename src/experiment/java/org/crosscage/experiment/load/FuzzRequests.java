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
import java.util.random.RandomGenerator;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.experiment.format.Mutations;
import org.crosscage.kind.text.LinkCode;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleLibrary;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Makes spoilt requests of one visitor, and sends them. A page that has ended is opened anew.
final class FuzzRequests {

    private static final JsonMapper JSON = new JsonMapper();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String PAGE = "page";
    private static final int OK = 200;
    private static final int SERVER_ERROR = 500;
    private static final int PUZZLES = 40;
    private static final int PACKS = 12;
    private static final int MESSAGES_A_PAGE = 40;
    private static final int LISTENERS = 4;
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);
    private static final String DEVICE = "device/games";
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
            "take-along",
            "settings",
            "settings/techniques",
            "continue");
    private final URI server;
    private final HttpClient client;
    private final List<PuzzleEntry> puzzles;
    private final List<String> texts;
    private Visitor visitor;
    private @Nullable PageMessages page;
    private final List<Listener> listeners = new ArrayList<>();
    private int sent;

    /// @param sort of the request, for the tally
    /// @param body empty for one without
    record Request(String sort, String path, String body) {}

    /// An event that the open page's server side hears.
    ///
    /// @param details expressions whose values go with it
    private record Listener(int node, String event, List<String> details) {}

    FuzzRequests(URI server, HttpClient client) throws IOException, InterruptedException {
        this.server = server;
        this.client = client;
        puzzles = PuzzleLibrary.shipped().packs().stream()
                .limit(PACKS)
                .flatMap(pack -> pack.entries().stream().limit(PUZZLES / PACKS))
                .toList();
        texts = puzzles.stream()
                .map(entry -> PuzzleFormats.all().getFirst().write(entry))
                .toList();
        visitor = new Visitor(client, server);
        visitor.get("");
    }

    /// A request that follows from the random numbers, and, for one of a page, from what the page shows.
    Request next(RandomGenerator random) throws IOException, InterruptedException {
        return switch (random.nextInt(4)) {
            case 0 -> address(random);
            case 1 -> device(random);
            default -> message(random);
        };
    }

    HttpResponse<String> send(Request request) throws IOException, InterruptedException {
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
        return answer;
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
            if (change.path("feat").asInt(-1) == LISTENERS
                    && change.path("type").asString("").equals("put")) {
                var details = new ArrayList<>(
                        constants.path(change.path("value").asString("")).propertyNames());
                listeners.add(new Listener(
                        change.path("node").asInt(), change.path("key").asString(), details));
            }
        }
    }

    /// @return why an answer is a fault, empty when it is none
    static String fault(HttpResponse<String> answer) {
        if (answer.statusCode() >= SERVER_ERROR) {
            return "status " + answer.statusCode();
        }
        return answer.body().contains("\"appError\"") ? "the page ended with an error" : "";
    }

    /// Opens a page at a random route.
    private PageMessages open(RandomGenerator random) throws IOException, InterruptedException {
        visitor = new Visitor(client, server);
        listeners.clear();
        var opened = PageMessages.begin(visitor);
        var route = random.nextInt(3) > 0 ? pick(ROUTES, random) : "p/" + LinkCode.code(pick(puzzles, random));
        var shown = visitor.post(opened.address(), opened.write(0, PageMessages.navigation(route, "")));
        learn(JSON.readTree(shown.substring(shown.indexOf('{'), shown.lastIndexOf('}') + 1)));
        page = opened;
        return opened;
    }

    // ---- addresses -----------------------------------------------------------------------------------------------

    private Request address(RandomGenerator random) {
        var code = LinkCode.code(pick(puzzles, random));
        var spoilt = new Mutations(List.of(code), random).next();
        var path = switch (random.nextInt(7)) {
            case 0 -> "p/" + encoded(spoilt);
            case 1 -> "preview/p/" + encoded(spoilt) + ".png";
            case 2 -> "play/" + encoded(text(random));
            case 3 -> "set/" + encoded(text(random));
            case 4 -> pick(ROUTES, random) + "/" + encoded(text(random));
            case 5 -> "device/games?owners=" + encoded(text(random));
            default -> pick(ROUTES, random) + "?" + encoded(text(random)) + "=" + encoded(text(random));
        };
        return new Request("address", path, "");
    }

    private static String encoded(String text) {
        var whole = URLEncoder.encode(text, StandardCharsets.UTF_8);
        return whole.substring(0, Math.min(4000, whole.length() - (whole.length() > 4000 ? whole.length() % 3 : 0)));
    }

    // ---- devices -------------------------------------------------------------------------------------------------

    private Request device(RandomGenerator random) {
        var log = new ArrayList<String>();
        for (int i = random.nextInt(20); i > 0; i--) {
            log.add("2026-11-28T09:30:00Z page " + (20 - i) + " " + pick(entries(random), random));
        }
        var puzzle = pick(texts, random);
        var body = HostileClients.game("fuzzfuzzfuzzfuzzfuzz" + (10 + random.nextInt(90)), puzzle, log);
        body.putObject("choices").put("theme", "dark");
        for (int changes = random.nextInt(1, 4); changes > 0; changes--) {
            change(body, random);
        }
        var text = body.toString();
        return new Request(
                "device", DEVICE, random.nextInt(3) == 0 ? new Mutations(List.of(text), random).next() : text);
    }

    private static List<String> entries(RandomGenerator random) {
        int row = random.nextInt(12);
        int column = random.nextInt(12);
        return List.of(
                "play r%dc%d=%d".formatted(row, column, random.nextInt(12)),
                "play r%dc%d~1,2,3".formatted(row, column),
                "play r%dc%d'4,5".formatted(row, column),
                "play r%dc%d#%d".formatted(row, column, random.nextInt(9)),
                "branch " + random.nextInt(4),
                "accept " + random.nextInt(4),
                "drop " + random.nextInt(4),
                "undo",
                "redo");
    }

    // ---- pages ---------------------------------------------------------------------------------------------------

    /// A message of a page, with values that no page sends.
    private Request message(RandomGenerator random) throws IOException, InterruptedException {
        var open = page == null || ++sent % MESSAGES_A_PAGE == 0 ? open(random) : page;
        var call = listeners.isEmpty() || random.nextInt(8) == 0
                ? PageMessages.navigation(pick(ROUTES, random) + (random.nextBoolean() ? "" : "/" + text(random)), "")
                : event(pick(listeners, random), random);
        return new Request(PAGE, open.address(), open.write(0, call));
    }

    private static ObjectNode event(Listener listener, RandomGenerator random) {
        var data = NODES.objectNode();
        for (var detail : listener.details()) {
            if (random.nextInt(8) > 0) {
                data.set(detail, value(random));
            }
        }
        return PageMessages.event(listener.node(), listener.event(), data);
    }

    // ---- values --------------------------------------------------------------------------------------------------

    /// Replaces, adds or removes one value somewhere.
    private static void change(JsonNode tree, RandomGenerator random) {
        var inner = new ArrayList<JsonNode>();
        collect(tree, inner);
        switch (pick(inner, random)) {
            case ObjectNode object -> {
                var names = new ArrayList<>(object.propertyNames());
                var name = names.isEmpty() || random.nextInt(5) == 0 ? text(random) : pick(names, random);
                if (random.nextInt(6) == 0) {
                    object.remove(name);
                } else {
                    object.set(name, value(random));
                }
            }
            case ArrayNode array -> {
                if (array.isEmpty() || random.nextInt(3) == 0) {
                    array.add(value(random));
                } else {
                    array.set(random.nextInt(array.size()), value(random));
                }
            }
            default -> throw new IllegalStateException("neither an object nor a list");
        }
    }

    private static void collect(JsonNode node, List<JsonNode> inner) {
        if (node.isContainer()) {
            inner.add(node);
            node.valueStream().forEach(child -> collect(child, inner));
        }
    }

    private static JsonNode value(RandomGenerator random) {
        return switch (random.nextInt(12)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.booleanNode(random.nextBoolean());
            case 2 -> NODES.numberNode(random.nextInt(20) - 2);
            case 3 -> NODES.numberNode(random.nextLong());
            case 4 -> NODES.numberNode(random.nextBoolean() ? Integer.MAX_VALUE : Integer.MIN_VALUE);
            case 5 -> NODES.numberNode(1e300 * random.nextInt(3));
            case 6 -> NODES.arrayNode().add(random.nextInt(10)).add(text(random));
            case 7 -> NODES.objectNode().put("cell", random.nextInt(100) - 5).put("kind", "play");
            case 8 -> NODES.objectNode();
            default -> NODES.stringNode(text(random));
        };
    }

    private static String text(RandomGenerator random) {
        return switch (random.nextInt(8)) {
            case 0 -> "";
            case 1 -> "\u0000\u202e\ud800";
            case 2 -> "x".repeat(random.nextInt(20_000));
            case 3 -> Long.toString(random.nextLong());
            case 4 -> "2026-02-30";
            case 5 -> "../../etc/passwd";
            default ->
                new Mutations(List.of("kenken-6x6-easy-1", "r1c1=5", "daily-2026-11-23-kakuro-medium"), random).next();
        };
    }

    private static <T> T pick(List<T> all, RandomGenerator random) {
        return all.get(random.nextInt(all.size()));
    }
}
