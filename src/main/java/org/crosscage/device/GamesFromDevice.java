package org.crosscage.device;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.crosscage.game.store.GameArrival;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.QuotaWords;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/// Takes in what a browser brings back, each game by itself.
@Component
final class GamesFromDevice {

    private static final String STORED = "stored";

    private final GameArrival arrival;
    private final DeviceGames games;
    private final PreferenceService preferences;
    private final Texts texts;

    GamesFromDevice(GameArrival arrival, DeviceGames games, PreferenceService preferences, Texts texts) {
        this.arrival = arrival;
        this.games = games;
        this.preferences = preferences;
        this.texts = texts;
    }

    /// @param player [Player#mark()], empty when there is none
    /// @param games in the order of the request
    /// @param choices [#STORED], or the ids of those that are none
    record Answer(String player, Iterable<Game> games, Object choices) {

        /// To nobody, who brought nothing.
        static final Answer OF_NOTHING = new Answer("", List.of(), STORED);
    }

    /// @param id as it was sent
    /// @param game as it is now; null where it is refused, the player has no such game, or the answer has no
    ///     room for it: the browser keeps its own then, and sends it again
    /// @param refused why it is refused, in words; empty where it is not
    record Game(String id, @Nullable DeviceGame game, String refused) {}

    /// @param id as it was sent
    /// @param here the id of the game now
    /// @param refused as [Game] has it
    record Taken(String id, String here, String refused) {}

    /// The part of a request that was stored.
    ///
    /// @param choices as in [Answer]
    record Arrival(Player player, List<Taken> games, Object choices) {}

    Arrival take(Player sending, DeviceRequest request) {
        var arrivals = arrival.fromDevice(sending.id());
        var taken = request.games().stream().map(game -> take(arrivals, game)).toList();
        return new Arrival(sending, taken, choose(sending.id(), request.choices()));
    }

    /// The games as they are now; none where others take the memory for them.
    ///
    /// @param address which they go to
    OutgoingGames games(Arrival stored, String address) {
        var ids = stored.games.stream()
                .filter(each -> each.refused.isEmpty())
                .map(Taken::here)
                .distinct()
                .toList();
        return games.of(stored.player.id(), address, ids).orElse(OutgoingGames.NONE);
    }

    /// @param games of that arrival, as they are written
    static Answer answer(Arrival stored, OutgoingGames games) {
        return new Answer(
                stored.player.mark(),
                () -> stored.games.stream()
                        .map(each -> new Game(each.id, games.game(each.here).orElse(null), each.refused))
                        .iterator(),
                stored.choices);
    }

    private Taken take(GameArrival.Arrivals arrivals, JsonNode json) {
        var id = json.path("id").asString("");
        try {
            var game = DeviceRequest.game(json);
            return new Taken(id, arrivals.take(game.id(), game.archived()), "");
        } catch (FullQuotaException e) {
            return new Taken(id, id, new QuotaWords(texts).full(e.quota()));
        } catch (ArchiveException e) {
            return new Taken(id, id, words("device.wrong.game", e));
        }
    }

    /// @param sentence about a problem; with its path it is another one
    private String words(String sentence, ArchiveException e) {
        var problem = texts.say("me.import.wrong." + e.problem(), e.arguments());
        return e.path().isEmpty()
                ? texts.say(sentence, "problem", problem)
                : texts.say(sentence + ".at", "path", e.path(), "problem", problem);
    }

    /// What is said of a request of which nothing can be taken.
    String words(ArchiveException e) {
        return words("device.wrong.request", e);
    }

    private Object choose(long player, Map<String, String> choices) {
        var good = new HashMap<>(choices);
        good.entrySet().retainAll(Preferences.of(choices).choices().entrySet());
        if (!good.isEmpty()) {
            preferences.change(player, before -> {
                var all = before.choices();
                all.putAll(good);
                return Preferences.of(all);
            });
        }
        var refused = choices.keySet().stream()
                .filter(id -> !good.containsKey(id))
                .map(ArchiveException::shown)
                .toList();
        return refused.isEmpty() ? STORED : refused;
    }
}
