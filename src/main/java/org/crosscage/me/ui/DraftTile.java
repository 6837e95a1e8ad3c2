package org.crosscage.me.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.function.Consumer;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.edit.Draft;
import org.crosscage.edit.store.DraftStore;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.dialog.RenameAndDelete;
import org.crosscage.texts.Texts;

/// A puzzle that the player drew, with the way back to where it is drawn.
final class DraftTile extends ListItem {

    private static final long serialVersionUID = 1L;

    /// @param renamed hears when it is called something else
    /// @param deleted hears when it is gone
    DraftTile(
            DraftStore.Listed draft,
            DraftStore drafts,
            CurrentPlayer player,
            Texts texts,
            Consumer<DraftTile> renamed,
            Consumer<DraftTile> deleted) {
        addClassName("own-game");
        var sketch = draft.sketch();
        var measure = new PuzzleNames(texts).of(sketch.kind(), sketch.rows(), sketch.columns());
        var called = draft.title().isBlank() ? measure : draft.title();
        var name = new Span(called);
        name.addClassName("tile-name");
        var size = note(measure);
        var day = note(texts.date(LocalDate.ofInstant(draft.changed(), ZoneOffset.UTC)));
        var link = new Anchor(
                "edit/" + draft.id(), Thumbnail.of(sketch.picture(), sketch.position()), new Span(name, size, day));
        link.addClassName("tile");
        link.getElement().setAttribute("router-link", true);
        var own = new RenameAndDelete(texts, called);
        var tools = new Div(
                own.rename(Draft.LONGEST_TITLE, title -> {
                    drafts.rename(player.id(), draft.id(), title);
                    renamed.accept(this);
                }),
                own.delete("edit.delete", () -> {
                    drafts.delete(player.id(), draft.id());
                    deleted.accept(this);
                }));
        tools.addClassName("own-game-tools");
        add(link, tools);
    }

    private static Span note(String words) {
        var note = new Span(words);
        note.addClassName("tile-note");
        return note;
    }
}
