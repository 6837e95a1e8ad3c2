package org.crosscage.me.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.Optional;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.player.store.Player;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.field.PagedList;
import org.crosscage.texts.Texts;

/// The puzzles that the player drew.
final class DraftList extends Div {

    private static final long serialVersionUID = 1L;

    private final transient DraftStore drafts;
    private final transient CurrentPlayer player;
    private final transient Texts texts;
    private final transient Runnable changed;
    private final PagedList list;

    /// @param changed one was deleted
    DraftList(DraftStore drafts, CurrentPlayer player, Texts texts, Runnable changed) {
        this.drafts = drafts;
        this.player = player;
        this.texts = texts;
        this.changed = changed;
        list = new PagedList(texts, () -> known().map(drafts::count).orElse(0), this::tiles, "tiles", "own-games");
        add(list);
    }

    private List<DraftTile> tiles(int from, int most) {
        return known().map(who -> drafts.listed(who, from, most)).orElse(List.of()).stream()
                .map(draft -> new DraftTile(draft, drafts, player, texts, this::renamed, this::deleted))
                .toList();
    }

    /// Looking stores nobody: all may have been deleted in another tab.
    private Optional<Long> known() {
        return player.known().map(Player::id);
    }

    private void renamed(DraftTile tile) {
        int at = list.indexOf(tile);
        list.again();
        list.focus(at, "vaadin-button");
    }

    private void deleted(DraftTile tile) {
        int at = list.indexOf(tile);
        list.remove(tile);
        changed.run();
        list.focus(at, "a");
    }
}
