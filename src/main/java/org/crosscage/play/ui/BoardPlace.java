package org.crosscage.play.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import org.crosscage.board.ui.PuzzleBoard;
import org.crosscage.core.model.Shape;

/// Where the board lies on a page: the style sheet gives it the room that the other parts leave, in the board's own
/// shape.
final class BoardPlace extends Div {

    private static final long serialVersionUID = 1L;

    BoardPlace(PuzzleBoard board, Shape shape) {
        super(board);
        addClassName("play-board");
        // where the game is played, on paper
        var address = new Span();
        address.addClassName("play-address");
        address.getElement().executeJs("this.textContent = location.origin + location.pathname");
        add(address);
        getStyle().set("--aspect", String.valueOf((double) shape.columns() / shape.rows()));
    }
}
