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

    /// The most memory that the games take together that nobody listens to, in bytes.
    private static final long MOST_MEMORY = 20_000_000;

    private final int capacity;
    private final Predicate<String> hasListener;
    private final Map<String, SavedGame> open = new HashMap<>();
    private final SequencedMap<String, SavedGame> others = new LinkedHashMap<>(16, 0.75f, true);
    private long memory;

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
        } else if (game.log().memory() <= MOST_MEMORY) {
            others.put(game.id(), game);
            memory += game.log().memory();
            while (others.size() > capacity || memory > MOST_MEMORY) {
                memory -= others.pollFirstEntry().getValue().log().memory();
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
        memory -= other == null ? 0 : other.log().memory();
    }

    synchronized void forgetAll() {
        open.clear();
        others.clear();
        memory = 0;
    }
}
