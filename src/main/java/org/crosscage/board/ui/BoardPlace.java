package org.crosscage.board.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import org.crosscage.core.model.Shape;

/// Where the board lies on a page: the style sheet gives it the room that the other parts leave, in the board's own
/// shape.
public final class BoardPlace extends Div {

    private static final long serialVersionUID = 1L;

    /// @param address of the page on this server, such as `play/1a2b`: it stands below the board on paper
    public BoardPlace(PuzzleBoard board, Shape shape, String address) {
        super(board);
        addClassName("play-board");
        var printed = new Span();
        printed.addClassName("play-address");
        printed.getElement().executeJs("this.textContent = new URL($0, document.baseURI).href", address);
        add(printed);
        getStyle().set("--aspect", String.valueOf((double) shape.columns() / shape.rows()));
    }
}
