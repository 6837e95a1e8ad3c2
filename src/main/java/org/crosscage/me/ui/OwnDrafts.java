package org.crosscage.me.ui;

import java.util.List;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.player.store.Player;
import org.crosscage.shell.CurrentPlayer;
import org.springframework.stereotype.Component;

/// The puzzles that the player at the browser drew.
@Component
record OwnDrafts(DraftStore store, CurrentPlayer player) {

    int count() {
        return player.known().map(Player::id).map(store::count).orElse(0);
    }

    /// Some of them, the one changed last first.
    List<DraftStore.Listed> listed(int from, int most) {
        return player.known().map(who -> store.listed(who.id(), from, most)).orElse(List.of());
    }

    void rename(String id, String title) {
        store.rename(player.id(), id, title);
    }

    void delete(String id) {
        store.delete(player.id(), id);
    }
}
