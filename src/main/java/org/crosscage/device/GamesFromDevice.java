package org.crosscage.device;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.crosscage.game.store.GameArrival;
import org.crosscage.game.store.ReturnedGame;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.QuotaWords;
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
    /// @param game as it is now; null where the player has no such game, or the answer has no room for it: the
    ///     browser keeps its own then, and sends it again
    /// @param counted whether it came in, and what was paid for is counted: the browser must not tell that again
    /// @param refused what did not come in
    record Game(String id, @Nullable DeviceGame game, boolean counted, List<Refused> refused) {}

    /// @param line of the log; empty when the whole game is refused
    /// @param why in words
    record Refused(String line, String why) {}

    /// @param id as it was sent
    /// @param here the id of the game now
    record Taken(String id, String here, boolean isCounted, List<Refused> refused) {

        static Taken refused(String id, String why) {
            return new Taken(id, id, false, List.of(new Refused("", why)));
        }
    }

    /// The part of a request that was stored.
    ///
    /// @param choices as in [Answer]
    record Arrival(Player player, List<Taken> games, Object choices) {}

    Arrival take(Player sending, DeviceRequest request) {
        var sender = arrival.sender(sending.id(), request.device(), request.now());
        var taken = request.games().stream().map(game -> take(sender, game)).toList();
        return new Arrival(sending, taken, choose(sending.id(), request.choices()));
    }

    /// The games as they are now; none where others take the memory for them.
    ///
    /// @param address which they go to
    OutgoingGames games(Arrival stored, String address) {
        var ids = stored.games.stream().map(Taken::here).distinct().toList();
        return games.of(stored.player.id(), address, ids).orElse(OutgoingGames.NONE);
    }

    /// @param games of that arrival, as they are written
    static Answer answer(Arrival stored, OutgoingGames games) {
        return new Answer(
                stored.player.mark(),
                () -> stored.games.stream()
                        .map(each ->
                                new Game(each.id, games.game(each.here).orElse(null), each.isCounted, each.refused))
                        .iterator(),
                stored.choices);
    }

    private Taken take(GameArrival.Sender sender, JsonNode json) {
        var id = json.path("id").asString("");
        try {
            var arrived = arrival.arrive(sender, DeviceRequest.game(json));
            return new Taken(
                    id,
                    arrived.id(),
                    !arrived.id().isEmpty(),
                    arrived.refused().stream().map(this::refused).toList());
        } catch (FullQuotaException e) {
            return Taken.refused(id, new QuotaWords(texts).full(e.quota()));
        } catch (ArchiveException e) {
            return Taken.refused(id, words("device.wrong.game", e));
        }
    }

    private Refused refused(ReturnedGame.RefusedLine line) {
        var reason = line.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new Refused(line.line(), texts.say("device.refused." + reason));
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
        var known = Preferences.DEFAULTS.choices().keySet();
        var refused = new ArrayList<String>();
        var good = choices.entrySet().stream()
                .filter(choice -> {
                    boolean isChoice = known.contains(choice.getKey())
                            && choice.getValue()
                                    .equals(Preferences.of(Map.of(choice.getKey(), choice.getValue()))
                                            .choices()
                                            .get(choice.getKey()));
                    if (!isChoice) {
                        refused.add(ArchiveException.shown(choice.getKey()));
                    }
                    return isChoice;
                })
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        if (!good.isEmpty()) {
            preferences.change(player, before -> {
                var all = before.choices();
                all.putAll(good);
                return Preferences.of(all);
            });
        }
        return refused.isEmpty() ? STORED : refused;
    }
}
