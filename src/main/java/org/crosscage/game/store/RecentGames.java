package org.crosscage.game.store;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;
import org.crosscage.game.SavedGame;

/// The newest state of games as it was seen here, so that a move need not replay the log: of every game that somebody
/// listens to, who holds the same state anyway, and of those used last beside them, fewer where their logs are long.
/// Holds nothing that is not stored, and forgetting a game costs a replay and nothing else.
final class RecentGames {

    /// So many entries the logs of games may have together that nobody listens to: some 50 MB.
    private static final long ENTRIES = 200_000;

    private final int capacity;
    private final Predicate<String> hasListener;
    private final Map<String, SavedGame> open = new HashMap<>();
    private final SequencedMap<String, SavedGame> others = new LinkedHashMap<>(16, 0.75f, true);
    private long entries;

    /// @param capacity how many games are held that nobody listens to
    RecentGames(int capacity, Predicate<String> hasListener) {
        this.capacity = capacity;
        this.hasListener = hasListener;
    }

    synchronized Optional<SavedGame> find(String id) {
        return Optional.ofNullable(open.get(id)).or(() -> Optional.ofNullable(others.get(id)));
    }

    synchronized void keep(SavedGame game) {
        forget(game.id());
        if (hasListener.test(game.id())) {
            open.put(game.id(), game);
        } else {
            others.put(game.id(), game);
            entries += game.version();
            while (others.size() > capacity || entries > ENTRIES) {
                entries -= others.pollFirstEntry().getValue().version();
            }
        }
    }

    /// Somebody listens to a game from now on, or does so no more.
    synchronized void listenersChanged(String id) {
        find(id).ifPresent(this::keep);
    }

    synchronized void forget(String id) {
        open.remove(id);
        var other = others.remove(id);
        entries -= other == null ? 0 : other.version();
    }

    synchronized void forgetAll() {
        open.clear();
        others.clear();
        entries = 0;
    }
}
