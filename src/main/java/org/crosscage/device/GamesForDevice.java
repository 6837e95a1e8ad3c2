package org.crosscage.device;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.board.ui.BoardPreferences;
import org.crosscage.daily.DailyGame;
import org.crosscage.daily.DailyPuzzle;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.game.store.GameLists;
import org.crosscage.player.Preference;
import org.crosscage.player.Preferences;
import org.crosscage.player.Sha256;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.player.store.Recovery;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// What a browser keeps of its player for the time without a connection. Each page asks for it, so whether
/// anything is new is found out first, from a few small rows.
@Component
final class GamesForDevice {

    /// So many running games are kept without being asked for.
    static final int RUNNING = 20;

    /// Of the answer: a browser that has another one asks for all of it.
    static final String FORM = "4";

    /// Those that can be chosen on a device, in the order in which they are shown.
    private static final List<Setting> SETTINGS = Stream.of(
                    Preferences.CHECK,
                    Preferences.HINTS,
                    Preferences.MARKS_IN_HINTS,
                    Preferences.TIDY_MARKS,
                    Preferences.PEERS,
                    Preferences.SAME_DIGITS,
                    Preferences.CAGE_COLOURS,
                    Preferences.TIMER,
                    Preferences.SOUND,
                    Preferences.VIBRATION,
                    Preferences.COMBINATIONS,
                    Preferences.ZEN,
                    Preferences.KEYPAD,
                    Preferences.DIGIT_ORDER,
                    Preferences.LARGE_KEYS,
                    Preferences.HOLD,
                    Preferences.LETTER_KEYS,
                    Preferences.HIGH_CONTRAST)
            .map(Setting::of)
            .toList();

    private final GameLists lists;
    private final DeviceGames games;
    private final DailyPuzzles dailyPuzzles;
    private final PreferenceService preferences;
    private final Recovery recovery;

    GamesForDevice(
            GameLists lists,
            DeviceGames games,
            DailyPuzzles dailyPuzzles,
            PreferenceService preferences,
            Recovery recovery) {
        this.lists = lists;
        this.games = games;
        this.dailyPuzzles = dailyPuzzles;
        this.preferences = preferences;
        this.recovery = recovery;
    }

    /// @param player [Player#mark()]; empty when there is none
    /// @param choices all of the player's, by id
    /// @param settings those that can be changed without a connection
    /// @param board what holds on the board of a game
    /// @param daily puzzles of today and the giant, of which the player has a game, by source, and whether that is
    ///     finished
    /// @param games the running ones played last
    /// @param deleted marks that the browser asked about, of players who had everything deleted
    record Kept(
            String player,
            Map<String, String> choices,
            List<Setting> settings,
            Map<String, @Nullable Object> board,
            Map<String, Boolean> daily,
            Iterable<DeviceGame> games,
            List<String> deleted) {}

    /// Something that can be chosen.
    ///
    /// @param board what the board calls it, empty when it hears nothing of it
    /// @param values as they are stored
    record Setting(String id, String board, List<String> values) {

        static <T> Setting of(Preference<T> preference) {
            return new Setting(
                    preference.id(),
                    preference.onBoard().map(Preference.OnBoard::name).orElse(""),
                    preference.values().stream().map(preference.written()).toList());
        }
    }

    /// Where a player's things stand.
    ///
    /// @param running the games played last
    /// @param daily as in [Kept]
    /// @param deleted marks of players who were deleted
    record State(
            Optional<Player> player,
            Preferences preferences,
            List<GameLists.Mark> running,
            Map<String, Boolean> daily,
            List<String> deleted) {

        /// Another one when anything of it is another.
        String tag() {
            return Sha256.of(String.join("\n", FORM, mark(), preferences + "", running + "", daily + "", deleted + ""));
        }

        private String mark() {
            return player.map(Player::mark).orElse("");
        }
    }

    /// @param owners marks of the players whose games it keeps
    State state(Optional<Player> player, List<String> owners) {
        return new State(
                player,
                player.map(known -> preferences.of(known.id())).orElse(Preferences.DEFAULTS),
                player.map(known -> lists.running(known.id(), RUNNING)).orElse(List.of()),
                player.map(known -> daily(known.id())).orElse(Map.of()),
                recovery.deleted(owners));
    }

    private Map<String, Boolean> daily(long player) {
        var today = dailyPuzzles.today();
        var results = dailyPuzzles.results(player, today);
        return DailyPuzzle.shown(today).stream()
                .flatMap(daily -> results.of(daily).stream())
                .collect(Collectors.toMap(
                        game -> game.daily().id(),
                        game -> game.state() != DailyGame.State.BEGUN,
                        (first, _) -> first,
                        TreeMap::new));
    }

    /// @param address which they go to
    /// @return empty where others take the memory for it
    Optional<OutgoingGames> games(State state, String address) {
        var ids = state.running.stream().map(GameLists.Mark::id).toList();
        return games.of(state.player.map(Player::id).orElse(0L), address, ids);
    }

    /// @param games of that state, as they are written
    static Kept kept(State state, Iterable<DeviceGame> games) {
        return new Kept(
                state.mark(),
                state.preferences.choices(),
                SETTINGS,
                BoardPreferences.ofGame(state.preferences).toJson(),
                state.daily,
                games,
                state.deleted);
    }
}
