package org.crosscage.device;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.crosscage.game.store.ArchivedGame;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.store.StrictJson;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// What a browser brings back.
///
/// @param choices settings that were changed
/// @param games each a [Game], to be read by itself, so that one that is none keeps no other away
@JsonIgnoreProperties({"device", "now"}) // of pages that were opened before the server's update
record DeviceRequest(Map<String, String> choices, List<JsonNode> games) {

    /// In bytes: the longest log that there is ([LogSize]), with the time and sender of each of its entries. A browser
    /// sends games together up to some 1 MB, and a longer one alone.
    static final int LARGEST = 16 << 20;

    static final int MOST_GAMES = 100;

    private static final String CHOICES = "choices";
    private static final JsonMapper JSON = StrictJson.mapper(LARGEST);

    /// A game as a browser knows it.
    ///
    /// @param id its id there
    @JsonIgnoreProperties({"stored", "paid"}) // as above
    record Game(String id, ArchivedGame archived) {}

    boolean isEmpty() {
        return games.isEmpty() && choices.isEmpty();
    }

    /// @throws ArchiveException when it is none, or has a game twice
    static DeviceRequest read(InputStream text) {
        var body = body(text);
        if (body.games.size() > MOST_GAMES) {
            throw new ArchiveException("games", "too-many", Map.of("most", MOST_GAMES));
        }
        requireOnce(body.games);
        return body;
    }

    private static void requireOnce(List<JsonNode> games) {
        var ids = new HashSet<String>();
        for (int i = 0; i < games.size(); i++) {
            var id = games.get(i).path("id").asString("");
            if (!id.isEmpty() && !ids.add(id)) {
                throw ArchiveException.noValue("games[" + i + "].id", id);
            }
        }
    }

    private static DeviceRequest body(InputStream text) {
        try {
            var tree = JSON.readTree(text);
            if (!(tree instanceof ObjectNode object)) {
                throw new ArchiveException("", "shape", Map.of());
            }
            if (!object.has(CHOICES)) {
                object.putObject(CHOICES);
            }
            return JSON.treeToValue(object, DeviceRequest.class);
        } catch (DatabindException e) {
            throw StrictJson.shape(e);
        } catch (JacksonException e) {
            throw StrictJson.syntax(e);
        }
    }

    /// @throws ArchiveException when it is no game
    static Game game(JsonNode json) {
        if (!json.isObject()) {
            throw new ArchiveException("", "shape", Map.of());
        }
        try {
            return JSON.treeToValue(json, Game.class);
        } catch (JacksonException e) {
            throw StrictJson.shape(e);
        }
    }
}
