package org.crosscage.sets.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasComponents;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.OptionalInt;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.ProgressNote;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.sets.SetProgress;
import org.crosscage.texts.Texts;

/// A puzzle of a set for one who plays it: its number, name, grade, and how far they are. A link into the game that is
/// there, or a button that begins one; neither while it is locked or the set is closed.
final class SetTile extends ListItem {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient SetProgress progress;
    private final Component picture;
    private final Span words = new Span();

    /// @param number of its place, from 1
    /// @param grade its sign
    SetTile(SetProgress progress, int number, GradeSign grade, Texts texts) {
        this.texts = texts;
        this.progress = progress;
        setId("puzzle-" + number);
        var entry = progress.place().entry();
        var name = new Span(texts.say("sets.puzzle", "number", number, "name", new PuzzleNames(texts).of(entry)));
        name.addClassName("tile-name");
        words.add(name, grade);
        picture = Thumbnail.of(
                entry.puzzle(), PuzzleKinds.of(entry.puzzle().kind()).picture(entry.puzzle()));
    }

    /// @param waitsFor the number of the puzzle that has to be finished first, where one has
    /// @param closed whether no game can be begun any more
    /// @param begin begins a game
    SetTile offer(OptionalInt waitsFor, boolean closed, Runnable begin) {
        var game = progress.game();
        if (game.isPresent()) {
            var link = new Anchor("play/" + game.get().id());
            link.getElement().setAttribute("router-link", true);
            var told = new SetWords(texts);
            fill(
                    link,
                    progress.isFinished()
                            ? ProgressNote.done(texts.say("sets.state.done.sign"), told.done(game.get()))
                            : ProgressNote.of(told.begun(game.get())));
        } else if (waitsFor.isPresent() || closed) {
            var tile = new Div();
            tile.addClassName("set-locked");
            fill(
                    tile,
                    ProgressNote.of(
                            closed
                                    ? texts.say("sets.state.closed")
                                    : texts.say("sets.state.locked", "number", waitsFor.getAsInt())));
        } else {
            var button = new NativeButton();
            button.getElement().setAttribute("type", "button");
            button.addClickListener(_ -> begin.run());
            fill(button, ProgressNote.toPlay(texts.say("sets.state.new")));
        }
        return this;
    }

    private <C extends Component & HasComponents & HasStyle> void fill(C whole, ProgressNote state) {
        words.add(state);
        whole.addClassName("tile");
        whole.add(picture, words);
        add(whole);
    }
}
