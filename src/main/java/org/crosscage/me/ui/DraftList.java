package org.crosscage.me.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.ui.PagedList;
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
        list = new PagedList(texts, () -> drafts.count(player.id()), this::tiles, "tiles", "own-games");
        add(list);
    }

    private List<DraftTile> tiles(int from, int most) {
        return drafts.listed(player.id(), from, most).stream()
                .map(draft -> new DraftTile(draft, drafts, player, texts, this::renamed, this::deleted))
                .toList();
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
