package org.crosscage.experiment.load;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What the server has said to the page of a game: the game, which moves are stored, hints, and what it asks of the
/// browser.
final class GameMessages {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String HINT_CARD = "{\"id\":\"hint\",";

    private final String client;
    private final Queue<Question> questions = new ArrayDeque<>();

    private @Nullable JsonNode game;
    private long confirmed;
    private long hints;
    private boolean isRefused;
    private boolean isToTryAgain;

    /// @param client names the player in the logs of games
    GameMessages(String client) {
        this.client = client;
    }

    /// A call of the browser's storage, whose result is waited for.
    ///
    /// @param node to which the result goes
    /// @param channel likewise
    record Question(int node, int channel) {}

    /// Another page is about to open.
    void clear() {
        game = null;
        questions.clear();
    }

    /// A move is about to be sent.
    void clearAnswer() {
        isRefused = false;
        isToTryAgain = false;
    }

    /// The game as it was sent last as a whole.
    Optional<JsonNode> game() {
        return Optional.ofNullable(game);
    }

    /// The number of the last move that is stored.
    long confirmed() {
        return confirmed;
    }

    /// How many hints, or stages of one, were shown.
    long hints() {
        return hints;
    }

    boolean isRefused() {
        return isRefused;
    }

    boolean isToTryAgain() {
        return isToTryAgain;
    }

    /// The next question that was not answered.
    Optional<Question> question() {
        return Optional.ofNullable(questions.poll());
    }

    void add(JsonNode uidl) {
        var changes = uidl.path("changes");
        for (var change : changes) {
            if (isPut(change, "gameJson") && change.path("value").isString()) {
                show(MAPPER.readTree(change.path("value").asString()));
            } else if (isPut(change, "cardJson")
                    && change.path("value").asString("").startsWith(HINT_CARD)) {
                hints++;
            }
        }
        uidl.path("execute").forEach(this::call);
    }

    private static boolean isPut(JsonNode change, String key) {
        return change.path("key").asString("").equals(key);
    }

    private void show(JsonNode shown) {
        game = shown;
        confirm(shown.path("seen").path(client).asLong(0));
    }

    private void confirm(long move) {
        confirmed = Math.max(confirmed, move);
    }

    /// @param call arguments, and at their end what they are for
    private void call(JsonNode call) {
        var script = call.path(call.size() - 1).asString("");
        if (script.contains(".receive(")) {
            call.valueStream()
                    .flatMap(argument -> argument.path("entries").valueStream())
                    .filter(entry -> entry.path("client").asString("").equals(client))
                    .forEach(entry -> confirm(entry.path("seq").asLong()));
        } else if (script.contains(".reset(")) {
            call.valueStream()
                    .map(argument -> argument.path("game"))
                    .filter(JsonNode::isObject)
                    .forEach(this::show);
        } else if (script.contains(".refuse(")) {
            isRefused = true;
        } else if (script.contains(".tryAgain(")) {
            isToTryAgain = true;
        } else if (script.contains("localStorage.getItem(")) {
            // of the two ways to return, the first one is for success
            call.valueStream()
                    .map(argument -> argument.path("@v-return"))
                    .filter(JsonNode::isArray)
                    .findFirst()
                    .map(way -> new Question(way.path(0).asInt(), way.path(1).asInt()))
                    .ifPresent(questions::add);
        }
    }
}
