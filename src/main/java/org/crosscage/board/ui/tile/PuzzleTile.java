package org.crosscage.board.ui.tile;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasComponents;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.function.Consumer;

/// A puzzle or game as an entry of a list: picture, name, a note; one link or one button as a whole.
public final class PuzzleTile extends ListItem {

    private static final long serialVersionUID = 1L;

    private PuzzleTile(Component whole) {
        add(whole);
    }

    public static PuzzleTile link(String address, Component picture, String name, Component... notes) {
        var link = new Anchor(address);
        link.getElement().setAttribute("router-link", true);
        fill(link, picture, name, notes);
        return new PuzzleTile(link);
    }

    /// @param action gets the tile that is pressed
    public static PuzzleTile button(Consumer<PuzzleTile> action, Component picture, String name, Component... notes) {
        var button = new NativeButton();
        button.getElement().setAttribute("type", "button");
        fill(button, picture, name, notes);
        var tile = new PuzzleTile(button);
        button.addClickListener(_ -> action.accept(tile));
        return tile;
    }

    /// Says to screen readers what its link or button does.
    public PuzzleTile labelled(String label) {
        getElement().getChild(0).setAttribute("aria-label", label);
        return this;
    }

    /// Gives its link or button an id in the page.
    public PuzzleTile named(String id) {
        getElement().getChild(0).setAttribute("id", id);
        return this;
    }

    /// Moves the focus to its link or button.
    public void focus() {
        getElement().getChild(0).callJsFunction("focus");
    }

    public static Span note(String text) {
        var note = new Span(text);
        note.addClassName("tile-note");
        return note;
    }

    private static <C extends Component & HasComponents & HasStyle> void fill(
            C whole, Component picture, String name, Component... notes) {
        var words = new Span();
        var title = new Span(name);
        title.addClassName("tile-name");
        words.add(title);
        words.add(notes);
        whole.addClassName("tile");
        whole.add(picture, words);
    }
}
