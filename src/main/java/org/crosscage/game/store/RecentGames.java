package org.crosscage.game.store;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import org.crosscage.game.SavedGame;

/// The games used last, so that a move need not replay the log. Bounded; holds nothing that is not stored, and
/// forgetting a game costs a replay and nothing else.
final class RecentGames {

    private final int capacity;
    private final SequencedMap<String, SavedGame> games = new LinkedHashMap<>(16, 0.75f, true);

    RecentGames(int capacity) {
        this.capacity = capacity;
    }

    synchronized Optional<SavedGame> find(String id) {
        return Optional.ofNullable(games.get(id));
    }

    synchronized void keep(SavedGame game) {
        games.put(game.id(), game);
        if (games.size() > capacity) {
            games.pollFirstEntry();
        }
    }

    synchronized void forget(String id) {
        games.remove(id);
    }

    synchronized void forgetAll() {
        games.clear();
    }
}
