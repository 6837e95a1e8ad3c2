package org.crosscage.sets.ui;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.ProgressNote;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.kind.PuzzleEntry;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.Pack;
import org.crosscage.texts.Texts;

/// A shipped puzzle that can be taken into a set, by a press; once it is there it says so and can not be pressed.
final class ShippedTile extends ListItem {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient PuzzleEntry entry;
    private final NativeButton tile = new NativeButton();
    private final Span state = new Span();
    private boolean taken;

    /// @param at its place in the pack, from 0
    /// @param take takes it
    ShippedTile(Pack pack, int at, Texts texts, Runnable take) {
        this.texts = texts;
        this.entry = pack.entries().get(at);
        var title = entry.notes().get("title");
        var name = new Span(title != null ? title : texts.say("library.number", "number", at + 1));
        name.addClassName("tile-name");
        var rating = pack.listings().get(at).difficulty().rating();
        var puzzle = entry.puzzle();
        tile.getElement().setAttribute("type", "button");
        tile.addClassName("tile");
        tile.add(
                Thumbnail.of(puzzle, PuzzleKinds.of(puzzle.kind()).picture(puzzle)),
                new Span(name, new GradeSign(texts, rating.grade()), state));
        tile.addClickListener(_ -> {
            if (!taken) {
                take.run();
            }
        });
        setId("shipped-" + (at + 1));
        add(tile);
        show(false);
    }

    PuzzleEntry entry() {
        return entry;
    }

    /// It keeps the focus also where it can not be pressed any more.
    void show(boolean isThere) {
        taken = isThere;
        state.removeAll();
        state.add(
                isThere
                        ? ProgressNote.done(texts.say("sets.library.in"), "")
                        : ProgressNote.toPlay(texts.say("sets.library.add")));
        if (isThere) {
            tile.getElement().setAttribute("aria-disabled", "true");
        } else {
            tile.getElement().removeAttribute("aria-disabled");
        }
    }
}
