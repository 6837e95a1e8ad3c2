package org.crosscage.board.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasComponents;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;

/// The mode and undo buttons of a board, with room for a screen's own buttons after them. It talks to the board in
/// the browser.
@Tag("board-tools")
@JsModule("./board/index.ts")
public final class BoardTools extends Component implements HasComponents {

    private static final long serialVersionUID = 1L;

    /// @param board the board that it works for; both must be on the same page
    public BoardTools(PuzzleBoard board) {
        getElement().setAttribute("for", board.requireId());
    }
}
